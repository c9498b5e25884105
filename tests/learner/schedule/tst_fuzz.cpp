#include "tests/learner/schedule/vectors.h"

#include "app/learner/schedule/fuzz.h"

#include <QTest>

#include <array>
#include <set>

using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

class TestFuzz : public QObject
{
    Q_OBJECT

private slots:
    void rangesAreThoseOfTheVectors()
    {
        const QJsonArray rows = fsrsVectors().value(u"fuzz_ranges"_s).toArray();
        QCOMPARE(rows.size(), 52);
        for (const QJsonValue& row : rows) {
            const DayRange range = fuzzRange(row[0].toDouble(), row[1].toDouble(), row[2].toInt());
            QCOMPARE(range, (DayRange{row[3].toInt(), row[4].toInt()}));
        }
    }

    void shortIntervalsStay()
    {
        for (const double share : {0.0, 0.5, 0.999}) {
            QCOMPARE(fuzzed(1, share, 0, 36500), 1);
            QCOMPARE(fuzzed(2, share, 0, 36500), 2);
        }
    }

    void everyDayOfTheRangeIsReachedAndNoOther()
    {
        std::set<int> days;
        for (int card = 0; card < 1000; ++card)
            days.insert(fuzzed(100, fuzzShare(card, 3), 0, 36500));
        QCOMPARE(int(days.size()), 15);
        QCOMPARE(*days.begin(), 93);
        QCOMPARE(*days.rbegin(), 107);
    }

    void aCardGoesWhereItWentBefore()
    {
        QCOMPARE(fuzzShare(7, 3), fuzzShare(7, 3));
        QVERIFY(fuzzShare(7, 3) != fuzzShare(7, 4));
        QVERIFY(fuzzShare(7, 3) != fuzzShare(8, 3));
    }

    void sharesAreSpreadEvenly()
    {
        constexpr int count = 20000;
        constexpr int cells = 10;
        std::array<int, cells> found{};
        for (int n = 0; n < count; ++n) {
            const double share = fuzzShare(n / 20, n % 20);
            QVERIFY(share >= 0.0 && share < 1.0);
            ++found[std::size_t(share * cells)];
        }
        for (const int cell : found)
            QVERIFY2(std::abs(cell - count / cells) < 200, qPrintable(QString::number(cell))); // 4.7 sigma
    }
};

QTEST_APPLESS_MAIN(TestFuzz)
#include "tst_fuzz.moc"
