#include "app/figures/roles_figure.h"

#include "app/figures/design.h"
#include "app/figures/key_rows.h"
#include "app/figures/layout_tools.h"
#include "app/figures/legend.h"
#include "app/figures/plot_tools.h"
#include "app/figures/roles_words.h"
#include "app/figures/text_columns.h"
#include "app/figures/value_blend.h"
#include "app/figures/weight_bar.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr double matchedBy = 0.35; ///< of the step: the dictionary is searched,
constexpr double grownBy = 0.8;    ///< weights grow, values are blended

/// Places the marks of one frame.
class RolesLayout
{
public:
    explicit RolesLayout(const Frame& frame)
        : m_frame(frame)
        , m_trace(*frame.trace)
        , m_query(focusedQuery(frame))
        , m_head(shownHead(frame))
        , m_words(frame)
        , m_lookup(m_words.lookup())
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
        m_scene.legend = m_words.legend();
        place();
        addHeader();
        for (int row = 0; row < int(m_rows.keys.size()); ++row)
            addRow(row, m_rows.keys[std::size_t(row)]);
        addLeftOut(m_scene, m_rows, m_small);
        addResults();
        addLegend(m_scene, m_legend);
        m_scene.summary = m_words.summary();
        return std::move(m_scene);
    }

private:
    /// A header, one row a key, what comes back, the legend; columns key, dictionary, attention.
    void place()
    {
        const double margin = design::space3;
        const QRectF area = QRectF(QPointF(0, 0), m_frame.size).adjusted(margin, margin, -margin, -margin);
        m_legend = placeLegend(m_scene, area, m_small);
        placeColumns(area);
        const double line = textHeight(m_small) + design::space1;
        const double results = resultLines() * line;
        m_resultArea =
            QRectF(area.left(), m_legend.area.top() - results - design::space1, area.width(), results);
        m_headerArea = QRectF(area.left(), area.top(), area.width(), 2 * line);
        const QRectF rows(area.left(), m_headerArea.bottom(), area.width(),
                          std::max(line, m_resultArea.top() - design::space1 - m_headerArea.bottom()));
        m_rows = placeKeyRows(m_frame.revealed ? m_weights : std::span<const double>(m_covered), rows,
                              textHeight(m_small) + 2, m_body * 4.0);
    }

    /// Columns as wide as their heads and words; text is as large as that allows. Where the long sentences of
    /// what comes back would shrink it, they stand under each other below the columns.
    void placeColumns(const QRectF& area)
    {
        QStringList matches = m_words.dictionaryHeads();
        for (int key = 0; key < int(m_keys.size()); ++key)
            matches.append(m_lookup.matchText(key));
        const QStringList shares = m_words.attentionHeads();
        const auto columnsFor = [&](const QStringList& dictionary, const QStringList& attention) {
            return planTextColumns(
                {{m_words.keyHeads() + m_keys, 2.0 * design::space2}, {dictionary}, {attention, 0.0, true}},
                area.width(), design::space3, m_small);
        };
        TextColumns columns =
            columnsFor(matches + QStringList{m_lookup.result()}, shares + QStringList{m_words.blend()});
        m_stacked = columns.pixelSize < m_small;
        if (m_stacked)
            columns = columnsFor(matches, shares);
        m_small = columns.pixelSize;
        const auto column = [&](std::size_t index) {
            return QRectF(area.left() + columns.lefts[index], 0, columns.widths[index], 0);
        };
        m_keyColumn = column(0);
        m_dictionaryColumn = column(1);
        m_attentionColumn = column(2);
    }

    int resultLines() const { return m_stacked ? 3 : 2; }

    static QRectF cellOf(const QRectF& column, const QRectF& row)
    {
        return {column.left(), row.top(), column.width(), row.height()};
    }

    /// From where a column begins, or from further left when the words need that, to the end of the row.
    QRectF fromColumn(const QRectF& column, const QRectF& row, const QString& words) const
    {
        const double left = std::min(column.left(), row.right() - textWidth(words, m_small) - 2.0);
        return {QPointF(std::max(left, row.left()), row.top()), row.bottomRight()};
    }

    void addText(const QString& text, const QRectF& rect, const Ink& ink, bool bold = false,
                 const Meaning& meaning = {}, double pixelSize = 0.0)
    {
        TextMark mark = textMark(rect, text, pixelSize > 0 ? pixelSize : m_small, ink.role, TextAlign::Left);
        mark.bold = bold;
        mark.ink = ink;
        mark.meaning = meaning;
        m_scene.marks.append(mark);
    }

    void addHeader()
    {
        addHeads(m_keyColumn, m_words.keyHeads(), Role::Query, Role::Key);
        addHeads(m_dictionaryColumn, m_words.dictionaryHeads(), Role::Ink, Role::Muted);
        addHeads(m_attentionColumn, m_words.attentionHeads(), Role::Ink, Role::Muted);
    }

    /// Two lines above a column: what it is called, and what it asks.
    void addHeads(const QRectF& column, const QStringList& heads, Role name, Role question)
    {
        const double line = m_headerArea.height() / 2;
        const QRectF first(column.left(), m_headerArea.top(), column.width(), line);
        addText(heads[0], first, Ink{name}, true);
        addText(heads[1], first.translated(0, line), Ink{question});
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

    /// As large as rows and column allow.
    double chipText() const
    {
        const double room = m_keyColumn.width() - 2.0 * design::space2;
        const double fitting = m_body * room / std::max(1.0, widestOf(m_keys, m_body));
        return std::max(7.0, std::min({m_body, m_rows.height / 1.5, std::floor(fitting)}));
    }

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
                                  .arg(m_words.query(), m_keys[key], value)};
        addItem(cell, cellName(m_words.query(), m_keys[key]), value, meaning, row, 2);

        const double weight = m_weights[std::size_t(key)];
        const bool numbered = grown >= 1.0 && m_frame.revealed;
        addWeightBar(m_scene, cell,
                     {m_frame.revealed ? weight * grown : 0.0, hidden && m_frame.revealed,
                      numbered ? (hidden ? u"0"_s : playback::formatCell(weight)) : QString(),
                      Ink{hidden ? Role::Muted : Role::Ink}, m_small, meaning});
    }

    void addResults()
    {
        const double line = m_resultArea.height() / resultLines();
        const QRectF first(m_resultArea.left(), m_resultArea.top(), m_resultArea.width(), line);
        const QRectF second = first.translated(0, line);
        const QRectF lookedUp = m_stacked ? fromColumn(m_dictionaryColumn, second, m_lookup.result())
                                          : cellOf(m_dictionaryColumn, first);
        const QRectF blended =
            fromColumn(m_attentionColumn, m_stacked ? second.translated(0, line) : second, m_words.blend());
        LineMark rule;
        rule.from = first.topLeft();
        rule.to = first.topRight();
        rule.ink = Ink{Role::Line};
        m_scene.marks.append(rule);
        addText(m_words.keyHeads()[2], cellOf(m_keyColumn, first), Ink{Role::Value}, true);
        if (const double shown = between(m_frame.progress, matchedBy * 0.8, matchedBy); shown > 0.0)
            addText(m_lookup.result(), lookedUp,
                    Ink{m_lookup.hit() < 0 ? Role::Wrong : Role::Right, 0.0, shown});
        const int row = int(m_rows.keys.size());
        addItem(lookedUp, QCoreApplication::translate("figures", "what the dictionary returns"),
                m_lookup.result(), {std::nullopt, m_query, m_lookup.hit(), m_lookup.result()}, row, 1);
        addBlend(cellOf(m_attentionColumn, first), blended, row);
    }

    void addBlend(const QRectF& strip, const QRectF& words, int row)
    {
        const double shown = between(m_frame.progress, grownBy, 1.0);
        const Meaning meaning{std::nullopt, m_query, -1, m_words.blend()};
        addItem(strip, QCoreApplication::translate("figures", "what attention returns"), m_words.blend(),
                meaning, row, 2);
        if (shown <= 0.0)
            return;
        addText(m_words.blend(), words, Ink{Role::Muted, 0.0, shown}, false, meaning);
        if (!m_frame.revealed)
            return;
        const double width = weightTrack(strip, m_small).width(); // a part is as wide as its bar above
        addValueBlend(m_scene, QRectF(strip.left(), strip.top() + 2, width, strip.height() - 4),
                      {m_trace, m_keys, m_query, m_head, shown, m_small});
    }

    const Frame& m_frame;
    const engine::AttentionTrace& m_trace;
    int m_query;
    int m_head;
    RolesWords m_words;
    const DictionaryLookup& m_lookup;
    QStringList m_keys;
    std::span<const double> m_weights;
    std::vector<double> m_covered; ///< stands for the weights while they must not show
    double m_small;
    double m_body;
    Scene m_scene;
    KeyRows m_rows;
    QRectF m_headerArea, m_resultArea;
    LegendPlace m_legend;
    bool m_stacked = false; ///< what comes back has lines of its own
    QRectF m_keyColumn, m_dictionaryColumn, m_attentionColumn;
};

} // namespace

Scene RolesFigure::layout(const Frame& frame) const
{
    return sceneOf<RolesLayout>(frame);
}

} // namespace casefile::figures
