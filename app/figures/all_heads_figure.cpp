#include "app/figures/all_heads_figure.h"

#include "app/figures/design.h"
#include "app/figures/head_panels.h"
#include "app/figures/layout_tools.h"

#include <QCoreApplication>

namespace casefile::figures {

namespace {

QList<LegendEntry> legendOf(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    QList<LegendEntry> legend{
        {Sample::Ramp,
         {Role::Sequential, 1.0},
         QCoreApplication::translate("figures",
                                     "weight, one scale for all heads: rows ask, columns are asked")},
        {Sample::Frame,
         {Role::Accent},
         QCoreApplication::translate("figures", "the head on screen elsewhere")},
        modelEntry(*frame.trace)};
    addFocusEntry(legend, frame);
    if (frame.trace->settings.mask.rule != "none")
        legend.append({Sample::Swatch,
                       {Role::Hidden},
                       QCoreApplication::translate("figures", "hidden by the mask: exactly 0")});
    return legend;
}

} // namespace

Scene AllHeadsFigure::layout(const Frame& frame) const
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    scene.legend = legendOf(frame);
    const QSizeF room = reserveLegend(scene, frame).size;
    MapPanels maps;
    maps.panels = weightPanels(frame);
    maps.rowNames = queryTexts(*frame.trace);
    maps.columnNames = keyTexts(*frame.trace);
    maps.scaleWords = QCoreApplication::translate("figures", "colour of a weight, from 0 to 1");
    addMapPanels(scene, frame, QRectF(QPointF(), room).adjusted(design::space2, 2.0, -design::space2, -2.0),
                 maps);
    scene.summary = QCoreApplication::translate("figures", "%1 heads, each a map of %2 queries by %3 keys.")
                        .arg(frame.trace->headCount())
                        .arg(frame.trace->queries())
                        .arg(frame.trace->keys());
    return scene;
}

} // namespace casefile::figures
