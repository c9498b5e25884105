#include "app/figures/matrix_product_figure.h"

#include "app/playback/prose_fields.h"
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
