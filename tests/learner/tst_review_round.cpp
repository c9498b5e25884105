#include "tests/learner/answers.h"
#include "tests/learner/deck_answers.h"

#include "app/learner/beliefs.h"
#include "app/learner/review_round.h"
#include "app/learner/study_choices.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace casefile;
using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

/// Going through what is due, the choices of the learner about it, and what answers tell of beliefs.
class TestReviewRound : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = std::make_unique<Store>();
        QCOMPARE(m_store->open(m_folder->filePath(u"learner.sqlite"_s)), StoreState::Ready);
        m_deck = std::make_unique<Deck>(*m_store, calendar);
        m_now = cardAnswer(Grade::Good, 0).when;
        m_round = std::make_unique<ReviewRound>(*m_deck, [this] { return m_now; });
    }

    void cleanup()
    {
        m_round.reset();
        m_deck.reset();
        m_store.reset();
    }

    void withoutCardsThereIsNothingToReviewAndNothingComes()
    {
        m_round->refresh();
        QCOMPARE(m_round->phase(), RoundPhase::NoCards);
        QVERIFY(!m_round->nextDue());
        QCOMPARE(m_round->dueCount(), 0);
    }

    void aCardIsAskedThenRevealedThenGraded()
    {
        add(2);
        QCOMPARE(m_round->phase(), RoundPhase::Asking);
        QCOMPARE(m_round->card()->item, u"item-1"_s);
        m_round->grade(Grade::Good); // nothing was shown yet
        QCOMPARE(m_round->answered(), 0);
        m_now = m_now.addSecs(7);
        answer(Grade::Good);
        QCOMPARE(m_round->card()->item, u"item-2"_s);
        QCOMPARE(m_deck->reviews(1).first().answer.durationMs, 7000);
        answer(Grade::Easy);
        QCOMPARE(m_round->phase(), RoundPhase::NothingDue);
        QCOMPARE(*m_round->nextDue(), m_now.addSecs(10 * 60)); // the second learning step
        QCOMPARE(m_round->dueCount(), 0);
        m_now = m_now.addSecs(10 * 60);
        m_round->refresh();
        QCOMPARE(m_round->card()->item, u"item-1"_s);
    }

    void whatTheButtonsSayIsWhatHappens()
    {
        add(1);
        const Outcomes said = m_round->outcomes();
        answer(Grade::Hard);
        QCOMPARE(m_deck->find(1)->state, said[1]);
    }

    void anUndoneAnswerIsAskedAgainAndFortyCanBeUndone()
    {
        DailyLimits limits;
        limits.newCards = 40;
        m_deck->setLimits(limits);
        add(40);
        for (int n = 0; n < 40; ++n)
            answer(Grade::Easy);
        QCOMPARE(m_round->phase(), RoundPhase::NothingDue);
        const std::vector<Card> after = m_deck->cards();
        for (int n = 40; n >= 1; --n) {
            m_round->undo();
            QCOMPARE(m_round->card()->number, n);
            QCOMPARE(m_round->card()->state, CardState());
        }
        for (int n = 0; n < 40; ++n)
            m_round->redo();
        QVERIFY(m_deck->cards() == after);
        QCOMPARE(m_round->phase(), RoundPhase::NothingDue);
        QVERIFY(!m_round->canRedo());
    }

    void crammingAsksTheLeastKnownFirstAndMovesNoCard()
    {
        add(3);
        answer(Grade::Easy);
        answer(Grade::Good);
        answer(Grade::Easy);
        const std::vector<Card> before = m_deck->cards();
        m_round->setCramming(true);
        QCOMPARE(m_round->card()->number, 2);
        answer(Grade::Again); // comes once more, at the end
        answer(Grade::Good);
        answer(Grade::Good);
        QCOMPARE(m_round->card()->number, 2);
        answer(Grade::Good);
        QVERIFY(!m_round->card());
        QVERIFY(m_deck->cards() == before);
        QCOMPARE(m_deck->reviews(2).last().kind, ReviewKind::Cram);
        m_round->setCramming(false);
        QCOMPARE(m_round->phase(), RoundPhase::NothingDue);
    }

    void aCardThatAsksNothingInTheCourseIsLeftOut()
    {
        add(2);
        m_round->leaveOut();
        QCOMPARE(m_round->card()->number, 2);
        QCOMPARE(m_round->dueCount(), 1);
        m_round->leaveOut();
        QCOMPARE(m_round->phase(), RoundPhase::NoCards);
        m_round->askAllAgain();
        m_round->refresh();
        QCOMPARE(m_round->card()->number, 1);
    }

    void aCardFailedTooOftenLeadsToTheLesson()
    {
        add(1);
        DailyLimits limits;
        limits.leechLapses = 2;
        m_deck->setLimits(limits);
        answer(Grade::Easy);
        for (int lapse = 1; lapse <= 2; ++lapse) {
            QCOMPARE(m_round->leech(), 0);
            m_now = m_now.addDays(100);
            m_round->refresh();
            answer(Grade::Again);
            if (lapse < 2) {
                m_now = m_now.addSecs(10 * 60);
                m_round->refresh();
                answer(Grade::Easy);
            }
        }
        QCOMPARE(m_round->leech(), 1);
        m_round->dismissLeech();
        QCOMPARE(m_round->leech(), 0);
    }

    void anAnswerItsCardAndABeliefAreOneAction()
    {
        content::AnswerRecord record = tests::answer(1);
        const GivenAnswer given{
            {u"q-1"_s, u"overview"_s}, cardAnswer(Grade::Again, 0), record, {{u"M-OV-01"_s, u"overview"_s}}};
        QVERIFY(m_deck->keep(given));
        QCOMPARE(m_store->answers(), QList{record});
        QCOMPARE(m_deck->find(u"q-1"_s)->state.repetitions, 1);
        QCOMPARE(m_deck->find(u"M-OV-01"_s)->state, CardState());
        QVERIFY(m_deck->undo());
        QVERIFY(m_deck->cards().empty());
        QCOMPARE(m_store->answers(), QList{record}); // what was said was said
        QVERIFY(m_deck->redo());
        QCOMPARE(m_deck->cards().size(), std::size_t(2));
        QCOMPARE(m_deck->recompute().value_or(-1), 0);
        record.optionIds = {};
        record.hintsUsed = -1; // the log refuses it: then nothing is kept
        QVERIFY(!m_deck->keep({{u"q-2"_s, u"overview"_s}, cardAnswer(Grade::Good, 0), record, {}}));
        QCOMPARE(m_deck->cards().size(), std::size_t(2));
        QCOMPARE(m_store->answers().size(), 1);
    }

    void choicesOutliveTheProgramAndRuleThePlan()
    {
        QCOMPARE(studyChoices(*m_store), StudyChoices());
        StudyChoices choices;
        choices.retention = 0.8;
        choices.newCards = 1;
        choices.reviews = 3;
        choices.dayStartsAt = 0;
        choices.backlogDays = 4;
        choices.backlogFrom = calendar.dayOf(m_now);
        QVERIFY(keepStudyChoices(*m_store, choices));
        QCOMPARE(studyChoices(*m_store), choices);
        add(3);
        apply(choices, QTimeZone("Asia/Shanghai"), *m_deck);
        QCOMPARE(m_round->dueCount(), 1);
        QCOMPARE(m_deck->settings().desiredRetention, 0.8);
        QCOMPARE(m_deck->limits().reviews, 3);
        QCOMPARE(m_deck->limits().backlog->days, 4);
        QCOMPARE(m_deck->calendar().startOf(0).time(), QTime(0, 0));
        QVERIFY(m_store->setPreference(u"study-choices"_s, u"{\"retention\": 2, \"newCards\": -1}"_s));
        QCOMPARE(studyChoices(*m_store), StudyChoices());
    }

    void aSureHitOrTwoLikelyOnesAreABeliefAndTwoRightAnswersCureIt()
    {
        QCOMPARE(stateOf({hit(content::Certainty::Guess), hit(content::Certainty::Guess)}),
                 BeliefState::Trace);
        QCOMPARE(stateOf({hit(content::Certainty::Think)}), BeliefState::Trace);
        QCOMPARE(stateOf({hit(content::Certainty::Think), hit(content::Certainty::Think)}),
                 BeliefState::Active);
        const content::AnswerRecord sure = hit(content::Certainty::Sure);
        QCOMPARE(stateOf({sure}), BeliefState::Active);
        QCOMPARE(stateOf({sure, rightAnswer()}), BeliefState::Fading);
        QCOMPARE(stateOf({sure, rightAnswer(), rightAnswer()}), BeliefState::Cured);
        QCOMPARE(stateOf({sure, rightAnswer(), rightAnswer(), hit(content::Certainty::Think)}),
                 BeliefState::Trace);
        content::AnswerRecord second = rightAnswer();
        second.attempt = 2;
        QCOMPARE(stateOf({sure, second}), BeliefState::Active);
        QCOMPARE(stateAfter({}, sure), BeliefState::Active);
        QCOMPARE(stateAfter({sure}, rightAnswer()), BeliefState::Trace); // shows none
    }

private:
    void add(int count)
    {
        QVERIFY(m_deck->add(newCards(count)));
        m_round->refresh();
    }

    void answer(Grade grade)
    {
        QCOMPARE(m_round->phase(), RoundPhase::Asking);
        m_round->reveal({});
        m_round->grade(grade);
    }

    static content::AnswerRecord hit(content::Certainty certainty)
    {
        content::AnswerRecord answer;
        answer.questionId = u"q-1"_s;
        answer.misconception = u"M-OV-01"_s;
        answer.certainty = certainty;
        return answer;
    }

    static content::AnswerRecord rightAnswer()
    {
        content::AnswerRecord answer;
        answer.questionId = u"q-1"_s;
        answer.right = true;
        return answer;
    }

    static BeliefState stateOf(const QList<content::AnswerRecord>& log)
    {
        return beliefsOf(log).first().state();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Store> m_store;
    std::unique_ptr<Deck> m_deck;
    std::unique_ptr<ReviewRound> m_round;
    QDateTime m_now;
};

QTEST_GUILESS_MAIN(TestReviewRound)
#include "tst_review_round.moc"
