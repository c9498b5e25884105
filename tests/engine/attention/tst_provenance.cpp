#include "engine/attention/attend.h"
#include "engine/attention/mistakes.h"
#include "engine/attention/provenance.h"
#include "tests/reference/random_input.h"

#include <QTest>

using namespace casefile;
using namespace casefile::engine;

/// "Where does this number come from?" for every cell of every tensor.
class TestProvenance : public QObject
{
    Q_OBJECT

    static bool equal(double rebuilt, double value)
    {
        return rebuilt == value || std::abs(rebuilt - value) <= 1e-12 * std::max(1.0, std::abs(value));
    }

    /// Every term says the value that the trace has, and the terms give the cell again.
    static void rebuildAll(const AttentionTrace& trace, const QString& where)
    {
        for (const TensorId tensor : allTensors())
            for (std::size_t h = 0; h < (isPerHead(tensor) ? trace.headCount() : 1); ++h)
                for (std::size_t i = 0; i < trace.shape(tensor).rows; ++i)
                    for (std::size_t j = 0; j < trace.shape(tensor).columns; ++j)
                        rebuildOne(trace, {tensor, h, i, j}, where);
    }

    static void rebuildOne(const AttentionTrace& trace, const CellRef& cell, const QString& where)
    {
        const Provenance found = explain(trace, cell);
        const QString name = QStringLiteral("%1: %2, head %3, row %4, column %5")
                                 .arg(where, QString::fromUtf8(tensorName(cell.tensor).data()))
                                 .arg(cell.head)
                                 .arg(cell.row)
                                 .arg(cell.column);
        QVERIFY2(found.cell == cell && found.value == trace.at(cell), qPrintable(name));
        QVERIFY2(equal(rebuild(found), found.value), qPrintable(name));
        for (const Term& term : found.terms) {
            QVERIFY2(term.leftValue == trace.at(term.left), qPrintable(name));
            QVERIFY2(!term.right || term.rightValue == trace.at(*term.right), qPrintable(name));
        }
    }

private slots:
    void everyCellOfEveryTensorIsRebuiltFromItsTerms()
    {
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            rebuildAll(*attend(reference::randomInput(seed)), QStringLiteral("seed %1").arg(seed));
            if (QTest::currentTestFailed())
                return;
        }
    }

    void everyCellIsRebuiltUnderEveryMistake()
    {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const TracePtr correct = attend(reference::randomInput(seed));
            for (const MistakeRow& row : mistakeTable()) {
                rebuildAll(*attendWithMistake(*correct, row.mistake),
                           QStringLiteral("seed %1, %2").arg(seed).arg(QString::fromUtf8(row.name.data())));
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

    void everyCellOfASentenceIsRebuilt()
    {
        const TracePtr trace = attendSentence("猫看见狗就跑", modelNamed("hand-set"));
        rebuildAll(*trace, QStringLiteral("sentence"));
        const Provenance x = explain(*trace, {TensorId::X, 0, 1, 2});
        QVERIFY(x.rule == Rule::Sum);
        QVERIFY(x.terms[0].left == (CellRef{TensorId::Embedding, 0, 1, 2}));
        QVERIFY(x.terms[1].left == (CellRef{TensorId::Position, 0, 1, 2}));
    }

    void rulesAreTheOnesOfTheFormula()
    {
        AttentionInput input = reference::randomInput(3);
        input.memory = {};
        input.x = Matrix(3, input.x.columns(), 0.5);
        input.settings.mask = {"causal", 0, {}, {}};
        const TracePtr trace = attend(input);
        const auto ruleOf = [&](TensorId tensor, std::size_t row, std::size_t column) {
            return explain(*trace, {tensor, 0, row, column}).rule;
        };
        using enum TensorId;
        QVERIFY(ruleOf(X, 0, 0) == Rule::Given);
        QVERIFY(ruleOf(Wq, 0, 0) == Rule::Given);
        QVERIFY(ruleOf(Query, 0, 0) == Rule::SumOfProducts);
        QVERIFY(ruleOf(Scores, 0, 0) == Rule::SumOfProducts);
        QVERIFY(ruleOf(Scaled, 0, 0) == Rule::Divide);
        QVERIFY(ruleOf(Masked, 1, 0) == Rule::Copy);
        QVERIFY(ruleOf(Masked, 0, 1) == Rule::Hidden);
        QVERIFY(ruleOf(RowMaximum, 0, 0) == Rule::Maximum);
        QVERIFY(ruleOf(Shifted, 1, 1) == Rule::Difference);
        QVERIFY(ruleOf(Exponential, 1, 1) == Rule::Exponential);
        QVERIFY(ruleOf(RowSum, 1, 0) == Rule::Sum);
        QVERIFY(ruleOf(Weights, 1, 1) == Rule::Quotient);
        QVERIFY(ruleOf(Weights, 0, 2) == Rule::Hidden);
        QVERIFY(ruleOf(Context, 0, 0) == Rule::SumOfProducts);
        QVERIFY(ruleOf(Concat, 0, 0) == Rule::Copy);
        QCOMPARE(explain(*trace, {Context, 0, 1, 0}).terms.size(), std::size_t(3));
    }

    void aBiasIsSaidApartFromTheProducts()
    {
        auto weights = std::make_shared<AttentionWeights>();
        weights->heads = 2;
        weights->wq = weights->wk = weights->wv = {{1, 1}};
        weights->bq = {7, 8};
        const TracePtr trace = attend({{{2}}, {}, weights, {}});
        const Provenance found = explain(*trace, {TensorId::Query, 1, 0, 0});
        QCOMPARE(found.bias, 8.0);
        QCOMPARE(found.value, 10.0);
        QCOMPARE(found.terms.size(), std::size_t(1));
    }
};

QTEST_GUILESS_MAIN(TestProvenance)
#include "tst_provenance.moc"
