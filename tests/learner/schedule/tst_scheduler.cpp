#include "tests/learner/schedule/vectors.h"

#include "app/learner/schedule/history_request.h"
#include "app/learner/schedule/settings_json.h"

#include <QTest>

using namespace casefile;
using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

/// A history of the vectors as a request, without what is expected of it.
QJsonObject requestOf(const QJsonValue& sequence)
{
    QJsonArray reviews;
    for (const QJsonValue& review : sequence[u"reviews"_s].toArray())
        reviews.append(QJsonObject{{u"rating"_s, review[0]}, {u"elapsed_days"_s, review[1]}});
    return {{u"params"_s, sequence[u"params"_s]}, {u"reviews"_s, reviews}};
}

/// An answer as a row of the vectors: R before, S, D, state, days, minutes, step, repetitions, lapses.
QJsonArray rowOf(const QJsonValue& answer)
{
    QJsonArray row;
    for (const char* name : {"retrievability_before", "stability", "difficulty", "state", "interval_days",
                             "interval_minutes", "step", "reps", "lapses"})
        row.append(answer[QLatin1String(name)]);
    return row;
}

/// A button as a row of the vectors: S, D, state, days, minutes.
QJsonArray rowOf(const CardState& card)
{
    return {card.memory.stability, card.memory.difficulty, int(card.phase), card.intervalDays,
            card.intervalMinutes};
}

ScheduleSettings unfuzzed(bool shortTerm)
{
    ScheduleSettings settings;
    settings.fuzz = false;
    settings.shortTerm = shortTerm;
    return settings;
}

CardState goodAtDue(const Scheduler& scheduler, int answers)
{
    CardState card;
    for (int n = 0; n < answers; ++n)
        card = scheduler.after(card, Grade::Good, card.intervalDays, 1);
    return card;
}

} // namespace

class TestScheduler : public QObject
{
    Q_OBJECT

private slots:
    void everyHistoryOfTheVectorsGivesTheSameBits()
    {
        const QJsonArray sequences = fsrsVectors().value(u"sequences"_s).toArray();
        QCOMPARE(sequences.size(), 95);
        for (const QJsonValue& sequence : sequences) {
            content::Faults faults;
            const QJsonArray answers = scheduleHistory({requestOf(sequence), u"vectors"_s, faults});
            QVERIFY2(faults.isEmpty(), qPrintable(faults.isEmpty() ? QString() : toString(faults.first())));
            const QJsonArray reviews = sequence[u"reviews"_s].toArray();
            QCOMPARE(answers.size(), reviews.size());
            for (qsizetype n = 0; n < reviews.size(); ++n) {
                QJsonArray expected = reviews[n].toArray();
                expected.removeFirst(); // grade and days, which were asked
                expected.removeFirst();
                QVERIFY2(rowOf(answers[n]) == expected,
                         qPrintable(u"%1, review %2"_s.arg(sequence[u"id"_s].toString()).arg(n)));
            }
        }
    }

    void theFourButtonsOfTheVectorsAreThePreview()
    {
        const QJsonArray previews = fsrsVectors().value(u"previews"_s).toArray();
        QCOMPARE(previews.size(), 12);
        for (const QJsonValue& preview : previews) {
            const Scheduler scheduler(unfuzzed(preview[0].toBool()));
            CardState card;
            for (const QJsonValue& answer : preview[1].toArray())
                card = scheduler.after(card, Grade(answer[0].toInt()), answer[1].toInt(), 1);
            const Outcomes outcomes = scheduler.preview(card, preview[2].toInt(), 1);
            for (const Grade grade : allGrades) {
                const std::size_t button = std::size_t(grade) - 1;
                QCOMPARE(rowOf(outcomes[button]), preview[3][int(button)].toArray());
            }
        }
    }

    void whatAButtonSaysIsWhatHappens()
    {
        const Scheduler scheduler{ScheduleSettings{}};
        for (qint64 number = 1; number <= 50; ++number) {
            CardState card;
            for (int answer = 0; answer < 12; ++answer) {
                const int elapsed = card.intervalDays + answer % 3;
                const Grade grade = allGrades[std::size_t(number + answer * 7) % allGrades.size()];
                const CardState shown = scheduler.preview(card, elapsed, number)[std::size_t(grade) - 1];
                card = scheduler.after(card, grade, elapsed, number);
                QCOMPARE(card, shown);
            }
        }
    }

    void aBetterGradeNeverWaitsLess()
    {
        for (const bool shortTerm : {true, false}) {
            ScheduleSettings settings;
            settings.shortTerm = shortTerm;
            const Scheduler scheduler(settings);
            for (qint64 number = 1; number <= 200; ++number) {
                const CardState card = goodAtDue(scheduler, 2 + int(number % 6));
                const Outcomes outcomes = scheduler.preview(card, int(number % 90), number);
                for (std::size_t button = 1; button < outcomes.size(); ++button)
                    QVERIFY(outcomes[button - 1].intervalMinutes <= outcomes[button].intervalMinutes);
            }
        }
    }

    void goodAtDueWaitsAsTheReadmeSays()
    {
        const QList<int> shortTermDays{0, 2, 11, 46, 163, 498, 1348, 3299};
        const QList<int> longTermDays{3, 14, 57, 196, 586, 1559, 3760};
        for (int n = 0; n < shortTermDays.size(); ++n)
            QCOMPARE(goodAtDue(Scheduler(unfuzzed(true)), n + 1).intervalDays, shortTermDays[n]);
        for (int n = 0; n < longTermDays.size(); ++n)
            QCOMPARE(goodAtDue(Scheduler(unfuzzed(false)), n + 1).intervalDays, longTermDays[n]);
    }

    void aStepOfADayIsAReviewOnAnotherDay()
    {
        ScheduleSettings settings = unfuzzed(true);
        settings.learningSteps = {10, 24 * 60};
        const CardState card = Scheduler(settings).after({}, Grade::Good, 0, 1);
        QCOMPARE(card.phase, Phase::Review);
        QCOMPARE(card.intervalDays, 1);
    }

    void onlyAFailureInReviewIsALapse()
    {
        const Scheduler scheduler(unfuzzed(true));
        CardState card = scheduler.after({}, Grade::Again, 0, 1);
        card = scheduler.after(card, Grade::Again, 0, 1);
        QCOMPARE(card.lapses, 0);
        card = scheduler.after(scheduler.after(card, Grade::Easy, 0, 1), Grade::Again, 3, 1);
        QCOMPARE(card.lapses, 1);
        QCOMPARE(scheduler.after(card, Grade::Again, 0, 1).lapses, 1); // in relearning
    }

    void settingsComeBackFromJson()
    {
        ScheduleSettings settings;
        settings.desiredRetention = 0.85;
        settings.maximumInterval = 365;
        settings.learningSteps = {1, 60, 24 * 60};
        settings.relearningSteps = {};
        settings.shortTerm = false;
        settings.parameters[3] = 8.12345678;
        content::Faults faults;
        QCOMPARE(readScheduleSettings({toJson(settings), u"settings"_s, faults}), settings);
        ScheduleSettings published; // not cut, also where three steps would cut what somebody gives
        published.relearningSteps = {5, 10, 20};
        QCOMPARE(readScheduleSettings({toJson(published), u"settings"_s, faults}), published);
        QVERIFY(faults.isEmpty());
    }

    void anAnswerSaysItsBitsAndWhenTheCardIsDue()
    {
        const QJsonObject review{
            {u"rating"_s, 1}, {u"elapsed_days"_s, 0}, {u"at"_s, u"2026-01-05T08:00:00.000Z"_s}};
        const QJsonObject request{{u"reviews"_s, QJsonArray{review}}};
        content::Faults faults;
        const QJsonArray answers = scheduleHistory({QJsonArray{request, request}, u"request"_s, faults});
        QCOMPARE(answers.size(), 2);
        QCOMPARE(answers[1], answers[0]);
        const QJsonValue answer = answers[0][0];
        QCOMPARE(answer[u"due"_s].toString(), u"2026-01-05T08:01:00.000Z"_s);
        QCOMPARE(answer[u"stability_bits"_s].toString(), u"0x3fcb22d0e5604189"_s);
        QCOMPARE(answer[u"state_name"_s].toString(), u"Learning"_s);
    }

    void aRequestThatCannotBeIsNamedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<QString>("path");
        QTest::newRow("grade") << QByteArray(R"({"reviews":[{"rating":5,"elapsed_days":0}]})")
                               << u"reviews[0].rating"_s;
        QTest::newRow("days") << QByteArray(R"({"reviews":[{"rating":3,"elapsed_days":-1}]})")
                              << u"reviews[0].elapsed_days"_s;
        QTest::newRow("step") << QByteArray(R"({"params":{"learning_steps":["10"]},"reviews":[]})")
                              << u"params.learning_steps[0]"_s;
        QTest::newRow("retention") << QByteArray(R"({"params":{"request_retention":1.5},"reviews":[]})")
                                   << u"params.request_retention"_s;
        QTest::newRow("parameters") << QByteArray(R"({"params":{"w":[1,2,3]},"reviews":[]})")
                                    << u"params.w"_s;
        QTest::newRow("moment") << QByteArray(R"({"reviews":[{"rating":3,"elapsed_days":0,"at":"noon"}]})")
                                << u"reviews[0].at"_s;
        QTest::newRow("moment of no zone")
            << QByteArray(R"({"reviews":[{"rating":3,"elapsed_days":0,"at":"2026-01-05T08:00:00"}]})")
            << u"reviews[0].at"_s;
        QTest::newRow("interval modifier")
            << QByteArray(R"({"params":{"request_retention":0.8,"interval_modifier":3.31},"reviews":[]})")
            << u"params.interval_modifier"_s;
        QTest::newRow("key") << QByteArray(R"({"revews":[],"reviews":[]})") << u"revews"_s;
    }

    void aRequestThatCannotBeIsNamedWithItsPlace()
    {
        QFETCH(QByteArray, request);
        QFETCH(QString, path);
        content::Faults faults;
        const QJsonObject object = QJsonDocument::fromJson(request).object();
        QVERIFY(scheduleHistory({object, u"request"_s, faults}).isEmpty());
        QCOMPARE(faults.size(), 1);
        QCOMPARE(faults[0].path, path);
    }
};

QTEST_APPLESS_MAIN(TestScheduler)
#include "tst_scheduler.moc"
