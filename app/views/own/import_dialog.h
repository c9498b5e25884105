#pragma once

#include "app/learner/own/import_plan.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace casefile::content {
struct Library;
}

namespace casefile::views {

class ImportTableModel;

/// Takes over the questions of a file: first it shows what would become of each, then, when told to, it has
/// them written as one action, and reports.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    using Write = std::function<learner::ImportResult(const learner::ImportPlan&)>;

    /// The library and what is present outlive it.
    ImportDialog(const content::Library& library, const content::KnownNames& names,
                 const QList<learner::OwnQuestion>& present, const QString& language, Write write,
                 QWidget* parent = nullptr);

    void openFile(const QString& file); ///< reads it and shows what would become of it
    const QList<learner::PlannedItem>& items() const;
    bool isDone() const { return m_isDone; }
    QString report() const;

public slots:
    void import();

private slots:
    void choose();
    void preview();
    void saveReport();

private:
    void build();
    QWidget* buildFile();
    QWidget* buildChoices();
    void follow();
    void say(const QString& sentence);

    const content::Library& m_library;
    content::KnownNames m_names;
    const QList<learner::OwnQuestion>& m_present;
    QString m_language;
    Write m_write;
    QString m_file;
    bool m_isDone = false;
    bool m_isGift = false;
    QLabel* m_name;
    QPushButton* m_choose;
    QLabel* m_languageLabel;
    QComboBox* m_words;
    QComboBox* m_chapter;
    QCheckBox* m_replace;
    QLabel* m_sum;
    ImportTableModel* m_model;
    QTableView* m_table;
    QPushButton* m_import;
    QPushButton* m_save;
    QPushButton* m_close;
};

} // namespace casefile::views
