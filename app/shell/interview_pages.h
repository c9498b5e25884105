#pragma once

#include "app/learner/interview/interview_log.h"
#include "app/learner/interview/interview_practice.h"
#include "app/learner/interview/mock_interview.h"

#include <QObject>

class QKeyEvent;
class QStackedWidget;
class QWidget;

namespace casefile::content {
struct Library;
}
namespace casefile::views {
class Appearance;
class InterviewPage;
class MockPage;
} // namespace casefile::views

namespace casefile::shell {

/// Interview practice and mock interviews in the window: their pages, what they keep, and where they lead.
/// Questions are read and pages made when they are first shown.
class InterviewPages : public QObject
{
    Q_OBJECT

public:
    /// All of them outlive it, but for `stack`, whose pages the pages become: those go first.
    InterviewPages(const content::Library& library, learner::Store& store, learner::Deck& deck,
                   const views::Appearance& appearance, QStackedWidget* stack, const QString& language,
                   QObject* parent);

    learner::InterviewPractice& practice() { return m_practice; }
    learner::MockInterview& mock() { return m_mock; }
    views::InterviewPage* practicePage(); ///< made at the first call
    views::MockPage* mockPage();          ///< likewise
    bool isOnScreen() const;              ///< one of the two

    void setLanguage(const QString& language);
    void reload();    ///< the library was read again
    void keepPlace(); ///< where practising is left
    void leave();     ///< another page is shown
    bool handleKey(QKeyEvent* event);
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();
    int questionCount(); ///< that the program has
    void begin(const learner::MockSettings& settings, quint64 seed);

signals:
    void pageWanted(QWidget* page);
    void stepChosen(const QString& chapter, const QString& step);
    void linkChosen(const QUrl& link);
    void left();
    void historyChanged();
    void kept(bool isKept); ///< something was written, or could not be

private:
    void readQuestions();
    void connectPractice();
    void connectMock();
    void followPractice();
    void grade(learner::Grade grade);
    void keepMock();
    void goOn(); ///< with the mock interview that was broken off
    void keepMockAnswer(const learner::MockEntry& entry);
    void showPast();

    const content::Library& m_library;
    learner::Store& m_store;
    const views::Appearance& m_appearance;
    QStackedWidget* m_stack;
    QString m_language;
    learner::InterviewLog m_log;
    learner::InterviewPractice m_practice;
    learner::MockInterview m_mock;
    QString m_keptPlace;
    learner::MockRecord m_keptMock; ///< as it was last written
    qint64 m_mockNumber = 0;        ///< of the mock interview under way, in the store
    bool m_isRead = false;
    bool m_isRestoring = false; ///< what is half restored is not kept
    views::InterviewPage* m_practicePage = nullptr;
    views::MockPage* m_mockPage = nullptr;
};

} // namespace casefile::shell
