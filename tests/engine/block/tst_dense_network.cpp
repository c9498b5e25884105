#include "engine/block/dense_network.h"
#include "engine/input_error.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace casefile::engine;

namespace {

/// 2 inputs, 2 hidden units, 1 output.
DenseNetwork smallNetwork()
{
    return {{{Matrix{{1.0, -2.0}, {0.5, 1.0}}, {0.1, 0.0}}, {Matrix{{2.0}, {-1.0}}, {0.25}}}};
}

} // namespace

class DenseNetworkTest : public QObject
{
    Q_OBJECT

private slots:
    void passIsWhatTheHandComputes();
    void weightsDoNotDependOnTheInput();
    void wrongInputSizeIsAnError();
    void wrongBiasSizeIsAnError();
    void untrainedHasTheSizesAskedFor();
    void deviationIsOneOverRootOfInputs();
    void sameSeedSameNetwork();
};

void DenseNetworkTest::passIsWhatTheHandComputes()
{
    const auto trace = forward(smallNetwork(), {0.4, 0.2});
    QCOMPARE(trace.activations.size(), std::size_t(3));
    QCOMPARE(trace.activations[0], (std::vector{0.4, 0.2}));
    QVERIFY(trace.sums[0].empty());
    QCOMPARE(trace.sums[1][0], 0.6);  // 0.4 * 1 + 0.2 * 0.5 + 0.1
    QCOMPARE(trace.sums[1][1], -0.6); // 0.4 * -2 + 0.2 * 1
    QCOMPARE(trace.activations[1][0], std::tanh(0.6));
    QVERIFY(std::abs(trace.sums[2][0] - 1.861) < 5e-4); // 3 * tanh 0.6 + 0.25
    QVERIFY(std::abs(trace.activations[2][0] - 0.953) < 5e-4);
}

void DenseNetworkTest::weightsDoNotDependOnTheInput()
{
    const auto network = smallNetwork();
    const auto odd = forward(network, {0.3, -0.7});
    QCOMPARE(odd.sums[1][1], 0.3 * -2.0 - 0.7);
    QVERIFY(network.layers[0].weights == smallNetwork().layers[0].weights);
}

void DenseNetworkTest::wrongInputSizeIsAnError()
{
    try {
        forward(smallNetwork(), {1.0, 2.0, 3.0});
        QFAIL("no error");
    } catch (const InputError& error) {
        QCOMPARE(error.what(), "input: 3 numbers for a layer of 2 inputs");
    }
}

void DenseNetworkTest::wrongBiasSizeIsAnError()
{
    auto network = smallNetwork();
    network.layers[0].bias = {0.1};
    QVERIFY_THROWS_EXCEPTION(InputError, forward(network, {1.0, 2.0}));
}

void DenseNetworkTest::untrainedHasTheSizesAskedFor()
{
    const auto network = untrainedDenseNetwork({3, 5, 2}, 1);
    QCOMPARE(network.layers.size(), std::size_t(2));
    QCOMPARE(toString(network.layers[0].weights.shape()), "3 x 5");
    QCOMPARE(toString(network.layers[1].weights.shape()), "5 x 2");
    QCOMPARE(network.layers[1].bias.size(), std::size_t(2));
    QCOMPARE(forward(network, {0.1, 0.2, 0.3}).activations.back().size(), std::size_t(2));
    QVERIFY(untrainedDenseNetwork({4}, 1).layers.empty());
}

void DenseNetworkTest::deviationIsOneOverRootOfInputs()
{
    const auto network = untrainedDenseNetwork({100, 50}, 4);
    const auto values = network.layers[0].weights.values();
    const double square = std::inner_product(values.begin(), values.end(), values.begin(), 0.0);
    QVERIFY(std::abs(std::sqrt(square / double(values.size())) - 0.1) < 0.005);
}

void DenseNetworkTest::sameSeedSameNetwork()
{
    const auto weights = [](std::uint64_t seed) {
        return untrainedDenseNetwork({3, 2}, seed).layers[0].weights;
    };
    QVERIFY(weights(1) == weights(1));
    QVERIFY(weights(1) != weights(2));
}

QTEST_APPLESS_MAIN(DenseNetworkTest)
#include "tst_dense_network.moc"
