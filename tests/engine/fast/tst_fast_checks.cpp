#include "engine/input_error.h"
#include "tests/engine/fast/fast_case.h"

#include <QTest>

#include <functional>
#include <limits>

using namespace casefile;
using namespace casefile::engine;

using Change = std::function<void(reference::FastCase&)>;

/// What is wrong is said in one sentence with the name and the sizes, before any memory is taken.
class TestFastChecks : public QObject
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
            "short x", [](auto& one) { one.x.pop_back(); }, "\"x\" has 47 numbers but 6 x 8 needs 48");
        row(
            "no rows", [](auto& one) { one.settings.queries = 0; },
            "\"queries\" is 0 but must be at least 1");
        row(
            "no heads", [](auto& one) { one.sizes.heads = 0; }, "\"heads\" is 0 but must be at least 1");
        row(
            "no d_k", [](auto& one) { one.sizes.dK = 0; }, "\"d_k\" is 0 but must be at least 1");
        row(
            "short wq", [](auto& one) { one.wq.pop_back(); }, "\"wq\" has 63 numbers but 8 x 8 needs 64");
        row(
            "long wo", [](auto& one) { one.wo.push_back(0); }, "\"wo\" has 65 numbers but 8 x 8 needs 64");
        row(
            "short bias",
            [](auto& one) {
                one.bk = {1, 2};
            },
            "\"bk\" has 2 numbers but needs 8");
        row(
            "bias of nothing", [](auto& one) { one.wo.clear(), one.bo = {1}; },
            "\"bo\" has 1 numbers but there is no \"wo\"");
        row(
            "groups", [](auto& one) { one.sizes.keyValueHeads = 3; },
            "\"key_value_heads\" is 3 but must divide \"heads\", 2");
        row(
            "NaN in x", [=](auto& one) { one.x[10] = nan; },
            "\"x\" is 6 x 8 and x[1][2] is not a finite number");
        row(
            "NaN in memory",
            [=](auto& one) { one.memory = {1, 2, 3, 4, 5, nan, 7, 8}, one.settings.memoryRows = 1; },
            "\"memory\" is 1 x 8 and memory[0][5] is not a finite number");
        row(
            "infinite wv", [](auto& one) { one.wv[9] = HUGE_VALF; },
            "\"wv\" is 8 x 8 and wv[1][1] is not a finite number");
        row(
            "memory", [](auto& one) { one.settings.memoryRows = 2; },
            "\"memory\" has 0 numbers but 2 x 8 needs 16");
        row(
            "cold", [](auto& one) { one.settings.temperature = 0.0f; },
            "\"temperature\" is 0 but must be a finite number greater than 0");
        row(
            "slopes", [](auto& one) { one.settings.slopes = {1.0f}; },
            "\"slopes\" has 1 numbers but \"heads\" is 2");
        row(
            "odd pairs",
            [](auto& one) { one = reference::plainCase(6, 3, 1), one.settings.rotaryBase = 10000.0; },
            "\"rotary_base\" needs pairs of columns but \"d_k\" is 3");
        row(
            "mask",
            [](auto& one) {
                one.settings.mask = {"cells", 0, {{true}}, {}};
            },
            "\"mask\" has 1 row of cells: it needs 6 x 6, a row for each query");
        row(
            "unknown mask", [](auto& one) { one.settings.mask.rule = "casual"; },
            "\"casual\" is not a mask (did you mean \"causal\"?)");
        row(
            "wanted head",
            [](auto& one) {
                one.settings.weights = {{2}, {}};
            },
            "\"weights.heads\"[0] is 2 but there are only 2");
        row(
            "wanted twice",
            [](auto& one) {
                one.settings.weights = {{}, {4, 4}};
            },
            "\"weights.queries\"[1] is 4, which is already in the list");
        row(
            "overflow", [=](auto& one) { one.settings.queries = huge; },
            "\"x\" would be 1099511627776 x 8 numbers: more than the 68719476736 bytes that one call may "
            "use");
        row(
            "heads that overflow", [=](auto& one) { one.sizes.heads = huge, one.sizes.keyValueHeads = 1; },
            "a row of \"wq\" would be 1099511627776 x 4 numbers: more than the 68719476736 bytes that one "
            "call may use");
    }
    void badInputIsNamed()
    {
        QFETCH(Change, change);
        QFETCH(QByteArray, sentence);
        reference::FastCase one = reference::plainCase(6, 8, 2);
        change(one);
        try {
            fast::attend(fast::pack(one.weights()), one.request());
            QFAIL("accepted");
        } catch (const InputError& problem) {
            QCOMPARE(QByteArray(problem.what()), sentence);
        }
    }

    void weightsThatOverflowMemoryAreRefusedBeforeAnythingIsAllocated()
    {
        constexpr std::size_t tokens = 200000;
        reference::FastCase one = reference::plainCase(tokens, 1, 1);
        one.settings.weights.emplace();
        fast::Result result;
        fast::Workspace workspace;
        try {
            fast::attend(fast::pack(one.weights()), one.request(), workspace, result);
            QFAIL("accepted");
        } catch (const InputError& problem) {
            QCOMPARE(QByteArray(problem.what()),
                     QByteArray("\"weights\" would be 1 x 200000 x 200000 numbers: more than "
                                "the 68719476736 bytes that one call may use"));
        }
        QVERIFY(result.output.capacity() == 0 && !result.weights.data());
    }

    void afterARefusalTheResultIsEmpty()
    {
        reference::FastCase one = reference::plainCase(6, 8, 2);
        fast::Workspace workspace;
        fast::Result result;
        const fast::PackedWeights weights = fast::pack(one.weights());
        fast::attend(weights, one.request(), workspace, result);
        one.x[0] = HUGE_VALF;
        QVERIFY_EXCEPTION_THROWN(fast::attend(weights, one.request(), workspace, result), InputError);
        QVERIFY(result.output.empty());
    }
};

QTEST_GUILESS_MAIN(TestFastChecks)
#include "tst_fast_checks.moc"
