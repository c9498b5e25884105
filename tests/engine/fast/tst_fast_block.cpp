#include "engine/input_error.h"
#include "tests/engine/fast/block_case.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

using namespace casefile;
using namespace casefile::engine;

using Change = std::function<void(reference::BlockCase&)>;

namespace {

QByteArray refusal(const reference::BlockCase& one)
{
    try {
        one.run(fast::chosenIsa());
    } catch (const InputError& problem) {
        return problem.what();
    }
    return "accepted";
}

} // namespace

/// Requests, refusals, cancelling and progress of a block.
class TestFastBlock : public QObject
{
    Q_OBJECT

    void row(const char* name, const Change& change, const char* sentence)
    {
        QTest::newRow(name) << change << QByteArray(sentence);
    }

private slots:
    void badInputIsNamed_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QByteArray>("sentence");
        constexpr float nan = std::numeric_limits<float>::quiet_NaN();
        constexpr std::size_t huge = std::size_t(1) << 40;
        row(
            "short x", [](auto& one) { one.self.x.pop_back(); }, "\"x\" has 39 numbers but 5 x 8 needs 40");
        row(
            "no rows", [](auto& one) { one.self.settings.queries = 0; },
            "\"rows\" is 0 but must be at least 1");
        row(
            "huge x", [=](auto& one) { one.self.settings.queries = huge; },
            "\"x\" would be 1099511627776 x 8 numbers: more than the 68719476736 bytes that one call may "
            "use");
        row(
            "NaN in x", [=](auto& one) { one.self.x[10] = nan; },
            "\"x\" is 5 x 8 and x[1][2] is not a finite number");
        row(
            "infinity in x, norm after",
            [](auto& one) { one.self.x[10] = HUGE_VALF, one.place = NormPlace::After; },
            "self-attention: \"x\" is 5 x 8 and x[1][2] is not a finite number");
        row(
            "no memory", [](auto& one) { one.cross->memory.clear(), one.cross->settings.memoryRows = 0; },
            "\"memory rows\" is 0 but must be at least 1");
        row(
            "NaN in memory", [=](auto& one) { one.cross->memory[9] = nan; },
            "cross-attention: \"memory\" is 3 x 8 and memory[1][1] is not a finite number");
        row(
            "short wq", [](auto& one) { one.cross->wq.pop_back(); },
            "cross-attention: \"wq\" has 63 numbers but 8 x 8 needs 64");
        row(
            "no d_model", [](auto& one) { one.self.sizes.dModel = 0; },
            "\"d_model\" is 0 but must be at least 1");
        row(
            "other d_model", [](auto& one) { one.cross->sizes.dModel = 7; },
            "cross-attention: \"d_model\" is 7 but the block has 8");
        row(
            "narrow heads",
            [](auto& one) { one.self.wo.clear(), one.self.sizes.dV = 3, one.self.wv.resize(48); },
            "self-attention: there is no \"wo\" and the heads are 6 columns wide: a residual needs 8");
        row(
            "mask",
            [](auto& one) {
                one.self.settings.mask = {"cells", 0, {{true}}, {}};
            },
            "self-attention: \"mask\" has 1 row of cells: it needs 5 x 5, a row for each query");
        row(
            "slopes", [](auto& one) { one.cross->settings.slopes = {1.0f}; },
            "cross-attention: \"slopes\" has 1 numbers but \"heads\" is 2");
        row(
            "gamma", [](auto& one) { one.crossNorm.gamma.pop_back(); },
            "cross-attention norm: \"gamma\" has 7 numbers but needs 8");
        row(
            "infinite beta", [](auto& one) { one.feedForwardNorm.beta[3] = HUGE_VALF; },
            "feed-forward norm: \"beta\" is 1 x 8 and beta[0][3] is not a finite number");
        row(
            "negative epsilon", [](auto& one) { one.selfNorm.epsilon = -1.0f; },
            "self-attention norm: \"epsilon\" must be a finite number, 0 or greater");
        row(
            "no hidden", [](auto& one) { one.feedForward.dHidden = 0; },
            "feed-forward: \"d_hidden\" is 0 but must be at least 1");
        row(
            "huge hidden", [=](auto& one) { one.feedForward.dHidden = huge; },
            "feed-forward: \"expand\" would be 8 x 1099511627776 numbers: more than the 68719476736 bytes "
            "that one call may use");
        row(
            "short contract", [](auto& one) { one.feedForward.contract.pop_back(); },
            "feed-forward: \"contract\" has 255 numbers but 32 x 8 needs 256");
        row(
            "short gate", [](auto& one) { one.feedForward.gate = {1.0f}; },
            "feed-forward: \"gate\" has 1 numbers but 8 x 32 needs 256");
        row(
            "bias of no gate", [](auto& one) { one.feedForward.gateBias = {1.0f}; },
            "feed-forward: \"gate bias\" has 1 numbers but there is no \"gate\"");
        row(
            "NaN in expand", [=](auto& one) { one.feedForward.expand[33] = nan; },
            "feed-forward: \"expand\" is 8 x 32 and expand[1][1] is not a finite number");
        row(
            "expand bias",
            [](auto& one) {
                one.feedForward.expandBias = {1.0f, 2.0f};
            },
            "feed-forward: \"expand bias\" has 2 numbers but needs 32");
        row(
            "nothing to divide by",
            [](auto& one) {
                one.selfNorm.epsilon = 0.0f;
                std::fill_n(one.self.x.begin() + 8, 8, 0.25f);
            },
            "a row cannot be normalised in float32 with this \"epsilon\"");
        row(
            "hidden too large",
            [](auto& one) {
                std::ranges::fill(one.feedForward.expand, 3e38f), one.feedForwardNorm.beta[0] = 9.0f;
            },
            "the numbers are too large: a hidden number cannot be held in float32");
        row(
            "output too large", [](auto& one) { std::ranges::fill(one.feedForward.contract, 3e38f); },
            "the numbers are too large: \"output\" cannot be held in float32");
        row(
            "sum too large", [](auto& one) { std::ranges::fill(one.self.wo, 3e38f); },
            "the numbers are too large: the sum of \"x\" and attention cannot be held in float32");
        row(
            "query too large", [](auto& one) { one.self.wq[0] = 3e38f, one.selfNorm.gamma[0] = 100.0f; },
            "self-attention: the numbers are too large: \"q\" cannot be held in float32");
    }
    void badInputIsNamed()
    {
        QFETCH(Change, change);
        QFETCH(QByteArray, sentence);
        reference::BlockCase one = reference::smallDecoderCase();
        QVERIFY(refusal(one) == "accepted");
        change(one);
        QCOMPARE(refusal(one), sentence);
    }

    void anEncoderHasNoMemory()
    {
        const reference::BlockCase one = reference::plainBlockCase(5, 8, 2);
        fast::BlockRequest request = one.request();
        const std::vector<float> memory(8, 1.0f);
        request.memory = memory;
        request.memoryRows = 1;
        try {
            fast::encoderBlock(fast::pack(one.encoder()), request);
            QFAIL("accepted");
        } catch (const InputError& problem) {
            QCOMPARE(QByteArray(problem.what()),
                     QByteArray("\"memory\" has 1 rows but an encoder block looks at nothing but \"x\""));
        }
    }

    void weightsThatOverflowMemoryAreRefusedBeforeAnythingIsAllocated()
    {
        constexpr std::size_t tokens = 200000;
        reference::BlockCase one = reference::plainBlockCase(tokens, 1, 1);
        one.self.settings.weights.emplace();
        fast::BlockResult result;
        fast::BlockWorkspace workspace;
        try {
            fast::encoderBlock(fast::pack(one.encoder()), one.request(), workspace, result);
            QFAIL("accepted");
        } catch (const InputError& problem) {
            QCOMPARE(QByteArray(problem.what()),
                     QByteArray("attention: \"weights\" would be 1 x 200000 x 200000 numbers: more than "
                                "the 68719476736 bytes that one call may use"));
        }
        QVERIFY(result.output.capacity() == 0 && workspace.normed.size() == 0 &&
                workspace.hidden.size() == 0);
    }

    void withoutOutputProjectionTheHeadsAreTheUpdate()
    {
        for (const fast::Isa isa : fast::availableIsas()) {
            reference::BlockCase one = reference::plainBlockCase(13, 24, 3);
            one.self.wo.clear();
            const Matrix right = reference::readableBlock(one).output;
            const std::vector<float> output = one.run(isa).output;
            for (std::size_t i = 0; i < output.size(); ++i)
                QVERIFY(std::abs(double(output[i]) - right.values()[i]) < 4e-6);
        }
    }

    void attentionReturnsWhatWasAskedFor()
    {
        reference::BlockCase one = reference::smallDecoderCase();
        one.self.settings.weights = {{1}, {}};
        one.cross->settings.weights = {{}, {0, 4}};
        one.cross->settings.mask = {"cells", 0, std::vector(5, std::vector<bool>(3, true)), {}};
        one.cross->settings.mask.cells[2] = {false, false, false};
        const fast::BlockResult result = one.run(fast::chosenIsa());
        QCOMPARE(result.attention.weights.size(), std::size_t(1 * 5 * 5));
        QCOMPARE(result.crossAttention.weights.size(), std::size_t(2 * 2 * 3));
        QCOMPARE(result.attention.weights[1], 0.0f); // the first query sees itself only
        QCOMPARE(result.attention.weights[0], 1.0f);
        QCOMPARE(result.crossAttention.fullyMaskedRows, std::vector<std::size_t>{2});
        QCOMPARE(result.attention.output.size(), std::size_t(5 * 8));
    }

    void progressGrowsToOne()
    {
        for (const bool isDecoder : {false, true}) {
            reference::BlockCase one =
                isDecoder ? reference::smallDecoderCase() : reference::plainBlockCase(150, 24, 3);
            fast::BlockRequest request = one.request();
            std::vector<double> told;
            request.progress = [&](double done) { told.push_back(done); };
            if (isDecoder)
                fast::decoderBlock(fast::pack(one.decoder()), request);
            else
                fast::encoderBlock(fast::pack(one.encoder()), request);
            QVERIFY(told.size() > 3);
            QVERIFY(std::ranges::is_sorted(told));
            QVERIFY(told.front() >= 0.0);
            QCOMPARE(told.back(), 1.0);
        }
    }

    /// Stopped at each moment that the request tells of, nothing is left, and the next call is right.
    void aStoppedRequestLeavesNothing()
    {
        const reference::BlockCase one = reference::smallDecoderCase();
        const fast::PackedDecoderBlock block = fast::pack(one.decoder());
        const std::vector<float> right = one.run(fast::chosenIsa()).output;
        fast::BlockWorkspace workspace;
        fast::BlockResult result;
        int stopped = 0;
        for (int moment = 0; moment < 40; ++moment) {
            fast::BlockRequest request = one.request();
            std::stop_source source;
            request.stop = source.get_token();
            int told = 0;
            request.progress = [&](double) {
                if (told++ == moment)
                    source.request_stop();
            };
            fast::decoderBlock(block, request, workspace, result);
            stopped += result.cancelled;
            QCOMPARE(result.output, result.cancelled ? std::vector<float>() : right);
            QVERIFY(!result.cancelled ||
                    (result.attention.output.empty() && result.crossAttention.output.empty()));
        }
        QVERIFY2(stopped >= 4, std::to_string(stopped).c_str());
    }
};

QTEST_GUILESS_MAIN(TestFastBlock)
#include "tst_fast_block.moc"
