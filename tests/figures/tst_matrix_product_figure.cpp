#include "app/figures/matrix_product_figure.h"

#include "app/figures/altered_product_figure.h"
#include "app/playback/prose_fields.h"
#include "engine/attention/weight_edit.h"
#include "engine/measure/alteration.h"
#include "tests/figures/figure_checks.h"

using namespace casefile;
using namespace casefile::figures;
using engine::TensorId;

class TestMatrixProductFigure : public QObject
{
    Q_OBJECT

    static constexpr std::array products{Product::Query,  Product::Key,     Product::Value,
                                         Product::Scores, Product::Context, Product::Output};

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void textNeverOverlapsOrLeaves()
    {
        for (const Product product : products)
            QCOMPARE(checks::textFaultAnywhere(MatrixProductFigure(product)), QString());
    }

    /// Where names have no room over the columns, the sum says which number is which.
    void theSumNamesTheNumberOfItsColumn()
    {
        const QRegularExpression heading(QStringLiteral("^V\\[\\w+, \\d \\w"));
        int numbered = 0;
        for (const double height : {100.0, 130.0, 160.0, 200.0}) {
            const Frame frame = checks::frameOf(checks::traceOf(5), {560, height});
            const QStringList words = checks::wordsOf(MatrixProductFigure(Product::Value).layout(frame));
            if (!words.contains(QStringLiteral("8"))) // columns have their names
                continue;
            ++numbered;
            QVERIFY2(words.filter(heading).size() > 0, qPrintable(words.join(QStringLiteral(" | "))));
        }
        QVERIFY(numbered > 0);
    }

    void everyMomentIsAFunctionOfTheFrame()
    {
        for (const Product product : products)
            QVERIFY(checks::isFunctionOfTheMoment(MatrixProductFigure(product),
                                                  checks::frameOf(checks::traceOf(5))));
    }

    void operandsOnScreenGiveTheResult()
    {
        const Frame frame = checks::frameOf(checks::traceOf(5));
        for (const Product product : products) {
            const ProductOperands operands = operandsOf(frame, product);
            QCOMPARE(operands.left.values.columns(), operands.right.values.rows());
            for (std::size_t row = 0; row < operands.result.values.rows(); ++row) {
                for (std::size_t column = 0; column < operands.result.values.columns(); ++column) {
                    double sum = 0.0;
                    for (std::size_t inner = 0; inner < operands.left.values.columns(); ++inner)
                        sum += operands.left.values(row, inner) * operands.right.values(inner, column);
                    QVERIFY(std::abs(sum - operands.result.values(row, column)) < 1e-9);
                }
            }
        }
    }

    void everyPlaceOnScreenNamesItsCell()
    {
        const Frame frame = checks::frameOf(checks::traceOf(5));
        for (const Product product : products) {
            const ProductOperands operands = operandsOf(frame, product);
            for (const Operand& operand : {operands.left, operands.right, operands.result}) {
                for (std::size_t row = 0; row < operand.values.rows(); ++row) {
                    for (std::size_t column = 0; column < operand.values.columns(); ++column)
                        QCOMPARE(frame.trace->at(operands.cell(operand, row, column)),
                                 operand.values(row, column));
                }
            }
        }
    }

    void resultNumbersAreThoseOfTheTrace()
    {
        const Frame frame = checks::frameOf(checks::traceOf(5), {1000, 600});
        const Scene scene = MatrixProductFigure(Product::Scores).layout(frame);
        QList<TextMark> numbers = checks::numbersOf(scene, TensorId::Scores);
        // The list names and sums the first cell in words of its own.
        numbers.removeIf([](const TextMark& mark) { return mark.align != TextAlign::Centre; });
        QCOMPARE(numbers.size(), 25);
        for (const TextMark& number : numbers)
            QCOMPARE(number.text, playback::formatCell(frame.trace->at(*number.meaning.cell)));
    }

    void listEndsWithTheValueOfTheCell()
    {
        const Frame frame = checks::frameOf(checks::traceOf(5), {1000, 600});
        const Scene scene = MatrixProductFigure(Product::Scores).layout(frame);
        const QString sum =
            QStringLiteral("= %1").arg(playback::formatCell(frame.trace->at({TensorId::Scores, 1, 4, 0})));
        QVERIFY(checks::wordsOf(scene).contains(sum));
    }

    void firstOneCellThenItsRowThenTheRest()
    {
        Frame frame = checks::frameOf(checks::traceOf(5));
        const auto computed = [&](double progress) {
            frame.progress = progress;
            const Scene scene = MatrixProductFigure(Product::Scores).layout(frame);
            return std::ranges::count_if(scene.items, [](const SceneItem& item) {
                return item.gridRow >= 0 && item.meaning.cell.has_value();
            });
        };
        QCOMPARE(computed(0.0), 0);
        QCOMPARE(computed(0.5), 1);
        QCOMPARE(computed(0.7), 5);
        QCOMPARE(computed(1.0), 25);
    }

    void itemAtAResultIsItsCell()
    {
        const Scene scene = MatrixProductFigure().layout(checks::frameOf(checks::traceOf(12)));
        QVERIFY(checks::itemsAreSpoken(scene));
        for (const SceneItem& item : scene.items) {
            if (item.gridRow >= 0)
                QVERIFY(itemAt(scene, item.rect.center())->meaning.cell == item.meaning.cell);
        }
    }

    void openPredictionHidesTheResult()
    {
        Frame frame = checks::frameOf(checks::traceOf(5));
        frame.revealed = false;
        const Scene scene = MatrixProductFigure(Product::Scores).layout(frame);
        QVERIFY(checks::cellsOf(scene, TensorId::Scores).isEmpty());
    }

    void aRowOfScoresWithoutAKeyInFocusSpeaksOfItsHighest()
    {
        Frame frame = checks::frameOf(checks::traceOf(9), {1000, 600});
        for (int query = 0; query < 9; ++query) {
            frame.focus = {query, -1};
            const ProductOperands operands = operandsOf(frame, Product::Scores);
            const engine::CellRef cell = firstCell(frame, operands);
            QCOMPARE(frame.trace->at(cell),
                     std::ranges::max(frame.trace->heads[1].scores.row(std::size_t(query))));
        }
    }

    void keysAndValuesOfAnotherTextAreMadeOfM()
    {
        const engine::TracePtr trace =
            engine::attendSentence("Cats see dogs and run", engine::modelNamed("hand-set"), {}, "A dog runs");
        const Frame frame = checks::frameOf(trace, {1000, 600});
        for (const Product product : {Product::Key, Product::Value}) {
            QCOMPARE(operandsOf(frame, product).left.letter, QStringLiteral("M"));
            const QStringList words = checks::wordsOf(MatrixProductFigure(product).layout(frame));
            QVERIFY(words.contains(QStringLiteral("M  3 × 32")));
            QVERIFY(words.filter(QRegularExpression(QStringLiteral("^X"))).isEmpty());
        }
        QCOMPARE(operandsOf(frame, Product::Query).left.letter, QStringLiteral("X"));
        for (const QString& id : {QStringLiteral("key-product"), QStringLiteral("value-product")}) {
            QVERIFY(figureTitle(id).contains(QStringLiteral("X times")));
            QVERIFY(figureTitle(id, true).contains(QStringLiteral("M times")));
        }
        QCOMPARE(figureTitle(QStringLiteral("matrix-product"), true),
                 figureTitle(QStringLiteral("matrix-product")));
    }

    /// W_V = 0, in every head: the lower picture of "two circuits" shows that nothing is brought back.
    void withoutValuesTheContextOnScreenIsZeroAndWeightsStay()
    {
        Frame frame = checks::frameOf(checks::traceOf(5), {1000, 600});
        frame.knobs = {{QStringLiteral("alteration"), double(int(engine::Alteration::NoValues))}};
        const Scene scene = AlteredProductFigure(Product::Context).layout(frame);
        QVERIFY(checks::cellsOf(scene, TensorId::Context).isEmpty()); // they are not the trace's
        int zeros = 0;
        for (const SceneItem& item : scene.items)
            zeros += item.gridRow >= 0 && item.value == playback::formatCell(0.0) ? 1 : 0;
        QCOMPARE(zeros, int(frame.trace->queries() * frame.trace->weights().dV()));
        Frame after = frame;
        after.trace = AlteredPass().of(frame);
        QCOMPARE(operandsOf(after, Product::Context).left.values.values().size(),
                 frame.trace->heads[1].weights.values().size());
        for (std::size_t i = 0; i < 25; ++i)
            QCOMPARE(after.trace->heads[1].weights.values()[i], frame.trace->heads[1].weights.values()[i]);
    }

    /// In the size of a small card: numbers would have to be looked up.
    void columnsOfASmallPictureBearTheirNames()
    {
        const Frame frame = checks::frameOf(checks::traceOf(5), {380, 250});
        for (const Product product : {Product::Key, Product::Value}) {
            const QStringList words = checks::wordsOf(MatrixProductFigure(product).layout(frame));
            QVERIFY2(!words.contains(QStringLiteral("8")), qPrintable(words.join(u'|')));
        }
        const Scene values = MatrixProductFigure(Product::Value).layout(frame);
        for (const char* name : {"noun", "verb", "adjective", "function"})
            QVERIFY2(std::ranges::any_of(values.marks,
                                         [&](const Mark& mark) {
                                             const auto* text = std::get_if<TextMark>(&mark);
                                             return text && text->text == QLatin1String(name);
                                         }),
                     name);
    }

    void anEditedColumnIsWhatIsTakenApart()
    {
        const engine::Model model =
            engine::edited(engine::modelNamed("hand-set"), {{TensorId::Wq, 1, 10, 0.5}});
        const Frame frame =
            checks::frameOf(engine::attendSentence("Cats see dogs and run", model), {1000, 600});
        QCOMPARE(firstCell(frame, operandsOf(frame, Product::Query)).column, std::size_t(2));
        QVERIFY(firstCell(frame, operandsOf(frame, Product::Key)).column != 2);
    }

    void modelWithoutOutputProjectionSaysSo()
    {
        engine::AttentionInput input;
        input.x = engine::Matrix{{1.0, 0.0}, {0.0, 1.0}};
        auto weights = std::make_shared<engine::AttentionWeights>();
        weights->wq = weights->wk = weights->wv = engine::Matrix{{1.0, 0.5}, {0.0, 1.0}};
        input.weights = weights;
        const Scene scene =
            MatrixProductFigure(Product::Output).layout(checks::frameOf(engine::attend(input)));
        QVERIFY(scene.summary.contains(QStringLiteral("no W_O")));
    }
};

QTEST_MAIN(TestMatrixProductFigure)
#include "tst_matrix_product_figure.moc"
