#include "engine/attention/attend.h"
#include "engine/measure/decode_cost.h"
#include "engine/measure/leak.h"
#include "engine/measure/masked_words.h"
#include "engine/measure/middle.h"
#include "engine/measure/next_word.h"
#include "engine/measure/padding_side.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace casefile::engine;

namespace {

/// The last row of a matrix to a power, by plain products of full matrices.
std::vector<double> lastRowByProducts(const MiddleSettings& settings)
{
    const std::size_t n = settings.tokens;
    std::vector<std::vector<double>> step(n, std::vector<double>(n, 0.0));
    for (std::size_t i = 0; i < n; ++i) {
        double sum = 0.0;
        for (std::size_t j = 0; j <= i; ++j)
            sum += std::exp(-settings.slope * double(i - j));
        for (std::size_t j = 0; j <= i; ++j)
            step[i][j] = (1.0 - settings.residualWeight) * std::exp(-settings.slope * double(i - j)) / sum;
        step[i][i] += settings.residualWeight;
    }
    std::vector<std::vector<double>> power(n, std::vector<double>(n, 0.0));
    for (std::size_t i = 0; i < n; ++i)
        power[i][i] = 1.0;
    for (std::size_t layer = 0; layer < settings.layers; ++layer) {
        std::vector<std::vector<double>> next(n, std::vector<double>(n, 0.0));
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t k = 0; k < n; ++k)
                for (std::size_t j = 0; j < n; ++j)
                    next[i][j] += step[i][k] * power[k][j];
        power = next;
    }
    return power[n - 1];
}

} // namespace

/// The measurements behind chapter 6.
class TestApplications : public QObject
{
    Q_OBJECT

private slots:
    void underACausalMaskNothingBeforeTheChangedTokenMoves()
    {
        const TracePtr trace = attendSentence("猫看见狗就跑", modelNamed("hand-set"));
        const std::size_t changed = 3;
        const auto open = outputShift(*trace, changed, {});
        const auto causal = outputShift(*trace, changed, {"causal", 0, {}, {}});
        QCOMPARE(open.size(), trace->queries());
        QCOMPARE(leakingRows(open, changed), changed);
        QCOMPARE(leakingRows(causal, changed), std::size_t(0));
        for (std::size_t row = 0; row < trace->queries(); ++row)
            QCOMPARE(causal[row] > 0.0, row >= changed);
        const auto some = outputShift(*trace, changed, {}, 2); // what is not asked for is not computed
        QCOMPARE(some.size(), std::size_t(2));
        QVERIFY(std::abs(some[1] - open[1]) < 1e-14);
    }

    void sharesOfTheNextWordAreASoftmaxWithTemperature()
    {
        const std::vector<double> scores{3.0, 1.0, 2.0};
        const auto cool = nextTokenProbabilities(scores, 0.5, 1.0);
        QVERIFY(std::abs(cool[0] / cool[2] - std::exp(2.0)) < 1e-12);
        QVERIFY(std::abs(std::accumulate(cool.begin(), cool.end(), 0.0) - 1.0) < 1e-12);
        const auto warm = nextTokenProbabilities(scores, 1.0, 1.0);
        QVERIFY(warm[0] < cool[0]);
    }

    void aNucleusKeepsTheFewestWordsThatHaveItsShare()
    {
        const std::vector<double> scores{std::log(0.5), std::log(0.2), std::log(0.3)};
        const auto kept = nextTokenProbabilities(scores, 1.0, 0.7);
        QVERIFY(std::abs(kept[0] - 0.625) < 1e-12);
        QCOMPARE(kept[1], 0.0);
        QVERIFY(std::abs(kept[2] - 0.375) < 1e-12);
        QCOMPARE(nextTokenProbabilities(scores, 1.0, 0.01)[0], 1.0);
    }

    void drawsFollowTheShares()
    {
        const std::vector<double> shares{0.5, 0.0, 0.3, 0.2};
        const auto counts = drawWords(shares, 20000, 4);
        for (std::size_t word = 0; word < shares.size(); ++word)
            QVERIFY(std::abs(double(counts[word]) / 20000.0 - shares[word]) < 0.015);
        QCOMPARE(counts[1], std::size_t(0));
        QVERIFY(drawWords(shares, 100, 5) != drawWords(shares, 100, 6));
    }

    void aTextPaddedOnTheRightEndsInPadding()
    {
        const auto right = paddedPlaces(3, 5, PaddingSide::Right, false);
        const auto left = paddedPlaces(3, 5, PaddingSide::Left, false);
        QVERIFY(right.back().isPadding && !left.back().isPadding);
        QCOMPARE(left.back().token, std::size_t(2));
        QCOMPARE(left.back().position, std::size_t(4));
        QCOMPARE(paddedPlaces(3, 5, PaddingSide::Left, true).back().position, std::size_t(2));
        QCOMPARE(paddedPlaces(5, 5, PaddingSide::Left, true).front().position, std::size_t(0));
    }

    void sharesByPlaceAreThoseOfAPowerOfTheMatrix()
    {
        for (const MiddleSettings settings : {MiddleSettings{1, 3, 0.1, 0.9}, MiddleSettings{9, 4, 0.0, 0.5},
                                              MiddleSettings{12, 7, 0.2, 0.9}}) {
            const auto mine = shareByPlace(settings);
            const auto theirs = lastRowByProducts(settings);
            double sum = 0.0;
            for (std::size_t place = 0; place < settings.tokens; ++place) {
                QVERIFY(std::abs(mine[place] - theirs[place]) < 1e-12);
                sum += mine[place];
            }
            QVERIFY(std::abs(sum - 1.0) < 1e-12);
        }
    }

    void theMiddleHasLeastWhereLayersAreManyAndDistanceCosts()
    {
        const auto share = shareByPlace({64, 16, 0.05, 0.9});
        QVERIFY(share[12] < share[1] && share[12] < share[62]);
    }

    void costsAndCountsAreThoseOfTheChapter()
    {
        QVERIFY(std::abs(decodeCost(7e9, 32, 4096, 8192).attentionShare() - 0.2347) < 1e-4);
        const MaskedShares of512 = expectedMaskedWords(512, 0.15);
        QVERIFY(std::abs(of512.hidden - 61.44) < 1e-9);
        QVERIFY(std::abs(of512.chosen - of512.hidden - of512.swapped - of512.unchanged) < 1e-9);
    }
};

QTEST_GUILESS_MAIN(TestApplications)
#include "tst_applications.moc"
