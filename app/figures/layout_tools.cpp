#include "app/figures/layout_tools.h"

#include "app/figures/design.h"
#include "app/figures/stacked_text.h"
#include "app/playback/prose_fields.h"
#include "engine/attention/mask.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr double chipPadding = 10.0;
constexpr double chipGap = 6.0;
constexpr double smallestReadable = 9.0; ///< pixels
constexpr double shownShare = 0.9;       ///< of a row's mass
constexpr std::size_t alwaysShown = 2;
constexpr double roomyHeight = 420.0; ///< pictures lower than this use smaller text

double largestWidth(const QStringList& texts, double pixelSize)
{
    double width = 0.0;
    for (const QString& text : texts)
        width = std::max(width, textWidth(text, pixelSize));
    return width;
}

/// Of words along a narrow column.
double largestExtent(const QStringList& texts, double pixelSize)
{
    double extent = 0.0;
    for (const QString& text : texts)
        extent = std::max(extent, uprightExtent(text, pixelSize));
    return extent;
}

} // namespace

QString tokenText(const engine::AttentionTrace& trace, int query)
{
    if (query < 0 || std::size_t(query) >= trace.queries())
        return {};
    if (std::size_t(query) < trace.tokens.size())
        return playback::tokenName(trace, query);
    return QString::number(query + 1);
}

QStringList queryTexts(const engine::AttentionTrace& trace)
{
    QStringList texts;
    for (int query = 0; query < int(trace.queries()); ++query)
        texts.append(tokenText(trace, query));
    return texts;
}

QStringList keyTexts(const engine::AttentionTrace& trace)
{
    if (trace.memory.empty())
        return queryTexts(trace);
    QStringList texts;
    for (std::size_t key = 0; key < trace.keys(); ++key)
        texts.append(key < trace.memoryTokens.size() ? playback::keyTokenName(trace, int(key))
                                                     : QString::number(key + 1));
    return texts;
}

bool isHiddenKey(const engine::AttentionTrace& trace, int query, int key)
{
    return !engine::allows(trace.settings.mask, std::size_t(query), std::size_t(key), trace.keys());
}

QString weightText(const engine::AttentionTrace& trace, int head, int query, int key)
{
    if (isHiddenKey(trace, query, key))
        return QCoreApplication::translate("figures", "hidden by the mask");
    const double weight = trace.heads[std::size_t(head)].weights(std::size_t(query), std::size_t(key));
    return QCoreApplication::translate("figures", "weight %1").arg(playback::formatCell(weight));
}

int shownHead(const Frame& frame)
{
    return std::clamp(frame.head, 0, std::max(0, int(frame.trace->headCount()) - 1));
}

double textPixels(const Frame& frame, double size)
{
    const double room = std::clamp(frame.size.height() / roomyHeight, 0.75, 1.0);
    return std::max(7.0, size * frame.textScale * (frame.textScale > 1.0 ? room : std::max(room, 0.85)));
}

TextMark textLine(const QString& text, double left, double top, double width, double pixelSize, Ink ink,
                  TextAlign align)
{
    TextMark mark;
    mark.rect = QRectF(left, top, std::max(width, 1.0), textHeight(pixelSize));
    mark.text = text;
    mark.pixelSize = pixelSize;
    mark.align = align;
    mark.ink = ink;
    return mark;
}

namespace {

/// How words go into columns: as they are, shrunk, turned, or not at all.
struct ChipFit
{
    double pixelSize = 13.0;
    bool areTurned = false;
    bool areDots = false;
};

ChipFit fitChips(const QStringList& texts, double width, double pixelSize)
{
    const double column = width / std::max(1, int(texts.size()));
    const double room = column - std::min(chipGap, column * 0.2) - std::min(chipPadding, column * 0.2);
    const double wanted = largestWidth(texts, pixelSize);
    if (wanted <= room)
        return {pixelSize};
    if (wanted * smallestReadable / pixelSize <= room)
        return {std::max(smallestReadable, std::floor(pixelSize * room / wanted))};
    if (column >= textHeight(smallestReadable) + 3)
        return {std::clamp(std::floor((column - 3) / 1.3), smallestReadable, pixelSize), true};
    return {smallestReadable, false, true};
}

} // namespace

double chipRowHeight(const QStringList& texts, double width, double pixelSize)
{
    const ChipFit fit = fitChips(texts, width, pixelSize);
    if (fit.areDots)
        return 10.0;
    if (fit.areTurned)
        return std::min(largestExtent(texts, fit.pixelSize) + chipPadding, pixelSize * 6);
    return std::ceil(pixelSize * 2.1);
}

ChipRow placeChips(const QStringList& texts, const QRectF& area, double pixelSize)
{
    const ChipFit fit = fitChips(texts, area.width(), pixelSize);
    ChipRow row;
    row.pixelSize = fit.pixelSize;
    row.areDots = fit.areDots;
    row.areTurned = fit.areTurned;

    if (row.areTurned) { // words shrink before they are cut
        const double fitting = (area.height() - 4.0) / std::max(1.0, largestExtent(texts, row.pixelSize));
        row.pixelSize = std::clamp(std::floor(row.pixelSize * fitting),
                                   std::min(smallestReadable, row.pixelSize), row.pixelSize);
    }

    const double column = area.width() / std::max(1, int(texts.size()));
    const double most = column - std::min(chipGap, column * 0.2);
    for (int index = 0; index < int(texts.size()); ++index) {
        double width = std::clamp(textWidth(texts[index], row.pixelSize) + 2 * chipPadding,
                                  area.height() * 1.2, std::max(most, area.height() * 1.2));
        width = row.areDots ? std::min(most, 6.0) : std::min(row.areTurned ? most : width, most);
        const double height = row.areDots ? std::min(width, area.height()) : area.height();
        row.chips.emplace_back(area.left() + (index + 0.5) * column - width / 2,
                               area.center().y() - height / 2, width, height);
    }
    return row;
}

void addChip(Scene& scene, const ChipRow& row, int index, const QString& text, const ChipLook& look,
             const Meaning& meaning)
{
    const QRectF& rect = row.chips[std::size_t(index)];
    RectMark box;
    box.rect = rect;
    box.radius = std::min(design::radiusSmall, rect.height() / 2);
    box.fill = Ink{row.areDots ? Role::Muted : Role::Chip, 0.0, look.opacity};
    box.stroke = look.frame ? *look.frame : Ink{Role::Line, 0.0, look.opacity};
    box.strokeWidth = look.frame ? 2.0 : 1.0;
    box.hatched = look.hatched && !row.areDots;
    box.meaning = meaning;
    scene.marks.append(box);
    if (row.areDots)
        return;

    TextMark label;
    label.text = text;
    const double stacked = stackedHeight(stackedParts(text).size(), row.pixelSize);
    label.stacked = row.areTurned && stacked > 0.0;
    if (label.stacked) {
        const double spare = std::max(0.0, rect.height() - stacked) / 2;
        label.rect = rect.adjusted(0, spare, 0, -spare);
    } else if (row.areTurned) {
        label.rect = QRectF(rect.center() - QPointF(rect.height(), rect.width()) / 2,
                            QSizeF(rect.height(), rect.width()));
        label.rotation = -90.0;
    } else {
        label.rect = rect.adjusted(2, 0, -2, 0);
    }
    label.pixelSize = row.pixelSize;
    label.ink = Ink{Role::Ink, 0.0, std::min(1.0, look.opacity * 2.2)};
    label.meaning = meaning;
    scene.marks.append(label);
}

double linkWidth(double weight)
{
    return 0.75 + 5.0 * std::pow(std::clamp(weight, 0.0, 1.0), 0.6);
}

double linkOpacity(double weight)
{
    return 0.15 + 0.85 * std::sqrt(std::clamp(weight, 0.0, 1.0));
}

std::vector<int> byWeight(std::span<const double> row)
{
    std::vector<int> order(row.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order,
                             [row](int a, int b) { return row[std::size_t(a)] > row[std::size_t(b)]; });
    return order;
}

LinkChoice chooseLinks(std::span<const double> row, int most)
{
    LinkChoice choice;
    const double least = 1.0 / (4.0 * double(std::max<std::size_t>(row.size(), 1)));
    double mass = 0.0;
    for (const int key : byWeight(row)) {
        const double weight = row[std::size_t(key)];
        if (weight <= 0.0)
            break;
        const bool heavy = mass < shownShare && weight >= least;
        if ((heavy || choice.keys.size() < alwaysShown) && choice.keys.size() < std::size_t(most)) {
            choice.keys.push_back(key);
            mass += weight;
        } else {
            choice.rest.push_back(key);
            choice.restMass += weight;
        }
    }
    return choice;
}

Ink inkOn(Role ramp, double level)
{
    constexpr double dark = 0.56; ///< level of the sequential ramp at which ink and panel contrast alike
    return Ink{ramp == Role::Sequential && level > dark ? Role::Panel : Role::Ink};
}

Ink faded(Ink ink, double opacity)
{
    ink.opacity *= opacity;
    return ink;
}

double eased(double t)
{
    const double x = std::clamp(t, 0.0, 1.0);
    return x * x * (3.0 - 2.0 * x);
}

double between(double progress, double from, double to)
{
    return eased((progress - from) / (to - from));
}

double staggered(double progress, int index, int count, double length)
{
    const double start = count > 1 ? (1.0 - length) * index / (count - 1) : 0.0;
    return between(progress, start, start + length);
}

} // namespace casefile::figures
