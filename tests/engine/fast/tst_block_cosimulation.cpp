#include "tests/engine/fast/block_case.h"
#include "tests/reference/naive_block.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

using namespace casefile;
using namespace casefile::engine;

namespace {

constexpr std::uint64_t cases = 800;
constexpr double tolerance = 4e-6;

/// The first number that differs by more than tolerance * max(1, |right number|), in words; empty if none
/// does.
std::string firstDifference(const std::vector<float>& got, const Matrix& right, double allowed)
{
    if (got.size() != right.values().size())
        return std::to_string(got.size()) + " numbers";
    for (std::size_t i = 0; i < got.size(); ++i) {
        const double exact = right.values()[i];
        if (!(std::abs(double(got[i]) - exact) <= allowed * std::max(1.0, std::abs(exact))))
            return "row " + std::to_string(i / right.columns()) + ", column " +
                   std::to_string(i % right.columns()) + ": " + std::to_string(got[i]) + " instead of " +
                   std::to_string(exact);
    }
    return {};
}

} // namespace

/// Encoder and decoder blocks: the float32 kernels of every instruction set, the readable engine, plain
/// loops.
class TestBlockCosimulation : public QObject
{
    Q_OBJECT

private slots:
    void everyInstructionSetAgreesWithTheReadableEngine()
    {
        int strict = 0;
        for (std::uint64_t seed = 0; seed < cases; ++seed) {
            const reference::BlockCase one = reference::randomBlockCase(seed);
            const reference::BlockAnswer right = reference::readableBlock(one);
            strict += right.gain < 2.0;
            for (const fast::Isa isa : fast::availableIsas()) {
                const std::string difference =
                    firstDifference(one.run(isa).output, right.output, tolerance * right.gain);
                QVERIFY2(difference.empty(), ("seed " + std::to_string(seed) + ", " +
                                              std::string(fast::isaName(isa)) + ": " + difference)
                                                 .c_str());
            }
        }
        QVERIFY2(strict > 500, std::to_string(strict).c_str());
    }

    void partsWholesAndPlainLoopsAgree()
    {
        for (std::uint64_t seed = 0; seed < cases; seed += 4) { // plain loops are slow
            const reference::BlockCase one = reference::randomBlockCase(seed);
            const reference::BlockAnswer right = reference::readableBlock(one);
            const double allowed = 1e-11 * right.gain;
            QVERIFY(reference::largestDifference(right.output, reference::readableWhole(one)) < allowed);
            QVERIFY2(reference::largestDifference(right.output, reference::naiveBlock(one)) < allowed,
                     std::to_string(seed).c_str());
        }
    }

    void theRandomCasesCoverEverything()
    {
        std::set<Activation> activations;
        std::set<std::string> rules;
        int decoders = 0, before = 0, layer = 0, gated = 0, grouped = 0, sloped = 0, rotary = 0, weights = 0;
        for (std::uint64_t seed = 0; seed < cases; ++seed) {
            const reference::BlockCase one = reference::randomBlockCase(seed);
            activations.insert(one.feedForward.activation);
            rules.insert(one.self.settings.mask.rule);
            decoders += one.cross.has_value();
            before += one.place == NormPlace::Before;
            layer += one.feedForwardNorm.kind == NormKind::Layer;
            gated += !one.feedForward.gate.empty();
            grouped += one.self.sharedHeads() < one.self.sizes.heads;
            sloped += !one.self.settings.slopes.empty();
            rotary += one.self.settings.rotaryBase.has_value();
            weights += one.self.settings.weights.has_value();
        }
        QCOMPARE(activations.size(), activationTable().size());
        QCOMPARE(rules, std::set<std::string>({"none", "causal", "window", "padding", "cells", "all"}));
        for (const int count : {decoders, before, layer, gated, grouped, sloped, rotary, weights})
            QVERIFY2(count > 60 && count < 740, std::to_string(count).c_str());
    }

    void aBlockOfManyTasksIsTheSameOnAnyNumberOfThreads()
    {
        reference::BlockCase one = reference::plainBlockCase(301, 96, 4);
        const reference::BlockAnswer right = reference::readableBlock(one);
        for (const fast::Isa isa : fast::availableIsas()) {
            one.self.settings.threads = 1;
            const std::vector<float> alone = one.run(isa).output;
            QCOMPARE(firstDifference(alone, right.output, tolerance), std::string());
            one.self.settings.threads = 2;
            QCOMPARE(one.run(isa).output, alone);
        }
    }
};

QTEST_GUILESS_MAIN(TestBlockCosimulation)
#include "tst_block_cosimulation.moc"
