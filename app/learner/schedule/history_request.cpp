#include "app/learner/schedule/history_request.h"

#include "app/learner/schedule/settings_json.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

using content::JsonReader;
using content::Need;

constexpr int mostDays = 1'000'000;

/// One answer of the history.
struct PastReview
{
    Grade grade = Grade::Good;
    int elapsedDays = 0;
};

PastReview readReview(const JsonReader& place)
{
    PastReview review;
    if (!place.expectObject({u"rating"_s, u"at"_s, u"elapsed_days"_s, u"elapsed_minutes"_s,
                             u"retrievability_before"_s, u"expect"_s}))
        return review;
    review.grade = Grade(place.member(u"rating"_s).asInteger(1, 4).value_or(int(Grade::Good)));
    review.elapsedDays = place.member(u"elapsed_days"_s).asInteger(0, mostDays).value_or(0);
    return review;
}

QJsonObject toJson(const CardState& card, const QJsonValue& retrievabilityBefore)
{
    return {
        {u"stability"_s, card.memory.stability},
        {u"difficulty"_s, card.memory.difficulty},
        {u"state"_s, int(card.phase)},
        {u"interval_days"_s, card.intervalDays},
        {u"interval_minutes"_s, card.intervalMinutes},
        {u"step"_s, card.step},
        {u"reps"_s, card.repetitions},
        {u"lapses"_s, card.lapses},
        {u"retrievability_before"_s, retrievabilityBefore},
    };
}

} // namespace

QJsonArray scheduleHistory(const JsonReader& request)
{
    if (!request.expectObject({u"id"_s, u"note"_s, u"first_seen"_s, u"card"_s, u"params"_s, u"reviews"_s}))
        return {};
    const Scheduler scheduler(readScheduleSettings(request.member(u"params"_s, Need::Optional)));
    const int number = request.member(u"card"_s, Need::Optional).asInteger().value_or(0);
    CardState card;
    QJsonArray answers;
    for (const JsonReader& place : request.member(u"reviews"_s).asArray()) {
        const PastReview review = readReview(place);
        const QJsonValue known =
            card.phase == Phase::New
                ? QJsonValue()
                : QJsonValue(scheduler.model().retrievability(review.elapsedDays, card.memory.stability));
        card = scheduler.after(card, review.grade, review.elapsedDays, number);
        answers.append(toJson(card, known));
    }
    return request.faults().isEmpty() ? answers : QJsonArray();
}

} // namespace casefile::learner
