#pragma once

#include "app/content/library.h"
#include "app/learner/classroom/class_rows.h"
#include "app/learner/statistics_sheets.h"

#include <QWidget>

class QComboBox;
class QKeyEvent;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace casefile::views {

class Appearance;
class SheetCard;

/// A class as its instructor sees it: misconceptions, due work and progress, of all learners or of one; each
/// chart with its table. All of it is computed from the rows that the server gave.
class ClassPage : public QWidget
{
    Q_OBJECT

public:
    ClassPage(const content::Library& library, const Appearance& appearance, QWidget* parent = nullptr);

    void setLanguage(const QString& language);
    void setRows(const learner::ClassRows& rows, learner::StudyDay today);
    void setReading();                        ///< the server was asked
    void setTrouble(const QString& sentence); ///< what was read before stays
    const QList<SheetCard*>& cards() const { return m_cards; }
    QComboBox* filter() const { return m_filter; }
    QString words() const;            ///< below the title
    bool handleKey(QKeyEvent* event); ///< Escape, F5

signals:
    void refreshChosen();
    void connectChosen();
    void closed();
    void problem(const QString& sentence); ///< a table could not be saved

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    void fillFilter();
    void showSheets();
    void save(const learner::Sheet& sheet);

    const content::Library& m_library;
    const Appearance& m_appearance;
    learner::ClassRows m_rows;
    learner::StudyDay m_today = 0;
    QString m_language;
    QString m_trouble;
    bool m_isReading = false;
    QLabel* m_title;
    QLabel* m_words;
    QLabel* m_problem;
    QLabel* m_empty;
    QComboBox* m_filter;
    QPushButton* m_refresh;
    QPushButton* m_connect;
    QPushButton* m_close;
    QScrollArea* m_scroll;
    QVBoxLayout* m_column;
    QList<SheetCard*> m_cards;
};

} // namespace casefile::views
