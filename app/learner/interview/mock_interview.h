#pragma once

#include "app/content/interview/interview_question.h"
#include "app/learner/interview/answer_sheet.h"
#include "app/learner/interview/mock_record.h"
#include "app/learner/interview/stopwatch.h"

#include <QObject>

namespace casefile::learner {

/// Where a mock interview stands.
enum class MockPhase {
    None,        ///< none was begun
    Thinking,    ///< the question is there; the clock runs
    Answering,   ///< it is typed or said; the clock runs
    Comparing,   ///< with the model answer; the clock stands
    FollowingUp, ///< on what was missed; the clock runs
    Judging,     ///< how the follow-up went; the clock stands
    Over,
};

/// A mock interview under way: one question after the other against the clock. Knows no widgets and no
/// store; time comes from the clock it is given. When the time is up the present question may be finished,
/// and no other one comes.
class MockInterview : public QObject
{
    Q_OBJECT

public:
    explicit MockInterview(MsClock clock, QObject* parent = nullptr);

    void begin(const QList<content::InterviewQuestion>& questions, const MockSettings& settings,
               const QDateTime& now); ///< does nothing without questions
    /// Goes on with one that the end of the program broke off: with the question that was open, or with the
    /// next one where it was graded. The time since then is a pause. `questions` are those of the record.
    void goOn(const MockRecord& record, const QList<content::InterviewQuestion>& questions,
              const QDateTime& now);

    MockPhase phase() const { return m_phase; }
    bool isUnderWay() const { return m_phase != MockPhase::None && m_phase != MockPhase::Over; }
    const MockRecord& record() const { return m_record; }
    const content::InterviewQuestion* question() const; ///< nullptr: none is asked
    const content::FollowUp* followUp() const;          ///< the one that is asked or judged, else nullptr
    int index() const { return m_index; }
    int count() const { return int(m_questions.size()); }
    const AnswerSheet& sheet() const { return m_sheet; }
    AnswerSheet& sheet() { return m_sheet; }

    qint64 remainingMs() const; ///< of the interview; 0 when it is used up
    qint64 spentMs() const;     ///< on the present question
    bool isTimeUp() const { return remainingMs() == 0; }
    bool isPaused() const { return m_isPaused; }
    bool canPause() const; ///< the clock runs, or is paused

public slots:
    void startAnswer();                      ///< enough thought
    void finishAnswer(const QString& typed); ///< empty: it was said aloud; the model answer is shown
    void finishComparing();                  ///< graded by the sheet: on to a follow-up, or the next
    void finishFollowUp();                   ///< its answer is shown
    void judgeFollowUp(bool wasMet);
    void skip(); ///< the question, or the rest of it
    void setPaused(bool paused);
    void end(); ///< early: what was answered is kept

signals:
    void changed();
    void graded(const casefile::learner::MockEntry& entry); ///< an answer was compared with its model
    void finished();

private:
    void ask(int index);
    void next();
    void finish();
    void setPhase(MockPhase phase);
    void bookTime();
    bool askFollowUp();
    MockEntry& entry() { return m_record.entries.last(); }

    MsClock m_clock;
    QList<content::InterviewQuestion> m_questions;
    MockRecord m_record;
    MockPhase m_phase = MockPhase::None;
    int m_index = -1;
    AnswerSheet m_sheet;
    Stopwatch m_watch; ///< of the present phase
    Stopwatch m_pause;
    bool m_isPaused = false;
    int m_followUp = -1; ///< index among those of the question
};

} // namespace casefile::learner
