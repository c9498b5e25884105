#pragma once

#include "app/content/state.h"
#include "app/playback/quiz_session.h"
#include "app/shell/language.h"
#include "app/shell/own_pages.h"
#include "app/shell/own_shelf.h"
#include "app/shell/places.h"
#include "app/shell/quiz_log.h"
#include "app/shell/review_desk.h"
#include "app/views/appearance.h"

#include <QMainWindow>
#include <QPointer>

class QStackedWidget;

namespace casefile::content {
struct Library;
}
namespace casefile::learner {
class Store;
}
namespace casefile::views {
class HeaderBar;
class LessonPage;
class QuizPage;
class ReviewPage;
class StartPage;
class StatisticsPage;
struct ExportOffer;
struct StartSummary;
} // namespace casefile::views

namespace casefile::shell {

class Banner;
class Classroom;
class InterviewPages;
class Notices;
class Preferences;
class WindowActions;
enum class WindowAction;

/// The window: pages, the line at the top, keys, language and theme. It wires; it computes nothing. Where the
/// learner is, Places knows; what the banner says, Notices.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Library, store and preferences outlive the window.
    MainWindow(const content::Library& library, learner::Store& store, Preferences& preferences);
    ~MainWindow() override;

    void showStart();
    void showState(const content::State& state,
                   double progress = 1.0); ///< a lesson, at that step and settings
    void showDenseNetwork();               ///< the demonstration of the first step
    bool showLink(
        const QUrl& link); ///< casefile:lesson/…; false, with a sentence in the banner, if it cannot be read
    void followLink(const QUrl& link); ///< of the prose: the same, or https: in the system's browser
    void showQuiz(const QString& chapterId,
                  quint64 seed);             ///< from its first question, asked of the learner's own sentence
    void practise(const QString& chapterId); ///< where it was left, or from the first question
    void showReview();                       ///< what is due
    void showStatistics();                   ///< what was learned
    void showData();                         ///< the learner's file, and what can be done about it
    void exportQuestions(bool own = false);  ///< into a file for another program
    void offerRecovery();                    ///< the same, where it is not there or not sound
    void backUp();                           ///< once a day
    void showInterview();                    ///< questions of interviews, one by one
    void showMockInterview();                ///< several against the clock
    void showClass();                        ///< joining a class, or how it stands
    void showClassPage();                    ///< a class, for its instructor
    void showOwn();                          ///< questions of an instructor or the learner
    void reload();                           ///< the library was read again

    void setLanguage(const QString& language);
    QString language() const { return m_language.current(); }
    views::Appearance& appearance() { return m_appearance; }
    playback::LessonSession& session() { return m_session; }  ///< of the lesson page
    playback::LessonSession& playSession() { return m_play; } ///< of the start page
    playback::QuizSession& quizSession() { return m_quiz; }
    views::LessonPage* lessonPage(); ///< made at the first call
    views::QuizPage* quizPage();     ///< likewise
    InterviewPages& interviews() { return *m_interviews; }
    Classroom& classroom() { return *m_classroom; }
    ReviewDesk& reviewDesk() { return m_desk; }
    OwnPages& own() { return *m_own; }
    OwnShelf& ownShelf() { return m_shelf; }
    views::ReviewPage* reviewPage();         ///< likewise
    views::StatisticsPage* statisticsPage(); ///< likewise
    views::StartPage* startPage() const { return m_start; }
    views::HeaderBar* header() const { return m_header; }
    Banner* banner() const { return m_banner; }
    QWidget* currentPage() const;
    void showShortcuts();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void build();
    void connectPages();
    void perform(WindowAction action);
    playback::LessonSession* sessionOnScreen(); ///< whose changes undo takes back; nullptr: none is shown
    void followHistory();
    void showAbout();
    void editSentence();
    void find();
    void toggleOutline();
    void toggleTheme();
    void toggleLanguage();
    bool handleKey(QWidget* receiver, QKeyEvent* event);
    void showPage(QWidget* page);
    void showLesson();
    void goOn();
    void takeAlong();
    void practiseFirst();
    void practiseAgain();
    void drawAnew();
    bool resumeQuiz(const QString& chapterId);
    void showQuizPage();
    void repair(const QString& questionId);
    void offerQuiz(bool on);
    void leaveQuiz();
    void connectQuiz();
    void countQuestions(views::StartSummary& summary) const;
    void recordAnswer(const content::AnswerRecord& answer);
    QString ownSentence() const; ///< that questions are asked of
    bool isReviewing() const;
    void connectOwn();
    void editOwn(learner::OwnQuestion question, const OwnPages::Keep& keep, QWidget* parent);
    void offerOwn(views::ExportOffer& offer) const;
    content::Quiz quizOf(const QString& chapterId, quint64 seed,
                         const QHash<QString, int>& variants = {}) const;
    void connectReview();
    void followReview();
    void repairCard(qint64 card);
    void returnFromRepair();
    void leaveReview();
    void editChoices();
    void followStatistics();
    void leaveStatistics();
    void followData();
    void connectInterviews();
    void connectClass();
    void leaveClassPage();
    void showInterviewPage(QWidget* page);
    void playOn();
    void openStep(const QString& chapterId, const QString& stepId);
    void markSeen();
    void restyle();
    void refreshSummary();
    QString missing(const content::State& place) const; ///< what it asks for and the content lacks; or empty
    void retranslate();

    const content::Library& m_library;
    learner::Store& m_store;
    Preferences& m_preferences;
    Language m_language;
    views::Appearance m_appearance;
    Places m_places;
    playback::LessonSession& m_session; ///< of m_places: the lesson
    playback::LessonSession& m_play;    ///< of m_places: the start page
    playback::QuizSession m_quiz;
    OwnShelf m_shelf;
    ReviewDesk m_desk;
    QuizLog m_quizLog;
    QString m_takenAlong;          ///< the sentence of the start page that the lesson has had
    bool m_isRepairing = false;    ///< the lesson was opened from the quiz, which waits
    bool m_isQuizOfLesson = false; ///< the quiz was opened from the lesson, and leads back there
    bool m_isReviewOfLesson = false;
    bool m_isRepairOfReview = false;              ///< of the review that waits, not of the quiz
    bool m_isQuizWaiting = false;                 ///< for a fresh variant on the review page
    std::pair<QString, QString> m_repairedBelief; ///< question and misconception that the open repair is for
    views::HeaderBar* m_header = nullptr;
    Banner* m_banner = nullptr;
    Notices* m_notices = nullptr;
    WindowActions* m_actions = nullptr;
    QStackedWidget* m_pages = nullptr;
    InterviewPages* m_interviews = nullptr;
    Classroom* m_classroom = nullptr;
    OwnPages* m_own = nullptr;
    views::StartPage* m_start = nullptr;
    views::LessonPage* m_lesson = nullptr;
    views::QuizPage* m_quizPage = nullptr;
    views::ReviewPage* m_reviewPage = nullptr;
    views::StatisticsPage* m_statistics = nullptr;
    QPointer<QWidget> m_beforeClass;      ///< the page that the instructor's leads back to
    QPointer<QWidget> m_beforeStatistics; ///< the page that it leads back to
};

} // namespace casefile::shell
