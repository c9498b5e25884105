#include "app/figures/arrangement_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "engine/measure/arrangement.h"

#include <QCoreApplication>

#include <functional>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostSourceTokens = 12; ///< of the sentence

QList<LegendEntry> legendOf()
{
    using Sample = LegendEntry::Sample;
    return {
        {Sample::Swatch, {Role::Head0}, QCoreApplication::translate("figures", "may look: self-attention")},
        {Sample::Swatch,
         {Role::Head1},
         QCoreApplication::translate("figures",
                                     "may look: cross-attention, keys and values from the source")},
        {Sample::Hatch,
         {Role::Hidden},
         QCoreApplication::translate("figures", "may not look: weight exactly 0")}};
}

/// Names of all tokens in a row: those of the sentence, then places of the target, not written yet.
QStringList namesOf(const QStringList& source, std::size_t tokens)
{
    QStringList names = source;
    while (names.size() < qsizetype(tokens))
        names.append(u"y%1"_s.arg(names.size() - source.size() + 1));
    return names;
}

GridCell cellOf(engine::Sight sight)
{
    switch (sight) {
    case engine::Sight::Within:
        return {{Role::Head0}, false, QCoreApplication::translate("figures", "may look: self-attention")};
    case engine::Sight::Across:
        return {{Role::Head1},
                false,
                QCoreApplication::translate("figures",
                                            "may look: cross-attention, keys and values from the source")};
    case engine::Sight::Hidden:
        break;
    }
    return {{Role::Hidden}, true, QCoreApplication::translate("figures", "may not look: weight exactly 0")};
}

int visibleKeys(const engine::SightTable& table, int query)
{
    int visible = 0;
    for (std::size_t key = 0; key < table.tokens; ++key)
        visible += table.at(std::size_t(query), key) == engine::Sight::Hidden ? 0 : 1;
    return visible;
}

QString sightText(const engine::SightTable& table, int query)
{
    const int seen = visibleKeys(table, query); // lupdate never ends on a call with a comma in its place
    return QCoreApplication::translate("figures", "sees %n token(s)", nullptr, seen);
}

/// What is on the table in one sentence; y1, y2, … only where there is a target.
QString summaryText(const engine::SightTable& table, std::size_t sourceTokens)
{
    if (table.tokens == sourceTokens)
        return QCoreApplication::translate("figures", "%1 of %2 cells may look. Row: query; column: key")
            .arg(table.visible())
            .arg(table.cells.size());
    return QCoreApplication::translate(
               "figures",
               "%1 of %2 cells may look, %3 of them across. Row: query; column: key; y1, y2, …: target")
        .arg(table.visible())
        .arg(table.cells.size())
        .arg(table.count(engine::Sight::Across));
}

} // namespace

Scene ArrangementFigure::layout(const Frame& frame) const
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    scene.legend = legendOf();
    addCutNote(scene, frame, mostSourceTokens);
    const Frame inner = reserveLegend(scene, frame);
    const QStringList source = firstTokens(frame, mostSourceTokens);
    const auto table =
        engine::sightTable(engine::Arrangement(int(frame.knob(u"arrangement"_s))), std::size_t(source.size()),
                           std::size_t(frame.knob(u"target-length"_s)));
    const double size = textPixels(inner, 14.0);
    scene.summary = summaryText(table, std::size_t(source.size()));
    scene.marks.append(textLine(scene.summary, 4.0, 0.0, inner.size.width() - 8.0, size, {}));
    TokenGrid grid;
    grid.queries = grid.keys = namesOf(source, table.tokens);
    grid.cell = [&table](int query, int key) {
        return cellOf(table.at(std::size_t(query), std::size_t(key)));
    };
    grid.rowValue = std::bind_front(sightText, std::cref(table));
    const double head = size * 1.7;
    addTokenGrid(scene, inner, QRectF(4.0, head, inner.size.width() - 8.0, inner.size.height() - head), grid);
    return scene;
}

} // namespace casefile::figures
