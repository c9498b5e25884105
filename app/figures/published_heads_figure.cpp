#include "app/figures/published_heads_figure.h"

#include "app/figures/axis_plot.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/text_columns.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

/// One trained model: d_model = 512 is shared out among its heads.
struct Published
{
    int heads;
    int width; ///< columns of each head
    double bleu;
};

/// Vaswani et al. 2017, table 3, rows (A) and base: English to German, newstest2013.
constexpr std::array<Published, 5> published{
    {{1, 512, 24.9}, {4, 128, 25.5}, {8, 64, 25.8}, {16, 32, 25.8}, {32, 16, 25.4}}};

constexpr double lowest = 24.5; ///< of the axis, which does not begin at 0: the legend says so
constexpr double highest = 26.0;
constexpr double dotRadius = 5.0;

QString scoreText(const Published& model)
{
    return QString::number(model.bleu, 'f', 1);
}

AxisPlot plotOf(const QRectF& area, double pixelSize)
{
    AxisPlot plot;
    plot.area = area;
    plot.left = -0.4;
    plot.right = std::log2(double(published.back().heads)) + 0.4;
    plot.low = lowest;
    plot.high = highest;
    plot.pixelSize = pixelSize;
    for (const Published& model : published) //: number of heads, columns of each
        plot.across.push_back(
            {std::log2(double(model.heads)),
             QCoreApplication::translate("figures", "%1 × %2").arg(model.heads).arg(model.width)});
    for (const double tick : {24.5, 25.0, 25.5, 26.0})
        plot.up.push_back({tick, QString::number(tick, 'f', 1)});
    plot.upTitle = QCoreApplication::translate("figures", "BLEU");
    plot.acrossTitle = QCoreApplication::translate("figures", "heads × columns of each, always 512 in all");
    return plot;
}

/// A dot with its number above it, as something to walk to.
void addModel(Scene& scene, const AxisPlot& plot, int place)
{
    const Published& model = published[std::size_t(place)];
    const QPointF dot = plot.at(std::log2(double(model.heads)), model.bleu);
    const bool isBest = model.bleu == std::ranges::max(published, {}, &Published::bleu).bleu;
    const double line = textHeight(plot.pixelSize), half = textWidth(u"00.0"_s, plot.pixelSize, true);
    SceneItem item;
    item.rect = QRectF(dot.x() - half, dot.y() - line - dotRadius, 2 * half, line + 2 * dotRadius);
    item.rect.moveRight(std::min(item.rect.right(), plot.area.right()));
    item.name = QCoreApplication::translate("figures", "%n head(s) of %1 columns", nullptr, model.heads)
                    .arg(model.width);
    item.value = QCoreApplication::translate("figures", "BLEU %1").arg(scoreText(model));
    item.meaning.description =
        QCoreApplication::translate("figures", "%1, %2", "name, value").arg(item.name, item.value);
    item.gridRow = 0;
    item.gridColumn = place;
    scene.marks.append(CircleMark{.centre = dot,
                                  .radius = dotRadius,
                                  .fill = Ink{Role::Accent},
                                  .stroke = {},
                                  .meaning = item.meaning});
    TextMark number = textMark({item.rect.left(), item.rect.top() - 2.0, item.rect.width(), line},
                               scoreText(model), plot.pixelSize, Role::Ink);
    number.bold = isBest;
    scene.marks.append(RectMark{
        .rect = number.rect, .fill = Ink{Role::Panel}, .stroke = {}, .meaning = {}}); // the line ends here
    scene.marks.append(number);
    scene.items.append(item);
}

} // namespace

Scene PublishedHeadsFigure::layout(const Frame& frame) const
{
    using Sample = LegendEntry::Sample;
    Scene scene = explainedBy(
        frame,
        {{Sample::Swatch,
          {Role::Accent},
          QCoreApplication::translate("figures", "one trained model, English to German, development set")},
         {Sample::None,
          {},
          QCoreApplication::translate("figures",
                                      "published (Vaswani et al. 2017, table 3 A), not computed here")},
         {Sample::None,
          {},
          QCoreApplication::translate("figures", "the axis begins at %1, not at 0")
              .arg(QString::number(lowest, 'f', 1))}});
    const QSizeF room = reserveLegend(scene, frame).size;
    const double size = std::min(textPixels(frame, 14.0), room.height() / 12.0), line = size * 1.7,
                 wide = room.width() - 16.0;
    scene.summary = QCoreApplication::translate(
        "figures", "More heads first help, then hurt: at 32 each has 16 columns left.");
    scene.marks.append(textLine(scene.summary, 8.0, 2.0, wide, fittingSize(scene.summary, wide, size), {}));
    const AxisPlot plot = plotOf(QRectF(8.0, line, wide, room.height() - line - 4.0), size);
    addAxes(scene, plot);
    std::vector<QPointF> points;
    for (const Published& model : published)
        points.emplace_back(std::log2(double(model.heads)), model.bleu);
    addCurve(scene, plot, points, {Role::Muted}, scene.legend.at(0).text, 1.5);
    for (int place = 0; place < int(published.size()); ++place)
        addModel(scene, plot, place);
    return scene;
}

} // namespace casefile::figures
