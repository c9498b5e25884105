#include "app/figures/dot_labels.h"

#include "app/figures/layout_tools.h"

#include <algorithm>

namespace casefile::figures {

namespace {

constexpr int labelledDots = 3; ///< heaviest keys that are named

/// The place of a word above or below a dot, kept within the picture.
QRectF placeOf(const LinksPlan& plan, const QRectF& dot, const QString& text, bool above)
{
    const double width = std::min(textWidth(text, plan.small) + 4, plan.area.width());
    const double left = std::clamp(dot.center().x() - width / 2, plan.area.left(), plan.area.right() - width);
    const double height = textHeight(plan.small);
    return {left, above ? dot.top() - height : dot.bottom(), width, height};
}

void addLabel(Scene& scene, const LinksPlan& plan, const QString& text, const QRectF& place, Role role)
{
    scene.marks.append(
        textLine(text, place.left(), place.top(), place.width(), plan.small, Ink{role}, TextAlign::Centre));
}

void addHeaviest(Scene& scene, const LinksPlan& plan, const QStringList& keys, const std::vector<int>& order)
{
    QList<QRectF> taken;
    for (int place = 0; place < std::min(labelledDots, int(order.size())); ++place) {
        const int key = order[std::size_t(place)];
        const QRectF label = placeOf(plan, plan.keyRow.chips[std::size_t(key)], keys[key], false);
        if (std::ranges::none_of(taken, [&](const QRectF& r) { return r.intersects(label); }))
            addLabel(scene, plan, keys[key], label, Role::Key);
        taken.append(label);
    }
}

} // namespace

void addDotLabels(Scene& scene, const LinksPlan& plan, const LinksWords& words, int head)
{
    const int focus = words.focus();
    if (plan.queryRow.areDots) {
        const QString& text = words.queries()[focus];
        addLabel(scene, plan, text, placeOf(plan, plan.queryRow.chips[std::size_t(focus)], text, true),
                 Role::Query);
    }
    if (plan.keyRow.areDots && words.isRevealed())
        addHeaviest(scene, plan, words.keys(), byWeight(words.weights(head, focus)));
}

} // namespace casefile::figures
