#include "app/figures/blend_figure.h"

#include "app/figures/blend_lines.h"
#include "app/figures/column_labels.h"
#include "app/figures/layout_tools.h"
#include "app/playback/hidden_row.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

namespace casefile::figures {

using engine::TensorId;

namespace {

/// What has been added up to this moment in one dimension; the context itself at the end.
double sumSoFar(const BlendPicture& picture, int dimension)
{
    double sum = 0.0;
    for (std::size_t index = 0; index < picture.plan.keys.size(); ++index)
        sum += added(picture, index) * picture.weight(picture.plan.keys[index]) *
               picture.value(picture.plan.keys[index], dimension);
    for (const int key : picture.plan.others)
        sum += added(picture, picture.plan.keys.size()) * picture.weight(key) * picture.value(key, dimension);
    return sum;
}

void addContextCell(Scene& scene, const BlendPicture& picture, int dimension, bool stands, double pixels)
{
    const engine::CellRef cell{TensorId::Context, picture.head, std::size_t(picture.query),
                               std::size_t(dimension)};
    const double value = picture.frame.trace->at(cell);
    const QRectF rect = stripCell(picture.plan.context, picture.width(), dimension);
    const QString token = tokenText(*picture.frame.trace, picture.query);
    Meaning meaning;
    meaning.query = picture.query;
    const QString name = QCoreApplication::translate("figures", "context of “%1”, %2")
                             .arg(token, picture.dimensions[dimension]);
    meaning.description = name;
    QString spoken = picture.frame.revealed ? QCoreApplication::translate("figures", "not computed yet")
                                            : unansweredText();
    if (stands) {
        meaning.cell = cell;
        spoken = playback::formatCell(value);
        meaning.description = QCoreApplication::translate("figures", "%1: %2").arg(name, spoken);
    }
    addStripCell(scene, picture, rect, stands ? value : sumSoFar(picture, dimension), 1.0, meaning);
    if (stands)
        addNumber(scene, rect, value, pixels, meaning);
    scene.items.append({rect, name, spoken, meaning, static_cast<int>(picture.plan.lines()), dimension});
}

void addContext(Scene& scene, const BlendPicture& picture)
{
    const BlendPlan& plan = picture.plan;
    const bool stands = contextStands(picture);
    LineMark arrow;
    arrow.from = {plan.context.center().x(), plan.weighted.bottom()};
    arrow.to = {plan.context.center().x(), plan.context.top() - 2.0};
    arrow.arrow = true;
    arrow.width = 1.5;
    arrow.ink = {Role::Muted};
    arrow.meaning.description = QCoreApplication::translate("figures", "summed down each column");
    scene.marks.append(arrow);
    //: the result of the blend: the query token
    const QString label = QCoreApplication::translate("figures", "context of “%1”")
                              .arg(tokenText(*picture.frame.trace, picture.query));
    scene.marks.append(textMark(plan.contextLabel, label, plan.type.body, Role::Query, TextAlign::Right));
    addStripFrame(scene, plan.context, Role::Query, label);
    const double pixels = numberSize(picture, plan.context.height());
    for (int dimension = 0; dimension < picture.width(); ++dimension)
        addContextCell(scene, picture, dimension, stands, pixels);
    addColumnLabels(scene, plan.dimensions, picture.dimensions, plan.names, -1, Role::Ink, false);
    if (!stands)
        return;
    double sum = 0.0;
    for (const double weight : picture.of().weights.row(std::size_t(picture.query)))
        sum += weight;
    TextMark total = textMark(plan.weightSum, QStringLiteral("Σ %1").arg(playback::formatCell(sum)),
                              plan.type.note, Role::Muted);
    total.meaning.description = QCoreApplication::translate("figures", "the weights of the row sum to %1")
                                    .arg(playback::formatCell(sum));
    scene.marks.append(total);
    if (playback::seesNothing(*picture.frame.trace, picture.query))
        scene.marks.append(textMark(plan.context,
                                    QCoreApplication::translate("figures", "nothing to blend: all 0"),
                                    plan.type.note, Role::Muted));
}

void addHeadings(Scene& scene, const BlendPicture& picture)
{
    const BlendPlan& plan = picture.plan;
    const auto over = [&](const QRectF& column, const QString& text, Role role) {
        const QRectF rect(column.left(), plan.heading.top(), column.width(), plan.heading.height());
        scene.marks.append(textMark(rect, text, plan.type.small, role));
    };
    over(plan.values, QCoreApplication::translate("figures", "value v"), Role::Value);
    over(plan.weights, QCoreApplication::translate("figures", "weight"), weightInk.role);
    over(plan.weighted, QCoreApplication::translate("figures", "weight × value"), Role::Muted);
}

QList<LegendEntry> legendOf(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    const QString largest = playback::formatCell(largestValue(frame));
    return {
        {Sample::Ramp,
         {Role::Diverging, 1.0},
         QCoreApplication::translate("figures", "a number from −%1 to %1, the same colours in every strip")
             .arg(largest)},
        {Sample::Frame, {Role::Value}, QCoreApplication::translate("figures", "value of a key")},
        {Sample::Swatch, faded(weightInk, 0.3),
         frame.revealed && playback::seesNothing(*frame.trace, focusedQuery(frame))
             ? QCoreApplication::translate("figures", "weights: all 0, because the mask hides every key")
             : QCoreApplication::translate("figures", "weight; the weights of the row are shares of 1")},
        {Sample::Frame,
         {Role::Query},
         QCoreApplication::translate("figures", "context: the sum of each column, rounded after adding")}};
}

QString summaryOf(const BlendPicture& picture)
{
    const engine::AttentionTrace& trace = *picture.frame.trace;
    const QString token = tokenText(trace, picture.query);
    if (!picture.frame.revealed)
        return QCoreApplication::translate("figures", "The blend for “%1” is hidden until you answer.")
            .arg(token);
    if (playback::seesNothing(trace, picture.query))
        return playback::seesNothingText(token);
    const auto row = picture.of().weights.row(std::size_t(picture.query));
    const int best = byWeight(row).front();
    return QCoreApplication::translate(
               "figures",
               "The context of “%1” is a blend of %n value(s); the largest share, %2, comes from “%3”.",
               nullptr, int(row.size()))
        .arg(token, playback::formatCell(picture.weight(best)), keyName(trace, std::size_t(best)));
}

} // namespace

Scene BlendFigure::layout(const Frame& frame) const
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame) || frame.trace->heads.front().value.columns() == 0)
        return scene;
    scene.legend = legendOf(frame);
    const Frame above = reserveLegend(scene, frame);
    const BlendPicture picture = blendPictureOf(above);
    addHeadings(scene, picture);
    for (std::size_t index = 0; index < picture.plan.keys.size(); ++index)
        addKeyLine(scene, picture, index);
    addOthersLine(scene, picture);
    addContext(scene, picture);
    scene.summary = summaryOf(picture);
    return scene;
}

} // namespace casefile::figures
