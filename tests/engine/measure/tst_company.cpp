#include "engine/attention/attend.h"
#include "engine/input_error.h"
#include "engine/measure/other_company.h"
#include "engine/measure/reading.h"
#include "engine/measure/shuffle.h"
#include "engine/models/gaussian.h"

#include <QTest>

#include <algorithm>
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

Matrix input(std::size_t n, std::size_t d = 6)
{
    Gaussian gaussian(5);
    return gaussianMatrix(n, d, 1.0, gaussian);
}

/// The last state, by h = tanh(x W + h U) in plain loops.
std::vector<double> lastState(const Matrix& x, const Gate& gate)
{
    std::vector<double> state(gate.recurrent.rows(), 0.0);
    for (std::size_t t = 0; t < x.rows(); ++t) {
        std::vector<double> next(state.size());
        for (std::size_t to = 0; to < state.size(); ++to) {
            double sum = 0.0;
            for (std::size_t from = 0; from < x.columns(); ++from)
                sum += x(t, from) * gate.input(from, to);
            for (std::size_t from = 0; from < state.size(); ++from)
                sum += state[from] * gate.recurrent(from, to);
            next[to] = std::tanh(sum);
        }
        state = next;
    }
    return state;
}

/// Frobenius norm of d h_last / d x_t, by central differences.
double changeBy(const Matrix& x, const Gate& gate, std::size_t t)
{
    constexpr double step = 1e-5;
    double squares = 0.0;
    for (std::size_t column = 0; column < x.columns(); ++column) {
        Matrix more = x, less = x;
        more(t, column) += step;
        less(t, column) -= step;
        const std::vector<double> up = lastState(more, gate), down = lastState(less, gate);
        for (std::size_t i = 0; i < up.size(); ++i)
            squares += std::pow((up[i] - down[i]) / (2.0 * step), 2);
    }
    return std::sqrt(squares);
}

} // namespace

/// One sentence read two ways, in two orders, and in other company.
class TestCompany : public QObject
{
    Q_OBJECT

private slots:
    void aReaderHasAStateAfterEachWord()
    {
        const Matrix x = input(7);
        const Reading reading = readWordByWord(x, 5, 3);
        QCOMPARE(reading.cell.states.rows(), std::size_t(5));
        const std::vector<double> last = lastState(reading.cell.x, reading.cell.weights.state);
        for (std::size_t i = 0; i < last.size(); ++i)
            QVERIFY(std::abs(last[i] - reading.cell.states(4, i)) < 1e-14);
    }

    void whatIsLeftOfAWordIsHowFarItMovesTheLastState()
    {
        const Reading reading = readWordByWord(input(6), 6, 9);
        std::vector<double> sizes;
        for (std::size_t t = 0; t < 6; ++t)
            sizes.push_back(changeBy(reading.cell.x, reading.cell.weights.state, t));
        const double all = std::accumulate(sizes.begin(), sizes.end(), 0.0);
        for (std::size_t t = 0; t < 6; ++t)
            QVERIFY2(std::abs(reading.share[t] - sizes[t] / all) < 1e-7,
                     qPrintable(QString::number(reading.share[t] - sizes[t] / all)));
    }

    void wordsThatAreNotThereCannotBeRead()
    {
        QVERIFY_THROWS_EXCEPTION(InputError, readWordByWord(input(3), 4, 1));
        QVERIFY_THROWS_EXCEPTION(InputError, readWordByWord(input(3), 0, 1));
    }

    void withoutPositionsOutputsPermuteAsTokensDo()
    {
        const TracePtr trace = traceOf("狗咬人，人咬狗");
        for (std::uint64_t seed = 1; seed < 6; ++seed) {
            const Shuffle shuffle = shuffleTokens(*trace, 24, seed, false);
            const std::set<std::size_t> places(shuffle.order.begin(), shuffle.order.end());
            QCOMPARE(places.size(), trace->queries()); // each token once
            QVERIFY(!std::ranges::is_sorted(shuffle.order));
            QVERIFY(shuffle.largestDifference < 1e-14);
            QVERIFY(shuffle.pooledDifference < 1e-14);
            for (std::size_t row = 0; row < places.size(); ++row)
                QVERIFY(std::ranges::equal(shuffle.shuffled->x.row(row),
                                           trace->embedding.row(shuffle.order[row])));
        }
    }

    void withPositionsOrACausalMaskTheyDoNot()
    {
        const TracePtr trace = traceOf("狗咬人，人咬狗");
        QVERIFY(shuffleTokens(*trace, 24, 2, true).largestDifference > 1e-3);
        const TracePtr causal = traceOf("狗咬人，人咬狗", "causal");
        QVERIFY(shuffleTokens(*causal, 24, 2, false).largestDifference > 1e-3);
    }

    void oneTokenCannotChangePlaces()
    {
        const Shuffle shuffle = shuffleTokens(*traceOf("狗咬人"), 1, 4, false);
        QCOMPARE(shuffle.order, std::vector<std::size_t>{0});
        QCOMPARE(shuffle.largestDifference, 0.0);
    }

    void thePositionsAreThoseThatTheSentenceWasReadWith()
    {
        const TracePtr trace = traceOf("猫看见狗就跑");
        QVERIFY(shuffleTokens(*trace, 24, 1, true).original->output == trace->output);
    }

    void inLayerOneAPairKeepsItsScoreInOtherCompany()
    {
        const TracePtr trace = traceOf("cats see dogs and run");
        for (std::uint64_t seed = 1; seed < 5; ++seed) {
            const OtherCompany other = inOtherCompany(*trace, 24, 4, 0, seed);
            QCOMPARE(other.tokens[4].form, std::string("run"));
            QCOMPARE(other.tokens[0].form, std::string("cats"));
            QVERIFY(other.tokens[2].form != "dogs");
            QVERIFY(other.here->output == trace->output);
            for (std::size_t head = 0; head < 4; ++head)
                QCOMPARE(other.there->heads[head].scores(4, 0), trace->heads[head].scores(4, 0));
            QVERIFY(std::abs(other.there->heads[1].weights(4, 0) - trace->heads[1].weights(4, 0)) > 1e-3);
        }
    }

    /// The other sentence as somebody would type it, through the whole pass.
    void theOtherSentenceIsRunLikeAnyOther()
    {
        const OtherCompany other = inOtherCompany(*traceOf("cats see dogs and run"), 24, 4, 0, 2);
        std::string sentence;
        for (const Token& token : other.tokens)
            sentence += token.text + " ";
        const TracePtr typed = traceOf(sentence.c_str());
        QCOMPARE(typed->tokens.size(), other.tokens.size());
        QVERIFY(typed->output == other.there->output);
    }

    void inLayerTwoTheScoreMovesToo()
    {
        const OtherCompany other = inOtherCompany(*traceOf("cats see dogs and run"), 24, 4, 0, 2);
        double most = 0.0;
        for (std::size_t head = 0; head < 4; ++head)
            most = std::max(most, std::abs(other.hereNext->heads[head].scores(4, 0) -
                                           other.thereNext->heads[head].scores(4, 0)));
        QVERIFY2(most > 0.01, qPrintable(QString::number(most)));
    }

    void aPairOutsideOfTheSentenceIsRefused()
    {
        QVERIFY_THROWS_EXCEPTION(InputError, inOtherCompany(*traceOf("cats run"), 24, 2, 0, 1));
        QVERIFY_THROWS_EXCEPTION(InputError, inOtherCompany(*traceOf("cats see dogs"), 2, 2, 0, 1));
    }
};

QTEST_APPLESS_MAIN(TestCompany)
#include "tst_company.moc"
