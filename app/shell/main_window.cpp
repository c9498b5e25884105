#include "app/shell/main_window.h"

#include "app/content/library.h"
#include "app/learner/store.h"
#include "app/shell/banner.h"
#include "app/shell/classroom.h"
#include "app/shell/interview_pages.h"
#include "app/shell/notices.h"
#include "app/shell/own_pages.h"
#include "app/shell/preferences.h"
#include "app/shell/program.h"
#include "app/shell/theme.h"
#include "app/shell/window_actions.h"
#include "app/views/controls_bar.h"
#include "app/views/head_picker.h"
#include "app/views/header_bar.h"
#include "app/views/lesson_columns.h"
#include "app/views/outline.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/quiz_page.h"
#include "app/views/pages/start_page.h"

#include <QApplication>
#include <QCloseEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace casefile::shell {

using namespace Qt::StringLiterals;
using playback::LessonSession;

namespace {

constexpr QSize firstSize(1440, 900);
constexpr QSize smallestSize(900, 600);

} // namespace

MainWindow::MainWindow(const content::Library& library, learner::Store& store, Preferences& preferences)
    : m_library(library)
    , m_store(store)
    , m_preferences(preferences)
    , m_places(library, store, preferences, preferences.language())
    , m_session(m_places.lesson())
    , m_play(m_places.play())
    , m_quiz(&QDateTime::currentDateTime)
    , m_shelf(store, knownNames())
    , m_desk(library, store, m_shelf, &QDateTime::currentDateTime)
    , m_quizLog(store, m_desk.deck())
{
    m_language.use(preferences.language());
    m_desk.setLanguage(preferences.language());
    m_appearance.setTheme(preferences.theme());
    m_appearance.setTextScale(preferences.textScale());
    m_appearance.setReducedMotion(preferences.reducedMotion());
    applyTheme(*qApp, m_appearance);
    build();
    connectPages();
    restyle();
    retranslate();
    setMinimumSize(smallestSize);
    resize(firstSize);
    restoreGeometry(preferences.geometry());
    qApp->installEventFilter(this);
    showStart();
}

MainWindow::~MainWindow()
{
    hide(); // parts of the pages tell each other when they vanish, and ask the sessions, which go first
    qApp->removeEventFilter(this);
    m_pages->disconnect(this); // it changes once more when its pages go, after the sessions
}

void MainWindow::build()
{
    auto* body = new QWidget(this);
    m_header = new views::HeaderBar(m_session, m_appearance, body);
    m_banner = new Banner(m_appearance, body);
    m_pages = new QStackedWidget(body);
    m_start = new views::StartPage(m_library, m_play, m_appearance, m_pages);
    m_pages->addWidget(m_start);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_banner);
    column->addWidget(m_pages, 1);
    setCentralWidget(body);
    m_notices = new Notices(m_library, m_store, m_preferences, *m_banner, this);
    m_actions = new WindowActions(this);
    m_header->setMenu(m_actions->menu());
}

/// The lesson page is made when it is first needed: the start page shows sooner.
views::LessonPage* MainWindow::lessonPage()
{
    if (m_lesson)
        return m_lesson;
    m_lesson = new views::LessonPage(m_library, m_session, m_appearance, m_pages);
    m_pages->addWidget(m_lesson);
    m_lesson->outline()->setLanguage(language());
    m_lesson->outline()->setDue(m_desk.round().dueCount());
    for (const content::Chapter& chapter : m_library.chapters)
        m_lesson->outline()->setStepsSeen(chapter.id, m_store.stepsSeen(chapter.id));
    m_lesson->columns()->restoreWidths(m_preferences.columns());
    m_lesson->columns()->setOutlineAway(m_preferences.outlineAway());
    connect(m_lesson, &views::LessonPage::stepChosen, this, &MainWindow::openStep);
    connect(m_lesson, &views::LessonPage::linkChosen, this, &MainWindow::followLink);
    connect(m_lesson, &views::LessonPage::quizChosen, this, &MainWindow::practise);
    connect(m_lesson, &views::LessonPage::quizReturnChosen, this, &MainWindow::returnFromRepair);
    connect(m_lesson->outline(), &views::Outline::reviewChosen, this, &MainWindow::showReview);
    connect(m_lesson, &views::LessonPage::headWalked, m_header->controls()->heads(),
            &views::HeadPicker::setWalked);
    return m_lesson;
}

void MainWindow::connectPages()
{
    connect(m_header, &views::HeaderBar::homeChosen, this, &MainWindow::showStart);
    connect(m_header, &views::HeaderBar::languageToggled, this, &MainWindow::toggleLanguage);
    connect(m_start, &views::StartPage::learnChosen, this, &MainWindow::goOn);
    connect(m_start, &views::StartPage::playChosen, this, &MainWindow::playOn);
    connect(m_actions, &WindowActions::chosen, this, &MainWindow::perform);
    connectQuiz();
    connectReview();
    connectInterviews();
    connectClass();
    connectOwn();
    for (const LessonSession* session : {&m_session, &m_play})
        connect(session, &LessonSession::historyChanged, this, &MainWindow::followHistory);
    connect(&m_session, &LessonSession::cursorChanged, this, &MainWindow::markSeen);
    connect(&m_session, &LessonSession::stateChanged, this, &MainWindow::markSeen);
    connect(&m_appearance, &views::Appearance::changed, this, [this] {
        applyTheme(*qApp, m_appearance);
        restyle();
    });
}

QWidget* MainWindow::currentPage() const
{
    return m_pages->currentWidget();
}

void MainWindow::showPage(QWidget* page)
{
    m_header->setLessonMode(m_lesson && page == m_lesson);
    m_pages->setCurrentWidget(page);
    page->setFocus();
    followHistory();
}

void MainWindow::refreshSummary()
{
    const content::State last = m_places.last();
    views::StartSummary summary;
    summary.chapter = last.chapter;
    summary.step = last.step;
    summary.stepsSeen = int(m_store.stepsSeen(last.chapter).size());
    countQuestions(summary);
    summary.cards = int(m_desk.deck().cards().size());
    summary.due = m_desk.round().dueCount();
    m_start->setSummary(summary);
}

void MainWindow::reload()
{
    m_places.reload();
    m_interviews->reload();
    if (m_lesson)
        m_lesson->outline()->setLanguage(language());
    m_desk.reloadLibrary();
    m_notices->review();
    refreshSummary();
}

void MainWindow::setLanguage(const QString& language)
{
    if (language == m_language.current())
        return;
    m_places.setLanguage(language);
    m_quiz.setLanguage(language);
    m_interviews->setLanguage(language);
    m_classroom->setLanguage(language);
    m_own->setLanguage(language);
    m_desk.setLanguage(language);
    m_language.use(language);
    if (m_lesson)
        m_lesson->outline()->setLanguage(language);
    followStatistics();
    m_preferences.setLanguage(language);
    refreshSummary();
}

void MainWindow::restyle()
{
    m_session.player().setReducedMotion(m_appearance.reducedMotion());
    m_play.player().setReducedMotion(m_appearance.reducedMotion());
    m_preferences.setTheme(m_appearance.theme());
    m_preferences.setTextScale(m_appearance.textScale());
    m_preferences.setReducedMotion(m_appearance.reducedMotion());
    m_actions->setReducedMotion(m_appearance.reducedMotion());
}

void MainWindow::retranslate()
{
    setWindowTitle(tr("Casefile"));
    m_actions->retranslate();
    m_notices->retranslate();
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_notices)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_interviews->keepPlace();
    m_preferences.setGeometry(saveGeometry());
    if (m_lesson) {
        m_preferences.setColumns(m_lesson->columns()->ownWidths());
        m_preferences.setOutlineAway(m_lesson->columns()->isOutlineAway());
    }
    event->accept();
}

} // namespace casefile::shell
