// The calendar of a sheet: a chart whose points are days.
#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/statistics/sheet_chart.h"
#include "app/views/statistics/sheet_words.h"

#include <QChart>
#include <QScatterSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace casefile::views {

using figures::Role;

namespace {

constexpr int weekDays = 7;
constexpr int depths = 4; ///< of a day in the calendar
constexpr double squareSize = 11.0;

} // namespace

/// A square a day, weeks from left to right, Monday on top; four depths of colour.
void SheetChart::addCalendar()
{
    const QDate first = m_sheet.rows.first().first().toDate();
    const QDate monday = first.addDays(1 - first.dayOfWeek());
    const double most = std::max(largestIn(m_sheet.rows, 1), 1.0);
    auto* weeks = new QValueAxis(chart());
    auto* days = new QValueAxis(chart());
    weeks->setRange(-1,
                    std::max<qint64>(monday.daysTo(m_sheet.rows.last().first().toDate()) / weekDays, 25) + 1);
    days->setRange(-1, weekDays);
    days->setReverse(true);
    chart()->addAxis(weeks, Qt::AlignBottom);
    chart()->addAxis(days, Qt::AlignLeft);
    for (QAbstractAxis* axis : chart()->axes())
        axis->setVisible(false);
    for (int depth = 1; depth <= depths; ++depth) {
        auto* squares = new QScatterSeries(chart());
        squares->setMarkerShape(QScatterSeries::MarkerShapeRectangle);
        squares->setMarkerSize(m_appearance.pixels(squareSize));
        QColor color = m_appearance.color(Role::Accent);
        color.setAlphaF(float(depth) / depths);
        squares->setColor(color);
        squares->setBorderColor(m_appearance.color(Role::Accent));
        for (const QVariantList& row : m_sheet.rows)
            if (int(std::ceil(depths * sheetNumber(row, 1) / most)) == depth) {
                const QDate day = row.first().toDate();
                squares->append(double(monday.daysTo(day) / weekDays), day.dayOfWeek() - 1);
            }
        connect(squares, &QScatterSeries::hovered, this, [this, monday](QPointF point, bool isOver) {
            const QDate day = monday.addDays(std::lround(point.x()) * weekDays + std::lround(point.y()));
            for (const QVariantList& row : m_sheet.rows)
                if (row.first().toDate() == day)
                    say(isOver, said(day, 1, row[1]));
        });
        chart()->addSeries(squares);
        squares->attachAxis(weeks);
        squares->attachAxis(days);
    }
}

} // namespace casefile::views
