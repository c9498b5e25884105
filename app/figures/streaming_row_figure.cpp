#include "app/figures/streaming_row_figure.h"

#include "app/figures/lab_plan.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/streamed_row.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostTiles = 8; ///< shown at once: the last ones

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
        m_size = std::min(textPixels(frame, 13.0), m_frame.size.height() / 14.0);
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
        return explainedBy(frame, {{LegendEntry::Sample::Frame,
                                    {Role::Accent},
                                    QCoreApplication::translate("figures", "the tile that is read now")}});
    }

    static QStringList rowNames()
    {
        return {QCoreApplication::translate("figures", "keys"),
                QCoreApplication::translate("figures", "largest of the tile"),
                QCoreApplication::translate("figures", "largest so far, m"),
                QCoreApplication::translate("figures", "old account times"),
                QCoreApplication::translate("figures", "sum so far, ℓ")};
    }

    QStringList cellsOf(int tile) const
    {
        const engine::TileStep& step = m_result.tiles[std::size_t(tile)];
        const std::size_t first = step.firstKey + 1, last = step.firstKey + step.scores.columns();
        QStringList cells{first == last ? u"%1"_s.arg(first) : u"%1–%2"_s.arg(first).arg(last)};
        if (tile >= m_done)
            return cells + QStringList{u"·"_s, u"·"_s, u"·"_s, u"·"_s};
        const auto number = [](double value) { return playback::formatCell(value, 3); };
        return cells + QStringList{number(std::ranges::max(step.masked.row(0))), number(step.maximum[0]),
                                   number(step.correction[0]), number(step.sum[0])};
    }

    void addTable()
    {
        const QStringList names = rowNames();
        const double left = std::min(widestOf(names, m_size) + 10.0, m_frame.size.width() * 0.34);
        const double top = m_size * 2.4, bottom = m_frame.size.height() - m_size * 2.6;
        const double pitch = (bottom - top) / double(names.size());
        const double column = (m_frame.size.width() - left - 8.0) / std::max(1, m_last - m_first);
        const double lineTop = (pitch - textHeight(m_size)) / 2;
        for (int row = 0; row < names.size(); ++row)
            m_scene.marks.append(
                textLine(names.at(row), 4.0, top + pitch * row + lineTop, left - 8.0, m_size, {Role::Muted}));
        for (int tile = m_first; tile < m_last; ++tile) {
            const QRectF place(left + column * (tile - m_first), top, column, pitch * double(names.size()));
            addTile(tile, place, pitch, lineTop);
        }
    }

    void addTile(int tile, const QRectF& place, double pitch, double lineTop)
    {
        const QStringList cells = cellsOf(tile);
        SceneItem item;
        item.rect = place.adjusted(1, 0, -1, 0);
        item.name = QCoreApplication::translate("figures", "tile %1").arg(tile + 1);
        item.value =
            QCoreApplication::translate("figures", "keys %1; largest %2, so far %3; times %4; sum %5")
                .arg(cells.at(0), cells.at(1), cells.at(2), cells.at(3), cells.at(4));
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
            m_scene.marks.append(textLine(cells.at(row), place.left() + 2.0,
                                          place.top() + pitch * row + lineTop, place.width() - 4.0, m_size,
                                          {row == 0 ? Role::Key : Role::Ink}, TextAlign::Centre));
        m_scene.items.append(item);
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
};

} // namespace

Scene StreamingRowFigure::layout(const Frame& frame) const
{
    return sceneOf<StreamingRowLayout>(frame);
}

} // namespace casefile::figures
