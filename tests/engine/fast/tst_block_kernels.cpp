#include "engine/fast/block_kernels.h"
#include "engine/fast/packed_weights.h"
#include "tests/reference/random_block.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

using namespace casefile;
using namespace casefile::engine;

namespace {

using Floats = std::vector<float>;

Floats drawn(reference::BlockDraw& draw, std::size_t count, double size = 1.0)
{
    Floats result(count);
    for (float& value : result)
        value = float(size * draw.real());
    return result;
}

std::string at(fast::Isa isa, const std::string& what, std::size_t index, double got, double right)
{
    return std::string(fast::isaName(isa)) + ", " + what + ", number " + std::to_string(index) + ": " +
           std::to_string(got) + " instead of " + std::to_string(right);
}

bool isNear(double got, double right, double tolerance = 4e-6)
{
    return std::abs(got - right) <= tolerance * std::max(1.0, std::abs(right));
}

/// One product with everything that can follow it, in double.
struct LinearCase
{
    std::size_t rows, depth, columns;
    bool gated, keeps;
    std::optional<Activation> activation;
    Floats left, right, gate, bias, gateBias, residual;

    explicit LinearCase(reference::BlockDraw& draw)
        : rows(draw.whole(1, 30))
        , depth(draw.whole(1, draw.coin() ? 9 : 300))
        , columns(draw.whole(1, 80))
        , gated(draw.coin())
        , keeps(draw.coin())
    {
        const double size = std::sqrt(3.0 / double(depth));
        if (gated || draw.coin())
            activation = Activation(draw.whole(0, activationTable().size() - 1));
        left = drawn(draw, rows * depth, std::sqrt(3.0));
        right = drawn(draw, depth * columns, size);
        gate = drawn(draw, depth * columns, size);
        bias = drawn(draw, columns);
        gateBias = drawn(draw, columns);
        if (draw.coin())
            residual = drawn(draw, rows * columns);
    }

    double sum(const Floats& matrix, const Floats& added, std::size_t row, std::size_t column) const
    {
        double result = double(added[column]);
        for (std::size_t k = 0; k < depth; ++k)
            result += double(left[row * depth + k]) * double(matrix[k * columns + column]);
        return result;
    }

    double result(std::size_t row, std::size_t column) const
    {
        const double expanded = sum(right, bias, row, column);
        double value = gated ? sum(gate, gateBias, row, column) : expanded;
        if (activation)
            value = rowOf(*activation).value(value);
        if (gated)
            value *= expanded;
        return value + (residual.empty() ? 0.0 : double(residual[row * columns + column]));
    }
};

} // namespace

/// Every kernel of the block, on every instruction set, against its formula in double.
class TestBlockKernels : public QObject
{
    Q_OBJECT

private slots:
    void productsWithAllThatFollows()
    {
        for (std::uint64_t seed = 0; seed < 300; ++seed)
            for (const fast::Isa isa : fast::availableIsas()) {
                reference::BlockDraw draw(seed);
                const LinearCase one(draw);
                const std::size_t width = fast::kernelsFor(isa).width;
                const fast::PackedMatrix packed =
                    one.gated ? fast::packGated(one.gate, one.gateBias, one.right, one.bias, one.depth,
                                                one.columns, width)
                              : fast::packMatrix(one.right, one.bias, one.depth, one.columns, width);
                Floats out(one.rows * one.columns, -7.0f), before(out.size() * 2, -7.0f);
                fast::LinearJob job{one.left.data(), one.depth,   packed.panels.data(), packed.bias.data(),
                                    one.depth,       one.columns, out.data(),           one.columns,
                                    one.activation,  one.gated};
                job.residual = one.residual.empty() ? nullptr : one.residual.data();
                job.residualStride = one.columns;
                job.before = one.keeps ? before.data() : nullptr;
                job.beforeStride = one.columns * 2;
                const std::size_t panelColumns = one.gated ? width / 2 : width;
                fast::blockKernelsFor(isa).linear(
                    job, {0, one.rows, 0, (one.columns + panelColumns - 1) / panelColumns});
                for (std::size_t i = 0; i < out.size(); ++i) {
                    const std::size_t row = i / one.columns, column = i % one.columns;
                    const double right = one.result(row, column);
                    QVERIFY2(isNear(double(out[i]), right),
                             at(isa, "seed " + std::to_string(seed), i, double(out[i]), right).c_str());
                    if (!one.keeps)
                        continue;
                    const float* const kept = &before[row * one.columns * 2 + column];
                    QVERIFY(isNear(double(kept[one.gated ? one.columns : 0]),
                                   one.sum(one.right, one.bias, row, column)));
                    QVERIFY(!one.gated ||
                            isNear(double(kept[0]), one.sum(one.gate, one.gateBias, row, column)));
                }
            }
    }

    void everyActivationOverItsWholeRange()
    {
        Floats in;
        for (float x = -30.0f; x < 30.0f; x += 0.0078125f)
            in.push_back(x);
        for (const float x : {0.0f, -0.0f, 1e-40f, -1e-20f, 100.0f, -100.0f, 1e10f, -1e10f, 3e38f, -3e38f})
            in.push_back(x);
        for (const fast::Isa isa : fast::availableIsas())
            for (const ActivationRow& row : activationTable()) {
                Floats out(in.size());
                fast::blockKernelsFor(isa).activate(row.activation, in.data(), out.data(), in.size());
                for (std::size_t i = 0; i < in.size(); ++i)
                    QVERIFY2(
                        isNear(double(out[i]), row.value(double(in[i])), 5e-7),
                        at(isa, std::string(row.name), i, double(out[i]), row.value(double(in[i]))).c_str());
            }
    }

    /// A large common part, and rows too large or too small to be squared in float32.
    void normsOfEasyAndHardRows_data()
    {
        QTest::addColumn<double>("size");
        QTest::addColumn<double>("offset");
        QTest::addColumn<double>("epsilon");
        QTest::newRow("unit") << 1.0 << 0.0 << 1e-5;
        QTest::newRow("far from 0") << 1.0 << 1000.0 << 1e-5;
        QTest::newRow("beyond squares") << 1e30 << 0.0 << 1e-5;
        QTest::newRow("below squares") << 1e-30 << 0.0 << 0.0;
        QTest::newRow("nearly nothing") << 1e-30 << 0.0 << 1e-5;
    }
    void normsOfEasyAndHardRows()
    {
        QFETCH(double, size);
        QFETCH(double, offset);
        QFETCH(double, epsilon);
        for (std::uint64_t seed = 0; seed < 60; ++seed)
            for (const fast::Isa isa : fast::availableIsas()) {
                reference::BlockDraw draw(seed);
                const std::size_t rows = draw.whole(1, 4), columns = draw.whole(4, 150);
                Floats x = drawn(draw, rows * columns, size), gamma = drawn(draw, columns),
                       beta = drawn(draw, columns), out(x.size()), mean(rows), inverse(rows);
                for (float& value : x)
                    value += float(offset);
                const NormKind kind = draw.coin() ? NormKind::Layer : NormKind::RootMeanSquare;
                Matrix exact(rows, columns);
                std::ranges::copy(x, exact.values().begin());
                const NormTrace right = engine::normalise(
                    exact, {kind, {gamma.begin(), gamma.end()}, {beta.begin(), beta.end()}, epsilon});
                fast::blockKernelsFor(isa).normalise({x.data(), columns, out.data(), columns, columns,
                                                      gamma.data(), beta.data(), kind, float(epsilon),
                                                      mean.data(), inverse.data()},
                                                     0, rows);
                for (std::size_t i = 0; i < out.size(); ++i)
                    QVERIFY2(isNear(double(out[i]), right.output.values()[i]),
                             at(isa, "norm", i, double(out[i]), right.output.values()[i]).c_str());
                for (std::size_t row = 0; row < rows; ++row) {
                    QVERIFY(isNear(double(mean[row]) / size, right.mean[row] / size));
                    const double scale = 1.0 / std::sqrt(right.variance[row] + double(float(epsilon)));
                    QVERIFY(isNear(double(inverse[row]) / scale, 1.0));
                }
            }
    }

    void equalNumbersAreNormalisedToBeta()
    {
        for (const fast::Isa isa : fast::availableIsas()) {
            const Floats x(77, 0.1f), gamma(77, 3.0f), beta(77, 0.25f);
            Floats out(77);
            fast::blockKernelsFor(isa).normalise(
                {x.data(), 77, out.data(), 77, 77, gamma.data(), beta.data(), NormKind::Layer, 1e-5f}, 0, 1);
            for (const float value : out)
                QVERIFY(isNear(double(value), 0.25));
        }
    }

    void whatIsNotFiniteIsNoticed()
    {
        constexpr std::uint32_t infinity = 0x7f800000;
        for (const fast::Isa isa : fast::availableIsas()) {
            const fast::BlockKernels& kernels = fast::blockKernelsFor(isa);
            for (const float bad : {std::numeric_limits<float>::quiet_NaN(), HUGE_VALF, -HUGE_VALF})
                for (std::size_t place = 0; place < 37; ++place) {
                    Floats x(37, 0.5f), ones(37, 1.0f), out(37);
                    x[place] = bad;
                    QVERIFY(kernels.activate(Activation::Relu, x.data(), out.data(), 37) >= infinity);
                    QVERIFY(kernels.add(x.data(), ones.data(), out.data(), 37) >= infinity);
                    QVERIFY(kernels.normalise({x.data(), 37, out.data(), 37, 37, ones.data(), nullptr,
                                               NormKind::Layer, 1e-5f},
                                              0, 1) >= infinity);
                    const fast::PackedMatrix packed =
                        fast::packMatrix(x, {}, 1, 37, fast::kernelsFor(isa).width);
                    const fast::LinearJob job{ones.data(),        1,  packed.panels.data(),
                                              packed.bias.data(), 1,  37,
                                              out.data(),         37, Activation::Relu};
                    QVERIFY(kernels.linear(job, {0, 1, 0, (36 / fast::kernelsFor(isa).width) + 1}) >=
                            infinity);
                }
        }
    }

    void sumsAreAdded()
    {
        for (const fast::Isa isa : fast::availableIsas()) {
            reference::BlockDraw draw(1);
            const Floats a = drawn(draw, 53), b = drawn(draw, 53);
            Floats out(53);
            const std::uint32_t largest =
                fast::blockKernelsFor(isa).add(a.data(), b.data(), out.data(), out.size());
            float most = 0.0f;
            for (std::size_t i = 0; i < out.size(); ++i) {
                QCOMPARE(out[i], a[i] + b[i]);
                most = std::max(most, std::abs(out[i]));
            }
            QCOMPARE(std::bit_cast<float>(largest), most);
        }
    }
};

QTEST_GUILESS_MAIN(TestBlockKernels)
#include "tst_block_kernels.moc"
