#include "app/figures/heat_map_figure.h"

#include "app/figures/heat_map_axes.h"
#include "app/figures/scene_painter.h"
#include "app/playback/prose_fields.h"
#include "tests/figures/figure_checks.h"
#include "tests/figures/figure_samples.h"

#include <QElapsedTimer>

using namespace casefile;
using namespace casefile::figures;
using engine::TensorId;

class TestHeatMapFigure : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void textNeverOverlapsOrLeaves() { QCOMPARE(checks::textFaultAnywhere(HeatMapFigure()), QString()); }

    void axisTitlesAreWholeHoweverManyTokensThereAre()
    {
        for (const int count : {1, 5, 32, 128, 512}) {
            const engine::TracePtr trace = sampleTrace(count);
            for (const QSizeF size : {QSizeF(400, 300), QSizeF(622, 300), QSizeF(447, 360)}) {
                for (const double textScale : {1.0, 1.5, 2.0}) {
                    const Frame frame = checks::frameOf(trace, size, textScale);
                    const HeatMapAxes axes = planHeatMapAxes(frame);
                    QVERIFY(textWidth(QStringLiteral("query (asks)"), axes.type.small) <=
                            axes.queryTitle.width());
                }
            }
        }
    }

    void everyMomentIsAFunctionOfTheFrame()
    {
        QVERIFY(checks::isFunctionOfTheMoment(HeatMapFigure(), checks::frameOf(checks::traceOf(12))));
    }

    void pointInACellFindsThatCell()
    {
        for (const int count : {1, 5, 32}) {
            const Frame frame = checks::frameOf(checks::traceOf(count));
            const HeatMapGeometry geometry = heatMapGeometry(frame);
            const Scene scene = HeatMapFigure().layout(frame);
            for (int row = 0; row < count; ++row) {
                for (int column = 0; column < count; ++column) {
                    const QPointF centre = geometry.cellRect(row, column).center();
                    const auto cell = geometry.cellAt(centre);
                    QVERIFY(cell);
                    QCOMPARE(cell->row, std::size_t(row));
                    QCOMPARE(cell->column, std::size_t(column));
                    const SceneItem* item = itemAt(scene, centre);
                    QVERIFY(item);
                    QVERIFY(item->meaning.cell == cell);
                    QCOMPARE(item->gridRow, row);
                    QCOMPARE(item->gridColumn, column);
                }
            }
            QVERIFY(!geometry.cellAt({-1, -1}));
        }
    }

    void numbersAreThoseOfTheTrace()
    {
        const Frame frame = checks::frameOf(checks::traceOf(5, "causal"));
        const QList<TextMark> numbers = checks::numbersOf(HeatMapFigure().layout(frame), TensorId::Weights);
        QCOMPARE(numbers.size(), 25);
        for (const TextMark& number : numbers)
            QCOMPARE(number.text, playback::formatCell(frame.trace->at(*number.meaning.cell)));
    }

    void itemSaysRowColumnAndWeight()
    {
        const Frame frame = checks::frameOf(checks::traceOf(5));
        const SceneItem item = heatMapItem(frame, heatMapGeometry(frame), 2, 3);
        QCOMPARE(item.name, QStringLiteral("row “dog”, column “saw”"));
        QCOMPARE(item.value, QStringLiteral("weight %1")
                                 .arg(playback::formatCell(frame.trace->at({TensorId::Weights, 1, 2, 3}))));
        QVERIFY(checks::itemsAreSpoken(HeatMapFigure().layout(frame)));
    }

    void sumsOfRowsArePointedAtWalkedAndRead()
    {
        const Frame frame = checks::frameOf(checks::traceOf(5));
        const Scene scene = HeatMapFigure().layout(frame);
        int sums = 0;
        for (const SceneItem& item : scene.items) {
            if (item.gridColumn != 5)
                continue;
            const auto shown = explanationAt(scene, item.rect.center());
            QVERIFY(shown && shown->name == item.name);
            QCOMPARE(item.value, QStringLiteral("1.00"));
            QCOMPARE(item.gridRow, sums++);
        }
        QCOMPARE(sums, 5);
        QCOMPARE(scene.items.last().name, QStringLiteral("sum of the weights in row “the”"));
    }

    void hiddenCellSaysWhy()
    {
        const Frame frame = checks::frameOf(checks::traceOf(5, "causal"));
        const SceneItem item = heatMapItem(frame, heatMapGeometry(frame), 1, 4);
        QCOMPARE(item.value, QStringLiteral("hidden: token 5 is after token 2"));
    }

    void aRowWithNothingToLookAtIsSaidToSumToZero()
    {
        engine::AttentionSettings settings;
        settings.mask = {"padding", 5, {}, {}};
        const Frame frame =
            checks::frameOf(engine::attendSentence("a b c d e", engine::modelNamed("hand-set"), settings));
        const Scene scene = HeatMapFigure().layout(frame);
        QVERIFY(scene.summary.startsWith(QStringLiteral("The mask hides every key")));
        for (const LegendEntry& entry : scene.legend)
            QVERIFY2(!entry.text.contains(QStringLiteral("every row sums to 1")), qPrintable(entry.text));
    }

    void openPredictionHidesEveryWeight()
    {
        Frame frame = checks::frameOf(checks::traceOf(5));
        frame.revealed = false;
        const Scene scene = HeatMapFigure().layout(frame);
        QVERIFY(checks::cellsOf(scene, TensorId::Weights).isEmpty());
        for (const Mark& mark : scene.marks)
            QVERIFY(!std::holds_alternative<MapMark>(mark));
        for (const QString& words : checks::wordsOf(scene))
            QVERIFY2(!words.contains(QStringLiteral("0.")), qPrintable(words));
    }

    void longSentenceIsFoundByGeometry()
    {
        engine::AttentionInput input;
        input.x = engine::Matrix(512, 32, 0.1);
        for (std::size_t row = 0; row < 512; ++row)
            input.x(row, row % 32) = 1.0;
        input.weights = engine::modelNamed("untrained", 3).weights;
        const Frame frame = checks::frameOf(engine::attend(input), {900, 600});
        const HeatMapGeometry geometry = heatMapGeometry(frame);
        const Scene scene = HeatMapFigure().layout(frame);
        QCOMPARE(std::ranges::count(scene.items, 0, &SceneItem::gridColumn), 512);
        QCOMPARE(checks::textFault(scene), QString());
        const auto cell = geometry.cellAt(geometry.cellRect(400, 17).center());
        QVERIFY(cell && cell->row == 400 && cell->column == 17);
        QVERIFY(!heatMapItem(frame, geometry, 400, 17).value.isEmpty());
        QVERIFY(!render(scene, Palette(), 1.0).isNull());
    }

    void focusFramesRowAndColumn()
    {
        Frame frame = checks::frameOf(checks::traceOf(5));
        frame.focus = {1, 2};
        frame.pinned = true;
        const Scene scene = HeatMapFigure().layout(frame);
        const HeatMapGeometry geometry = heatMapGeometry(frame);
        int frames = 0;
        int pins = 0;
        for (const Mark& mark : scene.marks) {
            if (const auto* rect = std::get_if<RectMark>(&mark); rect && rect->stroke) {
                if (rect->stroke->role == Role::Query &&
                    rect->rect.contains(geometry.cellRect(1, 4).center()))
                    ++frames;
                if (rect->stroke->role == Role::Key && rect->rect.contains(geometry.cellRect(4, 2).center()))
                    ++frames;
            }
            pins += std::holds_alternative<CircleMark>(mark) ? 1 : 0;
        }
        // Two frames round the cells; the legend has its own samples elsewhere.
        QCOMPARE(frames, 2);
        QCOMPARE(pins, 1);
    }

    void aMapOfUntrainedWeightsSaysSo()
    {
        const auto says = [](const char* model) {
            const Scene scene = HeatMapFigure().layout(checks::frameOf(checks::traceOf(5, "none", model)));
            return std::ranges::any_of(scene.legend, [](const LegendEntry& entry) {
                return entry.text.contains(QStringLiteral("ntrained"));
            });
        };
        QVERIFY(says("untrained"));
        QVERIFY(!says("hand-set"));
    }
};

QTEST_MAIN(TestHeatMapFigure)
#include "tst_heat_map_figure.moc"
