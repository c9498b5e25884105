// What the linter sees, and what it leaves alone.
#include "app/content/json_path.h"
#include "app/content/lint/draft.h"
#include "app/content/lint/question_lint.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace casefile::content;

namespace {

QJsonObject parsed(const QByteArray& json)
{
    return QJsonDocument::fromJson(json).object();
}

/// A choice with nothing to say about it.
QJsonObject soundChoice()
{
    return parsed(R"({"id": "own-1", "version": 1, "type": "choice",
        "prompt": {"zh": "每行之和是多少？", "en": "What does each row add up to?"},
        "options": [
            {"id": "a", "text": {"zh": "一", "en": "One"}, "right": true, "feedback": {"zh": "对。", "en": "Yes."}},
            {"id": "b", "text": {"zh": "零", "en": "Nought"}, "feedback": {"zh": "不。", "en": "No."},
             "misconception": "M-OV-01"}],
        "hints": [{"zh": "看行。", "en": "Look along a row."}],
        "repair": {"chapter": "overview", "step": "weights"}})");
}

LintTargets targets()
{
    return {{u"M-OV-01"_s}, {{u"overview"_s, {u"weights"_s}}}};
}

QStringList namesOf(const QList<LintNote>& notes)
{
    QStringList names;
    for (const LintNote& note : notes)
        names.append(u"%1: %2"_s.arg(note.place(), toString(note)));
    return names;
}

} // namespace

class TestQuestionLint : public QObject
{
    Q_OBJECT

private slots:
    void eachFlawIsNamedWithItsPlace_data();
    void eachFlawIsNamedWithItsPlace();
    void aSoundQuestionIsLeftAlone();
    void toleranceIsWeighedAgainstWhatIsShown();
    void shippedQuestionsHaveNoFaultForTheLinter();
    void aDraftMayLackALanguageAndFeedback();
    void aDraftWithoutARightOptionIsNotAsked();
};

void TestQuestionLint::eachFlawIsNamedWithItsPlace_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("value"); // in JSON; empty takes it away
    QTest::addColumn<LintKind>("kind");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const QString& path, const QString& value, LintKind kind,
                        const QString& place) { QTest::newRow(name) << path << value << kind << place; };
    row("longest", u"options[0].text.en"_s, u"\"Always exactly one, whatever the scores are\""_s,
        LintKind::LongestIsRight, u"options[0].text.en"_s);
    row("equal", u"options[1].text.zh"_s, u"\"一\""_s, LintKind::EqualOptions, u"options[1].text.zh"_s);
    row("nearly equal", u"options[1].text.en"_s, u"\"one.\""_s, LintKind::NearlyEqualOptions,
        u"options[1].text.en"_s);
    row("no feedback", u"options[0].feedback"_s, {}, LintKind::NoFeedback, u"options[0].feedback"_s);
    row("no Chinese", u"prompt.zh"_s, u"\" \""_s, LintKind::NoTranslation, u"prompt.zh"_s);
    row("two right", u"options[1].right"_s, u"true"_s, LintKind::SeveralRight, u"options"_s);
    row("none right", u"options[0].right"_s, {}, LintKind::NoneRight, u"options"_s);
    row("no belief", u"options[1].misconception"_s, {}, LintKind::NoMisconception,
        u"options[1].misconception"_s);
    row("unknown belief", u"options[1].misconception"_s, u"\"M-XX-99\""_s, LintKind::UnknownMisconception,
        u"options[1].misconception"_s);
    row("no hint", u"hints"_s, {}, LintKind::NoHint, u"hints"_s);
    row("no step", u"repair"_s, {}, LintKind::NoRepair, u"repair"_s);
    row("unknown step", u"repair.step"_s, u"\"nowhere\""_s, LintKind::UnknownStep, u"repair"_s);
    row("all of the above", u"options[1].text.en"_s, u"\"All of the above\""_s, LintKind::AllOfTheAbove,
        u"options[1].text.en"_s);
    row("all of the above, in Chinese", u"options[1].text.zh"_s, u"\"以上都对\""_s, LintKind::AllOfTheAbove,
        u"options[1].text.zh"_s);
    row("twice the id", u"options[1].id"_s, u"\"a\""_s, LintKind::DuplicateId, u"options[1].id"_s);
    row("no prompt", u"prompt"_s, {}, LintKind::Missing, u"prompt"_s);
    row("one option", u"options"_s, u"[{\"id\": \"a\", \"right\": true}]"_s, LintKind::TooFew, u"options"_s);
    row("long", u"prompt.en"_s, u"\"%1?\""_s.arg(QString(700, u'a')), LintKind::LongPrompt, u"prompt.en"_s);
    row("not", u"prompt.en"_s, u"\"Which of these is not a weight?\""_s, LintKind::UnmarkedNegation,
        u"prompt.en"_s);
    row("not, in Chinese", u"prompt.zh"_s, u"\"下面哪个不是权重？\""_s, LintKind::UnmarkedNegation,
        u"prompt.zh"_s);
}

void TestQuestionLint::eachFlawIsNamedWithItsPlace()
{
    QFETCH(QString, path);
    QFETCH(QString, value);
    QFETCH(LintKind, kind);
    QFETCH(QString, place);
    const QJsonValue flaw = QJsonDocument::fromJson(u"[%1]"_s.arg(value).toUtf8()).array().at(0);
    const QList<LintNote> notes = lintQuestion(withValue(soundChoice(), path, flaw), targets());
    const bool isSeen = std::ranges::any_of(
        notes, [&](const LintNote& note) { return note.kind == kind && note.place() == place; });
    QVERIFY2(isSeen, qPrintable(namesOf(notes).join(u'\n')));
}

void TestQuestionLint::aSoundQuestionIsLeftAlone()
{
    QCOMPARE(namesOf(lintQuestion(soundChoice(), targets())), QStringList());
    const QJsonObject bold =
        withValue(soundChoice(), u"prompt.en"_s, u"Which of these is **not** a weight?"_s);
    QCOMPARE(namesOf(lintQuestion(bold, targets())), QStringList());
}

void TestQuestionLint::toleranceIsWeighedAgainstWhatIsShown()
{
    QJsonObject number = parsed(R"({"type": "number", "answer": {"quantity": "cell", "tensor": "weights",
        "row": "first", "column": "first"}})");
    const auto kinds = [&](double tolerance) {
        number.insert(u"tolerance"_s, tolerance);
        QList<LintKind> found;
        for (const LintNote& note : lintQuestion(number, {})) {
            if (note.path == "tolerance"_L1)
                found.append(note.kind);
        }
        return found;
    };
    QCOMPARE(kinds(0.01), QList<LintKind>());
    QCOMPARE(kinds(0.2), QList<LintKind>{LintKind::ToleranceTooWide});
    QCOMPARE(kinds(0.0001), QList<LintKind>{LintKind::ToleranceTooNarrow});
}

void TestQuestionLint::shippedQuestionsHaveNoFaultForTheLinter()
{
    for (QDirIterator files(u":/quizzes"_s, {u"*.json"_s}); files.hasNext();) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const QJsonValue& question : parsed(file.readAll()).value("questions"_L1).toArray()) {
            for (const LintNote& note : lintQuestion(question.toObject(), {}))
                QVERIFY2(!note.isFault(), qPrintable(file.fileName() + question["id"_L1].toString() +
                                                     note.place() + toString(note)));
            Faults faults;
            QVERIFY(readDraft(question.toObject(), {}, faults));
        }
    }
}

void TestQuestionLint::aDraftMayLackALanguageAndFeedback()
{
    QJsonObject draft = soundChoice();
    for (const QString& path : {u"prompt.zh"_s, u"options[0].feedback"_s, u"options[1].misconception"_s,
                                u"hints"_s, u"repair"_s, u"id"_s})
        draft = withValue(draft, path, QJsonValue::Undefined);
    Faults faults;
    const auto question = readDraft(draft, {}, faults);
    QVERIFY(faults.isEmpty());
    QVERIFY(question);
    QCOMPARE(question->prompt.value(u"zh"_s), u"What does each row add up to?"_s);
    QVERIFY(question->hints.isEmpty());
}

void TestQuestionLint::aDraftWithoutARightOptionIsNotAsked()
{
    Faults faults;
    QVERIFY(!readDraft(withValue(soundChoice(), u"options[0].right"_s, false), {}, faults));
    QCOMPARE(faults.first().path, u"options"_s);
}

QTEST_GUILESS_MAIN(TestQuestionLint)
#include "tst_question_lint.moc"
