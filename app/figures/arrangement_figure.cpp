#include "app/figures/arrangement_figure.h"

#include "app/figures/attention_grids.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"

#include <QCoreApplication>

namespace casefile::figures {

using namespace Qt::StringLiterals;
using engine::Arrangement;
using engine::Visibility;

namespace {

constexpr int mostSourceTokens = 12; ///< of the text that is translated

/// What lies before the layout: the texts, and who may look at whom.
struct Plan
{
    Arrangement arrangement = Arrangement::EncoderDecoder;
    TextPair texts;
    engine::VisibilityTable table;
    std::size_t scores = 0; ///< of all tables

    bool hasTarget() const { return arrangement != Arrangement::Encoder; }
};

Plan planOf(const Frame& frame)
{
    Plan plan;
    plan.arrangement = Arrangement(int(frame.knob(u"arrangement"_s)));
    plan.texts = textPair(frame, mostSourceTokens, int(frame.knob(u"target-length"_s)));
    const auto n = std::size_t(plan.texts.source.size());
    const std::size_t m = plan.hasTarget() ? std::size_t(plan.texts.target.size()) : 0;
    plan.table = engine::visibilityTable(plan.arrangement, n, m);
    plan.scores = engine::scoreCount(plan.arrangement, n, m);
    return plan;
}

/// Which attention each table is, in the order of engine::scoreTables.
QStringList tableNames(Arrangement arrangement)
{
    const QString source = QCoreApplication::translate("figures", "source, both ways");
    const QString target = QCoreApplication::translate("figures", "target, looking back");
    switch (arrangement) {
    case Arrangement::EncoderDecoder:
        return {source, target, QCoreApplication::translate("figures", "across: target asks source")};
    case Arrangement::TwoTowers:
        return {source, target};
    case Arrangement::Encoder:
        return {source};
    default:
        return {QCoreApplication::translate("figures", "source and target in one row")};
    }
}

/// What is on the tables in one sentence.
QString summaryText(const Plan& plan)
{
    if (plan.arrangement != Arrangement::EncoderDecoder)
        return QCoreApplication::translate("figures", "%1 of %2 cells may look. Row: query; column: key")
            .arg(plan.table.visible())
            .arg(plan.scores);
    return QCoreApplication::translate("figures",
                                       "%1 of %2 cells may look, %3 of them across. Row: query; column: key")
        .arg(plan.table.visible())
        .arg(plan.scores)
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
    scene.legend = attentionLegend(plan.table, plan.scores);
    if (frame.trace->memory.empty())
        addCutNote(scene, frame, mostSourceTokens);
    if (!frame.revealed)
        return wordsInstead(scene, frame, unansweredText()); // whoever sees the cells can count them
    const Frame inner = reserveLegend(scene, frame);
    const double size = textPixels(inner, 14.0), wide = inner.size.width() - 8.0;
    scene.summary = summaryText(plan);
    scene.marks.append(textLine(scene.summary, 4.0, 0.0, wide, size, {}));
    const double head = size * 1.9;
    addTitledGrids(
        scene, inner, QRectF(4.0, head, wide, inner.size.height() - head),
        attentionGrids(plan.arrangement, plan.texts.source, plan.texts.target, tableNames(plan.arrangement)));
    return scene;
}

} // namespace casefile::figures
