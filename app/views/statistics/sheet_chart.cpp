#include "app/views/statistics/sheet_chart.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/statistics/sheet_words.h"

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QCategoryAxis>
#include <QChart>
#include <QHorizontalStackedBarSeries>
#include <QLegend>
#include <QLineSeries>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace casefile::views {

using namespace Qt::StringLiterals;
using figures::Role;
using learner::SheetKind;
namespace design = figures::design;

namespace {

constexpr QSize usualSize(520, 260);
constexpr QSize leastSize(260, 200);
constexpr int mostTicks = 7;        ///< of days below a chart
constexpr int mostTicksBeside = 40; ///< of names at its left, one below the other
constexpr double mostPercent = 100.0;

} // namespace

SheetChart::SheetChart(const Appearance& appearance, QWidget* parent)
    : QChartView(new QChart, parent)
    , m_appearance(appearance)
{
    setFrameShape(QFrame::NoFrame);
    setBackgroundBrush(Qt::NoBrush);
    viewport()->setAutoFillBackground(false);
    setRenderHint(QPainter::Antialiasing);
    setFocusPolicy(Qt::NoFocus);
    chart()->setBackgroundVisible(false);
    chart()->setMargins({});
    chart()->setAnimationOptions(QChart::NoAnimation);
    connect(&appearance, &Appearance::changed, this, &SheetChart::rebuild);
}

QSize SheetChart::sizeHint() const
{
    return usualSize * m_appearance.textScale();
}

QSize SheetChart::minimumSizeHint() const
{
    return leastSize;
}

void SheetChart::setSheet(const learner::Sheet& sheet)
{
    m_sheet = sheet;
    setAccessibleName(sheet.title);
    setAccessibleDescription(sheet.definition);
    rebuild();
}

void SheetChart::rebuild()
{
    chart()->removeAllSeries();
    for (QAbstractAxis* axis : chart()->axes()) {
        chart()->removeAxis(axis);
        delete axis;
    }
    chart()->legend()->setVisible(m_sheet.kind == SheetKind::Lines || m_sheet.kind == SheetKind::Stacked);
    chart()->legend()->setAlignment(Qt::AlignBottom);
    chart()->legend()->setLabelColor(m_appearance.color(Role::Ink));
    chart()->legend()->setFont(m_appearance.font(design::textSmall));
    if (m_sheet.rows.isEmpty())
        return;
    switch (m_sheet.kind) {
    case SheetKind::Bars:
        return addBars();
    case SheetKind::Lines:
        return addLines();
    case SheetKind::Stacked:
        return addStack();
    case SheetKind::Counts:
        return addCounts();
    case SheetKind::Calendar:
        return addCalendar();
    }
}

void SheetChart::say(bool isOver, const QString& words)
{
    if (isOver)
        QToolTip::showText(QCursor::pos(), words, this);
    else
        QToolTip::hideText();
}

QString SheetChart::said(const QVariant& place, int column, const QVariant& value) const
{
    return tr("%1 · %2: %3\n%4", "place, name of the number, number, definition")
        .arg(sheetWords(place), m_sheet.columns[column].name, sheetWords(value),
             m_sheet.columns[column].definition);
}

/// What a bar is: its place, its number, and the definition of the column.
void SheetChart::hoverOf(QBarSet* set, int column)
{
    connect(set, &QBarSet::hovered, this, [this, column](bool isOver, int row) {
        if (row >= m_sheet.rows.size())
            return;
        say(isOver, said(m_sheet.rows[row].first(), column, m_sheet.rows[row][column]));
    });
}

void SheetChart::styleAxis(QAbstractAxis* axis) const
{
    axis->setLabelsFont(m_appearance.font(design::textSmall));
    axis->setLabelsColor(m_appearance.color(Role::Muted));
    axis->setGridLineColor(m_appearance.color(Role::Line));
    axis->setLinePen(QPen(m_appearance.color(Role::Line)));
}

/// A name for each row, or, where they are many, for some of them.
static QAbstractAxis* namesOf(const QStringList& names, int most, QChart* chart)
{
    if (names.size() <= most) {
        auto* axis = new QBarCategoryAxis(chart);
        axis->setTruncateLabels(false); // they are short already
        axis->append(names);
        return axis;
    }
    auto* axis = new QCategoryAxis(chart);
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    axis->setRange(-0.5, double(names.size()) - 0.5);
    const qsizetype stride = (names.size() + most - 1) / most;
    for (qsizetype row = 0; row < names.size(); row += stride)
        axis->append(names[row], double(row));
    return axis;
}

/// Categories below, whole numbers or percents at the left.
void SheetChart::addAxes(QAbstractSeries* series, const QStringList& categories, double most)
{
    const bool isFlat = m_sheet.kind == SheetKind::Stacked;
    QAbstractAxis* below = namesOf(categories, isFlat ? mostTicksBeside : mostTicks, chart());
    below->setGridLineVisible(false);
    auto* left = new QValueAxis(chart());
    left->setRange(0, std::max(most, 1.0));
    left->setLabelFormat(u"%.0f"_s);
    left->applyNiceNumbers();
    if (left->max() < left->tickCount()) { // whole things: no tick between one and the next
        left->setMax(std::ceil(left->max()));
        left->setTickCount(int(left->max()) + 1);
    }
    for (QAbstractAxis* axis : {below, static_cast<QAbstractAxis*>(left)}) {
        styleAxis(axis);
        const bool isBelow = (axis == below) != isFlat;
        chart()->addAxis(axis, isBelow ? Qt::AlignBottom : Qt::AlignLeft);
        series->attachAxis(axis);
    }
}

void SheetChart::addBars()
{
    auto* set = new QBarSet(m_sheet.columns[1].name);
    set->setColor(m_appearance.color(Role::Accent));
    set->setBorderColor(Qt::transparent);
    for (const QVariantList& row : m_sheet.rows)
        set->append(sheetNumber(row, 1));
    hoverOf(set, 1);
    auto* series = new QBarSeries(chart());
    series->append(set);
    series->setBarWidth(0.7);
    chart()->addSeries(series);
    addAxes(series, sheetTicks(m_sheet.rows), largestIn(m_sheet.rows, 1));
}

void SheetChart::addLines()
{
    const int last = int(m_sheet.columns.size()) - 1;
    QList<QLineSeries*> lines;
    for (const int column : {last - 1, last}) {
        auto* line = new QLineSeries(chart());
        const bool isWanted = column == last;
        line->setName(m_sheet.columns[column].name);
        QPen pen(m_appearance.color(isWanted ? Role::Muted : Role::Accent), 2);
        pen.setStyle(isWanted ? Qt::DashLine : Qt::SolidLine); // not by colour alone
        line->setPen(pen);
        line->setPointsVisible(!isWanted);
        for (int row = 0; row < m_sheet.rows.size(); ++row)
            line->append(row, sheetNumber(m_sheet.rows[row], column));
        connect(line, &QLineSeries::hovered, this, [this, column](QPointF point, bool isOver) {
            const qsizetype row =
                std::clamp(qsizetype(std::lround(point.x())), qsizetype(0), m_sheet.rows.size() - 1);
            say(isOver, said(m_sheet.rows[row].first(), column, m_sheet.rows[row][column]));
        });
        chart()->addSeries(line);
        lines.append(line);
    }
    addAxes(lines[0], sheetTicks(m_sheet.rows), mostPercent);
    for (QAbstractAxis* axis : chart()->axes())
        lines[1]->attachAxis(axis);
}

void SheetChart::addStack()
{
    constexpr Role roles[] = {Role::Chip, Role::Query, Role::Value, Role::Accent};
    auto* series = new QHorizontalStackedBarSeries(chart());
    double most = 0;
    QList<QVariantList> rows = m_sheet.rows;
    std::ranges::reverse(rows); // the first one on top
    for (int column = 1; column <= int(std::size(roles)); ++column) {
        auto* set = new QBarSet(m_sheet.columns[column].name);
        set->setColor(m_appearance.color(roles[column - 1]));
        set->setBorderColor(m_appearance.color(Role::Line));
        for (const QVariantList& row : rows)
            set->append(sheetNumber(row, column));
        series->append(set);
    }
    for (const QVariantList& row : rows)
        most = std::max(most, sheetNumber(row, 1) + sheetNumber(row, 2) + sheetNumber(row, 3) +
                                  sheetNumber(row, 4));
    chart()->addSeries(series);
    addAxes(series, sheetTicks(rows), most);
}

/// How many rows are of each kind.
void SheetChart::addCounts()
{
    QStringList kinds;
    QList<int> counts;
    for (const QVariantList& row : m_sheet.rows) {
        qsizetype kind = kinds.indexOf(row[1].toString());
        if (kind < 0) {
            kind = kinds.size();
            kinds.append(row[1].toString());
            counts.append(0);
        }
        ++counts[kind];
    }
    auto* set = new QBarSet(m_sheet.columns[1].name);
    set->setColor(m_appearance.color(Role::Accent));
    set->setBorderColor(Qt::transparent);
    for (const int count : counts)
        set->append(count);
    connect(set, &QBarSet::hovered, this, [this, kinds, counts](bool isOver, int kind) {
        say(isOver, tr("%1: %2\n%3", "state, how many, definition")
                        .arg(kinds.value(kind))
                        .arg(counts.value(kind))
                        .arg(m_sheet.columns[1].definition));
    });
    auto* series = new QBarSeries(chart());
    series->append(set);
    chart()->addSeries(series);
    addAxes(series, kinds, *std::ranges::max_element(counts));
}

} // namespace casefile::views
