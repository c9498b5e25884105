#include "app/figures/parity_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/named_rows.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/arrangement.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

Scene ParityFigure::layout(const Frame& frame) const
{
    using Sample = LegendEntry::Sample;
    const auto said = [](const char* text) { return QCoreApplication::translate("figures", text); };
    Scene scene = explainedBy(
        frame, {{Sample::Swatch,
                 {Role::Head0},
                 said(QT_TRANSLATE_NOOP("figures", "how far the average moves when one symbol flips"))},
                {Sample::Swatch,
                 {Role::Head2},
                 said(QT_TRANSLATE_NOOP("figures", "how far the right answer moves: always all the way"))}});
    const Frame inner = reserveLegend(scene, frame);
    const auto chosen = std::size_t(frame.knob(u"symbols"_s));
    QList<std::size_t> lengths{2, 8, 32, 128, 1024};
    if (!lengths.contains(chosen))
        lengths.append(chosen);
    std::ranges::sort(lengths);
    QList<NamedRow> rows{{said(QT_TRANSLATE_NOOP("figures", "parity")), u"1"_s, {Role::Head2}}};
    for (const std::size_t length : lengths)
        rows.append({QCoreApplication::translate("figures", "%1 symbols").arg(length),
                     playback::formatCell(engine::shareOfOne(length), 4),
                     {length == chosen ? Role::Accent : Role::Ink}});
    const NamedRows table(inner, QRectF(QPointF(0, 0), inner.size), rows);
    Meaning meaning;
    meaning.description =
        said(QT_TRANSLATE_NOOP("figures", "even attention over all symbols, computed and not learned"));
    addShareBar(scene, table.room(0), 1.0, {Role::Head2}, meaning);
    for (int row = 1; row < table.count(); ++row)
        addShareBar(scene, table.room(row), engine::shareOfOne(lengths.at(row - 1)) * frame.progress,
                    {Role::Head0}, meaning);
    table.addTo(scene, table.count());
    scene.summary =
        QCoreApplication::translate(
            "figures", "Flip one of %1 symbols: parity changes for certain, an even average moves by %2.")
            .arg(chosen)
            .arg(playback::formatCell(engine::shareOfOne(chosen), 4));
    return scene;
}

} // namespace casefile::figures
