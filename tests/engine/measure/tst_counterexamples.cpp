#include "engine/attention/attend.h"
#include "engine/input_error.h"
#include "engine/measure/changed_rows.h"
#include "engine/measure/head_edit.h"
#include "engine/measure/head_reshape.h"
#include "engine/measure/output_matrix.h"
#include "engine/measure/sink.h"
#include "engine/models/gaussian.h"

#include <QTest>

#include <cmath>
#include <numeric>
#include <set>

using namespace casefile::engine;

namespace {

TracePtr traceOf(const char* sentence, const char* mask = "none")
{
    AttentionSettings settings;
    settings.mask.rule = mask;
    return attendSentence(sentence, modelNamed("hand-set"), settings);
}

StackSettings layersOf(std::size_t blocks, const char* mask = "none")
{
    StackSettings settings;
    settings.blocks = blocks;
    settings.sizes = {16, 4, 4};
    settings.seed = 3;
    settings.mask.rule = mask;
    return settings;
}

Matrix input(std::size_t n)
{
    Gaussian gaussian(5);
    return gaussianMatrix(n, 16, 1.0, gaussian);
}

/// Which tokens move, from 0.
std::set<std::size_t> moved(const std::vector<double>& distances)
{
    std::set<std::size_t> rows;
    for (std::size_t row = 0; row < distances.size(); ++row)
        if (distances[row] > 1e-9)
            rows.insert(row);
    return rows;
}

} // namespace

/// The experiments that refute what many believe.
class TestCounterexamples : public QObject
{
    Q_OBJECT

private slots:
    /// A softmax with one more exponential in its denominator shortens the context and turns it nowhere.
    void aSinkTakesWeightAndShortensTheContextOnly()
    {
        const TracePtr trace = traceOf("猫看见狗就跑");
        const HeadTrace& plain = trace->heads[1];
        for (const double scaled : {-3.0, 0.0, 8.0, 30.0}) {
            const Sink sink = withSink(*trace, 1, scaled);
            for (std::size_t i = 0; i < 5; ++i) {
                const double one = std::exp(scaled - plain.rowMaximum[i]);
                const double share = plain.rowSum[i] / (plain.rowSum[i] + one);
                QVERIFY(std::abs(sink.weights(i, 0) - (1.0 - share)) < 1e-12);
                QVERIFY(std::abs(sink.kept[i] - share) < 1e-12);
                QVERIFY(std::abs(sink.cosine[i] - 1.0) < 1e-12);
                const auto row = sink.weights.row(i);
                QVERIFY(std::abs(std::accumulate(row.begin(), row.end(), 0.0) - 1.0) < 1e-12);
                for (std::size_t j = 0; j < 8; ++j)
                    QVERIFY(std::abs(sink.context(i, j) - share * plain.context(i, j)) < 1e-12);
            }
        }
    }

    void aRowThatSeesNobodyGivesAllToTheSink()
    {
        AttentionSettings settings;
        settings.mask = {"padding", 5, {}, {}};
        const TracePtr trace = attendSentence("猫看见狗就跑", modelNamed("hand-set"), settings);
        const Sink sink = withSink(*trace, 0, 0.0);
        QCOMPARE(sink.weights(2, 0), 1.0);
        QCOMPARE(sink.kept[2], 0.0);
    }

    void theRightCutKeepsATokenInItsRow()
    {
        const auto heads = cutIntoHeads(labelMatrix(4, 8), 2, Cut::ColumnsOfEachToken);
        for (std::size_t head = 0; head < 2; ++head)
            for (std::size_t row = 0; row < 4; ++row)
                for (std::size_t column = 0; column < 4; ++column)
                    QCOMPARE(heads[head](row, column), double(row * 100 + head * 4 + column));
    }

    void theWrongCutGivesAHeadTheFirstTokensOnly()
    {
        const auto heads = cutIntoHeads(labelMatrix(4, 8), 2, Cut::RunOfNumbers);
        std::set<int> tokens;
        for (const double label : heads[0].values())
            tokens.insert(int(label) / 100);
        QCOMPARE(tokens, (std::set<int>{0, 1}));
        QCOMPARE(heads[0](1, 0), 4.0); // token 0 again, in the second row
        std::multiset<double> all, labels;
        const Matrix table = labelMatrix(4, 8);
        labels.insert(table.values().begin(), table.values().end());
        for (const Matrix& head : heads)
            all.insert(head.values().begin(), head.values().end());
        QVERIFY(all == labels); // no number is lost, which is why nobody notices
        QVERIFY_THROWS_EXCEPTION(InputError, cutIntoHeads(table, 3, Cut::RunOfNumbers));
    }

    void underAnIdentityAHeadOwnsItsColumns()
    {
        const TracePtr own = traceOf("猫看见狗就跑");
        const TracePtr identity = withOutputMatrix(own, OutputMatrix::Identity);
        QVERIFY(identity->output == own->concat);
        const Matrix without = outputWithout(*identity, {{1}});
        for (std::size_t row = 0; row < 5; ++row)
            for (std::size_t column = 0; column < 32; ++column)
                QCOMPARE(without(row, column), column / 8 == 1 ? 0.0 : identity->output(row, column));
        const TracePtr drawn = withOutputMatrix(own, OutputMatrix::Drawn);
        const OutputChange change = changeOf(*drawn, outputWithout(*drawn, {{1}}));
        for (std::size_t column = 0; column < 32; ++column)
            QVERIFY(std::abs(change.difference(4, column)) > 1e-6);
        QCOMPARE(withOutputMatrix(own, OutputMatrix::Own), own);
    }

    void feedForwardCarriesNothingBetweenTokens()
    {
        const auto rows = changedRows(input(6), 2, LayerKind::FeedForward, layersOf(4));
        for (const std::vector<double>& layer : rows)
            QCOMPARE(moved(layer), std::set<std::size_t>{2});
    }

    void attentionCarriesToAllInOneLayerAndUnderACausalMaskToThoseBehind()
    {
        QCOMPARE(moved(changedRows(input(6), 2, LayerKind::Attention, layersOf(1))[1]).size(),
                 std::size_t(6));
        const auto causal = changedRows(input(6), 2, LayerKind::Attention, layersOf(6, "causal"));
        QCOMPARE(moved(causal[0]), std::set<std::size_t>{2});
        QCOMPARE(moved(causal[6]), (std::set<std::size_t>{2, 3, 4, 5}));
        const auto last = changedRows(input(6), 5, LayerKind::Block, layersOf(6, "causal"));
        QCOMPARE(moved(last[6]), std::set<std::size_t>{5});
    }

    /// The stack itself, run twice.
    void aBlockCarriesAsTheStackDoes()
    {
        const Matrix x = input(5);
        Matrix other = x;
        for (double& cell : other.row(1))
            cell = -cell;
        const auto rows = changedRows(x, 1, LayerKind::Block, layersOf(3));
        const auto before = runStack(x, layersOf(3)), after = runStack(other, layersOf(3));
        double squares = 0.0;
        for (std::size_t column = 0; column < 16; ++column)
            squares += std::pow(before[2].output()(4, column) - after[2].output()(4, column), 2);
        QVERIFY(std::abs(rows[3][4] - std::sqrt(squares)) < 1e-12);
    }

    void aTokenThatIsNotThereIsRefused()
    {
        QVERIFY_THROWS_EXCEPTION(InputError, changedRows(input(3), 3, LayerKind::Block, layersOf(1)));
    }
};

QTEST_APPLESS_MAIN(TestCounterexamples)
#include "tst_counterexamples.moc"
