#pragma once

#include "app/learner/statistics_sheets.h"

#include <QChartView>

class QBarSet;

namespace casefile::views {

class Appearance;

/// A sheet as a chart in the colours and letters of the program. What stands under the pointer is said with
/// its definition; the table beside it has the same numbers for the keyboard and the screen reader.
class SheetChart : public QChartView
{
    Q_OBJECT

public:
    SheetChart(const Appearance& appearance, QWidget* parent = nullptr);

    void setSheet(const learner::Sheet& sheet);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    void rebuild();
    QString said(const QVariant& place, int column, const QVariant& value) const; ///< with its definition
    void say(bool isOver, const QString& words);
    void addBars();
    void addLines();
    void addStack();
    void addCounts();
    void addCalendar();
    void hoverOf(QBarSet* set, int column);
    void addAxes(QAbstractSeries* series, const QStringList& categories, double most);
    void styleAxis(QAbstractAxis* axis) const;

    const Appearance& m_appearance;
    learner::Sheet m_sheet;
};

} // namespace casefile::views
