#include "engine/input_error.h"
#include "tests/engine/fast/fast_case.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

using namespace casefile;
using namespace casefile::engine;

/// Three implementations must agree: the float32 kernels of every instruction set that this machine has, the
/// readable engine, and plain loops.
class TestFastCosimulation : public QObject
{
    Q_OBJECT

private slots:
    void everyInstructionSetAgreesWithTheLoops()
    {
        constexpr double tolerance = 4e-6;
        constexpr std::uint64_t cases = 2000;
        fast::Workspace workspace;
        fast::Result result;
        for (std::uint64_t seed = 0; seed < cases; ++seed) {
            const reference::FastCase one = reference::randomCase(seed);
            const reference::NaiveResult right = reference::naive(one);
            for (const fast::Isa isa : fast::availableIsas()) {
                fast::attend(fast::pack(one.weights(), isa), one.request(), workspace, result);
                const std::string difference = reference::firstDifference(one, result, right, tolerance);
                QVERIFY2(difference.empty(), ("seed " + std::to_string(seed) + ", " +
                                              std::string(fast::isaName(isa)) + ": " + difference)
                                                 .c_str());
            }
        }
    }

    void theLoopsAgreeWithTheReadableEngine()
    {
        constexpr double tolerance = 1e-6; // the slopes of ALiBi are float32 here, double there
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const reference::FastCase one = reference::randomCase(seed);
            const double allowed = one.settings.slopes.empty() ? 1e-11 : tolerance;
            const GroupedTrace trace = attendGrouped(one.readable());
            const reference::NaiveResult right = reference::naive(one);
            for (std::size_t i = 0; i < right.output.size(); ++i)
                QVERIFY(std::abs(trace.output.values()[i] - right.output[i]) < allowed);
            std::size_t i = 0;
            for (const GroupedHeadTrace& head : trace.heads)
                for (const double weight : head.weights.values())
                    QVERIFY(std::abs(weight - right.weights[i++]) < allowed);
            QCOMPARE(i, right.weights.size());
        }
    }

    void theRandomCasesCoverEverything()
    {
        std::set<std::string> rules;
        int memory = 0, grouped = 0, sloped = 0, rotary = 0, output = 0, weights = 0, oneQuery = 0, wide = 0;
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            const reference::FastCase one = reference::randomCase(seed);
            rules.insert(one.settings.mask.rule);
            memory += !one.memory.empty();
            grouped += one.sharedHeads() < one.sizes.heads;
            sloped += !one.settings.slopes.empty();
            rotary += one.settings.rotaryBase.has_value();
            output += !one.wo.empty();
            weights += one.settings.weights.has_value();
            oneQuery += one.settings.queries == 1;
            wide += one.settings.queries > 32 && one.keys() > 32;
        }
        QCOMPARE(rules, std::set<std::string>({"none", "causal", "window", "padding", "cells", "all"}));
        for (const int count : {memory, grouped, sloped, rotary, output, weights, oneQuery, wide})
            QVERIFY2(count > 100 && count < 1900, std::to_string(count).c_str());
    }

    void mutatedShapesAreRefusedOrRight()
    {
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            reference::FastCase one = reference::randomCase(seed);
            const std::size_t numbers = seed % 7 + 1;
            std::vector<float>* const parts[]{&one.x,  &one.memory, &one.wq, &one.wk, &one.wv,
                                              &one.wo, &one.bq,     &one.bk, &one.bv, &one.bo};
            std::vector<float>& part = *parts[seed % std::size(parts)];
            part.resize(seed % 2 ? part.size() + numbers : std::max(part.size(), numbers) - numbers);
            try {
                const fast::Result result = fast::attend(fast::pack(one.weights()), one.request());
                // Only a memory or bias that vanished, or one that was and stayed empty, is still a request.
                QCOMPARE(reference::firstDifference(one, result, reference::naive(one), 4e-6), std::string());
            } catch (const InputError& problem) {
                QVERIFY(QByteArray(problem.what()).contains('"'));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestFastCosimulation)
#include "tst_fast_cosimulation.moc"
