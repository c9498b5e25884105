#include "engine/attention/attend.h"
#include "tests/reference/naive_attention.h"
#include "tests/reference/random_input.h"

#include <QTest>

using namespace casefile;

/// Two implementations must agree: the engine and plain loops, on random shapes, masks, heads, biases and
/// memories.
class TestCosimulation : public QObject
{
    Q_OBJECT

private slots:
    void engineAndLoopsAgree()
    {
        constexpr double tolerance = 1e-12;
        constexpr std::uint64_t cases = 500;
        for (std::uint64_t seed = 0; seed < cases; ++seed) {
            const engine::AttentionInput input = reference::randomInput(seed);
            const std::string difference =
                reference::firstDifference(*engine::attend(input), reference::attend(input), tolerance);
            QVERIFY2(
                difference.empty(),
                qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(QString::fromStdString(difference))));
        }
    }

    void theRandomCasesCoverEverything()
    {
        QSet<QString> rules;
        int memory = 0, scaleOff = 0, hot = 0, biased = 0, projected = 0, blindRows = 0, moreValueThanKey = 0;
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const engine::AttentionInput input = reference::randomInput(seed);
            rules.insert(QString::fromStdString(input.settings.mask.rule));
            memory += !input.memory.empty();
            scaleOff += !input.settings.scale;
            hot += input.settings.temperature != 1.0;
            biased += !input.weights->bq.empty();
            projected += !input.weights->wo.empty();
            moreValueThanKey += input.weights->dV() > input.weights->dK();
            blindRows += !engine::attend(input)->fullyMaskedRows.empty();
        }
        QCOMPARE(rules, QSet<QString>({"none", "causal", "window", "padding", "cells", "all"}));
        for (const int count : {memory, scaleOff, hot, biased, projected, blindRows, moreValueThanKey})
            QVERIFY(count > 50 && count < 450);
    }
};

QTEST_GUILESS_MAIN(TestCosimulation)
#include "tst_cosimulation.moc"
