#include "engine/attention/attend.h"
#include "engine/measure/tensor_difference.h"

#include <QTest>

#include <cmath>

using namespace casefile::engine;

namespace {

TracePtr passOf(const std::string& sentence, const AttentionSettings& settings = {})
{
    return attendSentence(sentence, modelNamed("hand-set"), settings);
}

AttentionSettings causal()
{
    AttentionSettings settings;
    settings.mask.rule = "causal";
    return settings;
}

} // namespace

/// What one pass minus another is, tensor by tensor.
class TestTensorDifference : public QObject
{
    Q_OBJECT

private slots:
    void everyCellIsTheNewNumberMinusTheOld()
    {
        AttentionSettings warm;
        warm.temperature = 2.0;
        const TracePtr before = passOf("cats see dogs");
        const TracePtr after = passOf("cats see dogs", warm);
        for (const TensorId tensor : allTensors()) {
            const TensorDifference difference = tensorDifference(*before, *after, tensor, 2);
            const Shape shape = after->shape(tensor);
            QCOMPARE(difference.isComparable(), shape != Shape{});
            double largest = 0.0;
            for (std::size_t row = 0; row < difference.cells.rows(); ++row)
                for (std::size_t column = 0; column < difference.cells.columns(); ++column) {
                    const CellRef cell{tensor, 2, row, column};
                    QCOMPARE(difference.cells(row, column), after->at(cell) - before->at(cell));
                    largest = std::max(largest, std::abs(after->at(cell) - before->at(cell)));
                }
            QCOMPARE(difference.largest, largest);
            if (difference.isComparable())
                QCOMPARE(std::abs(difference.cells(difference.row, difference.column)), largest);
        }
        QCOMPARE(tensorDifference(*before, *after, TensorId::Scores, 2).changed, std::size_t(0));
        QVERIFY(tensorDifference(*before, *after, TensorId::Weights, 2).changed > 0);
    }

    void aPassMinusItselfIsZeroAlsoWhereTheMaskHides()
    {
        const TracePtr pass = passOf("cats see dogs", causal());
        for (const TensorId tensor : allTensors()) {
            const TensorDifference difference = tensorDifference(*pass, *pass, tensor, 0);
            QCOMPARE(difference.changed, std::size_t(0));
            QCOMPARE(difference.oneSided, std::size_t(0));
            QCOMPARE(difference.largest, 0.0);
        }
    }

    void whatOnlyOnePassHidesIsOneSided()
    {
        const TracePtr open = passOf("cats see dogs");
        const TracePtr masked = passOf("cats see dogs", causal());
        const TensorDifference difference = tensorDifference(*open, *masked, TensorId::Masked, 0);
        QCOMPARE(difference.oneSided, std::size_t(3)); // above the diagonal of 3 × 3
        QVERIFY(std::isnan(difference.cells(0, 1)));
        QCOMPARE(difference.cells(1, 0), 0.0);
        QCOMPARE(difference.largest, 0.0);
    }

    void tensorsOfDifferentShapesHaveNoCells()
    {
        const TracePtr three = passOf("cats see dogs");
        const TracePtr four = passOf("cats see dogs run");
        const TensorDifference weights = tensorDifference(*three, *four, TensorId::Weights, 0);
        QVERIFY(!weights.isComparable());
        QVERIFY((weights.before == Shape{3, 3}));
        QVERIFY((weights.after == Shape{4, 4}));
        QVERIFY(tensorDifference(*three, *four, TensorId::Wq, 0).isComparable());
    }

    void aHeadThatOnePassLacksHasNoShapeThere()
    {
        const TracePtr pass = passOf("cats see dogs");
        const TensorDifference difference =
            tensorDifference(*pass, *pass, TensorId::Weights, pass->headCount());
        QVERIFY(!difference.isComparable());
        QVERIFY(difference.before == Shape{});
    }
};

QTEST_APPLESS_MAIN(TestTensorDifference)
#include "tst_tensor_difference.moc"
