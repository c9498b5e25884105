#pragma once

#include "app/learner/interview/mock_record.h"

namespace casefile::learner {

/// How the questions of one chapter went.
struct MockTopic
{
    QString chapter;
    int asked = 0;
    int marks = 0; ///< by the rubric, 4 for each question
    qint64 ms = 0;

    double share() const;
    bool operator==(const MockTopic&) const = default;
};

/// A step that repairs what went badly, and for how many questions.
struct MockStudy
{
    QString chapter;
    QString step;
    QStringList questions; ///< ids
    bool operator==(const MockStudy&) const = default;
};

/// What a mock interview says of whoever gave it.
struct MockReport
{
    int asked = 0;
    int graded = 0;
    int skipped = 0;
    double share = 0.0;       ///< of all that the rubrics give, 0 … 1; skipped questions earn nothing
    QList<MockTopic> topics;  ///< in the order in which they were asked
    QList<MockStudy> toStudy; ///< the worst first
    int followUps = 0;
    int followUpsMet = 0;
};

MockReport reportOf(const MockRecord& record);

} // namespace casefile::learner
