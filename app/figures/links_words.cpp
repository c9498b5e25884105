#include "app/figures/links_words.h"

#include "app/figures/layout_tools.h"
#include "app/figures/palette.h"
#include "app/playback/hidden_row.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("figures", text);
}

int heaviest(std::span<const double> row)
{
    return int(std::ranges::max_element(row) - row.begin());
}

/// The query in focus, or -1; of a sentence too long to draw all its links the last query, until one is
/// pointed at.
int focusOf(const Frame& frame)
{
    const int queries = int(frame.trace->queries());
    if (frame.focus.query >= 0 && frame.focus.query < queries)
        return frame.focus.query;
    return queries > rowsWithPaleLinks ? queries - 1 : -1;
}

} // namespace

LinksWords::LinksWords(const Frame& frame)
    : m_frame(frame)
    , m_trace(*m_frame.trace)
    , m_queries(queryTexts(m_trace))
    , m_keys(keyTexts(m_trace))
    , m_focus(focusOf(frame))
    , m_link(QCoreApplication::translate("figures", "head %1: “%2” asks “%3”, %4",
                                         "head, query token, key token, weight 0.21"))
    , m_weight(QCoreApplication::translate("figures", "weight %1"))
{
    for (int head = 0; head < int(m_trace.headCount()); ++head)
        if (frame.allHeads || head == shownHead(frame))
            m_heads.push_back(head);
}

std::span<const double> LinksWords::weights(int head, int query) const
{
    return m_trace.heads[std::size_t(head)].weights.row(std::size_t(query));
}

QString LinksWords::queryLabel()
{
    return QCoreApplication::translate("figures", "query (asks)");
}

QString LinksWords::keyLabel()
{
    return QCoreApplication::translate("figures", "key (is asked)");
}

QString LinksWords::link(int head, int query, int key) const
{
    if (!m_frame.revealed)
        return QCoreApplication::translate("figures", "“%1” asks “%2”", "query token, key token")
            .arg(m_queries[query], m_keys[key]);
    const QString weight = isHiddenKey(m_trace, query, key)
                               ? weightText(m_trace, head, query, key)
                               : m_weight({playback::formatCell(weights(head, query)[std::size_t(key)])});
    return m_link({QString::number(head + 1), m_queries[query], m_keys[key], weight});
}

SceneItem LinksWords::spokenLink(SceneItem item) const
{
    Meaning& meaning = item.meaning;
    const int head = int(meaning.cell->head);
    item.name = QCoreApplication::translate("figures", "head %1: link from “%2” to “%3”",
                                            "head, query token, key token")
                    .arg(QString::number(head + 1), m_queries[meaning.query], m_keys[meaning.key]);
    item.value =
        m_frame.revealed
            ? weightText(m_trace, head, meaning.query, meaning.key)
            : translated(QT_TRANSLATE_NOOP("figures", "its weight is covered until you have predicted"));
    meaning.description = link(head, meaning.query, meaning.key);
    if (!m_frame.revealed)
        meaning.cell.reset();
    return item;
}

QString LinksWords::query(int query) const
{
    if (!m_frame.revealed)
        return translated(
            QT_TRANSLATE_NOOP("figures", "asks; its weights are covered until you have predicted"));
    const int head = shownHead(m_frame);
    if (playback::seesNothing(m_trace, query))
        return translated(QT_TRANSLATE_NOOP("figures", "may look at no key: the mask hides them all"));
    const int key = heaviest(weights(head, query));
    if (isOverlay())
        return QCoreApplication::translate("figures", "in head %1 looks most at “%2”, %3",
                                           "head, key token, weight 0.21")
            .arg(QString::number(head + 1), m_keys[key], weightText(m_trace, head, query, key));
    return QCoreApplication::translate("figures", "looks most at “%1”, %2", "key token, weight 0.21")
        .arg(m_keys[key], weightText(m_trace, head, query, key));
}

QString LinksWords::key(int key) const
{
    if (m_focus < 0)
        return translated(QT_TRANSLATE_NOOP("figures", "choose a query to see how much it looks here"));
    if (!m_frame.revealed)
        return translated(QT_TRANSLATE_NOOP("figures", "its weight is covered until you have predicted"));
    const int head = shownHead(m_frame);
    const QString weight = weightText(m_trace, head, m_focus, key);
    return isOverlay() ? QCoreApplication::translate("figures", "head %1: %2", "number, weight 0.21")
                             .arg(QString::number(head + 1), weight)
                       : weight;
}

/// The heaviest few, each once: “cat”, “ran”, ….
QString LinksWords::namesOf(const std::vector<int>& keys) const
{
    constexpr qsizetype most = 3;
    QStringList names;
    for (const int key : keys) {
        const QString name = QCoreApplication::translate("figures", "“%1”", "a token").arg(m_keys[key]);
        if (names.contains(name))
            continue;
        names.append(names.size() < most ? name : u"…"_s);
        if (names.size() > most)
            break;
    }
    return names.join(QCoreApplication::translate("figures", ", ", "between the words of a list"));
}

QString LinksWords::caption(const UndrawnLinks& rest) const
{
    if (!m_frame.revealed)
        return translated(
            QT_TRANSLATE_NOOP("figures", "Every line is equally wide until you have predicted."));
    if (m_focus >= 0 && playback::seesNothing(m_trace, m_focus))
        return playback::seesNothingText(m_queries[m_focus]);
    if (m_focus < 0 && !m_trace.fullyMaskedRows.empty())
        return QCoreApplication::translate(
            "figures", "%n token(s) see nothing: the mask hides every key, so their weights are all 0.",
            nullptr, int(m_trace.fullyMaskedRows.size()));
    const int links = rest.links;
    if (m_frame.focus.query < 0 && m_queries.size() > rowsWithPaleLinks)
        return QCoreApplication::translate("figures",
                                           "Links of “%1” only: point at another token, or walk to it with "
                                           "Tab and the arrows.")
            .arg(m_queries[m_focus]);
    if (links == 0)
        return translated(QT_TRANSLATE_NOOP("figures", "All links that carry weight are drawn."));
    const QString mass = playback::formatCell(rest.mass);
    if (m_focus >= 0)
        return QCoreApplication::translate(
                   "figures", "%n weaker link(s) of “%1” not drawn (to %3): together at most %2 of a row.",
                   nullptr, links)
            .arg(m_queries[m_focus], mass, namesOf(rest.keys));
    return QCoreApplication::translate(
               "figures", "%n weaker link(s) not drawn: together at most %1 of a row.", nullptr, links)
        .arg(mass);
}

QString LinksWords::summary() const
{
    if (m_focus >= 0 && m_frame.revealed && playback::seesNothing(m_trace, m_focus))
        return playback::seesNothingText(m_queries[m_focus]);
    if (m_focus < 0)
        return QCoreApplication::translate("figures", "%n token(s) look at one another, each at itself too.",
                                           nullptr, int(m_trace.queries()));
    return QCoreApplication::translate("figures", "“%1” %2.", "token, what it does")
        .arg(m_queries[m_focus], query(m_focus));
}

QList<LegendEntry> LinksWords::legend() const
{
    QList<LegendEntry> entries;
    using Sample = LegendEntry::Sample;
    const Ink ink{headRole(m_heads.front())};
    if (m_focus >= 0)
        entries.append({Sample::Frame, Ink{Role::Query},
                        translated(QT_TRANSLATE_NOOP("figures", "the query in focus"))});
    if (isOverlay())
        for (const int head : m_heads)
            entries.append({Sample::Dashed, Ink{headRole(head)},
                            QCoreApplication::translate("figures", "head %1").arg(head + 1), head});
    if (m_frame.revealed) {
        entries.append({Sample::LineThin, ink, translated(QT_TRANSLATE_NOOP("figures", "small weight"))});
        entries.append({Sample::LineThick, ink, translated(QT_TRANSLATE_NOOP("figures", "large weight"))});
    } else {
        entries.append(
            {Sample::LineThin, ink, translated(QT_TRANSLATE_NOOP("figures", "asks (weight covered)"))});
    }
    if (m_focus >= 0 && m_queries.size() > 1 && m_queries.size() <= rowsWithPaleLinks)
        entries.append({Sample::LineThin, faded(ink, 0.35),
                        translated(QT_TRANSLATE_NOOP("figures", "pale: other queries"))});
    if (m_trace.settings.mask.rule != "none")
        entries.append(
            {Sample::Hatch, Ink{Role::Chip}, translated(QT_TRANSLATE_NOOP("figures", "hidden by the mask"))});
    return entries;
}

} // namespace casefile::figures
