#pragma once

#include "app/learner/own/own_questions.h"

#include <QWidget>

#include <optional>

class QKeyEvent;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QStackedWidget;
class QTableView;

namespace casefile::content {
struct Library;
}

namespace casefile::views {

class OwnListModel;

/// The own questions of an instructor or a learner: a list with what can be done to them. It says what was
/// chosen; somebody else does it.
class OwnPage : public QWidget
{
    Q_OBJECT

public:
    explicit OwnPage(const content::Library& library, QWidget* parent = nullptr);

    void setQuestions(const QList<learner::OwnQuestion>& questions, const QString& language);
    void setWritable(bool isWritable, bool canEdit, bool canExport);
    void setHistory(std::optional<learner::ActionKind> undo, std::optional<learner::ActionKind> redo);
    QStringList selectedIds() const;
    QTableView* list() const { return m_list; }
    bool handleKey(QKeyEvent* event); ///< Escape
    void takeFocus();

signals:
    void newChosen();
    void editChosen(const QString& id);
    void duplicateChosen(const QString& id);
    void removeChosen(const QStringList& ids);
    void importChosen(const QString& file); ///< empty: to be asked for
    void exportChosen();
    void undoChosen();
    void redoChosen();
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* buildTop();
    QWidget* buildBar();
    QWidget* buildEmpty();
    void connectButtons();
    void follow();
    void retranslate();

    OwnListModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTableView* m_list;
    QStackedWidget* m_stack;
    QLabel* m_title;
    QLabel* m_count;
    QLineEdit* m_search;
    QPushButton* m_close;
    QLabel* m_empty;
    QPushButton* m_new;
    QPushButton* m_edit;
    QPushButton* m_duplicate;
    QPushButton* m_remove;
    QPushButton* m_import;
    QPushButton* m_export;
    QPushButton* m_undo;
    QPushButton* m_redo;
    bool m_isWritable = true;
    bool m_canEdit = true;
    bool m_canExport = true;
    std::optional<learner::ActionKind> m_undoable;
    std::optional<learner::ActionKind> m_redoable;
};

} // namespace casefile::views
