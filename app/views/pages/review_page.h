#pragma once

#include "app/content/library.h"
#include "app/learner/schedule/grade.h"

#include <QWidget>

class QFrame;
class QKeyEvent;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace casefile::learner {
class ReviewRound;
}
namespace casefile::playback {
class QuizSession;
}

namespace casefile::views {

class Appearance;
class CardFace;
class GradeBar;

/// What is due, card by card: ask, reveal, grade. Undo and redo, cramming, what is left today; what to do
/// when nothing is due, and when a card was failed too often.
class ReviewPage : public QWidget
{
    Q_OBJECT

public:
    ReviewPage(const content::Library& library, learner::ReviewRound& round, playback::QuizSession& session,
               const Appearance& appearance, QWidget* parent = nullptr);

    bool handleKey(QKeyEvent* event);         ///< 1–4, Space, Return, Ctrl+1–3, H, R, Escape
    void takeFocus();                         ///< into the card; once it is revealed to the proposed grade
    void setProblem(const QString& sentence); ///< why no grade can be kept; empty: they can
    void setRepaired(bool on);                ///< the learner comes from a step that repairs

    QPushButton* cram() const { return m_cram; }
    QPushButton* undo() const { return m_undo; }
    QPushButton* redo() const { return m_redo; }
    GradeBar* grades() const { return m_grades; }

signals:
    void repairChosen(qint64 card);
    void choicesChosen(); ///< limits, wanted recall, …
    void progressChosen();
    void questionsChosen(); ///< there are no cards, or none is due: to the quizzes
    void closed();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildTop();
    QWidget* buildNotice();
    QWidget* buildEmpty();
    QWidget* buildActions();
    void follow();
    void followTop();
    void followNotice();
    void followEmpty();
    void followActions();
    void followFocus();
    void reveal(); ///< checks the answer, or shows it when none was given
    void goOn();   ///< what Space does
    bool pressFocused();
    void grade(learner::Grade grade);
    QString left() const;
    QString keys() const;
    void retranslate();

    const content::Library& m_library;
    learner::ReviewRound& m_round;
    playback::QuizSession& m_session;
    QLabel* m_title;
    QLabel* m_left;
    QPushButton* m_cram;
    QPushButton* m_undo;
    QPushButton* m_redo;
    QPushButton* m_choices;
    QPushButton* m_progress;
    QPushButton* m_close;
    QFrame* m_notice;
    QLabel* m_noticeWords;
    QPushButton* m_noticeGo;
    QStackedWidget* m_stack;
    CardFace* m_face;
    QLabel* m_emptyTitle;
    QLabel* m_emptyWords;
    QPushButton* m_emptyGo;
    QWidget* m_actions;
    QLabel* m_keys;
    QLabel* m_missing; ///< what keeps the answer from being checked
    QPushButton* m_hint;
    QPushButton* m_show;
    QPushButton* m_check;
    GradeBar* m_grades;
    QString m_problem;
    bool m_isRepaired = false;
    std::pair<qint64, int> m_stand{-1, -1}; ///< card and phase, when the focus was placed
};

} // namespace casefile::views
