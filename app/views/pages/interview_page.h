#pragma once

#include "app/content/library.h"
#include "app/learner/interview/interview_log.h"

#include <QTimer>
#include <QWidget>

class QKeyEvent;
class QLabel;
class QPushButton;
class QScrollArea;

namespace casefile::learner {
class InterviewPractice;
enum class PracticePhase;
} // namespace casefile::learner

namespace casefile::views {

class AnswerBox;
class Appearance;
class Comparison;
class FollowUpList;
class GradeBar;
class QuestionList;

/// Interview questions one by one: which there are at the left, the present one with its answer at the
/// right; after the answer its model, what was missed, and a grade.
class InterviewPage : public QWidget
{
    Q_OBJECT

public:
    InterviewPage(const content::Library& library, learner::InterviewPractice& practice,
                  const Appearance& appearance, QWidget* parent = nullptr);

    void setLanguage(const QString& language);
    void setLastAnswers(const QHash<QString, learner::LastAnswer>& last);
    void setOutcomes(const learner::Outcomes& outcomes); ///< what grades would do to the present question
    void takeFocus();                 ///< into the answer; after it to the points; then to what goes on
    bool handleKey(QKeyEvent* event); ///< digits, Ctrl+digits, Space, arrows, T, R, Escape
    QuestionList* list() const { return m_list; }
    AnswerBox* answer() const { return m_answer; }
    Comparison* comparison() const { return m_comparison; }
    GradeBar* grades() const { return m_grades; }

signals:
    void graded(casefile::learner::Grade grade);
    void repairChosen(const QString& chapter, const QString& step);
    void mockChosen();
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildTop();
    QWidget* buildBody();
    QWidget* buildActions();
    void connectParts();
    void follow();
    void followQuestion();
    void followAnswer();
    void followActions();
    void followTimer();
    void retranslate();
    void reveal();
    void toggleTimer();
    void repair();
    void toggleList();
    void arrange();
    QString lastWords() const;
    QString keys() const;
    bool handleAnswering(QKeyEvent* event);
    bool handleComparing(QKeyEvent* event);

    const content::Library& m_library;
    learner::InterviewPractice& m_practice;
    const Appearance& m_appearance;
    QString m_language;
    QHash<QString, learner::LastAnswer> m_last;
    QString m_shown;                ///< question and language that the parts were made for
    learner::PracticePhase m_stand; ///< when the focus was placed
    bool m_isListWanted = false;    ///< in a narrow window
    QTimer m_tick;
    QLabel* m_title;
    QLabel* m_count;
    QPushButton* m_listButton;
    QPushButton* m_mock;
    QPushButton* m_close;
    QuestionList* m_list;
    QScrollArea* m_area;
    QLabel* m_place;
    QLabel* m_question;
    QLabel* m_lastTime;
    QPushButton* m_think;
    QLabel* m_remaining;
    AnswerBox* m_answer;
    Comparison* m_comparison;
    FollowUpList* m_followUps;
    QLabel* m_step; ///< that repairs
    QPushButton* m_repair;
    QLabel* m_keys;
    QPushButton* m_previous;
    QPushButton* m_next;
    QPushButton* m_aloud;
    QPushButton* m_reveal;
    QPushButton* m_again;
    GradeBar* m_grades;
};

} // namespace casefile::views
