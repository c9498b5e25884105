#include "app/figures/links_figure.h"

#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/legend.h"
#include "app/figures/link_curve.h"
#include "app/figures/links_words.h"
#include "app/figures/palette.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr int linkBudget = 600;      ///< links of a frame without focus: what can be drawn 60 times a second
constexpr double largestText = 0.06; ///< of the height: links need the room
constexpr int labelledDots = 3;      ///< heaviest keys that are named where tokens are dots
constexpr double coveredWidth = 1.25;
constexpr double linksFrom = 0.05; ///< of the step: links grow, then numbers appear
constexpr double linksTo = 0.75;

/// Places the marks of one frame.
class LinksLayout
{
public:
    explicit LinksLayout(const Frame& frame)
        : m_frame(frame)
        , m_trace(*frame.trace)
        , m_words(frame)
        , m_queries(m_words.queries())
        , m_keys(m_words.keys())
        , m_heads(m_words.heads())
        , m_focus(m_words.focus())
        , m_small(textPixels(frame, design::textSmall))
        , m_body(std::min(textPixels(frame, design::textHeading), frame.size.height() * largestText))
    {
        m_scene.size = frame.size;
        m_scene.legend = m_words.legend();
        m_scene.summary = m_words.summary();
    }

    Scene make()
    {
        place();
        addLabels();
        addAllLinks();
        if (isOverlay() && m_frame.revealed)
            addHeadNumbers();
        addChips();
        if (m_focus >= 0 && m_frame.revealed)
            addWeights();
        addCaption();
        addLegend(m_scene, m_legendArea, m_small);
        return std::move(m_scene);
    }

private:
    bool isOverlay() const { return m_words.isOverlay(); }
    std::span<const double> weights(int head, int query) const { return m_words.weights(head, query); }
    engine::CellRef cell(int head, int query, int key) const
    {
        return {engine::TensorId::Weights, std::size_t(head), std::size_t(query), std::size_t(key)};
    }
    bool isFaded(int query) const { return m_focus >= 0 && query != m_focus; }

    /// Top to bottom: query row, links, key row, numbers, caption, legend; labels beside the rows where there
    /// is room.
    void place()
    {
        const double margin = design::space3;
        const QRectF area = QRectF(QPointF(0, 0), m_frame.size).adjusted(margin, margin, -margin, -margin);
        const double label = std::max(textWidth(queryLabel(), m_small), textWidth(keyLabel(), m_small)) + 2;
        m_labelsBeside = label < area.width() * 0.16;
        m_labelWidth = m_labelsBeside ? label : area.width();
        const double left = m_labelsBeside ? label + design::space3 : 0.0;
        const double labelHeight = m_labelsBeside ? 0.0 : textHeight(m_small);
        const double columns = area.width() - left;

        const double legend = std::min(legendHeight(m_scene, area.width(), m_small), area.height() * 0.25);
        m_legendArea = QRectF(area.left(), area.bottom() - legend, area.width(), legend);
        m_captionArea = QRectF(area.left(), m_legendArea.top() - textHeight(m_small) - design::space1,
                               area.width(), textHeight(m_small));
        const bool dots = placeChips(m_queries, QRectF(0, 0, columns, 1), m_body).areDots;
        const double named = dots && m_focus >= 0 ? textHeight(m_small) : 0.0;
        const bool roomy = area.height() > 360;
        m_numberLines = m_focus < 0 || dots ? 0 : roomy ? int(std::min<std::size_t>(m_heads.size(), 4)) : 1;
        const double numbers = m_numberLines * textHeight(m_small) + named;

        const double most = area.height() * 0.18;
        const double queryHeight = std::min(chipRowHeight(m_queries, columns, m_body), most);
        const double keyHeight = std::min(chipRowHeight(m_keys, columns, m_body), most);
        const double top = area.top() + labelHeight + named;
        const double bottom = m_captionArea.top() - design::space1 - numbers - labelHeight;
        m_queryRow = placeChips(m_queries, QRectF(area.left() + left, top, columns, queryHeight), m_body);
        m_keyRow =
            placeChips(m_keys, QRectF(area.left() + left, bottom - keyHeight, columns, keyHeight), m_body);
        m_area = area;
    }

    static QString queryLabel() { return QCoreApplication::translate("figures", "query (asks)"); }
    static QString keyLabel() { return QCoreApplication::translate("figures", "key (is asked)"); }

    void addLabels()
    {
        const QRectF query = m_queryRow.chips.front();
        const QRectF key = m_keyRow.chips.front();
        const double height = textHeight(m_small);
        const double queryTop = m_labelsBeside ? query.center().y() - height / 2 : m_area.top();
        const double keyTop =
            m_labelsBeside ? key.center().y() - height / 2 : m_captionArea.top() - design::space1 - height;
        m_scene.marks.append(
            textLine(queryLabel(), m_area.left(), queryTop, m_labelWidth, m_small, Ink{Role::Query}));
        m_scene.marks.append(
            textLine(keyLabel(), m_area.left(), keyTop, m_labelWidth, m_small, Ink{Role::Key}));
    }

    /// Pale rows first, so that the focus lies on top.
    void addAllLinks()
    {
        const int rows = int(m_trace.queries());
        const int most = std::max(2, linkBudget / std::max(1, rows * int(m_heads.size())));
        for (int query = 0; query < rows; ++query)
            if (query != m_focus && (m_focus < 0 || rows <= rowsWithPaleLinks))
                addLinksOf(query, most);
        if (m_focus >= 0)
            addLinksOf(m_focus, linkBudget);
    }

    void addLinksOf(int query, int most)
    {
        for (const int head : m_heads) {
            LinkChoice choice = m_frame.revealed ? chooseLinks(weights(head, query), most) : everyKey(query);
            if (m_focus < 0 || query == m_focus) {
                m_hidden += choice.hidden;
                m_hiddenMass = std::max(m_hiddenMass, choice.hiddenMass);
            }
            for (int place = int(choice.keys.size()) - 1; place >= 0; --place)
                addLink(head, query, choice.keys[std::size_t(place)], place, int(choice.keys.size()));
        }
    }

    /// While the answer is covered every key that may be asked gets the same line.
    LinkChoice everyKey(int query) const
    {
        LinkChoice choice;
        const int keys = int(m_trace.keys());
        if (query != m_focus && keys > 32)
            return choice;
        for (int key = 0; key < keys; ++key)
            if (!isHiddenKey(m_trace, query, key))
                choice.keys.push_back(key);
        return choice;
    }

    void addLink(int head, int query, int key, int place, int count)
    {
        const double time = between(m_frame.progress, linksFrom, linksTo);
        const bool inFocus = query == m_focus;
        LinkMark link;
        link.reveal = inFocus ? staggered(time, place, count)
                              : staggered(time, query, int(m_trace.queries()), m_focus >= 0 ? 1.0 : 0.5);
        if (link.reveal <= 0.0)
            return;
        const double weight = weights(head, query)[std::size_t(key)];
        link.from = m_queryRow.bottom(query) + QPointF(headOffset(head), 0);
        link.to = m_keyRow.top(key) + QPointF(headOffset(head), 0);
        link.width = m_frame.revealed ? linkWidth(weight) : coveredWidth;
        link.dash = isOverlay() ? head : 0;
        link.ink = Ink{headRole(head), 0.0, linkInkOpacity(weight, query)};
        link.meaning = {cell(head, query, key), query, key, m_words.link(head, query, key)};
        m_scene.marks.append(link);
    }

    double linkInkOpacity(double weight, int query) const
    {
        double opacity = m_frame.revealed ? linkOpacity(weight) : 0.45;
        if (isFaded(query))
            return opacity * dimmed;
        return m_focus < 0 && isOverlay() ? opacity / std::sqrt(double(m_heads.size())) : opacity;
    }

    /// Heads stand side by side at a chip, so that equal links do not cover each other.
    double headOffset(int head) const
    {
        if (!isOverlay())
            return 0.0;
        const double room = std::min(m_queryRow.chips.front().width(), m_keyRow.chips.front().width()) * 0.5;
        const double step = std::min(6.0, room / double(m_heads.size()));
        return (head - (double(m_heads.size()) - 1.0) / 2.0) * step;
    }

    /// The number of each head on its heaviest link, so that heads are told apart without colour.
    void addHeadNumbers()
    {
        const double radius = m_small * 0.75;
        QList<QPointF> taken;
        for (std::size_t place = 0; place < m_heads.size(); ++place) {
            const LinkMark* link = heaviestLink(m_heads[place]);
            if (!link || link->reveal < 1.0)
                continue;
            const double u = 0.3 + 0.4 * (double(place) + 0.5) / double(m_heads.size());
            const QPointF across = link->to - link->from;
            const QPointF centre =
                link->from + QPointF(across.x() * link_curve::at(u).across, across.y() * u);
            const bool isFree = std::ranges::none_of(taken, [&](QPointF other) {
                return std::hypot(other.x() - centre.x(), other.y() - centre.y()) < 2.2 * radius;
            });
            if (isFree)
                addHeadNumber(m_heads[place], centre, radius, link->meaning);
            taken.append(centre);
        }
    }

    /// The link of a head that weighs most, in the focused row if there is one; nullptr without links.
    const LinkMark* heaviestLink(int head) const
    {
        const LinkMark* best = nullptr;
        for (const Mark& mark : m_scene.marks) {
            const auto* link = std::get_if<LinkMark>(&mark);
            if (link && int(link->meaning.cell->head) == head && !isFaded(link->meaning.query) &&
                (!best || link->width > best->width))
                best = link;
        }
        return best;
    }

    void addHeadNumber(int head, QPointF centre, double radius, Meaning meaning)
    {
        CircleMark disc;
        disc.centre = centre;
        disc.radius = radius;
        disc.fill = Ink{Role::Panel};
        disc.stroke = Ink{headRole(head)};
        disc.strokeWidth = 1.5;
        disc.meaning = meaning;
        m_scene.marks.append(disc);
        TextMark number;
        number.rect = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
        number.text = QString::number(head + 1);
        number.pixelSize = m_small * 0.9;
        number.ink = Ink{headRole(head)};
        number.bold = true;
        number.meaning = std::move(meaning);
        m_scene.marks.append(number);
    }

    void addChips()
    {
        for (int query = 0; query < int(m_queries.size()); ++query)
            addQuery(query);
        for (int key = 0; key < int(m_keys.size()); ++key)
            addKey(key);
        if (m_focus >= 0 && m_queryRow.areDots)
            addDotLabel(m_queryRow.chips[std::size_t(m_focus)], m_queries[m_focus], Role::Query, true);
        if (m_focus >= 0 && m_keyRow.areDots && m_frame.revealed)
            addHeaviestLabels();
    }

    /// Where keys are dots, the heaviest of the focused row are named, as far as they do not meet.
    void addHeaviestLabels()
    {
        const std::vector<int> order = byWeight(weights(shownHead(m_frame), m_focus));
        QList<QRectF> taken;
        for (int place = 0; place < std::min(labelledDots, int(order.size())); ++place) {
            const int key = order[std::size_t(place)];
            const QRectF label = dotLabel(m_keyRow.chips[std::size_t(key)], m_keys[key], false);
            const bool isFree =
                std::ranges::none_of(taken, [&](const QRectF& r) { return r.intersects(label); });
            if (isFree)
                addDotLabel(m_keyRow.chips[std::size_t(key)], m_keys[key], Role::Key, false);
            taken.append(label);
        }
    }

    void addQuery(int query)
    {
        SceneItem item;
        item.rect = m_queryRow.chips[std::size_t(query)];
        item.name = QCoreApplication::translate("figures", "query %1: %2", "place, token")
                        .arg(QString::number(query + 1), m_queries[query]);
        item.value = m_words.query(query);
        item.gridRow = 0;
        item.gridColumn = query;
        item.meaning = {
            std::nullopt, query, -1,
            QCoreApplication::translate("figures", "%1, %2", "name, value").arg(item.name, item.value)};
        ChipLook look;
        look.opacity = isFaded(query) ? 0.45 : 1.0;
        if (query == m_focus)
            look.frame = Ink{Role::Query};
        addChip(m_scene, m_queryRow, query, m_queries[query], look, item.meaning);
        m_scene.items.append(item);
    }

    void addKey(int key)
    {
        const bool hidden = m_focus >= 0 && isHiddenKey(m_trace, m_focus, key);
        SceneItem item;
        item.rect = m_keyRow.chips[std::size_t(key)];
        item.name = QCoreApplication::translate("figures", "key %1: %2", "place, token")
                        .arg(QString::number(key + 1), m_keys[key]);
        item.value = m_words.key(key);
        item.gridRow = 1;
        item.gridColumn = key;
        item.meaning = {
            std::nullopt, m_focus, key,
            QCoreApplication::translate("figures", "%1, %2", "name, value").arg(item.name, item.value)};
        if (m_focus >= 0)
            item.meaning.cell = cell(shownHead(m_frame), m_focus, key);
        ChipLook look;
        look.hatched = hidden;
        look.opacity = hidden ? 0.45 : 1.0;
        if (key == m_frame.focus.key && m_focus >= 0)
            look.frame = Ink{Role::Key};
        addChip(m_scene, m_keyRow, key, m_keys[key], look, item.meaning);
        m_scene.items.append(item);
    }

    /// The place of a word above or below a dot, kept within the picture.
    QRectF dotLabel(const QRectF& dot, const QString& text, bool above) const
    {
        const double width = std::min(textWidth(text, m_small) + 4, m_area.width());
        const double left = std::clamp(dot.center().x() - width / 2, m_area.left(), m_area.right() - width);
        const double height = textHeight(m_small);
        return {left, above ? dot.top() - height : dot.bottom(), width, height};
    }

    void addDotLabel(const QRectF& dot, const QString& text, Role role, bool above)
    {
        const QRectF place = dotLabel(dot, text, above);
        m_scene.marks.append(
            textLine(text, place.left(), place.top(), place.width(), m_small, Ink{role}, TextAlign::Centre));
    }

    /// Numbers below the keys: the weights of the focused row, one line a head.
    void addWeights()
    {
        const double opacity = between(m_frame.progress, linksTo, 1.0);
        const double top = m_keyRow.chips.front().bottom();
        for (int line = 0; line < m_numberLines; ++line) {
            const int head =
                m_numberLines == int(m_heads.size()) ? m_heads[std::size_t(line)] : shownHead(m_frame);
            for (int key = 0; key < int(m_keys.size()); ++key)
                addWeight(head, key, top + line * textHeight(m_small), opacity);
        }
    }

    void addWeight(int head, int key, double top, double opacity)
    {
        const QRectF chip = m_keyRow.chips[std::size_t(key)];
        const double column = m_keyRow.chips.size() > 1
                                  ? m_keyRow.chips[1].center().x() - m_keyRow.chips[0].center().x()
                                  : chip.width();
        const double weight = weights(head, m_focus)[std::size_t(key)];
        const QString number = isHiddenKey(m_trace, m_focus, key) ? u"0"_s : playback::formatCell(weight);
        if (opacity <= 0.0 || textWidth(number, m_small) > column - 2)
            return;
        TextMark mark = textLine(number, chip.center().x() - column / 2 + 1, top, column - 2, m_small,
                                 isOverlay() ? Ink{headRole(head)} : Ink{Role::Ink}, TextAlign::Centre);
        mark.ink.opacity = opacity;
        mark.meaning = {cell(head, m_focus, key), m_focus, key, m_words.link(head, m_focus, key)};
        m_scene.marks.append(mark);
        SceneItem item{mark.rect,
                       QCoreApplication::translate("figures", "head %1: link from “%2” to “%3”",
                                                   "head, query token, key token")
                           .arg(QString::number(head + 1), m_queries[m_focus], m_keys[key]),
                       weightText(m_trace, head, m_focus, key),
                       mark.meaning,
                       2 + head,
                       key};
        m_scene.items.append(item);
    }

    void addCaption()
    {
        m_scene.marks.append(textLine(m_words.caption(m_hidden, m_hiddenMass), m_captionArea.left(),
                                      m_captionArea.top(), m_captionArea.width(), m_small, Ink{Role::Muted}));
    }

    const Frame& m_frame;
    const engine::AttentionTrace& m_trace;
    LinksWords m_words;
    const QStringList& m_queries;
    const QStringList& m_keys;
    const std::vector<int>& m_heads;
    int m_focus;
    double m_small;
    double m_body;
    Scene m_scene;
    QRectF m_area, m_legendArea, m_captionArea;
    ChipRow m_queryRow, m_keyRow;
    bool m_labelsBeside = true;
    double m_labelWidth = 0.0;
    int m_numberLines = 0;
    int m_hidden = 0;
    double m_hiddenMass = 0.0;
};

} // namespace

Scene LinksFigure::layout(const Frame& frame) const
{
    if (isDrawable(frame))
        return LinksLayout(frame).make();
    Scene empty;
    empty.size = frame.size;
    return empty;
}

} // namespace casefile::figures
