#pragma once

#include "app/content/state.h"
#include "app/learner/store_state.h"
#include "app/playback/lesson_session.h"
#include "app/playback/quiz_session.h"
#include "app/shell/language.h"
#include "app/views/appearance.h"

#include <QMainWindow>

class QAction;
class QMenu;
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
class StartPage;
struct StartSummary;
} // namespace casefile::views

namespace casefile::shell {

class Banner;
class Preferences;

/// The window: pages, the line at the top, keys, language and theme. It wires; it computes nothing.
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
    void showQuiz(const QString& chapterId,
                  quint64 seed); ///< of that chapter, asked of the learner's own sentence
    void reload();               ///< the library was read again

    void setLanguage(const QString& language);
    QString language() const { return m_language.current(); }
    views::Appearance& appearance() { return m_appearance; }
    playback::LessonSession& session() { return m_session; }
    playback::LessonSession& playSession() { return m_play; }
    playback::QuizSession& quizSession() { return m_quiz; }
    views::LessonPage* lessonPage(); ///< made at the first call
    views::QuizPage* quizPage();     ///< likewise
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
    void addActions();
    QAction* addShortcut(const QList<QKeySequence>& keys, void (MainWindow::*action)());
    void buildMenu();
    void retranslateMenu();
    void followMenu(); ///< what can be undone, what is switched on
    void showAbout();
    void undo();
    void redo();
    void editSentence();
    void toggleTheme();
    void toggleLanguage();
    void toggleMotion();
    void toggleFullScreen();
    void largerText();
    void smallerText();
    void normalText();
    bool handleKey(QWidget* receiver, QKeyEvent* event);
    void openPlay();
    void goOn();
    void practise(const QString& chapterId);
    void practiseFirst();
    void repair(const QString& chapterId, const QString& stepId);
    void leaveQuiz();
    void connectQuiz();
    void countQuestions(views::StartSummary& summary) const;
    void recordAnswer(const playback::AnswerData& answer);
    void playOn();
    void openStep(const QString& chapterId, const QString& stepId);
    void markSeen();
    void restyle();
    void refreshSummary();
    void sayProblems();
    void followStore(); ///< after something was to be kept: says when that fails, and when it works again
    QString missing(const content::State& place) const; ///< what it asks for and the content lacks; or empty
    void retranslate();
    content::State firstState() const;
    content::State lastState() const; ///< where the learner was, or the first step

    const content::Library& m_library;
    learner::Store& m_store;
    Preferences& m_preferences;
    learner::StoreState m_toldState = learner::StoreState::Ready; ///< that the banner speaks of
    Language m_language;
    views::Appearance m_appearance;
    playback::LessonSession m_session; ///< of the lesson page
    playback::LessonSession m_play;    ///< of the sentence on the start page
    playback::QuizSession m_quiz;
    views::HeaderBar* m_header = nullptr;
    QMenu* m_menu = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_motion = nullptr;
    QAction* m_fullScreen = nullptr;
    QAction* m_keys = nullptr;
    QAction* m_about = nullptr;
    Banner* m_banner = nullptr;
    QStackedWidget* m_pages = nullptr;
    views::StartPage* m_start = nullptr;
    views::LessonPage* m_lesson = nullptr;
    views::QuizPage* m_quizPage = nullptr;
};

} // namespace casefile::shell
