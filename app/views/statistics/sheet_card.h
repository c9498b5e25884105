#pragma once

#include "app/learner/statistics_sheets.h"

#include <QFrame>

class QBoxLayout;
class QLabel;
class QPushButton;
class QTableWidget;

namespace casefile::views {

class Appearance;
class SheetChart;

/// A chart and, beside it, its table; each number defined on hover; CSV of it.
class SheetCard : public QFrame
{
    Q_OBJECT

public:
    explicit SheetCard(const Appearance& appearance, QWidget* parent = nullptr);

    void setSheet(const learner::Sheet& sheet);
    const learner::Sheet& sheet() const { return m_sheet; }
    QTableWidget* table() const { return m_table; }
    QPushButton* save() const { return m_save; }

signals:
    void saveChosen();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override; ///< in a narrow window the table stands below

private:
    void fillTable();
    void retranslate();

    const Appearance& m_appearance;
    learner::Sheet m_sheet;
    QLabel* m_title;
    QLabel* m_definition;
    QLabel* m_empty;
    QPushButton* m_save;
    SheetChart* m_chart;
    QTableWidget* m_table;
    class QBoxLayout* m_body;
};

} // namespace casefile::views
