// Own questions in the window: imported, asked in the quiz and in a review, removed, and all of it undone.
#include "tests/views/quiz_fixture.h"

#include "app/shell/own_pages.h"
#include "app/views/editor/question_editor.h"
#include "app/views/own/import_dialog.h"
#include "app/views/own/own_page.h"

#include <QAction>
#include <QFile>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTimer>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;
using learner::Fate;

namespace {

const QByteArray gift = R"(::Scores::What is compared? {=Query and key ~Two values}

::Rows::Each row of the weights sums to 1. {TRUE}

::Broken::Which one? {=this ~that
)";

const QByteArray quizFile = R"({"version": 1, "chapter": "scoring", "questions": [
{"id": "mine", "type": "text", "prompt": {"zh": "谁在问？"}, "accepted": {"zh": ["查询"]}},
{"id": "half", "type": "text",
 "accepted": {"zh": ["键"]}}]})";

struct OwnFixture : QuizFixture
{
    explicit OwnFixture(const QString& language = u"en"_s)
        : QuizFixture(language)
    {}

    learner::OwnQuestions& questions() { return window->ownShelf().questions(); }
    learner::Deck& deck() { return window->reviewDesk().deck(); }
    views::OwnPage* ownPage() { return window->own().page(); }

    QString fileOf(const QByteArray& bytes)
    {
        const QString name = folder.filePath(u"questions"_s); // its format is found by what is in it
        QFile file(name);
        [&] { QVERIFY(file.open(QIODevice::WriteOnly)); }();
        file.write(bytes);
        return name;
    }

    /// The dialog as the page opens it.
    std::unique_ptr<views::ImportDialog> dialog(const QByteArray& bytes)
    {
        auto made = std::make_unique<views::ImportDialog>(
            library, shell::knownNames(), window->ownShelf().kept(), window->language(),
            [this](const learner::ImportPlan& plan) {
                const auto result = questions().import(plan, QDateTime::currentDateTimeUtc());
                window->ownShelf().refresh();
                return result;
            });
        made->openFile(fileOf(bytes));
        return made;
    }

    QString buttons()
    {
        QStringList words;
        for (const QPushButton* button : ownPage()->findChildren<QPushButton*>())
            words.append(button->text());
        return words.join(u'\n');
    }

    void trigger(const QKeySequence& keys)
    {
        for (QAction* action : window->actions())
            if (action->shortcuts().contains(keys) && action->isEnabled())
                action->trigger();
    }
};

} // namespace

class TestOwn : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void anImportIsSeenFirstThenDoneAndReported()
    {
        OwnFixture fixture;
        const auto dialog = fixture.dialog(gift);
        QCOMPARE(dialog->items().size(), 3);
        QCOMPARE(dialog->items().last().fate, Fate::Refused);
        QCOMPARE(dialog->items().last().line, 5);
        QVERIFY(fixture.questions().all().isEmpty());
        dialog->import();
        QVERIFY(dialog->isDone());
        QCOMPARE(fixture.questions().all().size(), 2);
        const QString report = dialog->report();
        QVERIFY2(report.contains(u"2 added, 1 refused"_s), qPrintable(report));
        QVERIFY2(report.contains(u"line 5\trefused"_s), qPrintable(report));
    }

    void theFormatIsFoundByWhatIsInTheFile()
    {
        OwnFixture fixture;
        const auto dialog = fixture.dialog(quizFile);
        QCOMPARE(dialog->items().size(), 2);
        QCOMPARE(dialog->items()[0].question.chapter, u"scoring"_s);
        QCOMPARE(dialog->items()[1].line, 3);
        QCOMPARE(dialog->items()[1].fate, Fate::Refused);
        const auto xml = fixture.dialog("<?xml version=\"1.0\"?><quiz/>");
        QVERIFY(xml->items().isEmpty());
    }

    void anOwnQuestionIsAskedLastInTheQuizAndBecomesACard()
    {
        OwnFixture fixture;
        fixture.dialog(quizFile)->import();
        fixture.window->showQuiz(u"scoring"_s, 1);
        playback::QuizSession& quiz = fixture.window->quizSession();
        const qsizetype ofCourse = fixture.library.quiz(u"scoring"_s)->questions.size();
        QVERIFY(quiz.count() > ofCourse);
        QCOMPARE(quiz.items().last().question.id, u"own-mine"_s);
        quiz.goTo(quiz.count() - 1);
        QVERIFY(wordsIn(fixture.page()).contains(u"Own question, only in 中文"_s));
        quiz.choose({{}, u"查询"_s, -1, -1});
        quiz.setCertainty(content::Certainty::Sure);
        quiz.submit();
        QVERIFY(fixture.store.answers(u"scoring"_s).last().right);
        const learner::Card* card = fixture.deck().find(u"own-mine"_s);
        QVERIFY(card);
        const qint64 number = card->number;
        fixture.window->reviewDesk().round().ask({u"own-mine"_s});
        QCOMPARE(fixture.window->reviewDesk().session().item()->question.id, u"own-mine"_s);
        fixture.window->showOwn();
        emit fixture.ownPage()->removeChosen({u"own-mine"_s});
        QVERIFY(fixture.deck().isResting(number));
        QCOMPARE(fixture.deck().reviews(number).size(), 1);
        QCOMPARE(fixture.store.answers(u"scoring"_s).size(), 1);
    }

    void whatTheEditorSavesIsKeptWhileItIsOpen()
    {
        OwnFixture fixture;
        fixture.window->showOwn();
        qsizetype keptMeanwhile = 0;
        QTest::ignoreMessage(QtWarningMsg, "This plugin does not support propagateSizeHints()");
        QTimer::singleShot(0, fixture.window.get(), [&] {
            auto* editor = qobject_cast<views::QuestionEditor*>(QApplication::activeModalWidget());
            [&] { QVERIFY(editor); }();
            editor->document().set(u"prompt.en"_s, u"What is compared?"_s);
            QVERIFY2(editor->save(), "a question of one language can be kept");
            keptMeanwhile = fixture.questions().all().size();
            editor->document().set(u"prompt.en"_s, u"What is compared with a key?"_s);
            editor->save();
            editor->reject();
        });
        emit fixture.ownPage()->newChosen();
        QCOMPARE(keptMeanwhile, 1);
        QCOMPARE(fixture.questions().all().size(), 1); // saved twice, the same question
        QCOMPARE(fixture.questions().all().first().question["prompt"_L1]["en"_L1].toString(),
                 u"What is compared with a key?"_s);
    }

    void thePageUndoesAndRedoesByName()
    {
        OwnFixture fixture;
        fixture.window->showOwn();
        QVERIFY(wordsIn(fixture.ownPage()).contains(u"There are no own questions yet"_s));
        fixture.dialog(gift)->import();
        QVERIFY(fixture.buttons().contains(u"Undo: an import"_s));
        fixture.ownPage()->list()->selectAll();
        QTest::keyClick(fixture.ownPage()->list(), Qt::Key_Delete);
        QVERIFY(fixture.questions().all().isEmpty());
        QVERIFY(fixture.buttons().contains(u"Undo: deleting questions"_s));
        fixture.trigger(Qt::CTRL | Qt::Key_Z);
        QCOMPARE(fixture.ownPage()->list()->model()->rowCount(), 2);
        fixture.trigger(Qt::CTRL | Qt::Key_Z);
        QVERIFY(fixture.questions().all().isEmpty());
        QVERIFY(fixture.buttons().contains(u"Redo: an import"_s));
        fixture.trigger(Qt::CTRL | Qt::Key_Y);
        QCOMPARE(fixture.window->ownShelf().kept().size(), 2);
        QTest::keyClick(fixture.ownPage()->list(), Qt::Key_Escape);
        QCOMPARE(fixture.window->currentPage(), fixture.window->startPage());
    }
};

QTEST_MAIN(TestOwn)
#include "tst_own.moc"
