#include "app/figures/blend_plan.h"

#include "app/figures/design.h"
#include "app/figures/layout_tools.h"

#include <algorithm>

namespace casefile::figures {

namespace {

constexpr double lineOfText = 1.45;  ///< of the pixel size
constexpr double smallestLine = 1.6; ///< of the text size: lines are at least so far apart
constexpr double tightLine = 1.2;    ///< likewise, where that gives every key of a short sentence its line
constexpr std::size_t fewKeys = 7;
constexpr double largestLine = 64.0; ///< at 100 % text size
constexpr double labelShare = 0.2;   ///< of the width, at most
constexpr double valueShare = 0.5;   ///< of what the strips share: columns are equally wide in both
constexpr double nameShare = 0.26;   ///< of the height, at most

/// How many lines have room; a few keys stand closer rather than share one.
int capacityOf(double height, double text, std::size_t keys)
{
    const int tight = static_cast<int>(height / (text * tightLine));
    const int usual = static_cast<int>(height / (text * smallestLine));
    return std::max(keys <= fewKeys && static_cast<int>(keys) <= tight ? tight : usual, 2);
}

/// The heaviest keys that fit get a line of their own; the others share one.
void chooseKeys(BlendPlan& plan, const Frame& frame, int query, int capacity)
{
    const auto row = frame.trace->heads[std::size_t(shownHead(frame))].weights.row(std::size_t(query));
    const auto count = static_cast<int>(row.size());
    std::vector<int> order = byWeight(row);
    // Before the answer is known, the order must not betray it.
    if (!frame.revealed)
        std::ranges::sort(order);
    const int own = count <= capacity ? count : std::max(capacity - 1, 1);
    plan.keys.assign(order.begin(), order.begin() + own);
    plan.others.assign(order.begin() + own, order.end());
    std::ranges::sort(plan.keys);
}

} // namespace

QRectF BlendPlan::inLine(const QRectF& column, std::size_t index) const
{
    return {column.left(), column.top() + line * static_cast<double>(index), column.width(), line};
}

BlendPlan planBlend(const Frame& frame, int query, const QStringList& dimensionNames)
{
    BlendPlan plan;
    plan.type = typeScale(frame.size, frame.textScale, QSizeF(420.0, 250.0));
    const double gap = design::space3;
    const double text = plan.type.small * lineOfText;
    const QRectF room = QRectF(QPointF(), frame.size).adjusted(gap, design::space2, -gap, -design::space2);
    const QStringList keys = keyTexts(*frame.trace);
    const double label =
        std::min(room.width() * labelShare,
                 std::max(widestOf(keys, plan.type.body), plan.type.body * 5.0) + design::space2);
    const double weight = textWidth(QStringLiteral("× <0.00"), plan.type.note) + design::space3;
    const double strips = room.width() - label - weight - 3.0 * gap;
    const double values = strips * valueShare;
    const double weighted = strips - values;

    const double cell = weighted / static_cast<double>(std::max<qsizetype>(dimensionNames.size(), 1));
    plan.dimensions = planColumnLabels(dimensionNames, cell, plan.type.small, room.height() * nameShare);
    const double contextLine = plan.type.body * 1.9;
    plan.heading = QRectF(room.left(), room.top(), room.width(), text);
    const double top = plan.heading.bottom() + design::space1;
    const double bottom = room.bottom() - plan.dimensions.height - contextLine - 1.5 * gap;
    const double height = std::max(bottom - top, 1.0);
    chooseKeys(plan, frame, query, capacityOf(height, plan.type.body, frame.trace->keys()));
    const double count = static_cast<double>(plan.lines());
    plan.line = std::min(height / count, largestLine * plan.type.factor);
    const double used = plan.line * count;

    double left = room.left();
    plan.labels = QRectF(left, top, label, used);
    left += label + gap;
    plan.values = QRectF(left, top, values, used);
    left += values + gap;
    plan.weights = QRectF(left, top, weight, used);
    left += weight + gap;
    plan.weighted = QRectF(left, top, weighted, used);
    const double contextTop = top + used + 1.5 * gap;
    plan.context = QRectF(left, contextTop, weighted, contextLine);
    plan.weightSum = QRectF(plan.weights.left(), contextTop, plan.weights.width(), contextLine);
    plan.contextLabel = QRectF(room.left(), contextTop, plan.weights.left() - gap - room.left(), contextLine);
    plan.names = QRectF(left, plan.context.bottom() + 2.0, weighted, plan.dimensions.height);
    return plan;
}

} // namespace casefile::figures
