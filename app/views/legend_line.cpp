#include "app/views/legend_line.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QPainter>

#include <algorithm>

namespace casefile::views {

using figures::LegendEntry;
using figures::Role;
namespace design = figures::design;

namespace {

constexpr double sampleWidth = 22.0;
constexpr double sampleHeight = 10.0;
constexpr double entryGap = 16.0;

bool isSame(const LegendEntry& a, const LegendEntry& b)
{
    return a.sample == b.sample && a.text == b.text && a.ink.role == b.ink.role &&
           a.ink.level == b.ink.level && a.ink.opacity == b.ink.opacity;
}

} // namespace

LegendLine::LegendLine(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void LegendLine::setEntries(const QList<LegendEntry>& entries)
{
    if (std::equal(entries.begin(), entries.end(), m_entries.begin(), m_entries.end(), isSame))
        return;
    m_entries = entries;
    QStringList words;
    for (const LegendEntry& entry : entries)
        words.append(entry.text);
    setAccessibleName(words.join(u'\n'));
    updateGeometry();
    update();
}

QList<QRectF> LegendLine::places(double width) const
{
    const QFontMetricsF metrics(m_appearance.font(design::textSmall));
    const double lineHeight = metrics.height() + 3;
    QList<QRectF> places;
    double x = 0;
    double y = 0;
    for (const LegendEntry& entry : m_entries) {
        const double wanted =
            m_appearance.pixels(sampleWidth) + 6 + metrics.horizontalAdvance(entry.text) + 2;
        if (x > 0 && x + wanted > width) {
            x = 0;
            y += lineHeight;
        }
        places.append(QRectF(x, y, std::min(wanted, width), lineHeight));
        x += wanted + m_appearance.pixels(entryGap);
    }
    return places;
}

int LegendLine::heightForWidth(int width) const
{
    const QList<QRectF> rects = places(width);
    return rects.isEmpty() ? 0 : int(std::ceil(rects.last().bottom()));
}

QSize LegendLine::sizeHint() const
{
    return {200, heightForWidth(std::max(width(), 200))};
}

void LegendLine::paintSample(QPainter& painter, const LegendEntry& entry, const QRectF& rect) const
{
    const figures::Palette& palette = m_appearance.palette();
    const QColor color = palette.color(entry.ink);
    const double middle = rect.center().y();
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    switch (entry.sample) {
    case LegendEntry::Sample::Swatch:
        painter.drawRoundedRect(rect.adjusted(4, 0, -4, 0), 2, 2);
        break;
    case LegendEntry::Sample::LineThin:
    case LegendEntry::Sample::LineThick:
    case LegendEntry::Sample::Dashed: {
        const double width = entry.sample == LegendEntry::Sample::LineThick ? 4.0 : 1.3;
        const bool dashed = entry.sample == LegendEntry::Sample::Dashed;
        painter.setPen(QPen(color, width, dashed ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.right(), middle));
        break;
    }
    case LegendEntry::Sample::Ramp:
        for (int i = 0; i < int(rect.width()); ++i) {
            const double share = i / rect.width();
            const QRgb rgb = entry.ink.role == Role::Diverging ? palette.diverging(2 * share - 1)
                                                               : palette.sequential(share);
            painter.fillRect(QRectF(rect.left() + i, rect.top(), 1.2, rect.height()), QColor(rgb));
        }
        break;
    case LegendEntry::Sample::Frame:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color, 2));
        painter.drawRoundedRect(rect.adjusted(4, 0, -4, 0), 2, 2);
        break;
    case LegendEntry::Sample::Hatch:
        painter.setBrush(QBrush(color, Qt::BDiagPattern));
        painter.drawRect(rect.adjusted(4, 0, -4, 0));
        break;
    }
}

void LegendLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_appearance.font(design::textSmall));
    const QList<QRectF> rects = places(width());
    const double sample = m_appearance.pixels(sampleWidth);
    for (qsizetype i = 0; i < rects.size(); ++i) {
        const QRectF& rect = rects.at(i);
        const double height = m_appearance.pixels(sampleHeight);
        paintSample(painter, m_entries.at(i),
                    QRectF(rect.left(), rect.center().y() - height / 2, sample, height));
        painter.setPen(m_appearance.color(Role::Muted));
        const QRectF words = rect.adjusted(sample + 6, 0, 0, 0);
        painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(m_entries.at(i).text, Qt::ElideRight,
                                                          int(std::ceil(words.width()))));
    }
}

} // namespace casefile::views
