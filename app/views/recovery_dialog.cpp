#include "app/views/recovery_dialog.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/review/interval_words.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace casefile::views {

namespace design = figures::design;
using learner::StoreState;

namespace {

constexpr QSize dialogSize(680, 460);

} // namespace

RecoveryDialog::RecoveryDialog(learner::Store& store, const Appearance& appearance, QWidget* parent)
    : QDialog(parent)
    , m_store(store)
    , m_words(new QLabel(this))
    , m_done(new QLabel(this))
    , m_listTitle(new QLabel(this))
    , m_backups(new QTableWidget(this))
    , m_restore(new QPushButton(this))
    , m_new(new QPushButton(this))
    , m_again(new QPushButton(this))
    , m_folder(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setWindowTitle(tr("My data"));
    setLook(m_done, "strong");
    setLook(m_listTitle, "note");
    for (QLabel* label : {m_words, m_done, m_listTitle}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_backups->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_backups->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_backups->setSelectionMode(QAbstractItemView::SingleSelection);
    m_backups->verticalHeader()->hide();
    m_backups->setTabKeyNavigation(false);
    auto* row = new QHBoxLayout;
    row->setSpacing(design::space2);
    for (QPushButton* button : {m_restore, m_new, m_again, m_folder, m_close})
        row->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space5, design::space5, design::space5, design::space4);
    column->setSpacing(design::space3);
    column->addWidget(m_words);
    column->addWidget(m_done);
    column->addWidget(m_listTitle);
    column->addWidget(m_backups, 1);
    column->addLayout(row);
    connect(m_restore, &QPushButton::clicked, this, &RecoveryDialog::restore);
    connect(m_new, &QPushButton::clicked, this, &RecoveryDialog::startNew);
    connect(m_again, &QPushButton::clicked, this, &RecoveryDialog::tryAgain);
    connect(m_folder, &QPushButton::clicked, this, [this] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_store.file()).absolutePath()));
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_backups, &QTableWidget::itemSelectionChanged, this,
            [this] { m_restore->setEnabled(m_backups->currentRow() >= 0); });
    m_done->hide();
    follow();
    resize(dialogSize * appearance.textScale());
}

QString RecoveryDialog::words() const
{
    return m_words->text();
}

void RecoveryDialog::follow()
{
    const learner::Remedies remedies = learner::remediesFor(m_store.state());
    const bool isReady = m_store.state() == StoreState::Ready;
    const QString file = QDir::toNativeSeparators(m_store.file());
    m_words->setText(isReady ? tr("What you did is kept in “%1”. It is sound.").arg(file)
                             : m_store.problem());
    fillBackups();
    m_listTitle->setText(m_list.isEmpty()
                             ? tr("There are no backups of it.")
                             : tr("Backups. Whatever is restored, the present file is set aside, "
                                  "not overwritten."));
    m_backups->setVisible(!m_list.isEmpty());
    m_restore->setText(tr("Restore the chosen backup"));
    m_restore->setVisible(remedies.restore && !m_list.isEmpty());
    m_restore->setEnabled(m_backups->currentRow() >= 0);
    m_new->setText(tr("Start with nothing"));
    m_new->setVisible(remedies.startNew);
    m_again->setText(tr("Try again"));
    m_again->setVisible(remedies.tryAgain);
    m_folder->setText(tr("Open the folder"));
    m_close->setText(isReady ? tr("Close") : tr("Go on without keeping"));
    m_close->setDefault(isReady);
}

/// Each with what is in it, so that one can choose; the newest that is sound is chosen already.
void RecoveryDialog::fillBackups()
{
    m_list = learner::backupsOf(m_store.file());
    m_backups->clear();
    m_backups->setColumnCount(5);
    m_backups->setRowCount(int(m_list.size()));
    m_backups->setHorizontalHeaderLabels(
        {tr("Made"), tr("Answers"), tr("Cards"), tr("Reviews"), tr("State")});
    int chosen = -1;
    for (int row = 0; row < m_list.size(); ++row) {
        const learner::BackupContents inside = learner::contentsOf(m_list[row]);
        if (inside.isSound && chosen < 0)
            chosen = row;
        const QString words[] = {shownLocale().toString(m_list[row].when.toLocalTime(), QLocale::ShortFormat),
                                 QString::number(inside.answers), QString::number(inside.cards),
                                 QString::number(inside.reviews),
                                 inside.isSound ? tr("sound") : tr("cannot be read")};
        for (int column = 0; column < int(std::size(words)); ++column)
            m_backups->setItem(row, column, new QTableWidgetItem(words[column]));
    }
    m_backups->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_backups->horizontalHeader()->setStretchLastSection(true);
    m_backups->setAccessibleName(tr("Backups"));
    m_backups->setCurrentCell(chosen, 0);
}

void RecoveryDialog::restore()
{
    const int row = m_backups->currentRow();
    if (row < 0)
        return;
    const bool isDone = m_store.restore(m_list[row], QDateTime::currentDateTimeUtc());
    finish(isDone ? tr("The backup is in its place; what was there stands beside it.")
                  : tr("This backup could not be put in its place."));
}

void RecoveryDialog::startNew()
{
    const bool isDone = m_store.startNew(QDateTime::currentDateTimeUtc());
    finish(isDone ? tr("A new file is in its place; what was there stands beside it.")
                  : tr("No new file could be made."));
}

void RecoveryDialog::tryAgain()
{
    m_store.open(m_store.file());
    finish(m_store.state() == StoreState::Ready ? tr("The file could be opened.") : tr("It is as before."));
}

void RecoveryDialog::finish(const QString& words)
{
    m_done->setText(words);
    m_done->show();
    follow();
    emit storeChanged();
}

} // namespace casefile::views
