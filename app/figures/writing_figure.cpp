#include "app/figures/writing_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "engine/measure/arrangement.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostTokens = 16; ///< of the sentence

QList<LegendEntry> legendOf()
{
    using Sample = LegendEntry::Sample;
    return {{Sample::Swatch, {Role::Accent}, QCoreApplication::translate("figures", "computed in this step")},
            {Sample::Swatch, openCell,
             QCoreApplication::translate("figures", "computed earlier; its keys and values are kept")},
            {Sample::Hatch, {Role::Hidden}, QCoreApplication::translate("figures", "not there: the future")}};
}

/// What is computed when the sentence has `written` tokens.
GridCell cellOf(int query, int key, int written, bool cached)
{
    const engine::Mask causal{"causal", 0, {}, {}};
    if (query >= written ||
        !engine::allows(causal, std::size_t(query), std::size_t(key), std::size_t(written)))
        return {{Role::Hidden}, true, QCoreApplication::translate("figures", "not there: the future")};
    if (cached && query < written - 1)
        return {openCell, false,
                QCoreApplication::translate("figures", "computed earlier; its keys and values are kept")};
    return {{Role::Accent}, false, QCoreApplication::translate("figures", "computed in this step")};
}

QString stepText(const engine::AttentionTrace& trace, int written, bool cached)
{
    const std::size_t cells = cached ? engine::cellsWithCache(std::size_t(written))
                                     : engine::cellsWithoutCache(std::size_t(written));
    const std::size_t numbers =
        cached ? std::size_t(written) * trace.headCount() * (trace.weights().dK() + trace.weights().dV()) : 0;
    return QCoreApplication::translate("figures", "step %1: %2 cells for each head; %3 numbers in the cache")
        .arg(written)
        .arg(cells)
        .arg(numbers);
}

} // namespace

Scene WritingFigure::layout(const Frame& frame) const
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    scene.legend = legendOf();
    addCutNote(scene, frame, mostTokens);
    const Frame inner = reserveLegend(scene, frame);
    const QStringList tokens = firstTokens(frame, mostTokens);
    const int written = std::min(int(frame.knob(u"written"_s)), int(tokens.size()));
    const bool cached = frame.knob(u"keeps-cache"_s) != 0.0;
    const double size = textPixels(inner, 14.0);
    scene.summary = frame.revealed
                        ? stepText(*frame.trace, written, cached)
                        : QCoreApplication::translate(
                              "figures", "step %1: what is in the cache is hidden until you answer")
                              .arg(written);
    scene.marks.append(textLine(scene.summary, 4.0, 0.0, inner.size.width() - 8.0, size, {}));
    scene.marks.append(
        textLine(QCoreApplication::translate("figures", "Who may look at whom. Row: query; column: key"), 4.0,
                 size * 1.6, inner.size.width() - 8.0, size, {Role::Muted}));
    TokenGrid grid;
    grid.queries = grid.keys = tokens;
    grid.cell = [written, cached](int query, int key) { return cellOf(query, key, written, cached); };
    grid.highlighted = written - 1;
    grid.rowValue = [written](int query) {
        return query < written
                   ? QCoreApplication::translate("figures", "sees %n token(s)", nullptr, query + 1)
                   : QCoreApplication::translate("figures", "not written yet");
    };
    const double head = size * 3.3;
    addTokenGrid(scene, inner, QRectF(4.0, head, inner.size.width() - 8.0, inner.size.height() - head), grid);
    return scene;
}

} // namespace casefile::figures
