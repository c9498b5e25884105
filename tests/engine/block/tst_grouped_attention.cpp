#include "engine/attention/attend.h"
#include "engine/block/alibi.h"
#include "engine/block/grouped_attention.h"
#include "engine/block/rotary.h"
#include "engine/input_error.h"
#include "tests/reference/naive_attention.h"
#include "tests/reference/naive_block.h"
#include "tests/reference/random_block.h"

#include <QTest>

using namespace casefile;
using namespace casefile::engine;

/// Grouped heads, score positions and the cache of keys and values.
class GroupedAttentionTest : public QObject
{
    Q_OBJECT

private:
    static constexpr ScorePosition everyPosition[]{ScorePosition::None, ScorePosition::Rotary,
                                                   ScorePosition::Alibi};

    /// The usual weights in which every query head has a copy of its key head.
    static std::shared_ptr<AttentionWeights> spelledOut(const GroupedWeights& weights)
    {
        auto all = std::make_shared<AttentionWeights>(weights.shared);
        const auto copied = [&](const Matrix& columns, std::size_t width) {
            Matrix result(columns.rows(), weights.shared.heads * width);
            for (std::size_t r = 0; r < result.rows(); ++r)
                for (std::size_t c = 0; c < result.columns(); ++c)
                    result(r, c) = columns(r, weights.keyHeadOf(c / width) * width + c % width);
            return result;
        };
        const auto copiedBias = [&](const std::vector<double>& bias, std::size_t width) {
            std::vector<double> result(bias.empty() ? 0 : weights.shared.heads * width);
            for (std::size_t c = 0; c < result.size(); ++c)
                result[c] = bias[weights.keyHeadOf(c / width) * width + c % width];
            return result;
        };
        all->wk = copied(weights.shared.wk, weights.dK());
        all->wv = copied(weights.shared.wv, weights.dV());
        all->bk = copiedBias(weights.shared.bk, weights.dK());
        all->bv = copiedBias(weights.shared.bv, weights.dV());
        return all;
    }

private slots:
    void sharedKeyHeadsAreLikeCopies()
    {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            reference::BlockDraw draw(seed);
            GroupedInput input = draw.grouped(draw.whole(1, 7), ScorePosition::None);
            if (draw.coin())
                input.memory = draw.matrix(draw.whole(1, 7), input.x.columns());
            input.settings = {{draw.coin() ? "causal" : "none", 0, {}, {}}, draw.coin(), 1.5, {}};
            const GroupedTrace trace = attendGrouped(input);
            const auto naive =
                reference::attend({input.x, input.memory, spelledOut(*input.weights), input.settings});
            for (std::size_t i = 0; i < trace.output.rows(); ++i)
                for (std::size_t c = 0; c < trace.output.columns(); ++c)
                    QVERIFY(std::abs(trace.output(i, c) - naive.output[i][c]) < 1e-11);
        }
    }

    void ownKeyHeadsGiveThePlainNumbersToTheBit()
    {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            reference::BlockDraw draw(seed);
            GroupedInput input = draw.grouped(draw.whole(1, 7), ScorePosition::None);
            const AttentionSettings settings{
                {draw.coin() ? "causal" : "none", 0, {}, {}}, draw.coin(), 1.5, {}};
            auto weights = std::make_shared<GroupedWeights>(*input.weights);
            weights->shared = *spelledOut(*input.weights);
            weights->keyHeads = weights->shared.heads;
            const GroupedTrace grouped = attendGrouped({input.x, {}, weights, settings, input.position});
            const TracePtr plain =
                attend({input.x, {}, std::make_shared<AttentionWeights>(weights->shared), settings});
            QVERIFY(grouped.output == plain->output);
            for (std::size_t head = 0; head < grouped.heads.size(); ++head)
                QVERIFY(grouped.heads[head].weights == plain->heads[head].weights);
        }
    }

    void positionsActOnScores()
    {
        reference::BlockDraw draw(11);
        GroupedInput input = draw.grouped(5, ScorePosition::Rotary);
        const GroupedTrace turned = attendGrouped(input);
        const std::size_t dK = input.weights->dK();
        for (std::size_t head = 0; head < turned.heads.size(); ++head)
            for (std::size_t i = 0; i < 5; ++i)
                for (std::size_t j = 0; j < 5; ++j) { // score = q_i . R(j - i) k_j
                    double dot = 0.0;
                    for (std::size_t c = 0; c < dK; c += 2) {
                        const double angle = rotaryAngle(1, c / 2, dK) * (double(j) - double(i));
                        const std::size_t q = head * dK + c, k = turned.heads[head].keyHead * dK + c;
                        const double k0 = turned.key(j, k), k1 = turned.key(j, k + 1);
                        dot += turned.query(i, q) * (std::cos(angle) * k0 - std::sin(angle) * k1) +
                               turned.query(i, q + 1) * (std::sin(angle) * k0 + std::cos(angle) * k1);
                    }
                    QVERIFY(std::abs(turned.heads[head].scores(i, j) - dot) < 1e-12);
                }
        input.position = ScorePosition::Alibi;
        const GroupedTrace sloped = attendGrouped(input);
        const GroupedHeadTrace& last = sloped.heads.back();
        const double slope = alibiSlope(sloped.heads.size() - 1, sloped.heads.size());
        QVERIFY(std::abs(last.masked(4, 1) - (last.scores(4, 1) / std::sqrt(double(dK)) - 3 * slope)) <
                1e-14);
    }

    void cacheGivesTheNumbersOfTheFullPass()
    {
        for (std::uint64_t seed = 0; seed < 60; ++seed)
            for (const ScorePosition position : everyPosition) {
                reference::BlockDraw draw(seed);
                GroupedInput input = draw.grouped(draw.whole(1, 7), position);
                input.settings.mask = {
                    "all", 0, {}, {{"causal", 0, {}, {}}, {"window", draw.whole(0, 7), {}, {}}}};
                const GroupedTrace full = attendGrouped(input);
                KeyValueCache cache;
                for (std::size_t i = 0; i < input.x.rows(); ++i) {
                    GroupedInput one = input;
                    one.x = Matrix(1, input.x.columns());
                    std::ranges::copy(input.x.row(i), one.x.row(0).begin());
                    const CachedStep step = appendToken(cache, one);
                    cache = step.cache;
                    QCOMPARE(cache.tokens(), i + 1);
                    for (std::size_t c = 0; c < full.output.columns(); ++c)
                        QVERIFY(std::abs(step.trace.output(0, c) - full.output(i, c)) < 1e-12);
                    for (std::size_t j = 0; j <= i; ++j)
                        QVERIFY(std::abs(step.trace.heads[0].weights(0, j) - full.heads[0].weights(i, j)) <
                                1e-13);
                }
            }
    }

    void appendingLeavesTheOldCacheAlone()
    {
        reference::BlockDraw draw(5);
        const GroupedInput input = draw.grouped(1, ScorePosition::Rotary);
        const KeyValueCache first = appendToken({}, input).cache;
        const KeyValueCache kept = first;
        const KeyValueCache second = appendToken(first, input).cache;
        QVERIFY(first == kept);
        QCOMPARE(second.tokens(), std::size_t(2));
    }

    void badInputIsNamed()
    {
        reference::BlockDraw draw(6);
        GroupedInput input = draw.grouped(1, ScorePosition::None);
        const auto message = [&](const auto& act) {
            try {
                act();
            } catch (const InputError& error) {
                return QString::fromUtf8(error.what());
            }
            return QString();
        };
        auto weights = std::make_shared<GroupedWeights>(*input.weights);
        weights->keyHeads = weights->shared.heads + 1;
        GroupedInput odd = input;
        odd.weights = weights;
        QVERIFY(
            message([&] { attendGrouped(odd); }).contains(QStringLiteral("every key head needs the same")));
        GroupedInput padded = input;
        padded.settings.mask = {"padding", 1, {}, {}};
        QVERIFY(
            message([&] { appendToken({}, padded); }).startsWith(QStringLiteral("\"mask\": with a cache")));
        const KeyValueCache wrong{Matrix(1, 1), Matrix(1, 100)};
        QVERIFY(message([&] { appendToken(wrong, input); }).startsWith(QStringLiteral("\"cached ")));
        GroupedInput huge = input;
        for (double& value : huge.x.values())
            value = 1e300;
        QVERIFY(message([&] { attendGrouped(huge); }).contains(QStringLiteral("too large")));
        GroupedInput two = input;
        two.x = draw.matrix(2, input.x.columns());
        QVERIFY(message([&] { appendToken({}, two); }).startsWith(QStringLiteral("\"x\" is 2 x ")));
        QVERIFY(message([&] { attendGrouped({}); }).startsWith(QStringLiteral("\"x\" is missing")));
    }
};

QTEST_GUILESS_MAIN(GroupedAttentionTest)
#include "tst_grouped_attention.moc"
