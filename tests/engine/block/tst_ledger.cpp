#include "engine/attention/attend.h"
#include "engine/attention/provenance.h"
#include "engine/block/ledgers.h"
#include "engine/input_error.h"
#include "tests/engine/block/ledger_check.h"
#include "tests/reference/random_block.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace casefile;
using namespace casefile::engine;
using casefile::reference::firstFault;
using casefile::reference::sources;
using casefile::reference::unreached;

/// "Where does this number come from?" for every cell of every trace of engine/block.
class LedgerTest : public QObject
{
    Q_OBJECT

private:
    static constexpr ScorePosition everyPosition[]{ScorePosition::None, ScorePosition::Rotary,
                                                   ScorePosition::Alibi};

    static std::vector<CachedStep> cachedSteps(GroupedInput input)
    {
        const Matrix x = input.x;
        std::vector<CachedStep> steps;
        for (std::size_t i = 0; i < x.rows(); ++i) {
            input.x = Matrix(1, x.columns());
            std::ranges::copy(x.row(i), input.x.row(0).begin());
            steps.push_back(appendToken(i == 0 ? KeyValueCache{} : steps.back().cache, input));
        }
        return steps;
    }

private slots:
    void everyCellOfNormAndFeedForwardIsRebuilt()
    {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            reference::BlockDraw draw(seed);
            const Matrix x = draw.matrix(3, 4);
            QCOMPARE(firstFault(ledgerOf(normalise(x, draw.norm(4)))), std::string());
            QCOMPARE(firstFault(ledgerOf(feedForward(x, draw.feedForward(4, 5)))), std::string());
        }
    }

    void everyCellOfGroupedAttentionIsRebuilt()
    {
        for (std::uint64_t seed = 0; seed < 40; ++seed)
            for (const ScorePosition position : everyPosition) {
                reference::BlockDraw draw(seed);
                GroupedInput input = draw.grouped(draw.whole(1, 5), position);
                if (draw.coin())
                    input.memory = draw.matrix(draw.whole(1, 5), input.x.columns());
                const std::size_t m = input.memory.empty() ? input.x.rows() : input.memory.rows();
                input.settings = {{"padding", draw.whole(0, m), {}, {}}, draw.coin(), 0.7, {}};
                const Ledger ledger = ledgerOf(attendGrouped(input));
                QCOMPARE(firstFault(ledger), std::string());
            }
    }

    void aSharedKeyHeadIsTheSameCellForAllItsHeads()
    {
        reference::BlockDraw draw(4);
        GroupedInput input = draw.grouped(3, ScorePosition::None);
        auto weights = std::make_shared<GroupedWeights>();
        weights->shared.wq = draw.matrix(2, 8);
        weights->shared.wk = weights->shared.wv = draw.matrix(2, 4);
        weights->shared.heads = 4;
        weights->keyHeads = 2;
        input.x = draw.matrix(3, 2);
        input.weights = weights;
        const Ledger ledger = ledgerOf(attendGrouped(input));
        const LedgerCell third = explain(ledger, {"k", 2, 1, 1}).terms[0].left;
        QVERIFY(third == (LedgerCell{"projected.k", 0, 1, 3}));
        QVERIFY(explain(ledger, {"k", 3, 1, 1}).terms[0].left == third);
        QVERIFY(explain(ledger, {"k", 1, 1, 1}).terms[0].left == (LedgerCell{"projected.k", 0, 1, 1}));
    }

    void positionsAreTermsOfTheScores()
    {
        reference::BlockDraw draw(5);
        const Ledger turned = ledgerOf(attendGrouped(draw.grouped(4, ScorePosition::Rotary)));
        const LedgerProvenance q = explain(turned, {"turned.q", 0, 3, 0});
        QVERIFY(q.terms[0].left == (LedgerCell{"projected.q", 0, 3, 0}));
        QCOMPARE(q.terms[0].rightValue, std::cos(3.0));
        QVERIFY(q.terms[1].left == (LedgerCell{"projected.q", 0, 3, 1}));
        QCOMPARE(q.terms[1].rightValue, -std::sin(3.0));
        const Ledger sloped = ledgerOf(attendGrouped(draw.grouped(4, ScorePosition::Alibi)));
        const LedgerProvenance masked = explain(sloped, {"masked", 0, 3, 1});
        QVERIFY(masked.rule == Rule::Sum);
        QVERIFY(masked.terms[1].left == (LedgerCell{"alibi", 0, 3, 1}));
        QCOMPARE(explain(sloped, masked.terms[1].left).terms[0].rightValue, -2.0);
    }

    void plainHeadsHaveTheNumbersAndTermsOfPlainAttention()
    {
        reference::BlockDraw draw(6);
        auto weights = std::make_shared<GroupedWeights>();
        weights->keyHeads = weights->shared.heads = 2;
        weights->shared.wq = weights->shared.wk = weights->shared.wv = draw.matrix(4, 6);
        const AttentionSettings settings{{"causal", 0, {}, {}}, true, 1.3, {}};
        const Matrix x = draw.matrix(4, 4);
        const Ledger ledger = ledgerOf(attendGrouped({x, {}, weights, settings, ScorePosition::None}));
        const TracePtr trace = attend({x, {}, std::make_shared<AttentionWeights>(weights->shared), settings});
        using enum TensorId;
        for (const TensorId tensor : {Query, Key, Value, Scores, Scaled, Masked, RowMaximum, Shifted,
                                      Exponential, RowSum, Weights, Context, Concat, Output})
            for (std::size_t head = 0; head < (isPerHead(tensor) ? 2 : 1); ++head)
                for (std::size_t i = 0; i < trace->shape(tensor).rows; ++i)
                    for (std::size_t j = 0; j < trace->shape(tensor).columns; ++j) {
                        const Provenance plain = explain(*trace, {tensor, head, i, j});
                        const LedgerProvenance found =
                            explain(ledger, {std::string(tensorName(tensor)), head, i, j});
                        QCOMPARE(found.value, plain.value);
                        if (tensor == Query || tensor == Key || tensor == Value)
                            continue; // cut from all heads here, projected for itself there
                        QVERIFY(found.rule == plain.rule);
                        QCOMPARE(found.terms.size(), plain.terms.size());
                    }
    }

    void everyCellOfACachedStepIsRebuiltAndTheCacheIsGiven()
    {
        for (const ScorePosition position : everyPosition) {
            reference::BlockDraw draw(7);
            const std::vector<CachedStep> steps = cachedSteps(draw.grouped(4, position));
            for (const CachedStep& step : steps)
                QCOMPARE(firstFault(ledgerOf(step)), std::string());
            const Ledger last = ledgerOf(steps.back());
            QVERIFY(explain(last, {"cache.k", 0, 2, 0}).rule == Rule::Given);
            QVERIFY(explain(last, {"cache.k", 0, 3, 0}).rule == Rule::Copy);
            QVERIFY(explain(last, {"v", 0, 2, 0}).terms[0].left == (LedgerCell{"cache.v", 0, 2, 0}));
        }
    }

    void aCachedPassIsFollowedBackToTheTokenThatPutItThere()
    {
        reference::BlockDraw draw(8);
        const Ledger ledger = ledgerOf(cachedSteps(draw.grouped(3, ScorePosition::Rotary)));
        QCOMPARE(firstFault(ledger), std::string());
        const std::set<std::string> behind = sources(ledger, {"token-2.k", 0, 0, 0});
        QVERIFY(behind.contains("token-1.cache.k"));
        QVERIFY(behind.contains("token-0.turned.k"));
        QVERIFY(behind.contains("token-0.x"));
        QVERIFY(!behind.contains("token-1.x"));
    }

    void everyCellOfStreamingAttentionIsRebuilt()
    {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            reference::BlockDraw draw(seed);
            const std::size_t n = draw.whole(1, 4), m = draw.whole(1, 7), d = draw.whole(1, 4);
            const Matrix q = draw.matrix(n, d), k = draw.matrix(m, d), v = draw.matrix(m, draw.whole(1, 3));
            const Mask mask{
                maskTable()[draw.whole(0, maskTable().size() - 1)].name.data(), draw.whole(0, 3), {}, {}};
            const Ledger ledger = ledgerOf(attendStreaming(q, k, v, 0.5, mask, draw.whole(1, m + 1)));
            QCOMPARE(firstFault(ledger), std::string());
        }
    }

    void aTileTellsWhatItTakesFromTheTileBefore()
    {
        const Ledger ledger = ledgerOf(attendStreaming({{1}}, {{0}, {1}, {3}}, {{1}, {1}, {5}}, 1.0, {}, 2));
        const LedgerProvenance sum = explain(ledger, {"sum", 1, 0, 0});
        QVERIFY(sum.terms[0].left == (LedgerCell{"sum", 0, 0, 0}));
        QVERIFY(*sum.terms[0].right == (LedgerCell{"correction", 1, 0, 0}));
        QCOMPARE(explain(ledger, {"drop", 1, 0, 0}).value, -2.0);
        QVERIFY(explain(ledger, {"drop", 0, 0, 0}).rule == Rule::Hidden);
        QVERIFY(explain(ledger, {"blend", 1, 0, 0}).terms[1].right == (LedgerCell{"v", 0, 2, 0}));
    }

    void everyCellOfTheBlocksIsRebuilt()
    {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            reference::BlockDraw draw(seed);
            const std::size_t d = draw.whole(1, 5);
            const Matrix x = draw.matrix(draw.whole(1, 4), d), memory = draw.matrix(draw.whole(1, 4), d);
            QCOMPARE(firstFault(ledgerOf(encoderBlock(x, draw.encoder(d)))), std::string());
            QCOMPARE(firstFault(ledgerOf(decoderBlock(x, memory, draw.decoder(d)))), std::string());
        }
    }

    void everyTensorOfABlockIsBehindItsOutput()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            reference::BlockDraw draw(seed);
            DecoderBlockWeights decoder = draw.decoder(3);
            decoder.selfAttention.settings = decoder.crossAttention.settings = {};
            decoder.feedForward.activation = Activation::Tanh;
            const Matrix x = draw.matrix(3, 3), memory = draw.matrix(2, 3);
            QCOMPARE(unreached(ledgerOf(decoderBlock(x, memory, decoder))), std::vector<std::string>());
            EncoderBlockWeights encoder = draw.encoder(3);
            encoder.attention.settings = {};
            QCOMPARE(unreached(ledgerOf(encoderBlock(x, encoder))), std::vector<std::string>());
        }
    }

    void aCausalChainNeverReachesALaterToken()
    {
        reference::BlockDraw draw(9);
        DecoderBlockWeights decoder = draw.decoder(3);
        const Ledger ledger = ledgerOf(decoderBlock(draw.matrix(4, 3), draw.matrix(2, 3), decoder));
        for (std::size_t later = 2; later < 4; ++later)
            for (std::size_t earlier = 0; earlier < 2; ++earlier)
                QVERIFY(explain(ledger, {"self-attention.weights", 0, earlier, later}).rule == Rule::Hidden);
    }

    void everyCellOfTheRecurrentCellsIsRebuilt()
    {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            reference::BlockDraw draw(seed);
            const std::size_t d = draw.whole(1, 4), hidden = draw.whole(1, 4);
            const Matrix x = draw.matrix(draw.whole(2, 5), d);
            const auto gate = [&] { return draw.gate(d, hidden); };
            const Ledger elman = ledgerOf(runElman(x, {gate()}));
            const Ledger gru = ledgerOf(runGru(x, {gate(), gate(), gate()}));
            const Ledger lstm = ledgerOf(runLstm(x, {gate(), gate(), gate(), gate()}));
            for (const Ledger* ledger : {&elman, &gru, &lstm}) {
                QCOMPARE(firstFault(*ledger), std::string());
                QCOMPARE(unreached(*ledger), std::vector<std::string>());
            }
        }
    }

    void theFirstStateIsGivenAndLaterOnesAreHandedOn()
    {
        reference::BlockDraw draw(10);
        const Ledger ledger = ledgerOf(runElman(draw.matrix(3, 2), {draw.gate(2, 2)}));
        QVERIFY(explain(ledger, {"previous-states", 0, 0, 1}).rule == Rule::Given);
        QCOMPARE(ledger.at({"previous-states", 0, 0, 1}), 0.0);
        QVERIFY(explain(ledger, {"previous-states", 0, 2, 1}).terms[0].left ==
                (LedgerCell{"states", 0, 1, 1}));
    }

    void cellsThatDoNotExistAreNamed()
    {
        reference::BlockDraw draw(11);
        const Ledger ledger = ledgerOf(runElman(draw.matrix(3, 2), {draw.gate(2, 2)}));
        const auto message = [&](const LedgerCell& cell) {
            try {
                explain(ledger, cell);
            } catch (const InputError& error) {
                return QString::fromUtf8(error.what());
            }
            return QString();
        };
        QCOMPARE(message({"stats", 0, 0, 0}),
                 QStringLiteral("\"stats\" is not a tensor of this trace (did you mean \"states\"?)"));
        QCOMPARE(message({"states", 1, 0, 0}), QStringLiteral("\"states\" has no part 1: there are 1"));
        QCOMPARE(message({"states", 0, 3, 0}),
                 QStringLiteral("\"states\" is 3 x 2: it has no row 3, column 0"));
    }
};

QTEST_GUILESS_MAIN(LedgerTest)
#include "tst_ledger.moc"
