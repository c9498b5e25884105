#include "tests/learner/schedule/vectors.h"

#include "app/learner/schedule/memory_model.h"

#include <QTest>

#include <cmath>

using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

const MemoryModel withShortTerm(defaultParameters, true);
const MemoryModel withoutShortTerm(defaultParameters, false);

/// How many rows there were. Every value must be equal to the last bit.
template <typename Check>
qsizetype checkRows(const QString& name, Check check)
{
    const QJsonArray rows = primitiveRows(name);
    for (const QJsonValue& row : rows) {
        const auto number = [&row](int column) { return row[column].toDouble(); };
        if (!check(number, row))
            qFatal("%s", qPrintable(name + QString::fromUtf8(QJsonDocument(row.toArray()).toJson())));
    }
    return rows.size();
}

Grade gradeOf(double number)
{
    return Grade(int(number));
}

} // namespace

/// Each formula of FSRS-6 alone, against numbers of another program.
class TestMemoryModel : public QObject
{
    Q_OBJECT

private slots:
    void aFirstAnswerGivesStabilityAndDifficulty()
    {
        QCOMPARE(checkRows(u"init"_s,
                           [](const auto& number, const QJsonValue&) {
                               const Grade grade = gradeOf(number(0));
                               return withShortTerm.first(grade) == Memory{number(1), number(3)} &&
                                      withShortTerm.firstDifficulty(grade) == number(2);
                           }),
                 4);
    }

    void difficultyMovesWithTheGrade()
    {
        QCOMPARE(checkRows(u"next_difficulty"_s,
                           [](const auto& number, const QJsonValue&) {
                               return withShortTerm.nextDifficulty(number(0), gradeOf(number(1))) ==
                                      number(2);
                           }),
                 24);
    }

    void recallFallsWithTime()
    {
        QCOMPARE(checkRows(u"forgetting_curve"_s,
                           [](const auto& number, const QJsonValue&) {
                               return withShortTerm.retrievability(number(0), number(1)) == number(2);
                           }),
                 56);
    }

    void anIntervalIsTheStabilityTimesTheModifier()
    {
        QCOMPARE(checkRows(u"next_interval"_s,
                           [](const auto& number, const QJsonValue&) {
                               const double days = std::floor(number(1) * number(2) + 0.5);
                               return withShortTerm.intervalModifier(number(0)) == number(2) &&
                                      std::clamp(days, 1.0, 36500.0) == number(3);
                           }),
                 88);
    }

    void aPassMakesStable()
    {
        QCOMPARE(checkRows(u"recall_stability"_s,
                           [](const auto& number, const QJsonValue&) {
                               return withShortTerm.stabilityAfterPass({number(1), number(0)}, number(2),
                                                                       gradeOf(number(3))) == number(4);
                           }),
                 30);
    }

    void aFailureMakesUnstable()
    {
        QCOMPARE(checkRows(u"forget_stability"_s,
                           [](const auto& number, const QJsonValue&) {
                               return withShortTerm.stabilityAfterFailure({number(1), number(0)},
                                                                          number(2)) == number(3);
                           }),
                 10);
    }

    void anAnswerOnTheSameDayHasAFormulaOfItsOwn()
    {
        QCOMPARE(checkRows(u"short_term_stability"_s,
                           [](const auto& number, const QJsonValue&) {
                               return withShortTerm.stabilityOnSameDay(number(0), gradeOf(number(1))) ==
                                      number(2);
                           }),
                 40);
    }

    void theNextMemoryComesFromTheOneBefore()
    {
        QCOMPARE(checkRows(u"next_state"_s,
                           [](const auto& number, const QJsonValue& row) {
                               const MemoryModel& model = row[4].toBool() ? withShortTerm : withoutShortTerm;
                               return model.next({number(1), number(0)}, gradeOf(number(3)), number(2)) ==
                                      Memory{number(6), number(5)};
                           }),
                 320);
    }

    void afterAsManyDaysAsTheStabilityRecallIsNineInTen()
    {
        for (const double stability : {0.001, 0.5, 7.0, 365.0, 36500.0})
            QCOMPARE(withShortTerm.retrievability(stability, stability), 0.9);
    }
};

QTEST_APPLESS_MAIN(TestMemoryModel)
#include "tst_memory_model.moc"
