#include "app/figures/attention_grids.h"

#include <QCoreApplication>

#include <memory>

namespace casefile::figures {

using engine::Visibility;

namespace {

QString sightWords(bool sees)
{
    return sees ? QCoreApplication::translate("figures", "may look")
                : QCoreApplication::translate("figures", "may not look: weight exactly 0");
}

} // namespace

std::vector<TitledGrid> attentionGrids(engine::Arrangement arrangement, const QStringList& source,
                                       const QStringList& target, const QStringList& names)
{
    const auto n = std::size_t(source.size()), m = std::size_t(target.size());
    const auto sight =
        std::make_shared<const engine::VisibilityTable>(engine::visibilityTable(arrangement, n, m));
    const QStringList all = source + target;
    std::vector<TitledGrid> grids;
    for (const engine::ScoreTable& table :
         engine::scoreTables(arrangement, n, arrangement == engine::Arrangement::Encoder ? 0 : m)) {
        const auto sees = [sight, table](int query, std::size_t key) {
            return sight->at(table.firstQuery + std::size_t(query), table.firstKey + key) !=
                   Visibility::Hidden;
        };
        TokenGrid grid;
        grid.queries = all.mid(qsizetype(table.firstQuery), qsizetype(table.queries));
        grid.keys = all.mid(qsizetype(table.firstKey), qsizetype(table.keys));
        grid.cell = [sees](int query, int key) {
            const bool mayLook = sees(query, std::size_t(key));
            return GridCell{mayLook ? sightCell : Ink{Role::Hidden}, !mayLook, sightWords(mayLook)};
        };
        grid.rowValue = [sees, table](int query) {
            int seen = 0; // lupdate never ends on a call with a comma in its place
            for (std::size_t key = 0; key < table.keys; ++key)
                seen += sees(query, key) ? 1 : 0;
            return QCoreApplication::translate("figures", "sees %n token(s)", nullptr, seen);
        };
        //: which attention, rows and columns of its table
        grids.push_back({QCoreApplication::translate("figures", "%1: %2 × %3")
                             .arg(names.value(qsizetype(grids.size())))
                             .arg(table.queries)
                             .arg(table.keys),
                         std::move(grid)});
    }
    return grids;
}

QList<LegendEntry> attentionLegend(const engine::VisibilityTable& table, std::size_t scores)
{
    QList<LegendEntry> legend{{LegendEntry::Sample::Swatch, sightCell, sightWords(true)}};
    if (table.visible() < scores)
        legend.append({LegendEntry::Sample::Hatch, {Role::Hidden}, sightWords(false)});
    return legend;
}

} // namespace casefile::figures
