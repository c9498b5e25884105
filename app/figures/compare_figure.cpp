#include "app/figures/compare_figure.h"

#include "app/figures/compare_words.h"
#include "app/figures/design.h"
#include "app/figures/key_rows.h"
#include "app/figures/layout_tools.h"
#include "app/figures/legend.h"
#include "app/figures/palette.h"
#include "app/figures/plot_tools.h"
#include "app/figures/row_pairs.h"
#include "app/figures/row_sum.h"
#include "app/figures/text_columns.h"
#include "app/figures/weight_bar.h"
#include "app/playback/hidden_row.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr double beforeBy = 0.3; ///< of the step: the row before, the row now, the difference
constexpr double nowBy = 0.75;
constexpr int sideColumns = 3;        ///< key, score, weight
constexpr double narrowestBar = 12.0; ///< pixels

/// Places the marks of one frame.
class CompareLayout
{
public:
    explicit CompareLayout(const Frame& frame)
        : m_frame(frame)
        , m_query(focusedQuery(frame))
        , m_head(shownHead(frame))
        , m_small(textPixels(frame, design::textSmall))
        , m_pairs(pairRows(frame, m_query, m_head))
    {
        m_scene.size = frame.size;
    }

    Scene make()
    {
        m_scene.legend = compareLegend(m_head, hasBefore());
        place();
        addHeader();
        for (int row = 0; row < int(m_rows.keys.size()); ++row)
            addRow(row, m_pairs[std::size_t(m_rows.keys[std::size_t(row)])]);
        addLeftOut(m_scene, m_rows, m_small);
        addSums();
        m_scene.marks.append(
            textLine(caption(), m_captionArea.left(), m_captionArea.top(), m_captionArea.width(),
                     fittingSize(caption(), m_captionArea.width(), m_small), Ink{Role::Muted}));
        addLegend(m_scene, m_legend);
        m_scene.summary = caption();
        return std::move(m_scene);
    }

private:
    bool hasBefore() const { return m_frame.previous && !m_frame.previous->heads.empty(); }
    bool isCovered() const { return !m_frame.revealed; }

    void place()
    {
        const double margin = design::space3;
        const QRectF area = QRectF(QPointF(0, 0), m_frame.size).adjusted(margin, margin, -margin, -margin);
        m_legend = placeLegend(m_scene, area, m_small);
        placeColumns(area);
        const double line = textHeight(m_small) + design::space1;
        m_captionArea = QRectF(area.left(), m_legend.area.top() - line, area.width(), line);
        m_headerArea = QRectF(area.left(), area.top(), area.width(), 2 * line);
        const QRectF rows(
            area.left(), m_headerArea.bottom(), area.width(),
            std::max(line, m_captionArea.top() - design::space1 - line - m_headerArea.bottom()));
        m_rows =
            placeKeyRows(strengthsOf(m_pairs, isCovered()), rows, textHeight(m_small) + 2, m_small * 4.5);
        m_sumArea = QRectF(area.left(), m_rows.area.bottom(), area.width(), line);
    }

    /// Columns as wide as their words: key, score and weight of each side, then the difference.
    void placeColumns(const QRectF& area)
    {
        QStringList words, scores{compareHead(CompareColumn::Score)},
            differences{compareHead(CompareColumn::Difference)};
        for (const RowPair& pair : m_pairs) {
            words << pair.before << pair.now;
            scores << numberOrDash(pair.scoreBefore);
            if (isCovered())
                continue;
            scores << numberOrDash(pair.scoreNow);
            differences << differenceText(pair);
        }
        const ColumnNeed weight{{compareHead(CompareColumn::Weight), u"0.00"_s}, narrowestBar, true};
        std::vector<ColumnNeed> needs{{words << compareHead(CompareColumn::Key)}, {scores}, weight};
        if (hasBefore())
            needs.insert(needs.end(), {{words}, {scores}, weight, {differences, 0.0, true}});
        m_columns = planTextColumns(needs, area.width(), design::space3, m_small);
        m_small = m_columns.pixelSize;
    }

    /// The part of a row that lies in one column; columns of now stand after those of before.
    QRectF part(bool now, int column, const QRectF& row) const
    {
        const auto index = std::size_t(column + (now && hasBefore() ? sideColumns : 0));
        return {row.left() + m_columns.lefts[index], row.top(), m_columns.widths[index], row.height()};
    }
    QRectF wordPart(bool now, const QRectF& row) const { return part(now, 0, row); }
    QRectF scorePart(bool now, const QRectF& row) const { return part(now, 1, row); }
    QRectF weightPart(bool now, const QRectF& row) const { return part(now, 2, row); }
    QRectF differencePart(const QRectF& row) const { return part(true, sideColumns, row); }
    QRectF sidePart(bool now, const QRectF& row) const
    {
        return wordPart(now, row).united(weightPart(now, row));
    }

    void addText(const QString& text, const QRectF& rect, const Ink& ink, bool bold = false,
                 const Meaning& meaning = {}, TextAlign align = TextAlign::Left)
    {
        if (text.isEmpty() || ink.opacity <= 0.0)
            return;
        TextMark mark = textMark(rect, text, m_small, ink.role, align);
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
        if (hasBefore())
            addSideHeader(false, QCoreApplication::translate("figures", "before: “%1” asks", "token"),
                          tokenText(*m_frame.previous, m_query), first, second);
        addSideHeader(true, QCoreApplication::translate("figures", "now: “%1” asks", "token"),
                      tokenText(*m_frame.trace, m_query), first, second);
        if (hasBefore())
            addText(compareHead(CompareColumn::Difference), differencePart(second), Ink{Role::Muted}, false,
                    {}, TextAlign::Centre);
    }

    void addSideHeader(bool now, const QString& title, const QString& token, const QRectF& first,
                       const QRectF& second)
    {
        addText(title.arg(token.isEmpty() ? u"–"_s : token), sidePart(now, first), Ink{Role::Query}, true);
        addText(compareHead(CompareColumn::Key), wordPart(now, second), Ink{Role::Key});
        addText(compareHead(CompareColumn::Score), scorePart(now, second), Ink{Role::Muted}, false, {},
                TextAlign::Right);
        addText(compareHead(CompareColumn::Weight), weightPart(now, second), Ink{Role::Muted});
    }

    void addRow(int row, const RowPair& pair)
    {
        const int key = m_rows.keys[std::size_t(row)];
        const QRectF line = m_rows.row(row);
        if (hasBefore())
            addSide(false, row, key, line, pair);
        addSide(true, row, key, line, pair);
        if (hasBefore())
            addDifference(row, key, line, pair);
    }

    void addSide(bool now, int row, int key, const QRectF& line, const RowPair& pair)
    {
        const QString word = now ? pair.now : pair.before;
        const double score = now ? pair.scoreNow : pair.scoreBefore;
        const double weight = now ? pair.weightNow : pair.weightBefore;
        const bool covered = now && isCovered();
        const double shown = now && hasBefore() ? staggered(between(m_frame.progress, beforeBy, nowBy), row,
                                                            int(m_rows.keys.size()))
                                                : between(m_frame.progress, 0.0, beforeBy);
        const bool newWord = now && hasBefore() && pair.before != pair.now;
        addText(word.isEmpty() ? u"–"_s : word, wordPart(now, line), Ink{newWord ? Role::Accent : Role::Ink},
                newWord, {std::nullopt, m_query, key, word});

        const bool scoreMoved = now && hasBefore() && differ(pair.scoreBefore, pair.scoreNow);
        addCell(now, row, key, scorePart(now, line), engine::TensorId::Masked,
                covered ? unansweredText() : numberOrDash(score));
        if (!covered)
            addText(numberOrDash(score), scorePart(now, line),
                    Ink{scoreMoved ? Role::Accent
                        : now      ? Role::Muted
                                   : Role::Ink,
                        0.0, shown},
                    scoreMoved, m_scene.items.last().meaning, TextAlign::Right);
        addCell(now, row, key, weightPart(now, line), engine::TensorId::Weights,
                covered ? unansweredText() : numberOrDash(weight));
        addWeightBar(m_scene, weightPart(now, line),
                     {covered || std::isnan(weight) ? 0.0 : weight * shown, false,
                      covered ? QString() : numberOrDash(weight), Ink{Role::Ink, 0.0, shown}, m_small,
                      m_scene.items.last().meaning});
    }

    /// An item for the keyboard; the mark's meaning is taken from it. Cells of the row before are not cells
    /// of the trace.
    void addCell(bool now, int row, int key, const QRectF& rect, engine::TensorId tensor,
                 const QString& value)
    {
        const bool isWeight = tensor == engine::TensorId::Weights;
        const QString word = now ? m_pairs[std::size_t(key)].now : m_pairs[std::size_t(key)].before;
        SceneItem item;
        item.rect = rect;
        item.name = (now ? QCoreApplication::translate("figures", "now, key “%1”", "token")
                         : QCoreApplication::translate("figures", "before, key “%1”", "token"))
                        .arg(word.isEmpty() ? u"–"_s : word);
        item.value = (isWeight ? QCoreApplication::translate("figures", "weight %1")
                               : QCoreApplication::translate("figures", "scaled score %1"))
                         .arg(value);
        item.meaning = {
            std::nullopt, m_query, key,
            QCoreApplication::translate("figures", "%1, %2", "name, value").arg(item.name, item.value)};
        if (now && std::size_t(key) < m_frame.trace->keys())
            item.meaning.cell =
                engine::CellRef{tensor, std::size_t(m_head), std::size_t(m_query), std::size_t(key)};
        item.gridRow = row;
        item.gridColumn = (now && hasBefore() ? 2 : 0) + (isWeight ? 1 : 0);
        m_scene.items.append(item);
    }

    /// Below the keys, on each side: the denominator of its weights, and by how much it moved.
    void addSums()
    {
        const auto addSum = [&](const RowSum& sum) {
            addRowSum(m_scene, wordPart(sum.now, m_sumArea).united(scorePart(sum.now, m_sumArea)),
                      weightPart(sum.now, m_sumArea), sum, m_small);
        };
        const int row = int(m_rows.keys.size());
        const double now = sumOfExponentials(*m_frame.trace, m_head, m_query);
        const double then = hasBefore() ? sumOfExponentials(*m_frame.previous, m_head, m_query) : now;
        if (hasBefore())
            addSum({false, then, false, between(m_frame.progress, 0.0, beforeBy), m_query, row, 0});
        const double from = hasBefore() ? beforeBy : 0.0, to = hasBefore() ? nowBy : beforeBy;
        const bool moved = differ(then, now);
        addSum({true, isCovered() ? std::numeric_limits<double>::quiet_NaN() : now, moved && !isCovered(),
                between(m_frame.progress, from, to), m_query, row, hasBefore() ? 2 : 0});
        if (hasBefore() && !isCovered())
            addText(differenceText(then, now), differencePart(m_sumArea),
                    Ink{moved ? Role::Ink : Role::Muted, 0.0, between(m_frame.progress, nowBy, 1.0)}, moved,
                    m_scene.items.last().meaning, TextAlign::Centre);
    }

    /// In bold where it can be seen: right of the number now.
    void addDifference(int row, int key, const QRectF& line, const RowPair& pair)
    {
        const QRectF rect = differencePart(line);
        const QString value = isCovered() ? unansweredText() : differenceText(pair);
        SceneItem item;
        item.rect = rect;
        item.name =
            QCoreApplication::translate("figures", "difference of weights, key “%1”", "token").arg(pair.now);
        item.value = value;
        item.meaning = {
            std::nullopt, m_query, key,
            QCoreApplication::translate("figures", "%1, %2", "name, value").arg(item.name, value)};
        item.gridRow = row;
        item.gridColumn = 4;
        m_scene.items.append(item);
        const double shown = between(m_frame.progress, nowBy, 1.0);
        if (isCovered() || shown <= 0.0)
            return;

        const bool moved = std::abs(pair.difference()) >= visibleDifference;
        addText(value, rect, Ink{moved ? Role::Ink : Role::Muted, 0.0, shown}, moved, item.meaning,
                TextAlign::Centre);
    }

    QString caption() const
    {
        if (!isCovered() && playback::seesNothing(*m_frame.trace, m_query))
            return playback::seesNothingText(tokenText(*m_frame.trace, m_query));
        return hasBefore() ? compareCaption(m_pairs, isCovered()) : compareInvitation();
    }

    const Frame& m_frame;
    int m_query;
    int m_head;
    double m_small;
    std::vector<RowPair> m_pairs;
    Scene m_scene;
    KeyRows m_rows;
    QRectF m_headerArea, m_captionArea, m_sumArea;
    LegendPlace m_legend;
    TextColumns m_columns;
};

} // namespace

Scene CompareFigure::layout(const Frame& frame) const
{
    return sceneOf<CompareLayout>(frame);
}

} // namespace casefile::figures
