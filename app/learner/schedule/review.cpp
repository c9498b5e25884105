#include "app/learner/schedule/review.h"

#include <algorithm>

namespace casefile::learner {

ReviewKind kindOf(Phase before, bool crams)
{
    if (crams)
        return ReviewKind::Cram;
    switch (before) {
    case Phase::New:
    case Phase::Learning:
        return ReviewKind::Learn;
    case Phase::Relearning:
        return ReviewKind::Relearn;
    case Phase::Review:
        break;
    }
    return ReviewKind::Review;
}

DayTally tallyOf(std::span<const Review> reviews, StudyDay day)
{
    DayTally tally;
    for (const Review& review : reviews) {
        if (review.day != day || review.kind == ReviewKind::Cram)
            continue;
        tally.newCards += review.before.phase == Phase::New;
        if (review.kind == ReviewKind::Review) {
            ++tally.reviews;
            tally.overdue += review.elapsedDays > review.scheduledDays;
        }
    }
    return tally;
}

bool isLeechNow(const CardState& before, const CardState& after, int lapses)
{
    if (lapses <= 0 || after.lapses == before.lapses || after.lapses < lapses)
        return false;
    return (after.lapses - lapses) % std::max((lapses + 1) / 2, 1) == 0;
}

} // namespace casefile::learner
