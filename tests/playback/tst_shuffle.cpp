#include "app/playback/shuffle.h"

#include <QHash>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace casefile::playback;
using namespace Qt::StringLiterals;

class TestShuffle : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void theSameSeedGivesTheSameOrder()
    {
        QCOMPARE(shuffledOrder(8, 42), shuffledOrder(8, 42));
        QVERIFY(shuffledOrder(8, 42) != shuffledOrder(8, 43));
    }

    void theOrderOfASeedNeverChanges()
    {
        // Answers are logged with their seed: another order for it would make old logs unreadable.
        QCOMPARE(shuffledOrder(6, 1), (QList<int>{0, 1, 3, 2, 4, 5}));
    }

    void everyOrderHoldsEveryOptionOnce()
    {
        for (quint64 seed = 0; seed < 200; ++seed) {
            QList<int> order = shuffledOrder(5, seed);
            std::ranges::sort(order);
            QCOMPARE(order, (QList<int>{0, 1, 2, 3, 4}));
        }
        QCOMPARE(shuffledOrder(1, 7), QList<int>{0});
        QVERIFY(shuffledOrder(0, 7).isEmpty());
    }

    void everyOptionComesFirstAboutEquallyOften()
    {
        QHash<int, int> first;
        constexpr int rounds = 4000;
        for (quint64 seed = 0; seed < rounds; ++seed)
            ++first[shuffledOrder(4, seed).first()];
        for (int option = 0; option < 4; ++option)
            QVERIFY(std::abs(first[option] - rounds / 4) < rounds / 20);
    }

    void aQuestionsSeedDependsOnItsIdAlone()
    {
        QCOMPARE(seedFor(5, u"ov-a"_s), seedFor(5, u"ov-a"_s));
        QVERIFY(seedFor(5, u"ov-a"_s) != seedFor(5, u"ov-b"_s));
        QVERIFY(seedFor(5, u"ov-a"_s) != seedFor(6, u"ov-a"_s));
    }
};

QTEST_APPLESS_MAIN(TestShuffle)
#include "tst_shuffle.moc"
