#include "app/views/classroom/class_page.h"

#include "app/export/save_file.h"
#include "app/figures/design.h"
#include "app/learner/classroom/class_sheets.h"
#include "app/views/appearance.h"
#include "app/views/review/interval_words.h"
#include "app/views/statistics/sheet_card.h"

#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStandardPaths>

#include <algorithm>

namespace casefile::views {

using namespace Qt::StringLiterals;
namespace design = figures::design;

namespace {

constexpr int widestClass = 1440;

} // namespace

ClassPage::ClassPage(const content::Library& library, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_appearance(appearance)
    , m_title(new QLabel(this))
    , m_words(new QLabel(this))
    , m_problem(new QLabel(this))
    , m_empty(new QLabel(this))
    , m_filter(new QComboBox(this))
    , m_refresh(new QPushButton(this))
    , m_connect(new QPushButton(this))
    , m_close(new QPushButton(this))
    , m_scroll(new QScrollArea(this))
    , m_column(nullptr)
{
    build();
    connect(m_filter, &QComboBox::currentIndexChanged, this, &ClassPage::showSheets);
    connect(m_refresh, &QPushButton::clicked, this, &ClassPage::refreshChosen);
    connect(m_connect, &QPushButton::clicked, this, &ClassPage::connectChosen);
    connect(m_close, &QPushButton::clicked, this, &ClassPage::closed);
}

void ClassPage::build()
{
    setLook(this, "page");
    setAttribute(Qt::WA_StyledBackground);
    setLook(m_title, "title");
    setLook(m_words, "note");
    setLook(m_problem, "problem");
    setLook(m_empty, "lead");
    for (QPushButton* button : {m_refresh, m_connect, m_close})
        setLook(button, "pill");
    for (QLabel* label : {m_words, m_problem, m_empty})
        label->setWordWrap(true);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(design::space5, design::space4, design::space5, design::space2);
    top->setSpacing(design::space3);
    top->addWidget(m_title);
    top->addWidget(m_words, 1);
    for (QWidget* part : std::initializer_list<QWidget*>{m_filter, m_refresh, m_connect, m_close})
        top->addWidget(part);
    auto* body = new QWidget(m_scroll->viewport());
    setLook(m_scroll, "page");
    setLook(body, "page");
    body->setMaximumWidth(widestClass);
    m_column = new QVBoxLayout(body);
    m_column->setContentsMargins(design::space5, 0, design::space5, design::space5);
    m_column->setSpacing(design::space4);
    m_column->addWidget(m_problem);
    m_column->addWidget(m_empty);
    m_column->addStretch();
    m_scroll->setWidget(body);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_scroll, 1);
}

void ClassPage::setLanguage(const QString& language)
{
    m_language = language;
    retranslate();
}

void ClassPage::setRows(const learner::ClassRows& rows, learner::StudyDay today)
{
    m_rows = rows;
    m_today = today;
    m_isReading = false;
    m_trouble.clear();
    retranslate();
}

void ClassPage::setReading()
{
    m_isReading = true;
    m_trouble.clear();
    retranslate();
}

void ClassPage::setTrouble(const QString& sentence)
{
    m_isReading = false;
    m_trouble = sentence;
    retranslate();
}

QString ClassPage::words() const
{
    return m_words->text();
}

void ClassPage::retranslate()
{
    const bool isRead = m_rows.read.isValid();
    m_title->setText(isRead ? tr("Class “%1”").arg(m_rows.name) : tr("Class"));
    const int count = int(m_rows.learners.size());
    const QString when = shownLocale().toString(m_rows.read.toLocalTime(), QLocale::ShortFormat);
    m_words->setText(m_isReading ? tr("Asking the server …")
                     : isRead    ? tr("%n learner(s), read on %1", nullptr, count).arg(when)
                                 : QString());
    m_problem->setText(m_trouble);
    m_problem->setVisible(!m_trouble.isEmpty());
    m_empty->setText(
        tr("Here an instructor sees the misconceptions, the due work and the progress of a class. "
           "Connect with the user and the password of an instructor."));
    m_empty->setVisible(!isRead && !m_isReading);
    m_refresh->setText(tr("Refresh"));
    m_refresh->setToolTip(tr("Read the class again (F5); this happens every minute, too"));
    m_refresh->setVisible(isRead || !m_trouble.isEmpty());
    m_refresh->setEnabled(!m_isReading);
    m_connect->setText(tr("Connect …"));
    m_close->setText(tr("Leave"));
    m_close->setToolTip(tr("Back (Esc)"));
    m_filter->setVisible(isRead);
    m_filter->setAccessibleName(tr("Learner"));
    fillFilter();
    showSheets();
}

/// Who was chosen stays chosen, as long as the class has them.
void ClassPage::fillFilter()
{
    const QString chosen = m_filter->currentData().toString();
    const QSignalBlocker quiet(m_filter);
    m_filter->clear();
    m_filter->addItem(tr("All learners"), QString());
    for (const learner::ClassMember& member : m_rows.learners)
        m_filter->addItem(member.shown, member.login);
    m_filter->setCurrentIndex(std::max(0, m_filter->findData(chosen)));
}

void ClassPage::showSheets()
{
    const bool isRead = m_rows.read.isValid();
    const QList<learner::Sheet> sheets =
        isRead
            ? learner::classSheets(m_rows, m_filter->currentData().toString(), m_today, m_library, m_language)
            : QList<learner::Sheet>();
    while (m_cards.size() < sheets.size()) {
        auto* card = new SheetCard(m_appearance, this);
        m_column->insertWidget(m_column->count() - 1, card);
        connect(card, &SheetCard::saveChosen, this, [this, card] { save(card->sheet()); });
        m_cards.append(card);
    }
    for (qsizetype n = 0; n < sheets.size(); ++n)
        if (m_cards[n]->sheet() != sheets[n]) // a table that is being read does not jump each minute
            m_cards[n]->setSheet(sheets[n]);
}

void ClassPage::save(const learner::Sheet& sheet)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Save as CSV"), QDir(folder).filePath(u"casefile-%1.csv"_s.arg(sheet.id)),
        tr("Tables (*.csv)"));
    QString why;
    if (!file.isEmpty() && !exports::saveFile(file, learner::toCsv(sheet), why))
        emit problem(tr("“%1” could not be written.").arg(QDir::toNativeSeparators(file)));
}

bool ClassPage::handleKey(QKeyEvent* event)
{
    if (event->key() == Qt::Key_F5)
        emit refreshChosen();
    else if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        return false;
    return true;
}

void ClassPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && !m_language.isEmpty())
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
