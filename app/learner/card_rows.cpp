#include "app/learner/card_rows.h"

#include "app/learner/database.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

/// Takes the columns of a row one after the other.
class Columns
{
public:
    explicit Columns(const QVariantList& row)
        : m_column(row.cbegin())
    {}

    const QVariant& next() { return *m_column++; }
    int integer() { return next().toInt(); }
    qint64 big() { return next().toLongLong(); }
    double number() { return next().toDouble(); }

private:
    QVariantList::const_iterator m_column;
};

Standing standingFrom(Columns& columns)
{
    Standing standing;
    standing.phase = Phase(columns.integer());
    standing.memory.stability = columns.number();
    standing.memory.difficulty = columns.number();
    return standing;
}

QString idsToJson(const QStringList& ids)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(ids)).toJson(QJsonDocument::Compact));
}

} // namespace

QString cardColumns()
{
    return u"id, item, chapter, phase, stability, difficulty, step, repetitions, lapses, interval_days,"
           " interval_minutes, last_day, due_day, due_utc_ms"_s;
}

QString reviewColumns()
{
    return u"card, at_utc_ms, utc_offset_s, study_day, kind, grade, proposed_grade, elapsed_days,"
           " scheduled_days, settings, phase_before, stability_before, difficulty_before, phase_after,"
           " stability_after, difficulty_after, certainty, hints, item_version, seed, option_ids,"
           " duration_ms"_s;
}

QVariantList toRow(const Card& card)
{
    const CardState& state = card.state;
    return {card.number,        notNull(card.item),     notNull(card.chapter),
            int(state.phase),   state.memory.stability, state.memory.difficulty,
            state.step,         state.repetitions,      state.lapses,
            state.intervalDays, state.intervalMinutes,  card.lastDay,
            card.dueDay,        card.dueUtcMs};
}

QVariantList toRow(const Review& review)
{
    const CardAnswer& answer = review.answer;
    return {review.card,
            answer.when.toMSecsSinceEpoch(),
            answer.when.offsetFromUtc(),
            review.day,
            int(review.kind),
            int(answer.grade),
            answer.proposed ? QVariant(int(*answer.proposed)) : QVariant(),
            review.elapsedDays,
            review.scheduledDays,
            review.settings,
            int(review.before.phase),
            review.before.memory.stability,
            review.before.memory.difficulty,
            int(review.after.phase),
            review.after.memory.stability,
            review.after.memory.difficulty,
            int(answer.certainty),
            answer.hintsUsed,
            answer.itemVersion,
            qint64(answer.seed),
            idsToJson(answer.optionIds),
            std::clamp(answer.durationMs, qint64(0), content::AnswerRecord::longestMs)};
}

Card cardFromRow(const QVariantList& row)
{
    Columns columns(row);
    Card card;
    card.number = columns.big();
    card.item = columns.next().toString();
    card.chapter = columns.next().toString();
    const Standing standing = standingFrom(columns);
    card.state.phase = standing.phase;
    card.state.memory = standing.memory;
    card.state.step = columns.integer();
    card.state.repetitions = columns.integer();
    card.state.lapses = columns.integer();
    card.state.intervalDays = columns.integer();
    card.state.intervalMinutes = columns.integer();
    card.lastDay = columns.integer();
    card.dueDay = columns.integer();
    card.dueUtcMs = columns.big();
    return card;
}

Review reviewFromRow(const QVariantList& row)
{
    Columns columns(row);
    Review review;
    CardAnswer& answer = review.answer;
    review.card = columns.big();
    const qint64 utcMs = columns.big();
    answer.when = QDateTime::fromMSecsSinceEpoch(utcMs, Qt::OffsetFromUTC, columns.integer());
    review.day = columns.integer();
    review.kind = ReviewKind(columns.integer());
    answer.crams = review.kind == ReviewKind::Cram;
    answer.grade = Grade(columns.integer());
    if (const QVariant proposed = columns.next(); !proposed.isNull())
        answer.proposed = Grade(proposed.toInt());
    review.elapsedDays = columns.integer();
    review.scheduledDays = columns.integer();
    review.settings = columns.big();
    review.before = standingFrom(columns);
    review.after = standingFrom(columns);
    answer.certainty = content::Certainty(columns.integer());
    answer.hintsUsed = columns.integer();
    answer.itemVersion = columns.integer();
    answer.seed = quint64(columns.big());
    for (const QJsonValue& id : QJsonDocument::fromJson(columns.next().toString().toUtf8()).array())
        answer.optionIds.append(id.toString());
    answer.durationMs = columns.big();
    return review;
}

} // namespace casefile::learner
