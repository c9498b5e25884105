#pragma once

#include "app/content/interview/interview_question.h"
#include "app/learner/interview/interview_log.h"

namespace casefile::learner {

/// Which interview questions are shown; what is empty leaves all in.
struct InterviewFilter
{
    QString chapter;
    QString level;
    QString kind;
    QString words; ///< each must be in question or points, in any language

    bool admits(const content::InterviewQuestion& question) const;
    bool operator==(const InterviewFilter&) const = default;
};

/// How long a question is meant to take in an interview, thinking and answering.
int plannedSeconds(const content::InterviewQuestion& question);

/// What a mock interview asks, in order, until its minutes are filled: by chance (the seed), chapters taking
/// turns, those last answered well only when there are no others. Nothing when nothing fits the settings.
QList<content::InterviewQuestion> drawMock(const QList<content::InterviewQuestion>& questions,
                                           const MockSettings& settings,
                                           const QHash<QString, LastAnswer>& last, quint64 seed);

} // namespace casefile::learner
