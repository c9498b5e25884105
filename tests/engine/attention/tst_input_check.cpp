#include "engine/attention/attend.h"
#include "engine/input_error.h"

#include <QTest>

#include <functional>

using namespace casefile::engine;
using Change = std::function<void(AttentionInput&, AttentionWeights&)>;

/// Input that attention cannot use gives one sentence with keys and shapes.
class TestInputCheck : public QObject
{
    Q_OBJECT

    /// x 5 x 8, two heads, d_k = 3, d_v = 2.
    static QString errorAfter(const Change& change)
    {
        AttentionInput input{Matrix(5, 8, 0.5), {}, {}, {}};
        auto weights = std::make_shared<AttentionWeights>();
        weights->heads = 2;
        weights->wq = weights->wk = Matrix(8, 6, 0.5);
        weights->wv = Matrix(8, 4, 0.5);
        weights->wo = Matrix(4, 8, 0.5);
        input.weights = weights;
        change(input, *weights);
        try {
            attend(input);
        } catch (const InputError& error) {
            return QString::fromUtf8(error.what());
        }
        return {};
    }

private slots:
    void goodInputHasNoFault()
    {
        QCOMPARE(errorAfter([](auto&, auto&) {}), QString());
    }

    void oneSentenceNamesKeysAndShapes_data()
    {
        constexpr double nan = std::numeric_limits<double>::quiet_NaN();
        constexpr double infinity = std::numeric_limits<double>::infinity();
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* sentence, Change change) {
            QTest::newRow(sentence) << change << QString::fromUtf8(sentence);
        };
        using I = AttentionInput;
        using W = AttentionWeights;
        row("\"wq\" is 7 x 6 but \"x\" is 5 x 8: wq needs 8 rows", [](I&, W& w) { w.wq = Matrix(7, 6); });
        row("\"wk\" is 4 x 6 but \"x\" is 5 x 8: wk needs 8 rows", [](I&, W& w) { w.wk = Matrix(4, 6); });
        row("\"wk\" is 4 x 6 but \"memory\" is 3 x 8: wk needs 8 rows", [](I& i, W& w) {
            i.memory = Matrix(3, 8);
            w.wk = Matrix(4, 6);
        });
        row("\"wv\" is 9 x 4 but \"x\" is 5 x 8: wv needs 8 rows", [](I&, W& w) { w.wv = Matrix(9, 4); });
        row("\"wk\" is 8 x 4 but \"wq\" is 8 x 6: wk needs 6 columns", [](I&, W& w) { w.wk = Matrix(8, 4); });
        row("\"wo\" is 6 x 8 but \"wv\" is 8 x 4: wo needs 4 rows", [](I&, W& w) { w.wo = Matrix(6, 8); });
        row("\"wo\" is 4 x 7 but \"x\" is 5 x 8: wo needs 8 columns", [](I&, W& w) { w.wo = Matrix(4, 7); });
        row("\"memory\" is 3 x 7 but \"x\" is 5 x 8: memory needs 8 columns",
            [](I& i, W&) { i.memory = Matrix(3, 7); });
        row("\"wq\" is 8 x 6 but \"heads\" is 4: 6 columns do not divide into 4 heads",
            [](I&, W& w) { w.heads = 4; });
        row("\"wv\" is 8 x 4 but \"heads\" is 3: 4 columns do not divide into 3 heads",
            [](I&, W& w) { w.heads = 3; });
        row("\"heads\" is 0 but must be at least 1", [](I&, W& w) { w.heads = 0; });
        row("\"x\" is missing or empty: attention needs at least one row and one column",
            [](I& i, W&) { i.x = {}; });
        row("\"wv\" is missing or empty: attention needs at least one row and one column",
            [](I&, W& w) { w.wv = {}; });
        row("\"wq\" is missing or empty: attention needs at least one row and one column",
            [](I& i, W&) { i.weights = {}; });
        row("\"x\" is 5 x 8 and x[1][2] is not a finite number", [](I& i, W&) { i.x(1, 2) = nan; });
        row("\"wo\" is 4 x 8 and wo[3][7] is not a finite number", [](I&, W& w) { w.wo(3, 7) = infinity; });
        row("\"bq\" has 5 numbers but \"wq\" is 8 x 6: bq needs 6", [](I&, W& w) { w.bq.assign(5, 0.0); });
        row("\"bo\" has 3 numbers but \"wo\" is 4 x 8: bo needs 8", [](I&, W& w) { w.bo.assign(3, 0.0); });
        row("\"bv\" has 4 numbers and bv[3] is not a finite number", [](I&, W& w) {
            w.bv = {0, 0, 0, -infinity};
        });
        row("\"bo\" has 8 numbers but there is no \"wo\"", [](I&, W& w) {
            w.wo = {};
            w.bo.assign(8, 0.0);
        });
        row("\"temperature\" is 0 but must be a finite number greater than 0",
            [](I& i, W&) { i.settings.temperature = 0; });
        row("\"temperature\" is -0.5 but must be a finite number greater than 0",
            [](I& i, W&) { i.settings.temperature = -0.5; });
        row("\"temperature\" is nan but must be a finite number greater than 0",
            [](I& i, W&) { i.settings.temperature = nan; });
        row("\"temperature\" is inf but must be a finite number greater than 0",
            [](I& i, W&) { i.settings.temperature = infinity; });
        row("\"temperature\" is too small for these scores: \"scaled\" of head 0 cannot be held in double "
            "precision",
            [](I& i, W&) { i.settings.temperature = 1e-310; });
        row("the numbers are too large: \"scores\" of head 0 cannot be held in double precision",
            [](I&, W& w) { w.wq = w.wk = Matrix(8, 6, 1e200); });
        row("the numbers are too large: \"q\" of head 1 cannot be held in double precision", [](I& i, W& w) {
            i.x = Matrix(5, 8, 1e200);
            w.wq(0, 5) = 1e200;
            w.wk = Matrix(8, 6);
        });
        row("the numbers are too large: \"output\" cannot be held in double precision", [](I&, W& w) {
            w.wv = Matrix(8, 4, 1e200);
            w.wo = Matrix(4, 8, 1e200);
        });
        row("\"x\" has 5000 rows, there are 5000 keys and \"heads\" is 2: more than 16777216 scores",
            [](I& i, W&) { i.x = Matrix(5000, 8); });
        row("\"causl\" is not a mask (did you mean \"causal\"?)",
            [](I& i, W&) { i.settings.mask.rule = "causl"; });
        row("\"mask\" has 2 rows of cells: it needs 5 x 5, a row for each query", [](I& i, W&) {
            i.settings.mask = {"cells", 0, {{true}, {true}}, {}};
        });
    }

    void oneSentenceNamesKeysAndShapes()
    {
        QFETCH(Change, change);
        QFETCH(QString, sentence);
        QCOMPARE(errorAfter(change), sentence);
    }
};

QTEST_GUILESS_MAIN(TestInputCheck)
#include "tst_input_check.moc"
