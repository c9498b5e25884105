#include "app/figures/two_needs_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/named_rows.h"
#include "app/figures/number_table.h"
#include "app/figures/plot_tools.h"
#include "engine/measure/head_reading.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr double gapShare = 0.04; ///< of the room of a row: between the two halves

Scene explained(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    return explainedBy(
        frame,
        {{Sample::Ramp,
          {Role::Diverging, 1.0},
          QCoreApplication::translate("figures",
                                      "numbers of X; weights are a half each, or 1 for each head")},
         {Sample::None,
          {},
          QCoreApplication::translate("figures", "largest |change| when the two tokens change places")}});
}

QString changeText(double change)
{
    return QCoreApplication::translate("figures", "changes by %1").arg(compactNumber(change));
}

std::size_t tokenOf(const Frame& frame, const QString& knob)
{
    return std::min(std::size_t(frame.knob(knob)), frame.trace->queries()) - 1;
}

} // namespace

Scene TwoNeedsFigure::layout(const Frame& frame) const
{
    Scene scene = explained(frame);
    if (!isDrawable(frame))
        return scene;
    if (!frame.revealed)
        return wordsInstead(scene, frame, unansweredText());
    const std::size_t a = tokenOf(frame, u"first-need"_s), b = tokenOf(frame, u"second-need"_s);
    const engine::Matrix& x = frame.trace->x;
    const engine::TwoNeeds both = engine::needBoth(x, a, b);
    const Frame inner = reserveLegend(scene, frame);
    const NamedRows table(
        inner, QRectF(QPointF(0, 0), inner.size),
        {{tokenText(*frame.trace, int(a)), QCoreApplication::translate("figures", "row of X")},
         {tokenText(*frame.trace, int(b)), QCoreApplication::translate("figures", "row of X")},
         {QCoreApplication::translate("figures", "one head: their average"),
          changeText(both.oneHeadExchanged)},
         {QCoreApplication::translate("figures", "two heads: side by side"),
          changeText(both.twoHeadsExchanged)}});
    const double scale = std::max(largestSize(x.row(a)), largestSize(x.row(b)));
    const auto half = [&](int row, bool second) {
        const QRectF room = table.room(row);
        const double width = room.width() * (1.0 - gapShare) / 2.0;
        return QRectF(second ? room.right() - width : room.left(), room.top(), width, room.height());
    };
    addNumberStrip(scene, half(0, false), x.row(a), scale);
    addNumberStrip(scene, half(1, true), x.row(b), scale);
    const double shown = frame.progress;
    if (shown > 0.3)
        addNumberStrip(scene, half(2, false), both.oneHead, scale);
    if (shown > 0.6) {
        addNumberStrip(scene, half(3, false), x.row(a), scale);
        addNumberStrip(scene, half(3, true), x.row(b), scale);
    }
    table.addTo(scene, table.count());
    scene.summary =
        QCoreApplication::translate(
            "figures",
            "When “%1” and “%2” change places, one head's average changes by %3, two heads' by %4.")
            .arg(tokenText(*frame.trace, int(a)), tokenText(*frame.trace, int(b)),
                 compactNumber(both.oneHeadExchanged), compactNumber(both.twoHeadsExchanged));
    return scene;
}

} // namespace casefile::figures
