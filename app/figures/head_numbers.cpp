#include "app/figures/head_numbers.h"

#include "app/figures/link_curve.h"
#include "app/figures/palette.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace casefile::figures {

namespace {

constexpr double firstHeight =
    0.3; ///< numbers lie between these shares of a link's height, one below another
constexpr double lastHeight = 0.7;

const LinkMark* heaviestLink(const Scene& scene, int head, int query)
{
    const LinkMark* best = nullptr;
    for (const Mark& mark : scene.marks) {
        const auto* link = std::get_if<LinkMark>(&mark);
        if (!link || int(link->meaning.cell->head) != head || (query >= 0 && link->meaning.query != query))
            continue;
        if (!best || link->width > best->width)
            best = link;
    }
    return best;
}

void addHeadNumber(Scene& scene, int head, QPointF centre, double pixelSize, Meaning meaning)
{
    const double radius = pixelSize * 0.75;
    CircleMark disc;
    disc.centre = centre;
    disc.radius = radius;
    disc.fill = Ink{Role::Panel};
    disc.stroke = Ink{headRole(head)};
    disc.strokeWidth = 1.5;
    disc.meaning = meaning;
    scene.marks.append(disc);
    TextMark number;
    number.rect = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    number.text = QString::number(head + 1);
    number.pixelSize = pixelSize * 0.9;
    number.ink = Ink{headRole(head)};
    number.bold = true;
    number.meaning = std::move(meaning);
    scene.marks.append(number);
}

} // namespace

void addHeadNumbers(Scene& scene, const std::vector<int>& heads, int query, double pixelSize)
{
    std::vector<QPointF> taken;
    for (std::size_t place = 0; place < heads.size(); ++place) {
        const LinkMark* link = heaviestLink(scene, heads[place], query);
        if (!link || link->reveal < 1.0)
            continue;
        const double share = (double(place) + 0.5) / double(heads.size());
        const double u = firstHeight + (lastHeight - firstHeight) * share;
        const QPointF span = link->to - link->from;
        const QPointF centre = link->from + QPointF(span.x() * link_curve::at(u).across, span.y() * u);
        const bool isFree = std::ranges::none_of(taken, [&](QPointF other) {
            return std::hypot(other.x() - centre.x(), other.y() - centre.y()) < 1.65 * pixelSize;
        });
        if (!isFree)
            continue;
        addHeadNumber(scene, heads[place], centre, pixelSize, Meaning(link->meaning));
        taken.push_back(centre);
    }
}

} // namespace casefile::figures
