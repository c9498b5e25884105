#include "app/figures/reach_table.h"

#include "app/figures/bar_table.h"

#include <QCoreApplication>

namespace casefile::figures {

using namespace Qt::StringLiterals;
using engine::Carrier;

namespace {

constexpr int carriers = 6;

/// A number without a way is said in words.
BarCell cellOf(const engine::SignalPath& path, const ReachWay& way, bool isShown)
{
    if (path.nodes.empty())
        return {QCoreApplication::translate("figures", "no way"), {}, Role::Muted, hopsText(path)};
    const double longest = double(way.tokens() - 1);
    return {QString::number(path.hops()), double(path.hops()) / longest, isShown ? Role::Accent : Role::Muted,
            hopsText(path)};
}

} // namespace

QString carrierName(Carrier carrier)
{
    return content::knobChoices(*content::knobNamed(u"carrier"_s)).at(int(carrier));
}

QString hopsText(const engine::SignalPath& path)
{
    return path.nodes.empty()
               ? QCoreApplication::translate("figures", "no way, however many layers")
               : QCoreApplication::translate("figures", "%n hop(s)", nullptr, int(path.hops()));
}

void addReachTable(Scene& scene, const Frame& frame, const QRectF& area, const ReachWay& way)
{
    BarTable table;
    table.columns = {QCoreApplication::translate("figures", "hops, token %1 to %2")
                         .arg(way.source + 1)
                         .arg(way.target + 1)};
    table.highlighted = int(way.carrier);
    for (int index = 0; index < carriers; ++index) {
        const auto carrier = Carrier(index);
        const auto path = engine::shortestPath(carrier, way.kernel, way.tokens(), way.source, way.target);
        table.rows.append(carrierName(carrier));
        table.cells.push_back({cellOf(path, way, carrier == way.carrier)});
    }
    Frame counted = frame; // the number of hops is no answer to a question about weights
    counted.revealed = true;
    addBarTable(scene, counted, area, table);
}

} // namespace casefile::figures
