#include "tests/playback/quizzes.h"

#include <QRegularExpression>
#include <QTest>

#include <memory>

using namespace casefile;
using namespace casefile::playback;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

/// Brings a fresh quiz of two choice questions to a phase.
std::unique_ptr<Running> inPhase(const QByteArray& phase)
{
    if (phase == "empty")
        return std::make_unique<Running>(QList<content::Question>());
    auto quiz = std::make_unique<Running>(QList<content::Question>{choice(), number()});
    if (phase == "chosen" || phase == "ready")
        quiz->session.choose(option(u"b"_s));
    if (phase == "certain" || phase == "ready")
        quiz->session.setCertainty(content::Certainty::Sure);
    if (phase == "right")
        quiz->give(option(u"a"_s));
    if (phase == "wrong" || phase == "given up")
        quiz->give(option(u"b"_s));
    if (phase == "given up")
        quiz->session.giveUp();
    if (phase == "finished")
        quiz->session.finish();
    quiz->answers.clear();
    return quiz;
}

void happen(QuizSession& session, const QByteArray& event)
{
    if (event == "choose")
        session.choose(option(u"a"_s));
    else if (event == "setCertainty")
        session.setCertainty(content::Certainty::Think);
    else if (event == "submit")
        session.submit();
    else if (event == "takeHint")
        session.takeHint();
    else if (event == "tryAgain")
        session.tryAgain();
    else if (event == "giveUp")
        session.giveUp();
    else if (event == "next")
        session.next();
    else if (event == "previous")
        session.previous();
    else if (event == "goTo")
        session.goTo(1);
    else if (event == "finish")
        session.finish();
    else if (event == "review")
        session.review();
}

/// "asking", "ready", …: the phase of the present question, and its number.
QByteArray described(const QuizSession& session)
{
    switch (session.phase()) {
    case QuizPhase::Empty:
        return "empty";
    case QuizPhase::Asking:
        return "asking " + QByteArray::number(session.index());
    case QuizPhase::Ready:
        return "ready " + QByteArray::number(session.index());
    case QuizPhase::Right:
        return "right " + QByteArray::number(session.index());
    case QuizPhase::Wrong:
        return "wrong " + QByteArray::number(session.index());
    case QuizPhase::GivenUp:
        return "given up " + QByteArray::number(session.index());
    case QuizPhase::Finished:
        return "finished";
    }
    return {};
}

} // namespace

/// The state table: every event in every phase.
class TestQuizPhases : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyEventInEveryPhase_data()
    {
        QTest::addColumn<QByteArray>("phase");
        QTest::addColumn<QByteArray>("event");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<int>("answers");
        QTest::addColumn<int>("hints");

        const QList<QByteArray> events{"choose", "setCertainty", "submit", "takeHint", "tryAgain", "giveUp",
                                       "next",   "previous",     "goTo",   "finish",   "review"};
        // One line a phase, one place an event; "=" is: nothing happens.
        const QList<QPair<QByteArray, QList<QByteArray>>> table{
            {"empty", {"=", "=", "=", "=", "=", "=", "=", "=", "=", "=", "="}},
            {"asking",
             {"asking 0", "asking 0", "=", "asking 0 hint", "=", "given up 0 answer", "asking 1", "=",
              "asking 1", "finished", "="}},
            {"chosen",
             {"asking 0", "ready 0", "=", "asking 0 hint", "=", "given up 0 answer", "asking 1", "=",
              "asking 1", "finished", "="}},
            {"certain",
             {"ready 0", "asking 0", "=", "asking 0 hint", "=", "given up 0 answer", "asking 1", "=",
              "asking 1", "finished", "="}},
            {"ready",
             {"ready 0", "ready 0", "wrong 0 answer", "ready 0 hint", "=", "given up 0 answer", "asking 1",
              "=", "asking 1", "finished", "="}},
            {"right", {"=", "=", "=", "=", "=", "=", "asking 1", "=", "asking 1", "finished", "="}},
            {"wrong",
             {"=", "=", "=", "wrong 0 hint", "asking 0", "given up 0", "asking 1", "=", "asking 1",
              "finished", "="}},
            {"given up", {"=", "=", "=", "=", "=", "=", "asking 1", "=", "asking 1", "finished", "="}},
            {"finished", {"=", "=", "=", "=", "=", "=", "=", "asking 1", "asking 1", "=", "asking 0"}},
        };
        for (const auto& [phase, afters] : table) {
            QCOMPARE(afters.size(), events.size());
            for (qsizetype i = 0; i < events.size(); ++i) {
                const QByteArray before = described(inPhase(phase)->session);
                QByteArray after = afters[i] == "=" ? before : afters[i];
                const int answers = after.endsWith(" answer") ? 1 : 0;
                const int hints = after.endsWith(" hint") ? 1 : 0;
                after.replace(" answer", "").replace(" hint", "");
                QTest::addRow("%s, %s", phase.constData(), events[i].constData())
                    << phase << events[i] << after << answers << hints;
            }
        }
    }

    void everyEventInEveryPhase()
    {
        QFETCH(QByteArray, phase);
        QFETCH(QByteArray, event);
        const auto quiz = inPhase(phase);
        happen(quiz->session, event);
        QTEST(described(quiz->session), "after");
        QTEST(int(quiz->answers.size()), "answers");
        QTEST(int(quiz->session.hints().size()), "hints");
    }
};

QTEST_GUILESS_MAIN(TestQuizPhases)
#include "tst_quiz_phases.moc"
