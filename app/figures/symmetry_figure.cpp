#include "app/figures/symmetry_figure.h"

#include "app/figures/column_labels.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/symmetry.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostTokens = 24; ///< that are shown and measured
constexpr double labelShare = 0.2;     ///< of the width or height, at most
constexpr double readoutShare = 0.45;  ///< of the width, at most
constexpr double readoutGap = 18.0;
constexpr double narrowestNumbered = 34.0; ///< visual rule: numbers in cells from this width on
constexpr double narrowestOfPair = 26.0;   ///< there the numbers are what is asked for
constexpr double smallestNumber = 7.0;     ///< pixels
constexpr double numberAir = 8.0;          ///< pixels of a cell that its number leaves free
constexpr double lineOfReadout = 1.7;      ///< of the pixel size

/// left * right^T, of the first rows of each.
engine::Matrix products(const engine::Matrix& left, const engine::Matrix& right, std::size_t count)
{
    engine::Matrix result(count, count);
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < count; ++j) {
            for (std::size_t k = 0; k < left.columns(); ++k)
                result(i, j) += left(i, k) * right(j, k);
        }
    }
    return result;
}

class SymmetryLayout
{
public:
    SymmetryLayout(const Frame& frame, bool isPair)
        : m_frame(reserveLegend(m_scene = explained(frame, isPair), frame))
        , m_isPair(isPair)
        , m_isTied(!isPair && frame.knob(u"tied"_s) != 0.0)
        , m_count(std::min(frame.trace->queries(), mostTokens))
    {
        // With W_K = W_Q, what a token is found by is what it asks: keys are the queries.
        const engine::HeadTrace& head = frame.trace->heads[std::size_t(shownHead(frame))];
        m_scores = products(head.query, m_isTied || !isSelf() ? head.query : head.key, m_count);
        m_measured = engine::symmetryOf(m_scores);
        for (const double value : m_scores.values())
            m_largest = std::max(m_largest, std::abs(value));
        if (isPair)
            choosePair();
        planParts();
    }

    Scene make()
    {
        addCells();
        addLabels();
        addReadouts();
        if (m_isPair) {
            m_scene.summary = readoutLines().join(u" · "_s);
            return m_scene;
        }
        m_scene.summary =
            QCoreApplication::translate("figures", "Scores with %1: %2 of their square is not symmetric.")
                .arg(sourceText(), shareText());
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame, bool isPair)
    {
        using Sample = LegendEntry::Sample;
        return explainedBy(
            frame,
            {{Sample::Ramp,
              {Role::Diverging, 1.0},
              QCoreApplication::translate("figures", "score, negative to positive")},
             {Sample::Frame,
              {Role::Accent},
              isPair ? QCoreApplication::translate("figures", "the two scores of one pair")
                     : QCoreApplication::translate("figures", "differs from its mirror image")},
             {Sample::None,
              {},
              QCoreApplication::translate("figures", "rows ask (queries), columns are asked (keys)")}});
    }

    /// The readouts take the width of their words; the map is as large a square as the rest holds.
    void planParts()
    {
        const QSizeF room = m_frame.size;
        const QStringList names = namesShown();
        m_pixels = typeScale(room, m_frame.textScale, QSizeF(560.0, 320.0)).small;
        m_readoutSize = std::min(textPixels(m_frame, 14.0),
                                 room.height() / (double(readoutLines().size()) * lineOfReadout));
        const double label = std::min(widestOf(names, m_pixels) + 6.0, room.width() * labelShare);
        const double readout =
            std::min(widestOf(readoutLines(), m_readoutSize) + 4.0, room.width() * readoutShare);
        const double width = room.width() - label - readout - readoutGap - 4.0;
        double side = std::min(width, room.height() * (1.0 - labelShare));
        for (int pass = 0; pass < 3; ++pass) { // narrower columns may turn their names
            m_columns = planColumnLabels(names, side / double(m_count), m_pixels, room.height() * labelShare);
            side = std::max(1.0, std::min(width, room.height() - m_columns.height - 4.0));
        }
        const double left = std::max(0.0, (width - side) / 2.0) + label;
        m_map = QRectF(left, room.height() - side - 1.0, side, side);
        m_readouts = QRectF(m_map.right() + readoutGap, 0.0, readout, room.height());
    }

    QStringList namesShown() const { return queryTexts(*m_frame.trace).first(qsizetype(m_count)); }

    bool isSelf() const { return m_frame.trace->memory.empty(); }

    QString sourceText() const
    {
        return m_isTied || !isSelf() ? u"W_K = W_Q"_s
                                     : QCoreApplication::translate("figures", "two matrices, W_Q and W_K");
    }

    QString shareText() const { return u"%1 %"_s.arg(playback::formatCell(m_measured.skewShare * 100.0, 1)); }

    /// The query in focus with the key in focus, else with the key that it scores highest.
    void choosePair()
    {
        m_asking = std::min(std::size_t(focusedQuery(m_frame)), m_count - 1);
        const auto row = m_scores.row(m_asking);
        m_asked = focusedKey(m_frame) >= 0 ? std::min(std::size_t(focusedKey(m_frame)), m_count - 1)
                                           : std::size_t(std::ranges::max_element(row) - row.begin());
    }

    bool isFramed(std::size_t row, std::size_t column) const
    {
        if (!m_isPair)
            return differs(row, column);
        return (row == m_asking && column == m_asked) || (row == m_asked && column == m_asking);
    }

    /// False for differences that are rounding.
    bool differs(std::size_t row, std::size_t column) const
    {
        return std::abs(m_scores(row, column) - m_scores(column, row)) > 1e-9 * m_largest;
    }

    void addCells()
    {
        const double cell = m_map.width() / double(m_count);
        for (std::size_t row = 0; row < m_count; ++row) {
            for (std::size_t column = 0; column < m_count; ++column) {
                const double value = m_scores(row, column);
                SceneItem item;
                item.rect = QRectF(m_map.left() + double(column) * cell, m_map.top() + double(row) * cell,
                                   cell, cell);
                item.name =
                    cellName(tokenText(*m_frame.trace, int(row)), tokenText(*m_frame.trace, int(column)));
                item.value =
                    QCoreApplication::translate("figures", "score %1; the other way round %2")
                        .arg(playback::formatCell(value), playback::formatCell(m_scores(column, row)));
                item.meaning.description = QCoreApplication::translate("figures", "%1: %2", "name, value")
                                               .arg(item.name, item.value);
                item.meaning.query = int(row);
                item.meaning.key = isSelf() ? int(column) : -1;
                if (m_isPair && isSelf())
                    item.meaning.cell = engine::CellRef{engine::TensorId::Scores,
                                                        std::size_t(shownHead(m_frame)), row, column};
                item.gridRow = int(row);
                item.gridColumn = int(column);
                RectMark mark{.rect = item.rect,
                              .fill = Ink{Role::Diverging, m_largest > 0.0 ? value / m_largest : 0.0},
                              .stroke = Ink{Role::Line},
                              .meaning = item.meaning};
                m_scene.marks.append(mark);
                if (cell >= (m_isPair ? narrowestOfPair : narrowestNumbered))
                    addNumber(mark, value);
                if (isFramed(row, column))
                    m_scene.marks.append(RectMark{.rect = item.rect.adjusted(1.5, 1.5, -1.5, -1.5),
                                                  .fill = {},
                                                  .stroke = Ink{Role::Accent},
                                                  .strokeWidth = m_isPair ? 3.0 : 1.0,
                                                  .meaning = item.meaning});
                m_scene.items.append(item);
            }
        }
    }

    void addNumber(const RectMark& cell, double value)
    {
        const QString text = playback::formatCell(value);
        double size = std::min(m_readoutSize, cell.rect.width() * 0.32);
        while (size - 0.5 >= smallestNumber && textWidth(text, size) + numberAir > cell.rect.width())
            size -= 0.5;
        TextMark number = textMark(cell.rect, text, size, Role::Ink);
        number.ink = inkOn(Role::Diverging, cell.fill->level);
        number.meaning = cell.meaning;
        m_scene.marks.append(number);
    }

    void addLabels()
    {
        const QStringList names = namesShown();
        addRowLabels(m_scene, names, QRectF(0.0, m_map.top(), m_map.left() - 4.0, m_map.height()), m_pixels,
                     focusedQuery(m_frame), Role::Query);
        addColumnLabels(
            m_scene, m_columns, names,
            QRectF(m_map.left(), m_map.top() - m_columns.height - 2.0, m_map.width(), m_columns.height),
            focusedKey(m_frame), Role::Key, true);
    }

    QStringList pairLines() const
    {
        const auto line = [&](std::size_t query, std::size_t key) {
            return QCoreApplication::translate("figures", "“%1” asks “%2”: score %3")
                .arg(tokenText(*m_frame.trace, int(query)), tokenText(*m_frame.trace, int(key)),
                     playback::formatCell(m_scores(query, key)));
        };
        return {line(m_asking, m_asked), line(m_asked, m_asking)};
    }

    QStringList readoutLines() const
    {
        if (m_isPair)
            return pairLines();
        const auto number = [](double value) { return playback::formatCell(value, 4); };
        QStringList lines{
            sourceText(),
            QCoreApplication::translate("figures", "norm of the symmetric part: %1")
                .arg(number(m_measured.symmetricPart)),
            QCoreApplication::translate("figures", "norm of the antisymmetric part: %1")
                .arg(number(m_measured.skewPart)),
            QCoreApplication::translate("figures", "its share of the sum of squares: %1").arg(shareText()),
            QCoreApplication::translate("figures", "largest |s_ij − s_ji|: %1")
                .arg(number(m_measured.largestDifference)),
            QCoreApplication::translate("figures", "smallest s_ii: %1")
                .arg(number(m_measured.smallestDiagonal)),
        };
        if (m_count < m_frame.trace->queries())
            lines.append(QCoreApplication::translate("figures", "first %1 of %2 tokens")
                             .arg(m_count)
                             .arg(m_frame.trace->queries()));
        return lines;
    }

    void addReadouts()
    {
        const QStringList lines = readoutLines();
        const double line = m_readoutSize * lineOfReadout;
        double top = std::max(2.0, (m_readouts.height() - line * double(lines.size())) / 2);
        for (const QString& text : lines) {
            m_scene.marks.append(
                textLine(text, m_readouts.left(), top, m_readouts.width(), m_readoutSize, {Role::Ink}));
            top += line;
        }
    }

    Scene m_scene;
    Frame m_frame;
    bool m_isPair;
    bool m_isTied;
    std::size_t m_asking = 0; ///< of the pair
    std::size_t m_asked = 0;
    std::size_t m_count;
    engine::Matrix m_scores; ///< count x count
    engine::Symmetry m_measured;
    double m_largest = 0.0;
    QRectF m_map;
    QRectF m_readouts;
    ColumnLabels m_columns;
    double m_pixels = 12.0;      ///< of names
    double m_readoutSize = 14.0; ///< pixels
};

} // namespace

Scene SymmetryFigure::layout(const Frame& frame) const
{
    const bool isPair = m_shows == Shows::Pair;
    if (isDrawable(frame) && isPair && !frame.revealed) // both scores are the answer
        return wordsInstead(explainedBy(frame, {}), frame, unansweredText());
    if (isDrawable(frame))
        return SymmetryLayout(frame, isPair).make();
    return explainedBy(frame, {});
}

} // namespace casefile::figures
