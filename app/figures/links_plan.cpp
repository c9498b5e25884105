#include "app/figures/links_plan.h"

#include "app/figures/design.h"

#include <algorithm>

namespace casefile::figures {

namespace {

constexpr double largestText = 0.06;  ///< of the height: links need the room
constexpr double highestRow = 0.18;   ///< likewise, of a row of chips
constexpr double widestLabel = 0.16;  ///< of the width: wider labels stand above and below the rows
constexpr double roomyHeight = 360.0; ///< from here each head has its line of numbers
constexpr int mostNumberLines = 4;

/// The foot of the picture: legend, and a caption above it.
void placeFoot(LinksPlan& plan, const Scene& scene)
{
    const QRectF& area = plan.area;
    plan.legend = placeLegend(scene, area, plan.small);
    const double line = textHeight(plan.small);
    plan.caption = QRectF(area.left(), plan.legend.area.top() - line - design::space1, area.width(), line);
}

} // namespace

LinksPlan planLinks(const Frame& frame, const Scene& scene, const LinksWords& words)
{
    LinksPlan plan;
    plan.small = textPixels(frame, design::textSmall);
    plan.body = std::min(textPixels(frame, design::textHeading), frame.size.height() * largestText);
    const double margin = design::space3;
    plan.area = QRectF(QPointF(0, 0), frame.size).adjusted(margin, margin, -margin, -margin);
    placeFoot(plan, scene);

    const QRectF& area = plan.area;
    const double line = textHeight(plan.small);
    const double label = 2 + std::max(textWidth(LinksWords::queryLabel(), plan.small),
                                      textWidth(LinksWords::keyLabel(), plan.small));
    const bool beside = label < area.width() * widestLabel;
    const double left = area.left() + (beside ? label + design::space3 : 0.0);
    const double columns = area.right() - left;
    const double apart = beside ? 0.0 : line;

    const bool dots = placeChips(words.queries(), QRectF(0, 0, columns, 1), plan.body).areDots;
    const double named = dots && words.focus() >= 0 ? line : 0.0;
    const int lines = area.height() > roomyHeight ? std::min(int(words.heads().size()), mostNumberLines) : 1;
    plan.numberLines = words.focus() < 0 || dots ? 0 : lines;

    const double most = area.height() * highestRow;
    const double queryHeight = std::min(chipRowHeight(words.queries(), columns, plan.body), most);
    const double keyHeight = std::min(chipRowHeight(words.keys(), columns, plan.body), most);
    const double top = area.top() + apart + named;
    const double bottom = plan.caption.top() - design::space1 - plan.numberLines * line - named - apart;
    plan.queryRow = placeChips(words.queries(), QRectF(left, top, columns, queryHeight), plan.body);
    plan.keyRow = placeChips(words.keys(), QRectF(left, bottom - keyHeight, columns, keyHeight), plan.body);

    const double width = beside ? label : area.width();
    const double queryTop = beside ? plan.queryRow.chips.front().center().y() - line / 2 : area.top();
    const double keyTop = beside ? plan.keyRow.chips.front().center().y() - line / 2
                                 : plan.caption.top() - design::space1 - line;
    plan.queryLabel = QRectF(area.left(), queryTop, width, line);
    plan.keyLabel = QRectF(area.left(), keyTop, width, line);
    return plan;
}

} // namespace casefile::figures
