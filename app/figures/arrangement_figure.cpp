#include "app/figures/arrangement_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "engine/measure/arrangement.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;
using engine::Arrangement;
using engine::Visibility;

namespace {

constexpr int mostSourceTokens = 12; ///< of the text that is translated

/// A kind of cell: which attention lets it look.
struct Kind
{
    Role role = Role::Head0;
    QString words;
};

/// What lies before the layout: the table, the lengths, and which attentions it is made of.
struct Plan
{
    Arrangement arrangement = Arrangement::EncoderDecoder;
    TextPair texts;
    engine::VisibilityTable table;

    bool hasTarget() const { return arrangement != Arrangement::Encoder; }
    bool isOneRow() const
    {
        return arrangement == Arrangement::Decoder || arrangement == Arrangement::PrefixDecoder;
    }

    Kind kindOf(int query, Visibility visibility) const
    {
        if (visibility == Visibility::Hidden)
            return {Role::Hidden, QCoreApplication::translate("figures", "may not look: weight exactly 0")};
        if (visibility == Visibility::Across)
            return {Role::Head1,
                    QCoreApplication::translate("figures", "cross-attention: target asks, source answers")};
        if (isOneRow())
            return {Role::Head0,
                    QCoreApplication::translate("figures", "self-attention over one joined row")};
        if (query < texts.source.size())
            return {Role::Head0, QCoreApplication::translate("figures", "self-attention of the source")};
        return {Role::Head2, QCoreApplication::translate("figures", "self-attention of the target")};
    }
};

Plan planOf(const Frame& frame)
{
    Plan plan;
    plan.arrangement = Arrangement(int(frame.knob(u"arrangement"_s)));
    plan.texts = textPair(frame, mostSourceTokens, int(frame.knob(u"target-length"_s)));
    plan.table = engine::visibilityTable(plan.arrangement, std::size_t(plan.texts.source.size()),
                                         std::size_t(plan.texts.target.size()));
    return plan;
}

/// The kinds that the table has, each once.
QList<LegendEntry> legendOf(const Plan& plan)
{
    QList<LegendEntry> legend;
    for (std::size_t cell = 0; cell < plan.table.cells.size(); ++cell) {
        const Visibility visibility = plan.table.cells[cell];
        const Kind kind = plan.kindOf(int(cell / plan.table.tokens), visibility);
        if (std::ranges::none_of(legend, [&](const LegendEntry& entry) { return entry.text == kind.words; }))
            legend.append(
                {visibility == Visibility::Hidden ? LegendEntry::Sample::Hatch : LegendEntry::Sample::Swatch,
                 {kind.role},
                 kind.words});
    }
    return legend;
}

QString sightText(const Plan& plan, int query)
{
    int seen = 0; // lupdate never ends on a call with a comma in its place
    for (std::size_t key = 0; key < plan.table.tokens; ++key)
        seen += plan.table.at(std::size_t(query), key) == Visibility::Hidden ? 0 : 1;
    return QCoreApplication::translate("figures", "sees %n token(s)", nullptr, seen);
}

/// What is on the table in one sentence.
QString summaryText(const Plan& plan)
{
    if (!plan.hasTarget())
        return QCoreApplication::translate("figures", "%1 of %2 cells may look. Row: query; column: key")
            .arg(plan.table.visible())
            .arg(plan.table.cells.size());
    return QCoreApplication::translate("figures",
                                       "%1 of %2 cells may look, %3 of them across. Row: query; column: key")
        .arg(plan.table.visible())
        .arg(plan.table.cells.size())
        .arg(plan.table.count(Visibility::Across));
}

} // namespace

Scene ArrangementFigure::layout(const Frame& frame) const
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    const Plan plan = planOf(frame);
    scene.legend = legendOf(plan);
    if (frame.trace->memory.empty())
        addCutNote(scene, frame, mostSourceTokens);
    if (!frame.revealed)
        return wordsInstead(scene, frame, unansweredText()); // whoever sees the cells can count them
    const Frame inner = reserveLegend(scene, frame);
    const double size = textPixels(inner, 14.0);
    scene.summary = summaryText(plan);
    scene.marks.append(textLine(scene.summary, 4.0, 0.0, inner.size.width() - 8.0, size, {}));
    TokenGrid grid;
    grid.queries = grid.keys = plan.hasTarget() ? plan.texts.source + plan.texts.target : plan.texts.source;
    grid.cell = [&plan](int query, int key) {
        const Visibility visibility = plan.table.at(std::size_t(query), std::size_t(key));
        const Kind kind = plan.kindOf(query, visibility);
        return GridCell{{kind.role}, visibility == Visibility::Hidden, kind.words};
    };
    grid.rowValue = [&plan](int query) { return sightText(plan, query); };
    const double head = size * 1.7;
    addTokenGrid(scene, inner, QRectF(4.0, head, inner.size.width() - 8.0, inner.size.height() - head), grid);
    return scene;
}

} // namespace casefile::figures
