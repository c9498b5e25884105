#pragma once

#include "app/content/library.h"
#include "app/learner/statistics_sheets.h"

#include <QWidget>

class QKeyEvent;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace casefile::views {

class Appearance;
class SheetCard;

/// What have I learned: six charts with their tables, and the sum of them in one line.
class StatisticsPage : public QWidget
{
    Q_OBJECT

public:
    StatisticsPage(const content::Library& library, const Appearance& appearance, QWidget* parent = nullptr);

    void setStatistics(const learner::Statistics& statistics, const QString& language);
    const QList<SheetCard*>& cards() const { return m_cards; }
    bool handleKey(QKeyEvent* event); ///< Escape

signals:
    void closed();
    void reviewChosen();
    void problem(const QString& sentence); ///< a table could not be saved

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void save(const learner::Sheet& sheet);

    const content::Library& m_library;
    const Appearance& m_appearance;
    learner::Statistics m_statistics;
    QString m_language;
    QLabel* m_title;
    QLabel* m_sum;
    QPushButton* m_review;
    QPushButton* m_close;
    QVBoxLayout* m_column;
    QList<SheetCard*> m_cards;
};

} // namespace casefile::views
