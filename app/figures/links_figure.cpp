#include "app/figures/links_figure.h"

#include "app/figures/dot_labels.h"
#include "app/figures/head_numbers.h"
#include "app/figures/layout_tools.h"
#include "app/figures/legend.h"
#include "app/figures/link_items.h"
#include "app/figures/links_plan.h"
#include "app/figures/links_words.h"
#include "app/figures/palette.h"
#include "app/figures/plot_tools.h"
#include "app/figures/text_columns.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr int linkBudget = 600;    ///< links of a frame without focus: what can be drawn 60 times a second
constexpr qsizetype fewLinks = 36; ///< of a frame without focus: as many as can be told apart
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
        , m_spoken(std::make_shared<LinksWords>(frame))
        , m_words(*m_spoken)
        , m_queries(m_words.queries())
        , m_keys(m_words.keys())
        , m_heads(m_words.heads())
        , m_focus(m_words.focus())
    {
        m_scene.size = frame.size;
        m_scene.legend = m_words.legend();
        m_scene.summary = m_words.summary();
        m_plan = planLinks(frame, m_scene, m_words);
        m_small = m_plan.small;
    }

    Scene make()
    {
        addLabels();
        addAllLinks();
        if (isOverlay() && m_frame.revealed)
            addHeadNumbers(m_scene, m_heads, m_focus, m_small);
        addChips();
        if (m_focus >= 0 && m_frame.revealed)
            addWeights();
        addLinkItems(m_scene, m_spoken);
        addLine(m_words.caption(m_rest), m_plan.caption, Ink{Role::Muted});
        addLegend(m_scene, m_plan.legend);
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

    void addLabels()
    {
        addLine(LinksWords::queryLabel(), m_plan.queryLabel, Ink{Role::Query});
        addLine(LinksWords::keyLabel(), m_plan.keyLabel, Ink{Role::Key});
    }

    void addLine(const QString& text, const QRectF& place, const Ink& ink)
    {
        const double size = fittingSize(text, place.width(), m_small);
        TextMark line = textLine(text, place.left(), place.top(), place.width(), size, ink);
        line.meaning.description = text;
        m_scene.marks.append(line);
    }

    /// Pale rows first, so that the focus lies on top.
    void addAllLinks()
    {
        const int rows = int(m_trace.queries());
        const int most = std::max(2, linkBudget / std::max(1, rows * int(m_heads.size())));
        for (int query = 0; query < rows; ++query)
            if (query != m_focus && rows <= rowsWithPaleLinks)
                addLinksOf(query, most);
        if (m_focus >= 0)
            addLinksOf(m_focus, linkBudget);
    }

    void addLinksOf(int query, int most)
    {
        for (const int head : m_heads) {
            LinkChoice choice =
                m_frame.revealed && !areFew() ? chooseLinks(weights(head, query), most) : everyKey(query);
            if (m_focus < 0 || query == m_focus) {
                m_rest.links += int(choice.rest.size());
                m_rest.mass = std::max(m_rest.mass, choice.restMass);
                m_rest.keys.insert(m_rest.keys.end(), choice.rest.begin(), choice.rest.end());
            }
            for (int place = int(choice.keys.size()) - 1; place >= 0; --place)
                addLink(head, query, choice.keys[std::size_t(place)], place, int(choice.keys.size()));
        }
    }

    /// The whole table of a short sentence has room: then none of its links is left out.
    bool areFew() const
    {
        return m_focus < 0 && m_queries.size() * m_keys.size() * qsizetype(m_heads.size()) <= fewLinks;
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
        link.from = m_plan.queryRow.bottom(query) + QPointF(headOffset(head), 0);
        link.to = m_plan.keyRow.top(key) + QPointF(headOffset(head), 0);
        link.width = m_frame.revealed ? linkWidth(weight) : coveredWidth;
        link.dash = isOverlay() ? head : 0;
        link.ink = Ink{headRole(head), 0.0, linkInkOpacity(weight, query)};
        link.meaning = {cell(head, query, key), query, key, {}};
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
        const double room =
            std::min(m_plan.queryRow.chips.front().width(), m_plan.keyRow.chips.front().width()) * 0.5;
        const double step = std::min(6.0, room / double(m_heads.size()));
        return (head - (double(m_heads.size()) - 1.0) / 2.0) * step;
    }

    void addChips()
    {
        for (int query = 0; query < int(m_queries.size()); ++query)
            addQuery(query);
        for (int key = 0; key < int(m_keys.size()); ++key)
            addKey(key);
        if (m_focus >= 0)
            addDotLabels(m_scene, m_plan, m_words, shownHead(m_frame));
    }

    void addQuery(int query)
    {
        SceneItem item;
        item.rect = m_plan.queryRow.chips[std::size_t(query)];
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
        addChip(m_scene, m_plan.queryRow, query, m_queries[query], look, item.meaning);
        m_scene.items.append(item);
    }

    void addKey(int key)
    {
        const bool hidden = m_focus >= 0 && isHiddenKey(m_trace, m_focus, key);
        SceneItem item;
        item.rect = m_plan.keyRow.chips[std::size_t(key)];
        item.name = QCoreApplication::translate("figures", "key %1: %2", "place, token")
                        .arg(QString::number(key + 1), m_keys[key]);
        item.value = m_words.key(key);
        item.gridRow = keysGridRow;
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
        addChip(m_scene, m_plan.keyRow, key, m_keys[key], look, item.meaning);
        m_scene.items.append(item);
    }

    /// Numbers below the keys: the weights of the focused row, one line a head.
    void addWeights()
    {
        const double opacity = between(m_frame.progress, linksTo, 1.0);
        const double top = m_plan.keyRow.chips.front().bottom();
        for (int line = 0; line < m_plan.numberLines; ++line) {
            const int head =
                m_plan.numberLines == int(m_heads.size()) ? m_heads[std::size_t(line)] : shownHead(m_frame);
            for (int key = 0; key < int(m_keys.size()); ++key)
                addWeight(head, key, top + line * textHeight(m_small), opacity);
        }
    }

    void addWeight(int head, int key, double top, double opacity)
    {
        const QRectF chip = m_plan.keyRow.chips[std::size_t(key)];
        const double column = m_plan.keyRow.chips.size() > 1
                                  ? m_plan.keyRow.chips[1].center().x() - m_plan.keyRow.chips[0].center().x()
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
    }

    const Frame& m_frame;
    const engine::AttentionTrace& m_trace;
    std::shared_ptr<const LinksWords> m_spoken; ///< outlives the layout: links speak when asked
    const LinksWords& m_words;
    const QStringList& m_queries;
    const QStringList& m_keys;
    const std::vector<int>& m_heads;
    int m_focus;
    Scene m_scene;
    LinksPlan m_plan;
    double m_small = 0.0;
    UndrawnLinks m_rest;
};

} // namespace

Scene LinksFigure::layout(const Frame& frame) const
{
    return sceneOf<LinksLayout>(frame);
}

} // namespace casefile::figures
