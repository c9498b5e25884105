#include "app/views/own/import_dialog.h"

#include "app/content/library.h"
#include "app/export/exchange/foreign_file.h"
#include "app/export/save_file.h"
#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/interview/interview_words.h"
#include "app/views/own/import_table_model.h"
#include "app/views/own/own_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressDialog>
#include <QPushButton>
#include <QStandardPaths>
#include <QTableView>

#include <algorithm>

namespace casefile::views {

using namespace Qt::StringLiterals;
namespace design = figures::design;

namespace {

constexpr QSize dialogSize(860, 560);
constexpr int showsProgressMs = 400; ///< what is quicker needs none

} // namespace

ImportDialog::ImportDialog(const content::Library& library, const content::KnownNames& names,
                           const QList<learner::OwnQuestion>& present, const QString& language, Write write,
                           QWidget* parent)
    : QDialog(parent)
    , m_library(library)
    , m_names(names)
    , m_present(present)
    , m_language(language)
    , m_write(std::move(write))
    , m_model(new ImportTableModel(this))
{
    build();
    connect(m_choose, &QPushButton::clicked, this, &ImportDialog::choose);
    connect(m_words, &QComboBox::currentIndexChanged, this, &ImportDialog::preview);
    connect(m_chapter, &QComboBox::currentIndexChanged, this, &ImportDialog::preview);
    connect(m_replace, &QCheckBox::toggled, this, &ImportDialog::follow);
    connect(m_import, &QPushButton::clicked, this, &ImportDialog::import);
    connect(m_save, &QPushButton::clicked, this, &ImportDialog::saveReport);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    follow();
}

void ImportDialog::build()
{
    setWindowTitle(tr("Import questions"));
    resize(dialogSize);
    m_sum = new QLabel(this);
    m_sum->setWordWrap(true);
    m_table = new QTableView(this);
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("What becomes of each question of the file"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_replace = new QCheckBox(tr("Replace what was edited here by what the file says"), this);
    m_import = new QPushButton(tr("Import"), this);
    m_save = new QPushButton(tr("Save the report …"), this);
    m_close = new QPushButton(this);
    setLook(m_import, "primary");
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_save);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    buttons->addWidget(m_import);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space5, design::space4, design::space5, design::space4);
    column->setSpacing(design::space3);
    column->addWidget(buildFile());
    column->addWidget(buildChoices());
    column->addWidget(m_sum);
    column->addWidget(m_table, 1);
    column->addWidget(m_replace);
    column->addLayout(buttons);
}

QWidget* ImportDialog::buildFile()
{
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins({});
    m_name = new QLabel(box);
    m_name->setWordWrap(true);
    m_choose = new QPushButton(tr("Choose a file …"), box);
    row->addWidget(m_name, 1);
    row->addWidget(m_choose);
    return box;
}

QWidget* ImportDialog::buildChoices()
{
    auto* box = new QWidget(this);
    auto* form = new QFormLayout(box);
    form->setContentsMargins({});
    m_words = new QComboBox(box);
    for (const QString& language : content::requiredLanguages())
        m_words->addItem(languageName(language), language);
    m_words->setCurrentIndex(std::max(0, m_words->findData(m_language)));
    m_chapter = new QComboBox(box);
    for (const content::Chapter& chapter : m_library.chapters)
        m_chapter->addItem(chapterWords(m_library, chapter.id, m_language), chapter.id);
    m_languageLabel = new QLabel(tr("Its words are in"), box);
    m_languageLabel->setBuddy(m_words);
    form->addRow(m_languageLabel, m_words);
    form->addRow(tr("Chapter, where the file names none"), m_chapter);
    return box;
}

void ImportDialog::choose()
{
    const QString folder = m_file.isEmpty()
                               ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                               : QFileInfo(m_file).path();
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Import questions"), folder,
                                     tr("Questions (*.gift *.txt *.json *.casefile-pack);;All files (*)"));
    if (!file.isEmpty())
        openFile(file);
}

void ImportDialog::openFile(const QString& file)
{
    m_file = file;
    m_isDone = false;
    preview();
}

const QList<learner::PlannedItem>& ImportDialog::items() const
{
    return m_model->items();
}

/// Reads the file anew: it may have been mended meanwhile, and its words depend on the language.
void ImportDialog::preview()
{
    if (m_file.isEmpty() || m_isDone)
        return;
    const exports::ForeignFile read = exports::readForeign(m_file, m_words->currentData().toString());
    m_isGift = read.format == exports::ForeignFormat::Gift;
    m_model->setItems({});
    if (!read.problem.isEmpty()) {
        follow();
        return say(read.problem);
    }
    QProgressDialog progress(tr("Reading the questions …"), tr("Cancel"), 0, 0, this);
    progress.setWindowModality(Qt::WindowModal);
    progress.setMinimumDuration(showsProgressMs);
    learner::ImportChoices choices;
    choices.chapter = m_chapter->currentData().toString();
    choices.names = m_names;
    for (const content::Chapter& chapter : m_library.chapters)
        choices.chapters.append(chapter.id);
    for (const content::Quiz& quiz : m_library.quizzes)
        for (const content::Question& question : quiz.questions)
            choices.courses.insert(question.id);
    choices.goOn = [&progress](qsizetype done, qsizetype all) {
        progress.setMaximum(int(all));
        progress.setValue(int(done));
        return !progress.wasCanceled();
    };
    const auto items = learner::planImport(read.imported, m_present, choices);
    progress.reset();
    if (items)
        m_model->setItems(*items);
    m_table->resizeColumnToContents(ImportTableModel::Line);
    m_table->setColumnWidth(ImportTableModel::Asked, width() / 3);
    follow();
    if (!items)
        say(tr("Cancelled: nothing was read."));
}

void ImportDialog::follow()
{
    const learner::ImportPlan plan = learner::toWrite(items(), m_replace->isChecked());
    const auto written = plan.added.size() + plan.updated.size();
    m_name->setText(m_file.isEmpty() ? tr("Choose a file of questions: GIFT, a package of Casefile, or a "
                                          "quiz file. Its format is found by what is in it.")
                                     : QDir::toNativeSeparators(m_file));
    m_sum->setText(items().isEmpty() ? (m_file.isEmpty() ? QString() : tr("The file holds no questions."))
                   : m_isDone        ? tr("Done: %1. Undo takes all of it back.").arg(sumOf(items()))
                                     : tr("Would be: %1.").arg(sumOf(items())));
    const auto edited = std::ranges::count(items(), learner::Fate::EditedHere, &learner::PlannedItem::fate);
    m_replace->setVisible(edited > 0);
    m_replace->setEnabled(!m_isDone);
    m_words->setVisible(m_isGift);
    m_languageLabel->setVisible(m_isGift);
    m_words->setEnabled(!m_isDone);
    m_chapter->setEnabled(!m_isDone);
    m_table->setVisible(!items().isEmpty());
    m_save->setVisible(!items().isEmpty());
    m_import->setVisible(!m_isDone);
    m_import->setEnabled(written > 0);
    m_close->setText(m_isDone ? tr("Close") : tr("Cancel"));
    m_choose->setVisible(!m_isDone);
}

void ImportDialog::say(const QString& sentence)
{
    m_sum->setText(sentence);
}

void ImportDialog::import()
{
    switch (m_write(learner::toWrite(items(), m_replace->isChecked()))) {
    case learner::ImportResult::Done:
        m_isDone = true;
        follow();
        return m_close->setFocus();
    case learner::ImportResult::NoBackup:
        return say(tr("No backup could be made, so nothing was imported: is the disk full, or the folder "
                      "of the backups not to be written?"));
    case learner::ImportResult::NotKept:
        return say(tr("Nothing was imported: the file of your data cannot be written now."));
    case learner::ImportResult::NothingToDo:
        return;
    }
}

QString ImportDialog::report() const
{
    return importReport(m_file, items(), m_replace->isChecked());
}

void ImportDialog::saveReport()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString name = u"%1-import.txt"_s.arg(QFileInfo(m_file).completeBaseName());
    const QString file = QFileDialog::getSaveFileName(this, tr("Save the report"),
                                                      QDir(folder).filePath(name), tr("Text (*.txt)"));
    QString why;
    if (!file.isEmpty() && !exports::saveFile(file, report().toUtf8(), why))
        say(tr("“%1” could not be written.").arg(QDir::toNativeSeparators(file)));
}

} // namespace casefile::views
