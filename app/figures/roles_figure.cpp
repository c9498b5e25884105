#include "app/figures/roles_figure.h"

#include "app/figures/design.h"
#include "app/figures/dictionary_lookup.h"
#include "app/figures/key_rows.h"
#include "app/figures/layout_tools.h"
#include "app/figures/legend.h"
#include "app/figures/palette.h"
#include "app/figures/plot_tools.h"
#include "app/figures/value_blend.h"
#include "app/figures/weight_bar.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr double matchedBy =
    0.35; ///< of the step: the dictionary is searched, weights grow, values are blended
constexpr double grownBy = 0.8;

/// Places the marks of one frame.
class RolesLayout
{
public:
    explicit RolesLayout(const Frame& frame)
        : m_frame(frame)
        , m_trace(*frame.trace)
        , m_query(focusedQuery(frame))
        , m_head(shownHead(frame))
        , m_lookup(m_trace, m_query)
        , m_keys(keyTexts(m_trace))
        , m_weights(m_trace.heads[std::size_t(m_head)].weights.row(std::size_t(m_query)))
        , m_covered(m_weights.size(), 1.0)
        , m_small(textPixels(frame, design::textSmall))
        , m_body(textPixels(frame, design::textBody))
    {
        m_scene.size = frame.size;
    }

    Scene make()
    {
        describeLegend();
        place();
        addHeader();
        for (int row = 0; row < int(m_rows.keys.size()); ++row)
            addRow(row, m_rows.keys[std::size_t(row)]);
        addLeftOut(m_scene, m_rows, m_small);
        addResults();
        addLegend(m_scene, m_legendArea, m_small);
        m_scene.summary = summary();
        return std::move(m_scene);
    }

private:
    QString queryText() const { return tokenText(m_trace, m_query); }
    /// A header, one row a key, what comes back, the legend; columns key, dictionary, attention.
    void place()
    {
        const double margin = design::space3;
        const QRectF area = QRectF(QPointF(0, 0), m_frame.size).adjusted(margin, margin, -margin, -margin);
        const double line = textHeight(m_small) + design::space1;
        const double legend = std::min(legendHeight(m_scene, area.width(), m_small), area.height() * 0.25);
        m_legendArea = QRectF(area.left(), area.bottom() - legend, area.width(), legend);
        m_resultArea =
            QRectF(area.left(), m_legendArea.top() - 2 * line - design::space1, area.width(), 2 * line);
        m_headerArea = QRectF(area.left(), area.top(), area.width(), 2 * line);
        const QRectF rows(area.left(), m_headerArea.bottom(), area.width(),
                          std::max(line, m_resultArea.top() - design::space1 - m_headerArea.bottom()));
        m_rows = placeKeyRows(m_frame.revealed ? m_weights : std::span<const double>(m_covered), rows,
                              textHeight(m_small) + 2, m_body * 4.0);
        const double gap = design::space4;
        m_keyColumn = QRectF(area.left(), 0, area.width() * 0.2 - gap, 0);
        m_dictionaryColumn = QRectF(area.left() + area.width() * 0.2, 0, area.width() * 0.32 - gap, 0);
        m_attentionColumn = QRectF(area.left() + area.width() * 0.52, 0, area.width() * 0.48, 0);
    }

    static QRectF cellOf(const QRectF& column, const QRectF& row)
    {
        return {column.left(), row.top(), column.width(), row.height()};
    }

    void addText(const QString& text, const QRectF& rect, const Ink& ink, bool bold = false,
                 const Meaning& meaning = {}, double pixelSize = 0.0)
    {
        TextMark mark;
        mark.rect = rect;
        mark.text = text;
        mark.pixelSize = pixelSize > 0 ? pixelSize : m_small;
        mark.align = TextAlign::Left;
        mark.bold = bold;
        mark.ink = ink;
        mark.meaning = meaning;
        m_scene.marks.append(mark);
    }

    void addHeader()
    {
        const double line = m_headerArea.height() / 2;
        const QRectF first(m_headerArea.left(), m_headerArea.top(), m_headerArea.width(), line);
        const QRectF second = first.translated(0, line);
        addText(QCoreApplication::translate("figures", "Query “%1” asks", "token").arg(queryText()),
                cellOf(m_keyColumn, first), Ink{Role::Query}, true);
        addText(QCoreApplication::translate("figures", "Dictionary"), cellOf(m_dictionaryColumn, first),
                Ink{Role::Ink}, true);
        addText(QCoreApplication::translate("figures", "Attention, head %1").arg(m_head + 1),
                cellOf(m_attentionColumn, first), Ink{Role::Ink}, true);
        addText(QCoreApplication::translate("figures", "key (is asked)"), cellOf(m_keyColumn, second),
                Ink{Role::Key});
        addText(QCoreApplication::translate("figures", "the same word?"), cellOf(m_dictionaryColumn, second),
                Ink{Role::Muted});
        addText(QCoreApplication::translate("figures", "how much of each value?"),
                cellOf(m_attentionColumn, second), Ink{Role::Muted});
    }

    void addRow(int row, int key)
    {
        addKey(row, key);
        addMatch(row, key);
        addWeight(row, key);
    }

    void addItem(const QRectF& rect, const QString& name, const QString& value, const Meaning& meaning,
                 int row, int column)
    {
        m_scene.items.append({rect, name, value, meaning, row, column});
    }

    void addKey(int row, int key)
    {
        QRectF cell = cellOf(m_keyColumn, m_rows.row(row)).adjusted(0, 1, 0, -1);
        const double spare = std::max(0.0, cell.height() - textHeight(chipText()) * 1.6);
        cell.adjust(0, spare / 2, 0, -spare / 2);
        RectMark chip;
        chip.rect = QRectF(cell.left(), cell.top(),
                           std::min(cell.width(), textWidth(m_keys[key], chipText()) + 2 * design::space3),
                           cell.height());
        chip.fill = Ink{Role::Chip};
        chip.stroke = key == m_frame.focus.key ? Ink{Role::Key} : Ink{Role::Line};
        chip.radius = std::min(design::radiusSmall, cell.height() / 3);
        chip.meaning = {std::nullopt, m_query, key,
                        QCoreApplication::translate("figures", "key %1: %2", "place, token")
                            .arg(QString::number(key + 1), m_keys[key])};
        m_scene.marks.append(chip);
        addText(m_keys[key], chip.rect.adjusted(4, 0, -2, 0), Ink{Role::Ink}, false, chip.meaning,
                chipText());
        addItem(chip.rect, chip.meaning.description,
                m_lookup.isItself(key) ? QCoreApplication::translate("figures", "the query itself")
                                       : QCoreApplication::translate("figures", "can be asked"),
                chip.meaning, row, 0);
    }

    double chipText() const { return std::min(m_body, std::max(7.0, m_rows.height / 1.5)); }

    void addMatch(int row, int key)
    {
        const QRectF cell = cellOf(m_dictionaryColumn, m_rows.row(row));
        const double shown =
            staggered(std::min(1.0, m_frame.progress / matchedBy), row, int(m_rows.keys.size()));
        const Meaning meaning{std::nullopt, m_query, key, m_lookup.matchText(key)};
        if (shown > 0.0)
            addText(m_lookup.matchText(key), cell,
                    Ink{m_lookup.matches(key) ? Role::Right : Role::Muted, 0.0, shown}, m_lookup.matches(key),
                    meaning);
        addItem(cell,
                QCoreApplication::translate("figures", "dictionary, key “%1”", "token").arg(m_keys[key]),
                m_lookup.matchText(key), meaning, row, 1);
    }

    void addWeight(int row, int key)
    {
        const QRectF cell = cellOf(m_attentionColumn, m_rows.row(row));
        const double grown =
            staggered(between(m_frame.progress, matchedBy, grownBy), row, int(m_rows.keys.size()));
        const bool hidden = isHiddenKey(m_trace, m_query, key);
        const QString value = m_frame.revealed ? weightText(m_trace, m_head, m_query, key) : unansweredText();
        const Meaning meaning{engine::CellRef{engine::TensorId::Weights, std::size_t(m_head),
                                              std::size_t(m_query), std::size_t(key)},
                              m_query, key,
                              QCoreApplication::translate("figures", "“%1” asks “%2”: %3",
                                                          "query token, key token, weight 0.21")
                                  .arg(queryText(), m_keys[key], value)};
        addItem(cell, cellName(queryText(), m_keys[key]), value, meaning, row, 2);

        const double weight = m_weights[std::size_t(key)];
        const bool numbered = grown >= 1.0 && m_frame.revealed;
        addWeightBar(m_scene, cell,
                     {m_frame.revealed ? weight * grown : 0.0, m_head, hidden && m_frame.revealed,
                      numbered ? (hidden ? u"0"_s : playback::formatCell(weight)) : QString(),
                      Ink{hidden ? Role::Muted : Role::Ink}, m_small, meaning});
    }

    void addResults()
    {
        const double line = m_resultArea.height() / 2;
        const QRectF first(m_resultArea.left(), m_resultArea.top(), m_resultArea.width(), line);
        const QRectF second = first.translated(0, line);
        LineMark rule;
        rule.from = first.topLeft();
        rule.to = first.topRight();
        rule.ink = Ink{Role::Line};
        m_scene.marks.append(rule);
        addText(QCoreApplication::translate("figures", "comes back"), cellOf(m_keyColumn, first),
                Ink{Role::Value}, true);
        if (const double shown = between(m_frame.progress, matchedBy * 0.8, matchedBy); shown > 0.0)
            addText(m_lookup.result(), cellOf(m_dictionaryColumn, first),
                    Ink{m_lookup.hit() < 0 ? Role::Wrong : Role::Right, 0.0, shown});
        const int row = int(m_rows.keys.size());
        addItem(cellOf(m_dictionaryColumn, first),
                QCoreApplication::translate("figures", "what the dictionary returns"), m_lookup.result(),
                {std::nullopt, m_query, m_lookup.hit(), m_lookup.result()}, row, 1);
        addBlend(cellOf(m_attentionColumn, first), cellOf(m_attentionColumn, second), row);
    }

    QString blendText() const
    {
        return m_frame.revealed
                   ? QCoreApplication::translate("figures", "every value, by its weight: a blend")
                   : unansweredText();
    }

    void addBlend(const QRectF& strip, const QRectF& words, int row)
    {
        const double shown = between(m_frame.progress, grownBy, 1.0);
        const Meaning meaning{std::nullopt, m_query, -1, blendText()};
        addItem(strip, QCoreApplication::translate("figures", "what attention returns"), blendText(), meaning,
                row, 2);
        if (shown <= 0.0)
            return;
        addText(blendText(), words, Ink{Role::Muted, 0.0, shown}, false, meaning);
        if (!m_frame.revealed)
            return;
        addValueBlend(m_scene, strip.adjusted(0, 2, 0, -2),
                      {m_trace, m_keys, m_query, m_head, shown, m_small});
    }

    void describeLegend()
    {
        using Sample = LegendEntry::Sample;
        m_scene.legend.append({Sample::Swatch, Ink{headRole(m_head)},
                               QCoreApplication::translate("figures", "bar: weight of a key, 0 to 1")});
        m_scene.legend.append(
            {Sample::Swatch, Ink{Role::Value, 0.0, 0.6},
             QCoreApplication::translate("figures", "part of the blend: a value, as wide as its weight")});
        if (m_trace.settings.mask.rule != "none")
            m_scene.legend.append({Sample::Hatch, Ink{Role::Chip},
                                   QCoreApplication::translate("figures", "hidden by the mask")});
    }

    QString summary() const
    {
        return QCoreApplication::translate("figures", "“%1” asks. Dictionary: %2. Attention: %3.",
                                           "token, result, result")
            .arg(queryText(), m_lookup.result(), blendText());
    }

    const Frame& m_frame;
    const engine::AttentionTrace& m_trace;
    int m_query;
    int m_head;
    DictionaryLookup m_lookup;
    QStringList m_keys;
    std::span<const double> m_weights;
    std::vector<double> m_covered; ///< stands for the weights while they must not show
    double m_small;
    double m_body;
    Scene m_scene;
    KeyRows m_rows;
    QRectF m_headerArea, m_resultArea, m_legendArea;
    QRectF m_keyColumn, m_dictionaryColumn, m_attentionColumn;
};

} // namespace

Scene RolesFigure::layout(const Frame& frame) const
{
    if (isDrawable(frame))
        return RolesLayout(frame).make();
    Scene empty;
    empty.size = frame.size;
    return empty;
}

} // namespace casefile::figures
