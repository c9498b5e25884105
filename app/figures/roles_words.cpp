#include "app/figures/roles_words.h"

#include "app/figures/layout_tools.h"
#include "app/figures/palette.h"
#include "app/figures/plot_tools.h"
#include "app/playback/hidden_row.h"

#include <QCoreApplication>

namespace casefile::figures {

RolesWords::RolesWords(const Frame& frame)
    : m_frame(frame)
    , m_trace(*frame.trace)
    , m_query(focusedQuery(frame))
    , m_head(shownHead(frame))
    , m_lookup(m_trace, m_query)
{}

QString RolesWords::query() const
{
    return tokenText(m_trace, m_query);
}

QStringList RolesWords::keyHeads() const
{
    return {QCoreApplication::translate("figures", "Query “%1” asks", "token").arg(query()),
            QCoreApplication::translate("figures", "key (is asked)"),
            QCoreApplication::translate("figures", "comes back")};
}

QStringList RolesWords::dictionaryHeads() const
{
    return {QCoreApplication::translate("figures", "Dictionary"),
            QCoreApplication::translate("figures", "the same word?")};
}

QStringList RolesWords::attentionHeads() const
{
    return {QCoreApplication::translate("figures", "Attention, head %1").arg(m_head + 1),
            QCoreApplication::translate("figures", "how much of each value?")};
}

QString RolesWords::blend() const
{
    if (!m_frame.revealed)
        return unansweredText();
    return playback::seesNothing(m_trace, m_query)
               ? QCoreApplication::translate("figures", "nothing: the mask hides every key")
               : QCoreApplication::translate("figures", "every value, by its weight: a blend");
}

QList<LegendEntry> RolesWords::legend() const
{
    using Sample = LegendEntry::Sample;
    QList<LegendEntry> entries{
        {Sample::Swatch, weightInk, QCoreApplication::translate("figures", "bar: weight of a key, 0 to 1")},
        {Sample::Swatch, Ink{Role::Value, 0.0, 0.6},
         QCoreApplication::translate("figures", "part of the blend: a value, as wide as its weight")}};
    if (m_trace.settings.mask.rule != "none")
        entries.append(
            {Sample::Hatch, Ink{Role::Chip}, QCoreApplication::translate("figures", "hidden by the mask")});
    return entries;
}

QString RolesWords::summary() const
{
    return QCoreApplication::translate("figures", "“%1” asks. Dictionary: %2. Attention: %3.",
                                       "token, result, result")
        .arg(query(), m_lookup.result(), blend());
}

} // namespace casefile::figures
