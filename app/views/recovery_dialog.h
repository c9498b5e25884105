#pragma once

#include "app/learner/store.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace casefile::views {

class Appearance;

/// The learner's file: what is wrong with it, what can be done about that, and its backups with what is in
/// them. What is broken is set aside, never overwritten.
class RecoveryDialog : public QDialog
{
    Q_OBJECT

public:
    RecoveryDialog(learner::Store& store, const Appearance& appearance, QWidget* parent = nullptr);

    QTableWidget* backups() const { return m_backups; }
    QPushButton* restoreButton() const { return m_restore; }
    QPushButton* newButton() const { return m_new; }
    QPushButton* againButton() const { return m_again; }
    QString words() const; ///< what it says

signals:
    void storeChanged(); ///< it was opened again

private:
    void follow();
    void fillBackups();
    void restore();
    void startNew();
    void tryAgain();
    void finish(const QString& words);

    learner::Store& m_store;
    QList<learner::Backup> m_list;
    QLabel* m_words;
    QLabel* m_done; ///< what the last button did
    QLabel* m_listTitle;
    QTableWidget* m_backups;
    QPushButton* m_restore;
    QPushButton* m_new;
    QPushButton* m_again;
    QPushButton* m_folder;
    QPushButton* m_close;
};

} // namespace casefile::views
