#pragma once

#include "app/learner/interview/answer_sheet.h"
#include "app/learner/interview/question_choice.h"
#include "app/learner/interview/stopwatch.h"

#include <QObject>

namespace casefile::learner {

/// Where the practice of an interview question stands.
enum class PracticePhase {
    Empty,     ///< no question fits the filter
    Answering, ///< it is thought about, typed or said
    Comparing, ///< the model answer is shown
    Graded,    ///< and the answer is kept
};

/// Practising interview questions one by one: what is shown, the answer to the present one, and where it
/// stands. Knows no widgets and no store; time comes from the clock it is given.
class InterviewPractice : public QObject
{
    Q_OBJECT

public:
    explicit InterviewPractice(MsClock clock, QObject* parent = nullptr);

    void setQuestions(const QList<content::InterviewQuestion>& questions); ///< also when they were read again
    const QList<content::InterviewQuestion>& questions() const { return m_questions; }
    const InterviewFilter& filter() const { return m_filter; }
    void setFilter(const InterviewFilter& filter); ///< the present question stays while it fits

    QList<int> shown() const { return m_shown; } ///< indices of questions() that fit the filter
    int place() const { return int(m_shown.indexOf(m_index)); }
    const content::InterviewQuestion* question() const; ///< nullptr: none fits
    PracticePhase phase() const;
    void open(const QString& id); ///< as it was left in this sitting; one that the filter hides takes it away
    bool canGo(int by) const;
    void go(int by); ///< to a neighbour within what is shown

    const QString& typed() const { return m_typed; }
    void setTyped(const QString& words);
    void reveal(); ///< the model answer
    AnswerSheet& sheet() { return m_sheet; }
    const AnswerSheet& sheet() const { return m_sheet; }
    void tick(const QString& point, bool on);
    void chooseLevel(int level);
    void undo();
    void redo();
    /// What is to be kept of the answer; nothing before it was compared. markGraded() once it was kept.
    std::optional<InterviewAnswer> answer(Grade grade, const QDateTime& now) const;
    void markGraded();
    void again(); ///< the same question, a fresh sheet

    void startTimer(int seconds); ///< a while to think; 0 stops it
    bool isTiming() const { return m_timerSeconds > 0; }
    int timerSeconds() const { return m_timerSeconds; }
    qint64 remainingMs() const;
    void setOnScreen(bool on); ///< time counts only there

    QString toJson() const; ///< filter, question and what was done with it
    void restore(const QString& json);

signals:
    void changed();
    void questionChanged(); ///< another one, or the same anew

private:
    /// An answer that was begun, while other questions are looked at.
    struct Draft
    {
        PracticePhase phase = PracticePhase::Answering;
        QString typed;
        AnswerSheet sheet;
        qint64 ms = 0;
    };

    int indexOf(const QString& id) const; ///< -1: there is none
    void show(int index);
    void putAside();
    void followFilter();

    QList<content::InterviewQuestion> m_questions;
    InterviewFilter m_filter;
    QList<int> m_shown;
    int m_index = -1;
    PracticePhase m_phase = PracticePhase::Answering;
    QString m_typed;
    AnswerSheet m_sheet;
    QHash<QString, Draft> m_drafts; ///< by question
    Stopwatch m_watch;              ///< until the model answer is shown
    Stopwatch m_timer;
    int m_timerSeconds = 0;
    bool m_isOnScreen = false;
};

} // namespace casefile::learner
