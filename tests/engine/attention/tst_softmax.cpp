#include "engine/attention/forward.h"

#include <QTest>

#include <numeric>

using namespace casefile::engine;

constexpr double hidden = -std::numeric_limits<double>::infinity();

/// The softmax of rows, hidden cells and whole hidden rows included.
class TestSoftmax : public QObject
{
    Q_OBJECT

private slots:
    void rowsSumToOne()
    {
        const Softmax result = softmax({{1, 2, 3}, {-4, 0, 10}, {0.1, hidden, 0.2}});
        for (std::size_t i = 0; i < 3; ++i) {
            const auto row = result.weights.row(i);
            QVERIFY(std::abs(std::accumulate(row.begin(), row.end(), 0.0) - 1.0) < 1e-15);
        }
    }

    void hiddenCellsAreExactlyZero()
    {
        const Softmax result = softmax({{5, hidden, 5}});
        QVERIFY(result.weights(0, 1) == 0.0);
        QVERIFY(result.weights(0, 0) == 0.5);
    }

    void fullyMaskedRowIsZero()
    {
        const Softmax result = softmax({{1, 1}, {hidden, hidden}});
        QVERIFY(result.weights == Matrix({{0.5, 0.5}, {0, 0}}));
        QVERIFY(result.rowMaximum[1] == hidden);
        QVERIFY(result.rowSum[1] == 0.0);
    }

    void addingAConstantChangesNothing()
    {
        const Matrix plain = softmax({{1, 2, 3}}).weights;
        const Matrix moved = softmax({{1 + 64, 2 + 64, 3 + 64}}).weights;
        QVERIFY(plain == moved);
    }

    void hugeScoresDoNotOverflow()
    {
        const Softmax result = softmax({{1e300, 1e300, -1e300}});
        QVERIFY(result.weights == Matrix({{0.5, 0.5, 0}}));
    }

    void oneCellGetsAllTheWeight() { QVERIFY(softmax({{-7}}).weights == Matrix({{1}})); }
};

QTEST_GUILESS_MAIN(TestSoftmax)
#include "tst_softmax.moc"
