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
constexpr double mapShare = 0.56;      ///< of the width
constexpr double labelShare = 0.14;

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
    explicit SymmetryLayout(const Frame& frame)
        : m_frame(reserveLegend(m_scene = explained(frame), frame))
        , m_isTied(frame.knob(u"tied"_s) != 0.0)
        , m_count(std::min(frame.trace->queries(), mostTokens))
    {
        // With W_K = W_Q, what a token is found by is what it asks: keys are the queries.
        const engine::HeadTrace& head = frame.trace->heads[std::size_t(shownHead(frame))];
        m_scores = products(head.query, m_isTied || !isSelf() ? head.query : head.key, m_count);
        m_measured = engine::symmetryOf(m_scores);
        for (const double value : m_scores.values())
            m_largest = std::max(m_largest, std::abs(value));
        const double label = m_frame.size.width() * labelShare;
        const double side =
            std::min(m_frame.size.width() * (mapShare - labelShare), m_frame.size.height() - label * 0.6);
        m_map = QRectF(label, m_frame.size.height() - side - 1.0, side, side);
        m_readouts = QRectF(m_map.right() + 18.0, 0.0, m_frame.size.width() - m_map.right() - 22.0,
                            m_frame.size.height());
    }

    Scene make()
    {
        addCells();
        addLabels();
        addReadouts();
        m_scene.summary =
            QCoreApplication::translate("figures", "Scores with %1: %2 of their square is not symmetric.")
                .arg(sourceText(), shareText());
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        return explainedBy(frame,
                           {{Sample::Ramp,
                             {Role::Diverging, 1.0},
                             QCoreApplication::translate("figures", "score, negative to positive")},
                            {Sample::Frame,
                             {Role::Accent},
                             QCoreApplication::translate("figures", "differs from its mirror image")}});
    }

    bool isSelf() const { return m_frame.trace->memory.empty(); }

    QString sourceText() const
    {
        return m_isTied || !isSelf() ? u"W_K = W_Q"_s
                                     : QCoreApplication::translate("figures", "two matrices, W_Q and W_K");
    }

    QString shareText() const { return u"%1 %"_s.arg(playback::formatCell(m_measured.skewShare * 100.0, 1)); }

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
                item.gridRow = int(row);
                item.gridColumn = int(column);
                RectMark mark{.rect = item.rect,
                              .fill = Ink{Role::Diverging, m_largest > 0.0 ? value / m_largest : 0.0},
                              .stroke = Ink{Role::Line},
                              .meaning = item.meaning};
                m_scene.marks.append(mark);
                if (differs(row, column))
                    m_scene.marks.append(RectMark{.rect = item.rect.adjusted(1.5, 1.5, -1.5, -1.5),
                                                  .fill = {},
                                                  .stroke = Ink{Role::Accent},
                                                  .meaning = item.meaning});
                m_scene.items.append(item);
            }
        }
    }

    void addLabels()
    {
        const QStringList names = queryTexts(*m_frame.trace).first(qsizetype(m_count));
        const double pixels = typeScale(m_frame.size, m_frame.textScale, QSizeF(560.0, 320.0)).small;
        addRowLabels(m_scene, names, QRectF(0.0, m_map.top(), m_map.left() - 4.0, m_map.height()), pixels,
                     focusedQuery(m_frame), Role::Query);
        const ColumnLabels plan =
            planColumnLabels(names, m_map.width() / double(m_count), pixels, m_map.top() - 2.0);
        addColumnLabels(m_scene, plan, names,
                        QRectF(m_map.left(), m_map.top() - plan.height, m_map.width(), plan.height),
                        focusedKey(m_frame), Role::Key, true);
    }

    QStringList readoutLines() const
    {
        const auto number = [](double value) { return playback::formatCell(value, 4); };
        QStringList lines{
            sourceText(),
            QCoreApplication::translate("figures", "symmetric part: %1")
                .arg(number(m_measured.symmetricPart)),
            QCoreApplication::translate("figures", "antisymmetric part: %1").arg(number(m_measured.skewPart)),
            QCoreApplication::translate("figures", "share of the squares: %1").arg(shareText()),
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
        const double size =
            std::min(textPixels(m_frame, 14.0), m_readouts.height() / (double(lines.size()) * 1.7));
        const double line = size * 1.7;
        double top = std::max(2.0, (m_readouts.height() - line * double(lines.size())) / 2);
        for (const QString& text : lines) {
            m_scene.marks.append(
                textLine(text, m_readouts.left(), top, m_readouts.width(), size, {Role::Ink}));
            top += line;
        }
    }

    Scene m_scene;
    Frame m_frame;
    bool m_isTied;
    std::size_t m_count;
    engine::Matrix m_scores; ///< count x count
    engine::Symmetry m_measured;
    double m_largest = 0.0;
    QRectF m_map;
    QRectF m_readouts;
};

} // namespace

Scene SymmetryFigure::layout(const Frame& frame) const
{
    return sceneOf<SymmetryLayout>(frame);
}

} // namespace casefile::figures
