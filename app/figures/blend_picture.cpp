#include "app/figures/blend_picture.h"

#include "app/figures/layout_tools.h"
#include "app/playback/prose_fields.h"

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr double valuesEnd = 0.2; ///< until here the values appear; then they are weighted one after another
constexpr double blendEnd = 0.85; ///< from here on the context stands, with its numbers
constexpr double stripShare = 0.72;    ///< of the height of a line
constexpr double smallestNumber = 8.5; ///< pixels

} // namespace

double largestValue(const Frame& frame)
{
    double largest = 1e-12;
    for (const double value : frame.trace->heads[std::size_t(shownHead(frame))].value.values())
        largest = std::max(largest, std::abs(value));
    return largest;
}

BlendPicture blendPictureOf(const Frame& frame)
{
    const auto head = std::size_t(shownHead(frame));
    const engine::Matrix& values = frame.trace->heads[head].value;
    QStringList dimensions;
    for (std::size_t dimension = 0; dimension < values.columns(); ++dimension)
        dimensions << columnName(*frame.trace, engine::TensorId::Value, head, dimension);
    const int query = focusedQuery(frame);
    BlendPlan plan = planBlend(frame, query, dimensions);
    return {frame, head, query, std::move(dimensions), largestValue(frame), std::move(plan)};
}

double appeared(const BlendPicture& picture)
{
    return between(picture.frame.progress, -0.05, valuesEnd);
}

double added(const BlendPicture& picture, std::size_t index)
{
    if (!picture.frame.revealed)
        return 0.0;
    const double t = std::clamp((picture.frame.progress - valuesEnd) / (blendEnd - valuesEnd), 0.0, 1.0);
    return staggered(t, static_cast<int>(index), static_cast<int>(picture.plan.lines()), 0.35);
}

bool contextStands(const BlendPicture& picture)
{
    return picture.frame.revealed && picture.frame.progress >= blendEnd;
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

void addStripCell(Scene& scene, const BlendPicture& picture, const QRectF& rect, double value, double opacity,
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

double numberSize(const BlendPicture& picture, double cellHeight)
{
    QString widest = QStringLiteral("0.00");
    for (const double value : picture.of().context.row(std::size_t(picture.query))) {
        const QString text = playback::formatCell(value);
        if (text.size() > widest.size())
            widest = text;
    }
    const double room = picture.plan.context.width() / picture.width() - 3.0;
    for (double size = picture.plan.type.small; size >= smallestNumber; size -= 0.5) {
        if (textWidth(widest, size) <= room && textHeight(size) <= cellHeight)
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

} // namespace casefile::figures
