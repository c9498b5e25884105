#include "app/figures/legend.h"

#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/link_curve.h"

#include <QCoreApplication>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace casefile::figures {

namespace {

constexpr double sampleWidth = 22.0;
constexpr double rampSteps = 8;
constexpr double smallestText = 10.0; ///< pixels
constexpr double mostShare = 0.4;     ///< of the height: rather than that an entry is left out
constexpr double wordShare = 1.1;     ///< pixel size of a sample word, of the height of a sample

/// One line of an entry placed: where it starts.
struct Place
{
    const LegendEntry* entry = nullptr;
    QString text;
    bool isFirst = true; ///< of its entry: the sample stands before it
    QPointF corner;
    double width = 0.0;
};

double rowHeight(double pixelSize)
{
    return textHeight(pixelSize) + design::space1;
}

/// What stands before the words of an entry, with the gap; 0 where there are words alone.
double sampleRoom(const LegendEntry& entry)
{
    return entry.sample == LegendEntry::Sample::None ? 0.0 : sampleWidth + design::space1;
}

/// Sample and words of an entry, side by side.
double entryWidth(const LegendEntry& entry, const QString& text, double pixelSize)
{
    return sampleRoom(entry) + textWidth(text, pixelSize) + 2.0;
}

/// The words of an entry in lines that fit: broken where a line of prose may be, which in Chinese is
/// anywhere.
QStringList linesOf(const LegendEntry& entry, double width, double pixelSize)
{
    if (entryWidth(entry, entry.text, pixelSize) <= width)
        return {entry.text};
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, entry.text);
    QStringList lines;
    qsizetype start = 0;
    qsizetype fits = 0;
    for (qsizetype next = breaks.toNextBoundary(); next >= 0; next = breaks.toNextBoundary()) {
        if (fits > start &&
            entryWidth(entry, entry.text.sliced(start, next - start).trimmed(), pixelSize) > width) {
            lines.append(entry.text.sliced(start, fits - start).trimmed());
            start = fits;
        }
        fits = next;
    }
    lines.append(entry.text.sliced(start).trimmed());
    return lines;
}

/// Entries in lines, left to right, wrapped at `width`; one that is too long for a line goes on below.
std::vector<Place> flow(const Scene& scene, double width, double pixelSize)
{
    std::vector<Place> places;
    QPointF corner(0, 0);
    for (const LegendEntry& entry : scene.legend) {
        const QStringList lines = linesOf(entry, width, pixelSize);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const double wanted = std::min(entryWidth(entry, lines[i], pixelSize), width);
            if (corner.x() > 0 && (corner.x() + wanted > width || lines.size() > 1))
                corner = QPointF(0, corner.y() + rowHeight(pixelSize));
            places.push_back({&entry, lines[i], i == 0, corner, wanted});
            corner.rx() += wanted + design::space4;
        }
    }
    return places;
}

RectMark swatch(const QRectF& rect, std::optional<Ink> fill, std::optional<Ink> stroke)
{
    RectMark mark;
    mark.rect = rect;
    mark.fill = fill;
    mark.stroke = stroke;
    mark.radius = 2.0;
    return mark;
}

void addRamp(Scene& scene, const QRectF& box, const Ink& ink)
{
    const double step = box.width() / rampSteps;
    const bool isSigned = ink.role == Role::Diverging;
    for (int index = 0; index < int(rampSteps); ++index) {
        const double share = (index + 0.5) / rampSteps;
        RectMark mark;
        mark.rect = QRectF(box.left() + index * step, box.top(), step, box.height());
        mark.fill = Ink{ink.role, isSigned ? 2 * share - 1 : share};
        scene.marks.append(mark);
    }
}

/// The pattern of a head's links, as short lines.
void addDashes(Scene& scene, LineMark line, int dash)
{
    const auto& lengths = link_curve::dashPattern(dash);
    const double end = line.to.x();
    if (lengths[0] <= 0.0) {
        scene.marks.append(line);
        return;
    }
    for (std::size_t piece = 0; line.from.x() < end; piece += 2) {
        line.to.setX(std::min(end, line.from.x() + lengths[piece % 4]));
        scene.marks.append(line);
        line.from.setX(line.to.x() + lengths[(piece + 1) % 4]);
    }
}

void addSample(Scene& scene, const LegendEntry& entry, const QRectF& box)
{
    using Sample = LegendEntry::Sample;
    LineMark line;
    line.from = QPointF(box.left(), box.center().y());
    line.to = QPointF(box.right(), box.center().y());
    line.ink = entry.ink;
    switch (entry.sample) {
    case Sample::Swatch:
        // a pale colour would look like no sample at all
        scene.marks.append(swatch(
            box, entry.ink, entry.ink.role == Role::Chip ? std::optional(Ink{Role::Line}) : std::nullopt));
        return;
    case Sample::Frame: {
        RectMark frame = swatch(box.adjusted(1, 1, -1, -1), std::nullopt, entry.ink);
        frame.strokeWidth = 2.0;
        scene.marks.append(frame);
        return;
    }
    case Sample::Hatch: {
        RectMark hatched = swatch(box, entry.ink, Ink{Role::Line});
        hatched.hatched = true;
        scene.marks.append(hatched);
        return;
    }
    case Sample::Ramp:
        addRamp(scene, box, entry.ink);
        return;
    case Sample::LineThin:
    case Sample::LineThick:
        line.width = entry.sample == Sample::LineThick ? 4.0 : 1.5;
        scene.marks.append(line);
        return;
    case Sample::Dashed:
        line.width = 2.5;
        addDashes(scene, line, entry.dash);
        return;
    case Sample::Word: {
        TextMark word = textLine(QCoreApplication::translate("figures", "Aa", "sample of a bold word"),
                                 box.left(), 0.0, box.width(), box.height() * wordShare, entry.ink);
        word.bold = true;
        word.rect.moveTop(box.center().y() - word.rect.height() / 2);
        scene.marks.append(word);
        return;
    }
    case Sample::None:
        return;
    }
}

} // namespace

double legendHeight(const Scene& scene, double width, double pixelSize)
{
    const std::vector<Place> places = flow(scene, width, pixelSize);
    return places.empty() ? 0.0 : places.back().corner.y() + rowHeight(pixelSize);
}

LegendPlace placeLegend(const Scene& scene, const QRectF& room, double pixelSize, double share)
{
    pixelSize = std::max(pixelSize, smallestText);
    double most = room.height() * share;
    double height = legendHeight(scene, room.width(), pixelSize);
    while (pixelSize - 1.0 >= smallestText && height > most) {
        pixelSize -= 1.0;
        height = legendHeight(scene, room.width(), pixelSize);
    }
    if (pixelSize - 1.0 < smallestText)
        most = std::max(most, room.height() * mostShare);
    height = std::min(height, most);
    return {QRectF(room.left(), room.bottom() - height, room.width(), height), pixelSize};
}

bool addLegend(Scene& scene, const LegendPlace& legend)
{
    const QRectF& area = legend.area;
    const double pixelSize = legend.pixelSize;
    for (const Place& place : flow(scene, area.width(), pixelSize)) {
        const QRectF row(area.topLeft() + place.corner, QSizeF(place.width, rowHeight(pixelSize)));
        if (row.bottom() > area.bottom() + 0.01)
            return false;
        const double height = std::min(10.0, row.height());
        if (place.isFirst)
            addSample(scene, *place.entry,
                      QRectF(row.left(), row.center().y() - height / 2, sampleWidth, height));
        const double before = sampleRoom(*place.entry);
        TextMark text = textLine(place.text, row.left() + before, row.top(), row.width() - before, pixelSize,
                                 Ink{Role::Muted});
        text.rect.moveTop(row.center().y() - text.rect.height() / 2);
        scene.marks.append(text);
    }
    return true;
}

} // namespace casefile::figures
