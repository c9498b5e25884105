#include "app/figures/streaming_row_figure.h"

#include "app/figures/column_labels.h"
#include "app/figures/layout_tools.h"
#include "app/figures/named_rows.h"
#include "app/figures/plot_tools.h"
#include "app/figures/streamed_row.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostTiles = 8;           ///< shown at once: the last ones
constexpr double wordsShare = 0.3;     ///< of the height, at most
constexpr double tallestRow = 3.4;     ///< of the pixel size
constexpr double smallestNumber = 8.5; ///< pixels

class StreamingRowLayout
{
public:
    explicit StreamingRowLayout(const Frame& frame)
        : m_query(focusedQuery(frame))
        , m_head(std::size_t(shownHead(frame)))
        , m_result(streamedRow(*frame.trace, m_head, std::size_t(m_query),
                               std::size_t(frame.knob(u"tile-size"_s))))
        , m_frame(reserveLegend(m_scene = explained(frame), frame))
    {
        const int tiles = int(m_result.tiles.size());
        m_done = frame.revealed ? std::min(tiles, 1 + int(frame.progress * tiles)) : 0;
        m_first = std::max(0, std::max(m_done, std::min(tiles, mostTiles)) - mostTiles);
        m_last = std::min(tiles, m_first + mostTiles);
        m_size = std::min(textPixels(frame, 13.0), m_frame.size.height() / 17.0);
        for (const engine::TileStep& step : m_result.tiles) {
            m_largestBlend = std::max(m_largestBlend, largestSize(step.blend.row(0)));
            for (const double score : step.masked.row(0))
                m_largestScore = std::max(m_largestScore, std::isfinite(score) ? std::abs(score) : 0.0);
        }
    }

    Scene make()
    {
        const QString words = QCoreApplication::translate("figures", "the row of “%1”, head %2, %n tile(s)",
                                                          nullptr, int(m_result.tiles.size()))
                                  .arg(tokenText(*m_frame.trace, m_query))
                                  .arg(m_head + 1);
        m_scene.marks.append(textLine(words, 4.0, 2.0, m_frame.size.width() - 8.0, m_size, {Role::Accent}));
        addTable();
        addResult();
        m_scene.summary = words;
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        return explainedBy(
            frame, {{Sample::Frame,
                     {Role::Accent},
                     QCoreApplication::translate("figures", "the tile that is read now")},
                    {Sample::Ramp,
                     {Role::Diverging, 1.0},
                     QCoreApplication::translate(
                         "figures", "scores and blend: negative to positive, each to its own largest")}});
    }

    /// The three accounts are kept, the rest is forgotten with its tile.
    static QStringList rowNames()
    {
        return {QCoreApplication::translate("figures", "scaled scores"),
                QCoreApplication::translate("figures", "largest of the tile"),
                QCoreApplication::translate("figures", "largest so far, m"),
                QCoreApplication::translate("figures", "old accounts times"),
                QCoreApplication::translate("figures", "sum so far, ℓ"),
                QCoreApplication::translate("figures", "blend so far, o")};
    }

    /// The numbers of a tile that are one each, in the order of the rows between scores and blend.
    QStringList cellsOf(int tile) const
    {
        if (tile >= m_done)
            return {u"·"_s, u"·"_s, u"·"_s, u"·"_s};
        const engine::TileStep& step = m_result.tiles[std::size_t(tile)];
        const auto number = [](double value) { return playback::formatCell(value, 3); };
        return {number(std::ranges::max(step.masked.row(0))), number(step.maximum[0]),
                number(step.correction[0]), number(step.sum[0])};
    }

    /// Rows of equal height below the words of the keys; cells as wide as a tile of full size allows.
    void addTable()
    {
        const QStringList names = rowNames();
        const auto size = double(m_result.tileSize);
        const double left = std::min(widestOf(names, m_size) + 12.0, m_frame.size.width() * 0.34);
        m_cell = (m_frame.size.width() - left - 8.0) / (size * std::max(1, m_last - m_first));
        const double top = m_size * 2.0, bottom = m_frame.size.height() - m_size * 2.4;
        const std::size_t firstKey = m_result.tiles[std::size_t(m_first)].firstKey;
        const engine::TileStep& last = m_result.tiles[std::size_t(m_last - 1)];
        QStringList words;
        for (std::size_t key = firstKey; key < last.firstKey + last.scores.columns(); ++key)
            words.append(keyName(*m_frame.trace, key));
        ColumnLabels plan = planColumnLabels(words, m_cell, m_size, (bottom - top) * wordsShare);
        if (plan.numbered) // by their place in the sentence
            for (qsizetype i = 0; i < words.size(); ++i)
                words[i] = QString::number(firstKey + std::size_t(i) + 1);
        plan.numbered = false;
        addColumnLabels(m_scene, plan, words, QRectF(left, top, m_cell * double(words.size()), plan.height),
                        -1, Role::Key, true);
        m_scene.marks.append(textLine(QCoreApplication::translate("figures", "keys"), 4.0,
                                      top + plan.height - textHeight(m_size), left - 8.0, m_size,
                                      {Role::Muted}));
        m_top = top + plan.height + 4.0;
        m_pitch = std::min((bottom - m_top) / double(names.size()), m_size * tallestRow);
        for (int row = 0; row < names.size(); ++row)
            m_scene.marks.append(textLine(names.at(row), 4.0, lineTop(row), left - 8.0, m_size,
                                          {row == 0 || row == 1 ? Role::Muted : Role::Ink}));
        for (int tile = m_first; tile < m_last; ++tile)
            addTile(tile, left + m_cell * size * (tile - m_first));
    }

    double lineTop(int row) const { return m_top + m_pitch * row + (m_pitch - textHeight(m_size)) / 2; }

    void addTile(int tile, double left)
    {
        const engine::TileStep& step = m_result.tiles[std::size_t(tile)];
        const QStringList cells = cellsOf(tile);
        const double width = m_cell * double(m_result.tileSize); // the last tile may have fewer keys
        SceneItem item;
        item.rect = QRectF(left + 1.0, m_top, width - 2.0, m_pitch * double(rowNames().size()));
        item.name = QCoreApplication::translate("figures", "tile %1").arg(tile + 1);
        item.value =
            QCoreApplication::translate("figures", "keys %1; largest %2, so far %3; times %4; sum %5")
                .arg(u"%1–%2"_s.arg(step.firstKey + 1).arg(step.firstKey + step.scores.columns()),
                     cells.at(0), cells.at(1), cells.at(2), cells.at(3));
        item.meaning.description = item.name + u": "_s + item.value;
        item.gridRow = 0;
        item.gridColumn = tile - m_first;
        const bool isNow = tile == m_done - 1;
        m_scene.marks.append(RectMark{.rect = item.rect,
                                      .fill = {},
                                      .stroke = Ink{isNow ? Role::Accent : Role::Line},
                                      .strokeWidth = isNow ? 2.0 : 1.0,
                                      .meaning = item.meaning});
        for (int row = 0; row < cells.size(); ++row)
            m_scene.marks.append(textLine(cells.at(row), left + 2.0, lineTop(row + 1), width - 4.0, m_size,
                                          {Role::Ink}, TextAlign::Centre));
        if (tile < m_done) {
            addScores(step, QRectF(left, m_top, m_cell, m_pitch));
            addNumberStrip(m_scene, item.rect.adjusted(3.0, m_pitch * 5 + 4.0, -3.0, -4.0), step.blend.row(0),
                           m_largestBlend);
        }
        m_scene.items.append(item);
    }

    /// A cell for each key, with its number where it fits; hidden ones are hatched.
    void addScores(const engine::TileStep& step, const QRectF& first)
    {
        const double size = std::min(m_size, m_cell / textWidth(u"−0.00"_s, 1.0) - 1.0);
        for (std::size_t key = 0; key < step.masked.columns(); ++key) {
            const double score = step.masked(0, key);
            const double level = std::isfinite(score) ? score / m_largestScore : 0.0;
            RectMark mark;
            mark.rect = first.translated(m_cell * double(key), 0.0).adjusted(2.0, 4.0, -2.0, -4.0);
            mark.fill = Ink{Role::Diverging, level};
            mark.hatched = !std::isfinite(score);
            mark.meaning.description =
                QCoreApplication::translate("figures", "%1: %2", "name, value")
                    .arg(keyName(*m_frame.trace, step.firstKey + key), playback::formatCell(score));
            m_scene.marks.append(mark);
            if (size < smallestNumber || mark.hatched)
                continue;
            TextMark number = textMark(mark.rect, playback::formatCell(score), size, Role::Ink);
            number.ink = inkOn(Role::Diverging, level);
            m_scene.marks.append(number);
        }
    }

    /// After the last tile: how far it is from the softmax over the whole row.
    void addResult()
    {
        QString words = unansweredText();
        if (m_frame.revealed) {
            const auto whole = m_frame.trace->heads[m_head].context.row(std::size_t(m_query));
            double farthest = 0.0;
            for (std::size_t column = 0; column < whole.size(); ++column)
                farthest = std::max(farthest, std::abs(whole[column] - m_result.context(0, column)));
            words =
                m_done < int(m_result.tiles.size())
                    ? QCoreApplication::translate("figures", "tile %1 of %2")
                          .arg(m_done)
                          .arg(m_result.tiles.size())
                    : QCoreApplication::translate("figures", "context, against the whole row: differs by %1")
                          .arg(playback::formatSetting(farthest));
        }
        m_scene.marks.append(textLine(words, 4.0, m_frame.size.height() - m_size * 2.0,
                                      m_frame.size.width() - 8.0, m_size, {Role::Ink}));
    }

    int m_query;
    std::size_t m_head;
    engine::StreamingTrace m_result;
    Scene m_scene;
    Frame m_frame;
    int m_done = 0; ///< tiles that are read
    int m_first = 0;
    int m_last = 0;
    double m_size = 13.0;
    double m_cell = 1.0;  ///< width of a key
    double m_top = 0.0;   ///< of the rows
    double m_pitch = 1.0; ///< of the rows
    double m_largestScore = 1e-12;
    double m_largestBlend = 1e-12;
};

} // namespace

Scene StreamingRowFigure::layout(const Frame& frame) const
{
    return sceneOf<StreamingRowLayout>(frame);
}

} // namespace casefile::figures
