// The editor of questions, as an instructor uses it with the keyboard.
#include "app/content/json_path.h"
#include "app/content/lint/question_fields.h"
#include "app/shell/program.h"
#include "app/views/appearance.h"
#include "app/views/editor/field_widget.h"
#include "app/views/editor/notes_list.h"
#include "app/views/editor/question_editor.h"
#include "app/views/editor/question_form.h"
#include "app/views/editor/question_preview.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace casefile;
using namespace casefile::views;

namespace {

/// The first shipped question of this type.
EditedQuestion shipped(const QString& type)
{
    for (const QString& name : QDir(u":/quizzes"_s).entryList({u"*.json"_s})) {
        QFile file(u":/quizzes/"_s + name);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QJsonObject quiz = QJsonDocument::fromJson(file.readAll()).object();
        for (const QJsonValue& question : quiz.value("questions"_L1).toArray()) {
            if (question["type"_L1] == type)
                return {u"own-1"_s, quiz.value("chapter"_L1).toString(), question.toObject()};
        }
    }
    return {};
}

QPlainTextEdit* wordsAt(QuestionEditor& editor, const QString& path, const QString& language)
{
    for (FieldWidget* field : editor.findChildren<FieldWidget*>()) {
        if (field->path() == path && field->isVisible())
            return qobject_cast<QPlainTextEdit*>(field->editor(language));
    }
    return nullptr;
}

} // namespace

class TestQuestionEditor : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everyTypeHasAFormThatChangesNothingByItself_data();
    void everyTypeHasAFormThatChangesNothingByItself();
    void typingIsOneStepBack();
    void aNoteLeadsToItsField();
    void thePreviewIsAnswered();
    void whatWasNotSavedIsOfferedAgain();
    void closingAsksAboutWhatWasNotSaved();

private:
    std::unique_ptr<QuestionEditor> open(const EditedQuestion& question);

    QTemporaryDir m_folder;
    content::Library m_library = content::embeddedLibrary(shell::knownNames());
    Appearance m_appearance;
    QList<EditedQuestion> m_kept;
};

void TestQuestionEditor::init()
{
    m_kept.clear();
    QDir(m_folder.path()).removeRecursively(); // no draft of the test before
}

std::unique_ptr<QuestionEditor> TestQuestionEditor::open(const EditedQuestion& question)
{
    const EditorSetup setup{m_library,
                            m_appearance,
                            shell::knownNames(),
                            u"en"_s,
                            u"The cat sat"_s,
                            m_folder.path(),
                            [this](EditedQuestion& kept) {
                                m_kept.append(kept);
                                return QString();
                            }};
    auto editor = std::make_unique<QuestionEditor>(setup, question);
    editor->show();
    [&] { QVERIFY(QTest::qWaitForWindowActive(editor.get())); }();
    return editor;
}

void TestQuestionEditor::everyTypeHasAFormThatChangesNothingByItself_data()
{
    QTest::addColumn<QString>("type");
    for (const QString& type : content::questionTypes())
        QTest::newRow(qPrintable(type)) << type;
}

void TestQuestionEditor::everyTypeHasAFormThatChangesNothingByItself()
{
    QFETCH(QString, type);
    const auto editor = open(shipped(type));
    QCOMPARE(editor->isUnsaved(), false);
    QCOMPARE(editor->notes().faultCount(), 0);
    QVERIFY(editor->preview().session().item());
    for (FieldWidget* field : editor->findChildren<FieldWidget*>()) {
        QVERIFY(field->editor({}));
        QVERIFY2(type.isEmpty() || !field->editor({})->accessibleName().isEmpty() ||
                     qobject_cast<QAbstractButton*>(field->editor({})),
                 qPrintable(field->path()));
    }
}

void TestQuestionEditor::typingIsOneStepBack()
{
    const auto editor = open(shipped(u"choice"_s));
    const QJsonObject before = editor->document().question();
    QPlainTextEdit* prompt = wordsAt(*editor, u"prompt"_s, u"en"_s);
    QVERIFY(prompt && prompt->hasFocus());
    QTest::keyClicks(prompt, u"New "_s);
    QVERIFY(editor->document().question().value("prompt"_L1)["en"_L1].toString().startsWith("New "_L1));
    QTest::keyClick(editor.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor->document().question(), before);
    QCOMPARE(prompt->toPlainText(), before.value("prompt"_L1)["en"_L1].toString());
}

void TestQuestionEditor::aNoteLeadsToItsField()
{
    EditedQuestion question = shipped(u"choice"_s);
    question.question =
        content::withValue(question.question, u"options[1].feedback.zh"_s, QJsonValue::Undefined);
    const auto editor = open(question);
    NotesList& notes = editor->notes();
    const QList<QListWidgetItem*> items = notes.findItems(u"Option 2"_s, Qt::MatchStartsWith);
    QVERIFY(!items.isEmpty());
    notes.setFocus();
    notes.setCurrentItem(items.first());
    QTest::keyClick(&notes, Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(),
             static_cast<QWidget*>(wordsAt(*editor, u"options[1].feedback"_s, u"zh"_s)));
}

void TestQuestionEditor::thePreviewIsAnswered()
{
    const auto editor = open(shipped(u"choice"_s));
    playback::QuizSession& session = editor->preview().session();
    const content::Question question = session.item()->question;
    QTRY_VERIFY(!session.isComputing());
    session.choose({std::get<content::ChoiceTask>(question.task).options.first().id, {}, -1, -1});
    QVERIFY(session.canSubmit());
    session.submit();
    QVERIFY(!session.feedback().isEmpty());
    editor->refresh(); // begun anew
    QVERIFY(session.item()->isOpen());
}

void TestQuestionEditor::whatWasNotSavedIsOfferedAgain()
{
    const EditedQuestion question = shipped(u"text"_s);
    EditedQuestion draft = question;
    draft.question = content::withValue(question.question, u"prompt.en"_s, u"Half a"_s);
    QVERIFY(DraftFile(m_folder.path(), question.id).write(draft));
    const auto editor = open(question);
    const auto* take = editor->findChild<QPushButton*>(u"take-draft"_s);
    QVERIFY(take && take->isVisible());
    const_cast<QPushButton*>(take)->click();
    QCOMPARE(editor->document().question(), draft.question);
    QVERIFY(editor->isUnsaved());
    QTest::keyClick(editor.get(), Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(m_kept.size(), 1);
    QVERIFY(!editor->isUnsaved());
    QVERIFY(!DraftFile(m_folder.path(), question.id).read());
}

void TestQuestionEditor::closingAsksAboutWhatWasNotSaved()
{
    const auto editor = open(shipped(u"choice"_s));
    editor->document().set(u"prompt.en"_s, u"Other"_s);
    for (const auto answer : {QMessageBox::Cancel, QMessageBox::Save}) {
        QTimer::singleShot(0, this, [answer] {
            qobject_cast<QMessageBox*>(QApplication::activeModalWidget())->button(answer)->click();
        });
        QTest::keyClick(editor.get(), Qt::Key_Escape);
        QCOMPARE(editor->isVisible(), answer == QMessageBox::Cancel);
    }
    QCOMPARE(m_kept.size(), 1);
}

QTEST_MAIN(TestQuestionEditor)
#include "tst_question_editor.moc"
