#include "app/views/copied_numbers.h"

#include "app/export/figure_data.h"
#include "app/views/scene_interaction.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>

namespace casefile::views {

bool copyNumbers(const QKeyEvent& key, const SceneInteraction& interaction, const figures::Scene& scene,
                 const engine::TracePtr& trace)
{
    if (!key.matches(QKeySequence::Copy) || !trace)
        return false;
    const std::optional<figures::SceneItem> item = interaction.shownItem();
    if (item && item->meaning.cell)
        copyNumber(*trace, *item->meaning.cell);
    else if (item)
        QGuiApplication::clipboard()->setText(item->value);
    else
        QGuiApplication::clipboard()->setText(QString::fromUtf8(exports::figureData(scene, *trace)));
    return true;
}

void copyNumber(const engine::AttentionTrace& trace, const engine::CellRef& cell)
{
    QGuiApplication::clipboard()->setText(exports::inFull(trace.at(cell)));
}

} // namespace casefile::views
