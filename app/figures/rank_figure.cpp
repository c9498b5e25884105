#include "app/figures/rank_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/number_table.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/spectrum.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostTokens = 48; ///< whose rows and columns are measured
constexpr double barGap = 0.25;        ///< of the width of a bar
constexpr int decades = 16;            ///< below the largest: there the digits of a double end
constexpr int decadesPerLine = 4;
constexpr double leastHeight = 3.0; ///< pixels of a hollow bar

/// How high a value stands on the logarithmic axis: 1 the largest, 0 the end of the digits.
double heightShare(double value, double largest)
{
    if (value <= 0.0 || largest <= 0.0)
        return 0.0;
    return std::clamp(1.0 + std::log10(value / largest) / decades, 0.0, 1.0);
}

engine::Matrix corner(const engine::Matrix& matrix)
{
    engine::Matrix part(std::min(matrix.rows(), mostTokens), std::min(matrix.columns(), mostTokens));
    for (std::size_t row = 0; row < part.rows(); ++row) {
        for (std::size_t column = 0; column < part.columns(); ++column)
            part(row, column) = matrix(row, column);
    }
    return part;
}

/// One table and where its bars stand.
struct Panel
{
    QString title;
    engine::Spectrum spectrum;
    QRectF area;
    int row = 0;
};

class RankLayout
{
public:
    explicit RankLayout(const Frame& frame)
        : m_frame(reserveLegend(m_scene = explained(frame), frame))
        , m_pixels(std::min(textPixels(m_frame, 14.0), m_frame.size.height() / 12.0))
    {
        const engine::HeadTrace& head = frame.trace->heads[std::size_t(shownHead(frame))];
        const double half = m_frame.size.height() / 2.0;
        const QRectF upper(10.0, 0.0, m_frame.size.width() - 20.0, half - 4.0);
        m_panels = {{u"QKᵀ"_s, engine::spectrumOf(corner(head.scores)), upper, 0},
                    {u"A"_s, {}, upper.translated(0.0, half), 1}};
        if (frame.revealed) // the weights are the answer
            m_panels[1].spectrum = engine::spectrumOf(corner(head.weights));
        m_dK = head.query.columns();
    }

    Scene make()
    {
        for (const Panel& panel : m_panels) {
            addTitle(panel);
            addBars(panel);
        }
        const QString weights =
            m_frame.revealed ? QString::number(m_panels[1].spectrum.rank) : unansweredText();
        m_scene.summary = QCoreApplication::translate(
                              "figures", "Rank of the scores: %1, at most d_k = %2. Rank of the weights: %3.")
                              .arg(m_panels[0].spectrum.rank)
                              .arg(m_dK)
                              .arg(weights);
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        Scene scene = explainedBy(
            frame,
            {{Sample::Swatch,
              {Role::Accent},
              QCoreApplication::translate(
                  "figures", "singular value, falling; height: its share of the largest, in powers of ten")},
             {Sample::Frame,
              {Role::Muted},
              QCoreApplication::translate("figures", "zero but for rounding")}});
        if (frame.trace->memory.empty())
            addCutNote(scene, frame, int(mostTokens));
        return scene;
    }

    void addTitle(const Panel& panel)
    {
        const QString text =
            panel.row == 0
                ? QCoreApplication::translate("figures",
                                              "scores QKᵀ: rank %1, and d_k = %2; the table is %3 × %4")
                : QCoreApplication::translate(
                      "figures", "weights A, after softmax: rank %1 (d_k = %2); the table is %3 × %4");
        const QString rank =
            panel.row == 0 || m_frame.revealed ? QString::number(panel.spectrum.rank) : unansweredText();
        const auto rows = std::min(m_frame.trace->queries(), mostTokens);
        const auto columns = std::min(m_frame.trace->keys(), mostTokens);
        TextMark title = textLine(text.arg(rank).arg(m_dK).arg(rows).arg(columns), panel.area.left(),
                                  panel.area.top(), panel.area.width(), m_pixels, {Role::Ink});
        title.bold = true;
        m_scene.marks.append(title);
        if (!panel.spectrum.values.empty())
            m_scene.marks.append(textLine(extremes(panel.spectrum), panel.area.left(),
                                          panel.area.top() + textHeight(m_pixels), panel.area.width(),
                                          m_pixels, {Role::Muted}));
    }

    /// The largest value, the last that is not zero, and what comes behind it.
    static QString extremes(const engine::Spectrum& spectrum)
    {
        const auto number = [&](std::size_t place) { return compactNumber(spectrum.values[place]); };
        const std::size_t last = std::max<std::size_t>(spectrum.rank, 1);
        if (last >= spectrum.values.size())
            return QCoreApplication::translate("figures", "largest %1, number %2, the last: %3")
                .arg(number(0))
                .arg(last)
                .arg(number(last - 1));
        return QCoreApplication::translate("figures", "largest %1, number %2: %3, number %4: %5, rounding")
            .arg(number(0))
            .arg(last)
            .arg(number(last - 1))
            .arg(last + 1)
            .arg(number(last));
    }

    /// Powers of ten, at the left edge; returns the room of the bars.
    QRectF addAxis(const QRectF& room)
    {
        const double size = m_pixels * 0.85, line = textHeight(size);
        const double label = textWidth(playback::formatPower(1e-16, 0), size) + 4.0;
        const QRectF plot = room.adjusted(label, line / 2.0, 0.0, -line / 2.0);
        for (int decade = 0; decade <= decades; decade += decadesPerLine) {
            const double y = plot.top() + plot.height() * decade / decades;
            m_scene.marks.append(LineMark{
                .from = {plot.left(), y}, .to = {plot.right(), y}, .ink = {Role::Line}, .meaning = {}});
            m_scene.marks.append(
                textLine(decade == 0 ? u"1"_s : playback::formatPower(std::pow(10.0, -decade), 0),
                         room.left(), y - line / 2.0, label - 4.0, size, {Role::Muted}, TextAlign::Right));
        }
        return plot;
    }

    void addBars(const Panel& panel)
    {
        const auto& values = panel.spectrum.values;
        if (values.empty())
            return;
        const QRectF plot = addAxis(panel.area.adjusted(0.0, 2.0 * textHeight(m_pixels) + 2.0, 0.0, 0.0));
        const double step = plot.width() / double(std::max<std::size_t>(values.size(), 12));
        for (std::size_t i = 0; i < values.size(); ++i) {
            const bool counts = i < panel.spectrum.rank;
            const double share = heightShare(values[i], values.front());
            const double grown = share * plot.height() * between(m_frame.progress, 0.0, 0.5);
            const double height = counts ? grown : std::max(leastHeight, grown);
            SceneItem item;
            item.rect =
                QRectF(plot.left() + double(i) * step, plot.bottom() - height, step * (1.0 - barGap), height);
            item.name =
                QCoreApplication::translate("figures", "singular value %1 of %2").arg(i + 1).arg(panel.title);
            item.value = counts ? playback::formatCell(values[i], 4)
                                : QCoreApplication::translate("figures", "zero but for rounding");
            item.meaning.description =
                QCoreApplication::translate("figures", "%1: %2", "name, value").arg(item.name, item.value);
            item.gridRow = panel.row;
            item.gridColumn = int(i);
            m_scene.marks.append(RectMark{.rect = item.rect,
                                          .fill = counts ? std::optional(Ink{Role::Accent}) : std::nullopt,
                                          .stroke = Ink{counts ? Role::Accent : Role::Muted},
                                          .meaning = item.meaning});
            m_scene.items.append(item);
        }
    }

    Scene m_scene;
    Frame m_frame;
    double m_pixels;
    std::vector<Panel> m_panels;
    std::size_t m_dK = 0;
};

} // namespace

Scene RankFigure::layout(const Frame& frame) const
{
    return sceneOf<RankLayout>(frame);
}

} // namespace casefile::figures
