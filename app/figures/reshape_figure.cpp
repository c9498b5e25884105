#include "app/figures/reshape_figure.h"

#include "app/figures/column_labels.h"
#include "app/figures/layout_tools.h"
#include "app/figures/palette.h"
#include "app/figures/plot_tools.h"
#include "engine/measure/head_reshape.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostTokens = 6;
constexpr std::size_t columns = 8; ///< of the table that is cut: four numbers wide with two heads
constexpr double panelGap = 18.0;
constexpr double labelShare = 0.2; ///< of the width, at most

class ReshapeLayout
{
public:
    explicit ReshapeLayout(const Frame& frame)
        : m_cut(frame.knob(u"reshape-way"_s) == 0.0 ? engine::Cut::ColumnsOfEachToken
                                                    : engine::Cut::RunOfNumbers)
        , m_heads(frame.knob(u"reshape-heads"_s) == 0.0 ? 2u : 4u)
        , m_tokens(std::min(frame.trace->queries(), mostTokens))
        , m_parts(engine::cutIntoHeads(engine::labelMatrix(m_tokens, columns), m_heads, m_cut))
        , m_frame(reserveLegend(m_scene = explained(frame), frame))
    {}

    Scene make()
    {
        const double size = textPixels(m_frame, 13.0);
        const double top = size * 1.8;
        const double labels = std::min(widestOf(rowNames(), size) + 8.0, m_frame.size.width() * labelShare);
        const double width =
            (m_frame.size.width() - labels - panelGap * double(m_heads - 1) - 8.0) / double(columns);
        const double height = (m_frame.size.height() - top - 4.0) / double(m_tokens);
        addRowLabels(m_scene, rowNames(), QRectF(2.0, top, labels - 8.0, height * double(m_tokens)), size, -1,
                     Role::Query);
        for (std::size_t head = 0; head < m_heads; ++head) {
            const double left = labels + double(head) * (width * double(columns / m_heads) + panelGap);
            addPanel(head, QRectF(left, top, width, height), size);
        }
        m_scene.summary = tokensOfFirstHead();
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        Scene scene;
        scene.size = frame.size;
        for (std::size_t token = 0; token < std::min(frame.trace->queries(), mostTokens); ++token)
            scene.legend.append({Sample::Swatch,
                                 {headRole(int(token))},
                                 QCoreApplication::translate("figures", "%1 … of “%2”", "label, token")
                                     .arg(token * 100)
                                     .arg(tokenText(*frame.trace, int(token)))});
        return scene;
    }

    QStringList rowNames() const
    {
        QStringList names;
        for (std::size_t row = 0; row < m_tokens; ++row)
            names.append(QCoreApplication::translate("figures", "row %1", "a number").arg(row + 1));
        return names;
    }

    QString tokensOfFirstHead() const
    {
        std::set<int> tokens;
        for (const double label : m_parts.front().values())
            tokens.insert(int(label) / 100);
        QStringList names;
        for (const int token : tokens)
            names.append(tokenText(*m_frame.trace, token));
        return QCoreApplication::translate("figures", "Head 1 holds numbers of: %1")
            .arg(names.join(QCoreApplication::translate("figures", ", ", "between names")));
    }

    /// `cell` is the first of the panel.
    void addPanel(std::size_t head, const QRectF& cell, double size)
    {
        const engine::Matrix& part = m_parts[head];
        m_scene.marks.append(textLine(QCoreApplication::translate("figures", "head %1").arg(head + 1),
                                      cell.left(), 0.0, cell.width() * double(part.columns()), size,
                                      {Role::Ink}));
        for (std::size_t row = 0; row < m_tokens; ++row) {
            const double shown = staggered(m_frame.progress, int(row), int(m_tokens));
            for (std::size_t column = 0; column < part.columns(); ++column)
                addCell(head, row, column,
                        cell.translated(cell.width() * double(column), cell.height() * double(row)), size,
                        shown);
        }
    }

    void addCell(std::size_t head, std::size_t row, std::size_t column, const QRectF& rect, double size,
                 double shown)
    {
        const int label = int(m_parts[head](row, column));
        SceneItem item;
        item.rect = rect.adjusted(0.5, 0.5, -0.5, -0.5);
        item.name = QCoreApplication::translate("figures", "head %1, row %2, column %3")
                        .arg(head + 1)
                        .arg(row + 1)
                        .arg(column + 1);
        item.value = QCoreApplication::translate("figures", "%1: number %2 of “%3”", "label, column, token")
                         .arg(label)
                         .arg(label % 100)
                         .arg(tokenText(*m_frame.trace, label / 100));
        item.meaning.description =
            QCoreApplication::translate("figures", "%1, %2", "name, value").arg(item.name, item.value);
        item.gridRow = int(row);
        item.gridColumn = int(head * m_parts[head].columns() + column);
        const double text = std::min({size, rect.height() * 0.6, rect.width() * 0.42});
        m_scene.marks.append(RectMark{.rect = item.rect,
                                      .fill = faded({headRole(label / 100)}, 0.35 * shown),
                                      .stroke = Ink{Role::Line},
                                      .meaning = item.meaning});
        TextMark number = textMark(rect, QString::number(label), text, Role::Ink);
        number.meaning = item.meaning;
        m_scene.marks.append(number);
        m_scene.items.append(item);
    }

    engine::Cut m_cut;
    std::size_t m_heads;
    std::size_t m_tokens;
    std::vector<engine::Matrix> m_parts; ///< [n, d_k] of each head
    Scene m_scene;
    Frame m_frame;
};

} // namespace

Scene ReshapeFigure::layout(const Frame& frame) const
{
    return sceneOf<ReshapeLayout>(frame);
}

} // namespace casefile::figures
