#include "app/learner/schedule/history_request.h"

#include "app/learner/schedule/settings_json.h"

#include <QDateTime>
#include <QJsonObject>

#include <bit>

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
    QDateTime at; ///< invalid: not said
};

/// Without a zone it would be another moment on another machine.
QDateTime readMoment(const JsonReader& place)
{
    const auto words = place.asString();
    if (!words)
        return {};
    const QDateTime moment = QDateTime::fromString(*words, Qt::ISODateWithMs);
    if (!moment.isValid() || moment.timeSpec() == Qt::LocalTime)
        place.fault(
            u"\"%1\" is not a moment with its zone, such as \"2026-01-05T08:00:00.000Z\""_s.arg(*words));
    return moment.toUTC();
}

PastReview readReview(const JsonReader& place)
{
    PastReview review;
    if (!place.expectObject({u"rating"_s, u"at"_s, u"elapsed_days"_s, u"elapsed_minutes"_s,
                             u"retrievability_before"_s, u"expect"_s}))
        return review;
    review.grade = Grade(place.member(u"rating"_s).asInteger(1, 4).value_or(int(Grade::Good)));
    review.elapsedDays = place.member(u"elapsed_days"_s).asInteger(0, mostDays).value_or(0);
    review.at = readMoment(place.member(u"at"_s, Need::Optional));
    return review;
}

QString bitsOf(double number)
{
    return u"0x%1"_s.arg(std::bit_cast<quint64>(number), 16, 16, QChar(u'0'));
}

QString nameOf(Phase phase)
{
    static const QStringList names{u"New"_s, u"Learning"_s, u"Review"_s, u"Relearning"_s};
    return names[int(phase)];
}

QJsonObject toJson(const CardState& card, const QJsonValue& retrievabilityBefore)
{
    return {
        {u"stability"_s, card.memory.stability},
        {u"difficulty"_s, card.memory.difficulty},
        {u"stability_bits"_s, bitsOf(card.memory.stability)},
        {u"difficulty_bits"_s, bitsOf(card.memory.difficulty)},
        {u"state"_s, int(card.phase)},
        {u"state_name"_s, nameOf(card.phase)},
        {u"interval_days"_s, card.intervalDays},
        {u"interval_minutes"_s, card.intervalMinutes},
        {u"step"_s, card.step},
        {u"reps"_s, card.repetitions},
        {u"lapses"_s, card.lapses},
        {u"retrievability_before"_s, retrievabilityBefore},
    };
}

QJsonArray scheduleOne(const JsonReader& request)
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
        QJsonObject answer = toJson(card, known);
        if (review.at.isValid())
            answer.insert(u"due"_s,
                          review.at.addSecs(60LL * card.intervalMinutes).toString(Qt::ISODateWithMs));
        answers.append(answer);
    }
    return answers;
}

} // namespace

QJsonArray scheduleHistory(const JsonReader& request)
{
    QJsonArray answers;
    if (request.value().isArray()) {
        for (const JsonReader& one : request.asArray())
            answers.append(scheduleOne(one));
    } else {
        answers = scheduleOne(request);
    }
    return request.faults().isEmpty() ? answers : QJsonArray();
}

} // namespace casefile::learner
