#include "engine/measure/attention_cost.h"
#include "engine/models/model.h"

#include <QTest>

using namespace casefile::engine;

/// What one layer costs, against counting and against the published figures of 512/8/64.
class TestAttentionCost : public QObject
{
    Q_OBJECT

private slots:
    void headsOfOneWidthCostTheSameButForTheirCells()
    {
        for (const std::uint64_t heads : {1, 8, 64}) {
            const AttentionCost cost = costOf(evenSizes(1024, 512, heads, heads));
            QCOMPARE(cost.parameters, std::uint64_t(1'048'576));
            QCOMPARE(cost.projections, std::uint64_t(1'073'741'824));
            QCOMPARE(cost.scores, std::uint64_t(536'870'912));
            QCOMPARE(cost.contexts, std::uint64_t(536'870'912));
            QCOMPARE(cost.cells, heads * 1'048'576);
        }
    }

    void parametersAreTheNumbersOfTheModel()
    {
        const Model model = modelNamed("untrained", 7);
        const AttentionWeights& weights = *model.weights;
        const AttentionSizes sizes = {
            5, weights.dModel(), weights.heads, weights.heads, weights.dK(), weights.dV()};
        std::size_t counted = 0;
        for (const Matrix* matrix : {&weights.wq, &weights.wk, &weights.wv, &weights.wo})
            counted += matrix->values().size();
        QCOMPARE(costOf(sizes).parameters, std::uint64_t(counted));
    }

    void multiplyAddsAreThoseOfPlainLoops()
    {
        const AttentionSizes sizes{3, 4, 6, 2, 5, 7};
        std::uint64_t scores = 0;
        std::uint64_t contexts = 0;
        std::uint64_t kept = 0;
        for (std::uint64_t head = 0; head < sizes.heads; ++head)
            for (std::uint64_t query = 0; query < sizes.tokens; ++query)
                for (std::uint64_t key = 0; key < sizes.tokens; ++key) {
                    scores += sizes.dK;
                    contexts += sizes.dV;
                }
        for (std::uint64_t token = 0; token < sizes.tokens; ++token)
            for (std::uint64_t head = 0; head < sizes.keyHeads; ++head)
                kept += sizes.dK + sizes.dV;
        const AttentionCost cost = costOf(sizes);
        QCOMPARE(cost.scores, scores);
        QCOMPARE(cost.contexts, contexts);
        QCOMPARE(cost.keyValueNumbers, kept);
        QCOMPARE(cost.multiplyAdds(), cost.projections + scores + contexts);
    }

    void sharingKeysShrinksTheCacheAndNotTheScores()
    {
        const AttentionCost own = costOf(evenSizes(100, 4096, 32, 32));
        const AttentionCost grouped = costOf(evenSizes(100, 4096, 32, 8));
        const AttentionCost single = costOf(evenSizes(100, 4096, 32, 1));
        QCOMPARE(grouped.keyValueNumbers * 4, own.keyValueNumbers);
        QCOMPARE(single.keyValueNumbers * 32, own.keyValueNumbers);
        QCOMPARE(grouped.scores, own.scores);
        QCOMPARE(single.cells, own.cells);
    }

    void attentionOvertakesTheRestAtTwoAndAtSixWidths()
    {
        const AttentionSizes sizes = evenSizes(1, 512, 8, 8);
        QCOMPARE(crossoverTokens(sizes), 1024.0);
        QCOMPARE(crossoverTokens(sizes, 4 * 512), 3072.0);
    }
};

QTEST_APPLESS_MAIN(TestAttentionCost)
#include "tst_attention_cost.moc"
