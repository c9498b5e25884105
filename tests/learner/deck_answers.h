#pragma once

#include "app/learner/deck.h"

namespace casefile::tests {

inline const learner::StudyCalendar calendar(QTimeZone("Asia/Shanghai"));

/// item-1 … item-count.
inline QList<learner::NewCard> newCards(int count)
{
    using namespace Qt::StringLiterals;
    QList<learner::NewCard> cards;
    for (int n = 1; n <= count; ++n)
        cards.append({u"item-%1"_s.arg(n), u"overview"_s});
    return cards;
}

/// An answer so many days after 1 March 2026, 9 p.m., every field different from its default.
inline learner::CardAnswer cardAnswer(learner::Grade grade, int day)
{
    using namespace Qt::StringLiterals;
    learner::CardAnswer answer;
    answer.grade = grade;
    answer.proposed = learner::Grade::Hard;
    answer.certainty = content::Certainty::Sure;
    answer.hintsUsed = 2;
    answer.itemVersion = 3;
    answer.seed = 0xfedcba9876543210U;
    answer.optionIds = {u"b"_s, u"a"_s};
    answer.durationMs = 4321;
    answer.when = QDateTime(QDate(2026, 3, 1), QTime(21, 0), Qt::OffsetFromUTC, 8 * 3600).addDays(day);
    return answer;
}

} // namespace casefile::tests
