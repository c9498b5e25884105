#include "app/figures/blend_figure.h"

#include "app/figures/blend_plan.h"
#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/palette.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using engine::TensorId;

namespace {

constexpr double valuesEnd = 0.2; ///< until here the values appear; then they are weighted one after another
constexpr double blendEnd = 0.85; ///< from here on the context stands, with its numbers
constexpr double stripShare = 0.72; ///< of the height of a line

/// Everything that the marks are made of.
struct Picture
{
    const Frame& frame;
    std::size_t head = 0;
    int query = 0;
    QStringList dimensions;
    double largest = 1.0; ///< |value| at level 1, the same in all strips
    BlendPlan plan;

    const engine::HeadTrace& of() const { return frame.trace->heads[head]; }
    double weight(int key) const { return of().weights(std::size_t(query), std::size_t(key)); }
    double value(int key, int dimension) const
    {
        return of().value(std::size_t(key), std::size_t(dimension));
    }
    int width() const { return static_cast<int>(dimensions.size()); }
};

double largestValue(const Frame& frame)
{
    double largest = 1e-12;
    for (const double value : frame.trace->heads[std::size_t(shownHead(frame))].value.values())
        largest = std::max(largest, std::abs(value));
    return largest;
}

Picture pictureOf(const Frame& frame)
{
    const auto head = std::size_t(shownHead(frame));
    const engine::Matrix& values = frame.trace->heads[head].value;
    QStringList dimensions;
    for (std::size_t dimension = 0; dimension < values.columns(); ++dimension)
        dimensions << columnName(*frame.trace, TensorId::Value, head, dimension);
    const int query = focusedQuery(frame);
    BlendPlan plan = planBlend(frame, query, dimensions);
    return {frame, head, query, std::move(dimensions), largestValue(frame), std::move(plan)};
}

/// How far line `index` has been weighted and added at this moment.
double added(const Picture& picture, std::size_t index)
{
    if (!picture.frame.revealed)
        return 0.0;
    const double t = std::clamp((picture.frame.progress - valuesEnd) / (blendEnd - valuesEnd), 0.0, 1.0);
    return staggered(t, static_cast<int>(index), static_cast<int>(picture.plan.lines()), 0.35);
}

QRectF stripCell(const QRectF& strip, int count, int dimension)
{
    const double width = strip.width() / count;
    return {strip.left() + width * dimension, strip.top(), width, strip.height()};
}

QRectF stripIn(const QRectF& line)
{
    const double height = line.height() * stripShare;
    return {line.left(), line.center().y() - height / 2.0, line.width(), height};
}

void addStripFrame(Scene& scene, const QRectF& strip, Role role, const QString& description)
{
    RectMark frame;
    frame.rect = strip;
    frame.fill = Ink{Role::Diverging, 0.0};
    frame.stroke = Ink{role};
    frame.meaning.description = description;
    scene.marks.append(frame);
}

void addStripCell(Scene& scene, const Picture& picture, const QRectF& rect, double value, double opacity,
                  const Meaning& meaning)
{
    if (value == 0.0 || opacity <= 0.0)
        return;
    RectMark mark;
    mark.rect = rect.adjusted(0.5, 0.5, -0.5, -0.5);
    mark.fill = Ink{Role::Diverging, std::clamp(value / picture.largest, -1.0, 1.0), opacity};
    mark.meaning = meaning;
    scene.marks.append(mark);
}

/// Pixel size at which a number fits the cells of the result strip; 0 when none does.
double numberSize(const Picture& picture, double cellHeight)
{
    const double room = picture.plan.context.width() / picture.width() - 3.0;
    for (double size = picture.plan.type.small; size >= picture.plan.type.small * 0.8; size -= 0.5) {
        if (textWidth(QStringLiteral("−0.00"), size) <= room && size * 1.25 <= cellHeight)
            return size;
    }
    return 0.0;
}

void addNumber(Scene& scene, const QRectF& rect, double value, double pixels, const Meaning& meaning)
{
    if (pixels <= 0.0 || value == 0.0)
        return;
    TextMark mark = textMark(rect, playback::formatCell(value), pixels, Role::Ink);
    mark.meaning = meaning;
    scene.marks.append(mark);
}

Meaning valueMeaning(const Picture& picture, int key, int dimension)
{
    const engine::CellRef cell{TensorId::Value, picture.head, std::size_t(key), std::size_t(dimension)};
    Meaning meaning;
    meaning.cell = cell;
    meaning.key = key;
    //: value row of a token, dimension, number
    meaning.description =
        QCoreApplication::translate("figures", "value of %1, %2: %3")
            .arg(keyName(*picture.frame.trace, std::size_t(key)), picture.dimensions[dimension],
                 playback::formatCell(picture.frame.trace->at(cell)));
    return meaning;
}

Meaning weightMeaning(const Picture& picture, int key)
{
    const engine::AttentionTrace& trace = *picture.frame.trace;
    Meaning meaning;
    meaning.query = picture.query;
    meaning.key = key;
    const QString name = cellName(tokenText(trace, picture.query), keyName(trace, std::size_t(key)));
    meaning.description = name;
    if (!picture.frame.revealed)
        return meaning;
    meaning.cell =
        engine::CellRef{TensorId::Weights, picture.head, std::size_t(picture.query), std::size_t(key)};
    meaning.description = QCoreApplication::translate("figures", "%1: %2")
                              .arg(name, weightText(trace, int(picture.head), picture.query, key));
    return meaning;
}

/// "× 0.63" on a bar as long as the weight.
void addWeight(Scene& scene, const Picture& picture, const QRectF& rect, double weight, double grown,
               const Meaning& meaning)
{
    const QRectF strip = stripIn(rect);
    if (picture.frame.revealed && weight * grown > 0.0) {
        RectMark bar;
        bar.rect = QRectF(strip.left(), strip.top(), strip.width() * weight * grown, strip.height());
        bar.fill = Ink{headRole(int(picture.head)), 0.0, 0.3};
        bar.meaning = meaning;
        scene.marks.append(bar);
    }
    if (picture.frame.revealed && grown <= 0.0)
        return;
    TextMark number =
        textMark(strip,
                 picture.frame.revealed ? QStringLiteral("× %1").arg(playback::formatCell(weight))
                                        : QStringLiteral("× ?"),
                 picture.plan.type.note, picture.frame.revealed ? Role::Ink : Role::Muted);
    number.meaning = meaning;
    scene.marks.append(number);
}

void addItem(Scene& scene, const QRectF& rect, const QString& name, const QString& value,
             const Meaning& meaning, std::size_t row, int column)
{
    scene.items.append({rect, name, value, meaning, static_cast<int>(row), column});
}

/// The dimensions of a value that are not zero, in words.
QString valueText(const Picture& picture, int key)
{
    QStringList parts;
    for (int dimension = 0; dimension < picture.width(); ++dimension) {
        if (picture.value(key, dimension) != 0.0)
            parts << QCoreApplication::translate("figures", "%1 %2")
                         .arg(picture.dimensions[dimension],
                              playback::formatCell(picture.value(key, dimension)));
    }
    return parts.join(QCoreApplication::translate("figures", ", "));
}

void addKeyLine(Scene& scene, const Picture& picture, std::size_t index)
{
    const BlendPlan& plan = picture.plan;
    const engine::AttentionTrace& trace = *picture.frame.trace;
    const int key = plan.keys[index];
    const double grown = added(picture, index);
    const bool lit = key == focusedKey(picture.frame);
    const QString token = keyName(trace, std::size_t(key));
    TextMark label = textMark(plan.inLine(plan.labels, index), token, plan.type.body,
                              lit ? Role::Key : Role::Ink, TextAlign::Right);
    label.bold = lit;
    label.meaning.key = key;
    label.meaning.description = token;
    scene.marks.append(label);
    const QString valueName = QCoreApplication::translate("figures", "value of %1").arg(token);
    const QRectF values = stripIn(plan.inLine(plan.values, index));
    const QRectF weighted = stripIn(plan.inLine(plan.weighted, index));
    addStripFrame(scene, values, Role::Value, valueName);
    addStripFrame(scene, weighted, Role::Line,
                  QCoreApplication::translate("figures", "weight times value of %1").arg(token));
    const double visible = between(picture.frame.progress, -0.05, valuesEnd);
    const double pixels = numberSize(picture, weighted.height());
    for (int dimension = 0; dimension < picture.width(); ++dimension) {
        const Meaning meaning = valueMeaning(picture, key, dimension);
        const double value = picture.value(key, dimension);
        addStripCell(scene, picture, stripCell(values, picture.width(), dimension), value, visible, meaning);
        const QRectF cell = stripCell(weighted, picture.width(), dimension);
        if (grown <= 0.0)
            continue;
        Meaning product;
        product.query = picture.query;
        product.key = key;
        const double part = picture.weight(key) * value;
        product.description = QCoreApplication::translate("figures", "%1 × %2 = %3")
                                  .arg(playback::formatCell(picture.weight(key)), playback::formatCell(value),
                                       playback::formatCell(part));
        addStripCell(scene, picture, cell, part, grown, product);
        if (grown >= 1.0)
            addNumber(scene, cell, part, pixels, product);
    }
    const Meaning weight = weightMeaning(picture, key);
    addWeight(scene, picture, plan.inLine(plan.weights, index), picture.weight(key), grown, weight);
    Meaning valueMeans;
    valueMeans.key = key;
    valueMeans.description = valueName;
    addItem(scene, values, valueName, valueText(picture, key), valueMeans, index, 0);
    addItem(scene, plan.inLine(plan.weights, index), cellName(tokenText(trace, picture.query), token),
            picture.frame.revealed ? weightText(trace, int(picture.head), picture.query, key)
                                   : unansweredText(),
            weight, index, 1);
}

/// All keys without a line of their own, added up.
void addOthersLine(Scene& scene, const Picture& picture)
{
    const BlendPlan& plan = picture.plan;
    if (plan.others.empty())
        return;
    const std::size_t index = plan.keys.size();
    const double grown = added(picture, index);
    const QString name =
        QCoreApplication::translate("figures", "%n other key(s)", nullptr, int(plan.others.size()));
    Meaning meaning;
    meaning.description = name;
    QRectF label = plan.inLine(plan.labels, index);
    label.setRight(plan.values.right());
    TextMark text = textMark(label, name, plan.type.note, Role::Muted, TextAlign::Left);
    text.meaning = meaning;
    scene.marks.append(text);
    double weight = 0.0;
    for (const int key : plan.others)
        weight += picture.weight(key);
    addWeight(scene, picture, plan.inLine(plan.weights, index), weight, grown, meaning);
    const QRectF strip = stripIn(plan.inLine(plan.weighted, index));
    addStripFrame(scene, strip, Role::Line, name);
    for (int dimension = 0; dimension < picture.width(); ++dimension) {
        double part = 0.0;
        for (const int key : plan.others)
            part += picture.weight(key) * picture.value(key, dimension);
        addStripCell(scene, picture, stripCell(strip, picture.width(), dimension), part, grown, meaning);
    }
    addItem(
        scene, plan.inLine(plan.weights, index), name,
        picture.frame.revealed
            ? QCoreApplication::translate("figures", "weights together %1").arg(playback::formatCell(weight))
            : unansweredText(),
        meaning, index, 1);
}

/// What has been added up to this moment in one dimension; the context itself at the end.
double sumSoFar(const Picture& picture, int dimension)
{
    double sum = 0.0;
    for (std::size_t index = 0; index < picture.plan.keys.size(); ++index)
        sum += added(picture, index) * picture.weight(picture.plan.keys[index]) *
               picture.value(picture.plan.keys[index], dimension);
    for (const int key : picture.plan.others)
        sum += added(picture, picture.plan.keys.size()) * picture.weight(key) * picture.value(key, dimension);
    return sum;
}

void addContextCell(Scene& scene, const Picture& picture, int dimension, bool stands, double pixels)
{
    const engine::CellRef cell{TensorId::Context, picture.head, std::size_t(picture.query),
                               std::size_t(dimension)};
    const double value = picture.frame.trace->at(cell);
    const QRectF rect = stripCell(picture.plan.context, picture.width(), dimension);
    const QString token = tokenText(*picture.frame.trace, picture.query);
    Meaning meaning;
    meaning.query = picture.query;
    const QString name =
        QCoreApplication::translate("figures", "context of %1, %2").arg(token, picture.dimensions[dimension]);
    meaning.description = name;
    QString spoken = picture.frame.revealed ? QCoreApplication::translate("figures", "not computed yet")
                                            : unansweredText();
    if (stands) {
        meaning.cell = cell;
        spoken = playback::formatCell(value);
        meaning.description = QCoreApplication::translate("figures", "%1: %2").arg(name, spoken);
    }
    addStripCell(scene, picture, rect, stands ? value : sumSoFar(picture, dimension), 1.0, meaning);
    if (stands)
        addNumber(scene, rect, value, pixels, meaning);
    addItem(scene, rect, name, spoken, meaning, picture.plan.lines(), dimension);
}

void addContext(Scene& scene, const Picture& picture)
{
    const BlendPlan& plan = picture.plan;
    const bool stands = picture.frame.revealed && picture.frame.progress >= blendEnd;
    LineMark arrow;
    arrow.from = {plan.context.center().x(), plan.weighted.bottom()};
    arrow.to = {plan.context.center().x(), plan.context.top() - 2.0};
    arrow.arrow = true;
    arrow.width = 1.5;
    arrow.ink = {Role::Muted};
    arrow.meaning.description = QCoreApplication::translate("figures", "summed down each column");
    scene.marks.append(arrow);
    //: the result of the blend: the query token
    const QString label = QCoreApplication::translate("figures", "context of %1")
                              .arg(tokenText(*picture.frame.trace, picture.query));
    scene.marks.append(textMark(plan.contextLabel, label, plan.type.body, Role::Query, TextAlign::Right));
    addStripFrame(scene, plan.context, Role::Query, label);
    const double pixels = numberSize(picture, plan.context.height());
    for (int dimension = 0; dimension < picture.width(); ++dimension)
        addContextCell(scene, picture, dimension, stands, pixels);
    addColumnLabels(scene, plan.dimensions, picture.dimensions, plan.names, -1, Role::Ink, false);
    if (!stands)
        return;
    double sum = 0.0;
    for (const double weight : picture.of().weights.row(std::size_t(picture.query)))
        sum += weight;
    TextMark total = textMark(plan.weightSum, QStringLiteral("Σ %1").arg(playback::formatCell(sum)),
                              plan.type.note, Role::Muted);
    total.meaning.description = QCoreApplication::translate("figures", "the weights of the row sum to %1")
                                    .arg(playback::formatCell(sum));
    scene.marks.append(total);
}

void addHeadings(Scene& scene, const Picture& picture)
{
    const BlendPlan& plan = picture.plan;
    const auto over = [&](const QRectF& column, const QString& text, Role role) {
        const QRectF rect(column.left(), plan.heading.top(), column.width(), plan.heading.height());
        scene.marks.append(textMark(rect, text, plan.type.small, role));
    };
    over(plan.values, QCoreApplication::translate("figures", "value v"), Role::Value);
    over(plan.weights, QCoreApplication::translate("figures", "weight"), headRole(int(picture.head)));
    over(plan.weighted, QCoreApplication::translate("figures", "weight × value"), Role::Muted);
}

QList<LegendEntry> legendOf(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    const QString largest = playback::formatCell(largestValue(frame));
    return {
        {Sample::Ramp,
         {Role::Diverging, 1.0},
         QCoreApplication::translate("figures", "a number from −%1 to %1, the same colours in every strip")
             .arg(largest)},
        {Sample::Frame, {Role::Value}, QCoreApplication::translate("figures", "value of a key")},
        {Sample::Swatch,
         {headRole(shownHead(frame)), 0.0, 0.3},
         QCoreApplication::translate("figures", "weight; the weights of the row are shares of 1")},
        {Sample::Frame,
         {Role::Query},
         QCoreApplication::translate("figures", "context: the sum of each column")}};
}

QString summaryOf(const Picture& picture)
{
    const engine::AttentionTrace& trace = *picture.frame.trace;
    const QString token = tokenText(trace, picture.query);
    if (!picture.frame.revealed)
        return QCoreApplication::translate("figures", "The blend for %1 is hidden until you answer.")
            .arg(token);
    const auto row = picture.of().weights.row(std::size_t(picture.query));
    const int best = byWeight(row).front();
    return QCoreApplication::translate(
               "figures",
               "The context of %1 is a blend of %n value(s); the largest share, %2, comes from %3.", nullptr,
               int(row.size()))
        .arg(token, playback::formatCell(picture.weight(best)), keyName(trace, std::size_t(best)));
}

} // namespace

Scene BlendFigure::layout(const Frame& frame) const
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame) || frame.trace->heads.front().value.columns() == 0)
        return scene;
    scene.legend = legendOf(frame);
    const Frame above = reserveLegend(scene, frame);
    const Picture picture = pictureOf(above);
    addHeadings(scene, picture);
    for (std::size_t index = 0; index < picture.plan.keys.size(); ++index)
        addKeyLine(scene, picture, index);
    addOthersLine(scene, picture);
    addContext(scene, picture);
    scene.summary = summaryOf(picture);
    return scene;
}

} // namespace casefile::figures
