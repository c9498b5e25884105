#include "app/views/pages/statistics_page.h"

#include "app/export/save_file.h"
#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/review/interval_words.h"
#include "app/views/statistics/sheet_card.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStandardPaths>

#include <algorithm>

namespace casefile::views {

using namespace Qt::StringLiterals;
namespace design = figures::design;

namespace {

constexpr int widestSheets = 1440;

} // namespace

StatisticsPage::StatisticsPage(const content::Library& library, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_appearance(appearance)
    , m_title(new QLabel(this))
    , m_sum(new QLabel(this))
    , m_review(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setLook(this, "page");
    setAttribute(Qt::WA_StyledBackground);
    setLook(m_title, "title");
    setLook(m_sum, "note");
    setLook(m_review, "pill");
    setLook(m_close, "pill");
    m_sum->setWordWrap(true);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(design::space5, design::space4, design::space5, design::space2);
    top->setSpacing(design::space3);
    top->addWidget(m_title);
    top->addWidget(m_sum, 1);
    top->addWidget(m_review);
    top->addWidget(m_close);
    auto* scroll = new QScrollArea(this);
    auto* body = new QWidget(scroll->viewport());
    setLook(scroll, "page");
    setLook(body, "page");
    body->setMaximumWidth(widestSheets);
    m_column = new QVBoxLayout(body);
    m_column->setContentsMargins(design::space5, 0, design::space5, design::space5);
    m_column->setSpacing(design::space4);
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(scroll, 1);
    connect(m_review, &QPushButton::clicked, this, &StatisticsPage::reviewChosen);
    connect(m_close, &QPushButton::clicked, this, &StatisticsPage::closed);
}

void StatisticsPage::setStatistics(const learner::Statistics& statistics, const QString& language)
{
    m_statistics = statistics;
    m_language = language;
    retranslate();
}

void StatisticsPage::retranslate()
{
    m_title->setText(tr("What have I learned"));
    m_review->setText(tr("Review"));
    m_close->setText(tr("Leave"));
    m_close->setToolTip(tr("Back (Esc)"));
    const int reviews = m_statistics.reviews();
    const double share = reviews > 0 ? 100.0 * m_statistics.passed() / reviews : 0.0;
    m_sum->setText(reviews > 0 ? tr("%1% of %n review(s) remembered; wanted: %2%", nullptr, reviews)
                                     .arg(shownLocale().toString(share, 'f', 1))
                                     .arg(qRound(100 * m_statistics.wantedRecall))
                   : m_statistics.isEmpty()
                       ? tr("Nothing yet: answer the questions of a quiz, and come back tomorrow.")
                       : tr("No card was reviewed a day or more after it was learned."));
    m_sum->setToolTip(
        tr("All reviews ever, of cards that had waited a day at least; remembered is what was not "
           "graded “Again”. Cramming does not count."));
    const QList<learner::Sheet> sheets = learner::sheetsOf(m_statistics, m_library, m_language);
    while (m_cards.size() < sheets.size()) {
        auto* card = new SheetCard(m_appearance, this);
        m_column->addWidget(card);
        connect(card, &SheetCard::saveChosen, this, [this, card] { save(card->sheet()); });
        m_cards.append(card);
    }
    for (qsizetype n = 0; n < sheets.size(); ++n)
        m_cards[n]->setSheet(sheets[n]);
}

void StatisticsPage::save(const learner::Sheet& sheet)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Save as CSV"), QDir(folder).filePath(u"casefile-%1.csv"_s.arg(sheet.id)),
        tr("Tables (*.csv)"));
    QString why;
    if (!file.isEmpty() && !exports::saveFile(file, learner::toCsv(sheet), why))
        emit problem(tr("“%1” could not be written.").arg(QDir::toNativeSeparators(file)));
}

bool StatisticsPage::handleKey(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape)
        return false;
    emit closed();
    return true;
}

void StatisticsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && !m_language.isEmpty())
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
