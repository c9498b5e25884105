#include "app/figures/link_items.h"

#include "app/figures/link_curve.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>
#include <vector>

namespace casefile::figures {

namespace {

constexpr double spotHeight = 0.75; ///< of what is drawn of a link: near its key, where links have parted
constexpr double spotSize = 8.0;

/// One link on its way to become an item.
struct DrawnLink
{
    int mark = 0;
    int query = 0;
    double weight = 0.0;
    int key = 0;
    int head = 0;
};

/// By query; then as a learner asks for them.
std::vector<DrawnLink> drawnLinks(const Scene& scene, const LinksWords& words)
{
    std::vector<DrawnLink> links;
    for (int mark = 0; mark < int(scene.marks.size()); ++mark) {
        const auto* link = std::get_if<LinkMark>(&scene.marks.at(mark));
        if (!link)
            continue;
        const int head = int(link->meaning.cell->head);
        const double weight = words.isRevealed()
                                  ? words.weights(head, link->meaning.query)[std::size_t(link->meaning.key)]
                                  : 0.0;
        links.push_back({mark, link->meaning.query, weight, link->meaning.key, head});
    }
    std::ranges::sort(links, {}, [](const DrawnLink& link) {
        return std::tuple(link.query, -link.weight, link.key, link.head);
    });
    return links;
}

QRectF spotOn(const LinkMark& link)
{
    const double u = spotHeight * std::min(link.reveal, 1.0);
    const QPointF span = link.to - link.from;
    const QPointF middle = link.from + QPointF(span.x() * link_curve::at(u).across, span.y() * u);
    return {middle - QPointF(spotSize / 2, spotSize / 2), QSizeF(spotSize, spotSize)};
}

} // namespace

void addLinkItems(Scene& scene, const std::shared_ptr<const LinksWords>& words)
{
    int query = -1;
    int row = 0;
    for (const DrawnLink& drawn : drawnLinks(scene, *words)) {
        row = drawn.query == query ? row + 1 : 1; // below the row of queries
        query = drawn.query;
        const auto& link = std::get<LinkMark>(scene.marks.at(drawn.mark));
        scene.items.append({spotOn(link), {}, {}, link.meaning, row, query, drawn.mark});
    }
    scene.speak = [words](SceneItem item) { return words->spokenLink(std::move(item)); };
}

} // namespace casefile::figures
