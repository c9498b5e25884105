#include "app/shell/interview_pages.h"

#include "app/content/library.h"
#include "app/learner/store.h"
#include "app/views/interview/mock_room.h"
#include "app/views/interview/mock_setup.h"
#include "app/views/pages/interview_page.h"
#include "app/views/pages/mock_page.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QStackedWidget>
#include <QUrl>

#include <utility>

namespace casefile::shell {

using namespace Qt::StringLiterals;
using learner::InterviewPractice;
using learner::MockInterview;
using learner::PracticePhase;

namespace {

learner::MsClock steadyClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

} // namespace

InterviewPages::InterviewPages(const content::Library& library, learner::Store& store, learner::Deck& deck,
                               const views::Appearance& appearance, QStackedWidget* stack,
                               const QString& language, QObject* parent)
    : QObject(parent)
    , m_library(library)
    , m_store(store)
    , m_appearance(appearance)
    , m_stack(stack)
    , m_language(language)
    , m_log(store, deck)
    , m_practice(steadyClock())
    , m_mock(steadyClock())
{
    connect(&m_practice, &InterviewPractice::changed, this, &InterviewPages::followPractice);
    connect(&m_mock, &MockInterview::changed, this, &InterviewPages::historyChanged);
    connect(&m_mock, &MockInterview::changed, this, [this] {
        if (m_mock.isUnderWay() && m_mock.record() != m_keptMock)
            keepMock(); // so that it can go on after whatever happens
    });
    connect(&m_mock, &MockInterview::graded, this, &InterviewPages::keepMockAnswer);
    connect(&m_mock, &MockInterview::finished, this, [this] {
        keepMock();
        showPast();
        if (m_mockPage)
            m_mockPage->showReport(m_mock.record());
    });
}

void InterviewPages::readQuestions()
{
    if (std::exchange(m_isRead, true))
        return;
    const QString place = m_log.place();
    m_keptPlace = place;
    m_isRestoring = true;
    m_practice.setQuestions(content::interviewQuestions(m_library));
    m_practice.restore(place);
    m_isRestoring = false;
}

int InterviewPages::questionCount()
{
    readQuestions();
    return int(m_practice.questions().size());
}

void InterviewPages::reload()
{
    if (!m_isRead)
        return;
    m_practice.setQuestions(content::interviewQuestions(m_library));
    if (m_mockPage)
        m_mockPage->setup()->setQuestions(m_practice.questions());
}

bool InterviewPages::isOnScreen() const
{
    const QWidget* shown = m_stack->currentWidget();
    return shown && (shown == m_practicePage || shown == m_mockPage);
}

views::InterviewPage* InterviewPages::practicePage()
{
    readQuestions();
    if (!m_practicePage) {
        m_practicePage = new views::InterviewPage(m_library, m_practice, m_appearance, m_stack);
        m_stack->addWidget(m_practicePage);
        connectPractice();
        m_practicePage->setLanguage(m_language);
        m_practicePage->setLastAnswers(m_log.lastAnswers());
        followPractice();
    }
    m_practice.setOnScreen(true);
    return m_practicePage;
}

void InterviewPages::connectPractice()
{
    connect(m_practicePage, &views::InterviewPage::graded, this, &InterviewPages::grade);
    connect(m_practicePage, &views::InterviewPage::repairChosen, this, &InterviewPages::stepChosen);
    connect(m_practicePage, &views::InterviewPage::closed, this, &InterviewPages::left);
    connect(m_practicePage, &views::InterviewPage::mockChosen, this, [this] { emit pageWanted(mockPage()); });
}

views::MockPage* InterviewPages::mockPage()
{
    readQuestions();
    if (!m_mockPage) {
        m_mockPage = new views::MockPage(m_library, m_mock, m_appearance, m_stack);
        m_stack->addWidget(m_mockPage);
        connectMock();
        m_mockPage->setup()->setQuestions(m_practice.questions());
        m_mockPage->setLanguage(m_language);
        showPast();
    }
    return m_mockPage;
}

/// The settings of the last one are suggested for the next.
void InterviewPages::connectMock()
{
    const QList<learner::KeptMock> mocks = m_log.mocks();
    if (!mocks.isEmpty())
        m_mockPage->setup()->setSettings(mocks.first().record.settings);
    connect(m_mockPage, &views::MockPage::beginChosen, this, [this](const learner::MockSettings& settings) {
        begin(settings, quint64(QDateTime::currentMSecsSinceEpoch()));
    });
    connect(m_mockPage, &views::MockPage::goOnChosen, this, &InterviewPages::goOn);
    connect(m_mockPage, &views::MockPage::linkChosen, this, &InterviewPages::linkChosen);
    connect(m_mockPage, &views::MockPage::closed, this, [this] { emit pageWanted(practicePage()); });
    connect(m_mockPage->room(), &views::MockRoom::marksChanged, this, &InterviewPages::historyChanged);
}

void InterviewPages::showPast()
{
    if (m_mockPage)
        m_mockPage->setPast(m_log.mocks());
}

void InterviewPages::setLanguage(const QString& language)
{
    m_language = language;
    if (m_practicePage)
        m_practicePage->setLanguage(language);
    if (m_mockPage)
        m_mockPage->setLanguage(language);
}

void InterviewPages::followPractice()
{
    if (m_practicePage && m_practice.phase() == PracticePhase::Comparing)
        m_practicePage->setOutcomes(m_log.outcomes(m_practice.question()->id, QDateTime::currentDateTime()));
    keepPlace();
    emit historyChanged();
}

void InterviewPages::keepPlace()
{
    if (!m_isRead || m_isRestoring || !m_store.isWritable())
        return;
    const QString place = m_practice.toJson();
    if (place != std::exchange(m_keptPlace, place))
        emit kept(m_log.keepPlace(place));
}

void InterviewPages::leave()
{
    m_practice.setOnScreen(false);
    m_mock.setPaused(true);
    keepPlace();
}

/// What could not be kept stays as it is, so that it can be tried again.
void InterviewPages::grade(learner::Grade grade)
{
    const auto answer = m_practice.answer(grade, QDateTime::currentDateTime());
    if (!answer)
        return;
    const bool isKept = m_log.keep(*answer);
    emit kept(isKept);
    if (!isKept && m_store.isWritable())
        return;
    m_practicePage->setLastAnswers(m_log.lastAnswers());
    m_practice.markGraded();
}

void InterviewPages::begin(const learner::MockSettings& settings, quint64 seed)
{
    readQuestions();
    m_mockNumber = 0;
    m_mock.begin(learner::drawMock(m_practice.questions(), settings, m_log.lastAnswers(), seed), settings,
                 QDateTime::currentDateTime());
}

void InterviewPages::goOn()
{
    const QList<learner::KeptMock> mocks = m_log.mocks();
    if (mocks.isEmpty())
        return;
    QList<content::InterviewQuestion> questions;
    for (const QString& id : mocks.first().record.questions) {
        for (const content::InterviewQuestion& question : m_practice.questions()) {
            if (question.id == id)
                questions.append(question);
        }
    }
    m_mockNumber = mocks.first().number;
    m_mock.goOn(mocks.first().record, questions, QDateTime::currentDateTime());
}

void InterviewPages::keepMock()
{
    m_keptMock = m_mock.record();
    if (!m_store.isWritable())
        return;
    learner::MockRecord record = m_keptMock;
    record.keptAt = QDateTime::currentDateTime();
    const qint64 number = m_log.keepMock(m_mockNumber, record);
    emit kept(number > 0);
    m_mockNumber = number > 0 ? number : m_mockNumber;
}

void InterviewPages::keepMockAnswer(const learner::MockEntry& entry)
{
    learner::InterviewAnswer answer;
    answer.question = entry.question;
    answer.version = entry.version;
    answer.chapter = entry.chapter;
    answer.typed = entry.typed;
    answer.points = entry.points;
    answer.level = entry.rubric;
    answer.grade = answer.proposed = learner::gradeOfLevel(entry.rubric);
    answer.thinkMs = entry.thinkMs;
    answer.answerMs = entry.answerMs;
    answer.when = QDateTime::currentDateTime();
    m_keptMock = m_mock.record();
    learner::MockRecord record = m_keptMock;
    record.keptAt = answer.when;
    const qint64 number = m_log.keepMockAnswer(m_mockNumber, record, answer);
    emit kept(number > 0);
    m_mockNumber = number > 0 ? number : m_mockNumber;
    if (m_practicePage)
        m_practicePage->setLastAnswers(m_log.lastAnswers());
}

bool InterviewPages::handleKey(QKeyEvent* event)
{
    if (m_stack->currentWidget() == m_mockPage)
        return m_mockPage->handleKey(event);
    return m_practicePage->handleKey(event);
}

bool InterviewPages::canUndo() const
{
    if (m_mockPage && m_stack->currentWidget() == m_mockPage)
        return m_mock.phase() == learner::MockPhase::Comparing && m_mock.sheet().canUndo();
    return m_practice.phase() == PracticePhase::Comparing && m_practice.sheet().canUndo();
}

bool InterviewPages::canRedo() const
{
    if (m_mockPage && m_stack->currentWidget() == m_mockPage)
        return m_mock.phase() == learner::MockPhase::Comparing && m_mock.sheet().canRedo();
    return m_practice.phase() == PracticePhase::Comparing && m_practice.sheet().canRedo();
}

void InterviewPages::undo()
{
    if (m_mockPage && m_stack->currentWidget() == m_mockPage)
        m_mockPage->room()->undo();
    else
        m_practice.undo();
}

void InterviewPages::redo()
{
    if (m_mockPage && m_stack->currentWidget() == m_mockPage)
        m_mockPage->room()->redo();
    else
        m_practice.redo();
}

} // namespace casefile::shell
