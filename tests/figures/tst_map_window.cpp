#include "app/figures/heat_map_axes.h"
#include "app/figures/heat_map_figure.h"
#include "app/figures/map_window.h"
#include "figure_checks.h"
#include "figure_samples.h"

#include <QTest>

using namespace casefile::figures;
using namespace Qt::StringLiterals;

namespace {

constexpr int tokens = 512;

Frame partFrame(const MapWindow& window, QSizeF size = {900, 520})
{
    Frame frame = sampleFrame(tokens, size);
    frame.window = window;
    return frame;
}

} // namespace

/// A large map is looked at part by part; what is shown is the map's own cells, by their own places.
class TestMapWindow : public QObject
{
    Q_OBJECT

private slots:
    void aStepCloserKeepsThePlaceUnderThePointer()
    {
        const MapWindow half = zoomed({}, true, {0.25, 0.75}, tokens, tokens);
        QCOMPARE(half, (MapWindow{192, 64, 256})); // row 384 was at 0.75, and is there still
        QCOMPARE(zoomed(half, false, {0.25, 0.75}, tokens, tokens), MapWindow());
        QCOMPARE(zoomed({}, true, {0, 0}, tokens, tokens), (MapWindow{0, 0, 256}));
    }

    void closerEndsAtAFewCellsAndSmallMapsStayWhole()
    {
        MapWindow window;
        for (int step = 0; step < 20; ++step)
            window = zoomed(window, true, {0.5, 0.5}, tokens, tokens);
        QCOMPARE(window.side, 8);
        QCOMPARE(zoomed({}, true, {0.5, 0.5}, 12, 12), MapWindow());
    }

    void aPartNeverLeavesTheMap()
    {
        QCOMPARE(moved({0, 0, 64}, -5, 1000, tokens, tokens), (MapWindow{448, 0, 64}));
        QCOMPARE(moved({}, 5, 5, tokens, tokens), MapWindow());
        const ShownCells shown = shownCells({500, 90, 64}, tokens, 100); // a memory of 100 rows
        QVERIFY(shown.firstRow == 448 && shown.rows == 64 && shown.firstColumn == 36 && shown.columns == 64);
    }

    void aPartShowsItsOwnCells()
    {
        const Frame frame = partFrame({128, 64, 32});
        const HeatMapGeometry geometry = heatMapGeometry(frame);
        const Scene scene = HeatMapFigure().layout(frame);
        const auto cell = geometry.cellAt(geometry.cellRect(140, 70).center());
        QVERIFY(cell && cell->row == 140 && cell->column == 70);
        const SceneItem* item = itemAt(scene, geometry.cellRect(140, 70).center());
        QVERIFY(item);
        QCOMPARE(item->gridRow, 140);
        QCOMPARE(item->gridColumn, 70);
        int maps = 0;
        for (const Mark& mark : scene.marks) {
            const auto* map = std::get_if<MapMark>(&mark);
            if (!map || map->rect != geometry.plot)
                continue;
            ++maps;
            QCOMPARE(map->firstRow, 128);
            QCOMPARE((*map->levels)[std::size_t(12 * 32 + 6)],
                     float(frame.trace->at({casefile::engine::TensorId::Weights, 1, 140, 70})));
        }
        QCOMPARE(maps, 1);
    }

    void labelsOfAPartPointAtTheirOwnTokens()
    {
        const Frame frame = partFrame({128, 64, 16});
        const HeatMapAxes axes = planHeatMapAxes(frame);
        Scene scene;
        addHeatMapLabels(scene, frame, axes);
        int rows = 0, columns = 0;
        for (const Mark& mark : scene.marks) {
            const Meaning& meaning = std::get<TextMark>(mark).meaning;
            rows += meaning.query >= 128 && meaning.query < 144 ? 1 : 0;
            columns += meaning.key >= 64 && meaning.key < 80 ? 1 : 0;
        }
        QCOMPARE(rows, 16);
        QCOMPARE(columns, 16);
    }

    void wordsOfAPartStandApart()
    {
        for (const QSizeF size : {QSizeF(400, 300), QSizeF(700, 380), QSizeF(1600, 900)})
            for (const int side : {8, 16, 64, 256})
                for (const double textScale : {1.0, 2.0}) {
                    Frame frame = partFrame({200, 300, side}, size);
                    frame.textScale = textScale;
                    QCOMPARE(checks::textFault(HeatMapFigure().layout(frame)), QString());
                }
    }

    void theWholeStandsBesideAPartWithAFrameRoundIt()
    {
        const HeatMapGeometry whole = heatMapGeometry(partFrame({}));
        QVERIFY(whole.minimap.isEmpty());
        const Frame frame = partFrame({256, 0, 128});
        const HeatMapGeometry part = heatMapGeometry(frame);
        QVERIFY(!part.minimap.isEmpty());
        QVERIFY(!part.minimap.intersects(part.plot));
        const auto shown =
            explanationAt(HeatMapFigure().layout(frame), {part.minimap.left() + part.minimap.width() * 0.1,
                                                          part.minimap.top() + part.minimap.height() * 0.6});
        QVERIFY(shown);
        QVERIFY2(shown->value.contains(u"rows 257–384, columns 1–128"_s), qPrintable(shown->value));
    }

    void theLegendSaysThatCellsSharePixelsOnlyWhereTheyMay()
    {
        const auto says = [](const Scene& scene) {
            return std::ranges::any_of(scene.legend, [](const LegendEntry& entry) {
                return entry.text.contains(u"smaller than a pixel"_s);
            });
        };
        QVERIFY(says(HeatMapFigure().layout(partFrame({}))));
        QVERIFY(!says(HeatMapFigure().layout(partFrame({0, 0, 64}))));
        QVERIFY(!says(HeatMapFigure().layout(sampleFrame(12))));
    }
};

QTEST_MAIN(TestMapWindow)
#include "tst_map_window.moc"
