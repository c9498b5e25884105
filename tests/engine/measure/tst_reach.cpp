#include "engine/measure/reach.h"

#include <QTest>

#include <algorithm>

using namespace casefile::engine;

namespace {

/// Boolean powers of the pattern: which keys `depth` layers reach, computed without a search.
std::vector<std::vector<bool>> power(const Reach& reach, std::size_t depth)
{
    const std::size_t n = reach.layers.size();
    std::vector<std::vector<bool>> result(n, std::vector<bool>(n));
    for (std::size_t i = 0; i < n; ++i)
        result[i][i] = true;
    for (std::size_t layer = 0; layer < depth; ++layer) {
        std::vector<std::vector<bool>> next(n, std::vector<bool>(n));
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j < n; ++j)
                for (std::size_t via = 0; via < n && !next[i][j]; ++via)
                    next[i][j] = reach.layers[i][via] == 1 && result[via][j];
        result = next;
    }
    return result;
}

} // namespace

/// How far a signal comes.
class TestReach : public QObject
{
    Q_OBJECT

private slots:
    void hopsAreThoseOfTheTable_data()
    {
        QTest::addColumn<int>("carrier");
        QTest::addColumn<int>("kernel");
        QTest::addColumn<int>("tokens");
        QTest::addColumn<int>("hops");
        const auto row = [](const char* name, Carrier carrier, int kernel, int tokens, int hops) {
            QTest::addRow("%s, %d tokens", name, tokens) << int(carrier) << kernel << tokens << hops;
        };
        row("recurrent", Carrier::Recurrent, 3, 64, 63);
        row("convolution", Carrier::Convolution, 3, 64, 32);
        row("dilated", Carrier::Dilated, 3, 64, 4);
        row("attention", Carrier::Attention, 3, 64, 1);
        row("causal", Carrier::Causal, 3, 64, 1);
        row("window", Carrier::Window, 16, 64, 5); // 63 / 15, upwards
        row("dilated", Carrier::Dilated, 3, 300, 6);
    }
    void hopsAreThoseOfTheTable()
    {
        QFETCH(int, carrier);
        QFETCH(int, kernel);
        QFETCH(int, tokens);
        QFETCH(int, hops);
        const auto path = shortestPath(Carrier(carrier), std::size_t(kernel), std::size_t(tokens), 0,
                                       std::size_t(tokens) - 1);
        QCOMPARE(path.hops(), std::size_t(hops));
    }

    void everyHopIsALinkThatIsThere()
    {
        for (const Carrier carrier :
             {Carrier::Convolution, Carrier::Dilated, Carrier::Attention, Carrier::Window})
            for (std::size_t kernel = 2; kernel < 6; ++kernel) {
                const auto path = shortestPath(carrier, kernel, 20, 3, 19);
                QCOMPARE(path.nodes.front(), (PathNode{0, 3}));
                QCOMPARE(path.nodes.back().position, std::size_t(19));
                for (std::size_t hop = 1; hop < path.nodes.size(); ++hop) {
                    const auto seen = seenFrom(carrier, kernel, 20, path.nodes[hop]);
                    QVERIFY(std::ranges::find(seen, path.nodes[hop - 1].position) != seen.end());
                    QCOMPARE(path.nodes[hop].level, path.nodes[hop - 1].level + 1);
                }
            }
    }

    void onlyUnmaskedAttentionGoesBackwards()
    {
        for (const Carrier carrier :
             {Carrier::Recurrent, Carrier::Convolution, Carrier::Dilated, Carrier::Causal, Carrier::Window})
            QVERIFY(shortestPath(carrier, 3, 12, 11, 0).nodes.empty());
        QCOMPARE(shortestPath(Carrier::Attention, 3, 12, 11, 0).hops(), std::size_t(1));
    }

    void layersOfAPatternAreItsBooleanPowers()
    {
        for (const Sight sight :
             {Sight::Full, Sight::Window, Sight::Dilated, Sight::Global, Sight::Random, Sight::Block})
            for (const bool causal : {false, true}) {
                const Reach reach = reachOf({sight, 14, 2, causal, 5});
                for (std::size_t depth = 1; depth <= 15; ++depth) {
                    const auto expected = power(reach, depth);
                    for (std::size_t i = 0; i < 14; ++i)
                        for (std::size_t j = 0; j < 14; ++j)
                            QCOMPARE(reach.layers[i][j] > 0 && reach.layers[i][j] <= depth,
                                     bool(expected[i][j]));
                }
            }
    }

    void pairsOfPatternsAreCounted()
    {
        QCOMPARE(reachOf({Sight::Full, 10, 1, false, 0}).pairs(1), std::size_t(100));
        QCOMPARE(reachOf({Sight::Full, 10, 1, true, 0}).pairs(1), std::size_t(55));
        QCOMPARE(reachOf({Sight::Window, 10, 2, false, 0}).pairs(1), std::size_t(10 + 2 * 9 + 2 * 8));
        QCOMPARE(reachOf({Sight::Block, 10, 4, false, 0}).pairs(9), std::size_t(2 * 25));
        QCOMPARE(reachOf({Sight::Global, 10, 1, false, 0}).deepest(), std::size_t(2));
    }

    void aCausalWindowReachesLayersTimesRadiusBack()
    {
        const Reach reach = reachOf({Sight::Window, 32, 3, true, 0}); // 4 positions, itself included
        for (std::size_t layers = 1; layers <= 4; ++layers) {
            std::size_t farthest = 0;
            for (std::size_t query = 0; query < 32; ++query)
                if (reach.layers[query][0] > 0 && reach.layers[query][0] <= layers)
                    farthest = query;
            QCOMPARE(farthest, 3 * layers);
        }
    }
};

QTEST_APPLESS_MAIN(TestReach)
#include "tst_reach.moc"
