#pragma once

#include "app/learner/deck.h"
#include "app/learner/interview/mock_record.h"

#include <QHash>

namespace casefile::learner {

/// An interview question that was answered and graded.
struct InterviewAnswer
{
    QString question;
    int version = 1;
    QString chapter;
    QString typed; ///< empty: it was said aloud
    QStringList points;
    int level = 1; ///< of the rubric
    Grade grade = Grade::Good;
    Grade proposed = Grade::Good;
    qint64 thinkMs = 0;
    qint64 answerMs = 0;
    qint64 mock = 0; ///< number of the mock interview; 0: practice
    QDateTime when;

    bool operator==(const InterviewAnswer&) const = default;
};

/// How a question went when it was last answered, and how often it was.
struct LastAnswer
{
    int level = 0;
    int times = 0;
    QDateTime when;
};

/// A mock interview that was kept.
struct KeptMock
{
    qint64 number = 0;
    MockRecord record;
};

/// What the store keeps of interviews. An answer, its row of the log of answers and its card are one action;
/// undoing it takes the card back and leaves the log. Store and deck outlive it.
class InterviewLog
{
public:
    InterviewLog(Store& store, Deck& deck);

    /// False when it could not be kept.
    bool keep(const InterviewAnswer& answer);
    QList<InterviewAnswer> answers(const QString& question = {}) const; ///< oldest first
    QHash<QString, LastAnswer> lastAnswers() const;                     ///< by question

    /// Writes a new one (number 0), or the present state of one; its number, 0 when it could not be kept.
    qint64 keepMock(qint64 number, const MockRecord& record);
    /// The same together with the answer that was just graded in it; 0, and nothing is kept, if it could not.
    qint64 keepMockAnswer(qint64 number, const MockRecord& record, InterviewAnswer answer);
    QList<KeptMock> mocks() const; ///< newest first; what cannot be read is left out

    QString place() const { return m_store.preference(placeKey()); } ///< where practising was left
    bool keepPlace(const QString& place);

    /// What the four grades would do to the card of a question, whether there is one or not.
    Outcomes outcomes(const QString& question, const QDateTime& now) const;

private:
    static GivenAnswer given(const InterviewAnswer& answer);
    qint64 nextMock() const;
    static QString placeKey();

    Store& m_store;
    Deck& m_deck;
};

} // namespace casefile::learner
