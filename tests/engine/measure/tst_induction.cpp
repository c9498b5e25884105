#include "engine/measure/induction.h"

#include <QTest>

#include <cmath>

using namespace casefile::engine;

/// A relay of two layers continues what came before; one layer finds the word itself.
class TestInduction : public QObject
{
    Q_OBJECT

private slots:
    void theSecondLayerLooksBehindTheFirstOccurrence()
    {
        const Induction result = induce({3, 1, 4, 2, 0, 3}, 40.0); // A B C D E A
        QVERIFY(result.second(5, 1) > 0.999);
        QCOMPARE(result.answers[5], std::optional<std::size_t>(1));
        QVERIFY(!result.answers[4]);
    }

    void oneLayerFindsTheWordItself()
    {
        const Induction result = induce({3, 1, 4, 2, 0, 3}, 40.0);
        QVERIFY(std::abs(result.alone(5, 0) - 0.5) < 1e-9);
        QVERIFY(std::abs(result.alone(5, 5) - 0.5) < 1e-9);
        QVERIFY(result.alone(5, 1) < 1e-9);
    }

    void everyRowButTheFirstOfLayerOneSumsToOne()
    {
        const Induction result = induce({0, 1, 0, 1, 2}, 10.0);
        for (std::size_t i = 0; i < 5; ++i) {
            double previous = 0.0;
            double second = 0.0;
            for (std::size_t j = 0; j < 5; ++j) {
                previous += result.previous(i, j);
                second += result.second(i, j);
                QVERIFY(j <= i || result.second(i, j) == 0.0);
            }
            QVERIFY(std::abs(previous - (i > 0 ? 1.0 : 0.0)) < 1e-12);
            QVERIFY(std::abs(second - 1.0) < 1e-12);
        }
    }

    void aWordThatIsNewIsNotContinued()
    {
        const Induction result = induce({0, 1, 2}, 40.0);
        for (std::size_t j = 0; j < 3; ++j)
            QVERIFY(std::abs(result.second(2, j) - 1.0 / 3.0) < 1e-9);
    }
};

QTEST_APPLESS_MAIN(TestInduction)
#include "tst_induction.moc"
