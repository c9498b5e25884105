#include "app/learner/classroom/outbox.h"

#include "app/learner/database.h"
#include "app/learner/store.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

const QString placeKey = u"class.place"_s; ///< as the triggers of the migration have it
const QString positionKey = u"class.answer"_s;

bool keep(Database& here, const QString& key, const QString& value)
{
    return here.execute(u"INSERT INTO preference (key, value) VALUES (?, ?)"
                        " ON CONFLICT (key) DO UPDATE SET value = excluded.value"_s,
                        {key, value});
}

QString uidOf(const QVariant& number, const QVariant& utcMs)
{
    return u"%1-%2"_s.arg(number.toLongLong()).arg(utcMs.toLongLong());
}

QJsonObject answerRow(const QVariantList& row)
{
    return {{u"uid"_s, uidOf(row[0], row[1])},    {u"at_utc_ms"_s, row[1].toLongLong()},
            {u"utc_offset_s"_s, row[2].toInt()},  {u"chapter"_s, row[3].toString()},
            {u"question"_s, row[4].toString()},   {u"question_version"_s, row[5].toInt()},
            {u"is_right"_s, row[6].toInt() != 0}, {u"misconception"_s, row[7].toString()},
            {u"certainty"_s, row[8].toInt()},     {u"hints"_s, row[9].toInt()},
            {u"attempt"_s, row[10].toInt()},      {u"duration_ms"_s, row[11].toLongLong()}};
}

QJsonObject cardRow(const QVariantList& row)
{
    const bool isGone = row[3].isNull(); // taken back
    return {{u"uid"_s, uidOf(row[0], row[1])}, {u"changed_utc_ms"_s, row[1].toLongLong()},
            {u"item"_s, row[2].toString()},    {u"chapter"_s, row[3].toString()},
            {u"phase"_s, row[4].toInt()},      {u"stability"_s, row[5].toDouble()},
            {u"due_day"_s, row[6].toInt()},    {u"is_gone"_s, isGone}};
}

} // namespace

Outbox::Outbox(Store& store)
    : m_store(store)
{}

bool Outbox::isJoined() const
{
    return place().isComplete();
}

ClassPlace Outbox::place() const
{
    return classPlace(QJsonDocument::fromJson(m_store.preference(placeKey).toUtf8()).object());
}

bool Outbox::join(const ClassPlace& place)
{
    const QByteArray json = QJsonDocument(toJson(place)).toJson(QJsonDocument::Compact);
    return m_store.transact([&](Database& here) {
        return keep(here, placeKey, QString::fromUtf8(json)) && keep(here, positionKey, u"0"_s) &&
               here.execute(u"DELETE FROM card_change"_s) &&
               here.execute(u"INSERT INTO card_change (item, at_utc_ms) SELECT item,"
                            " CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER) FROM card"_s);
    });
}

bool Outbox::leave()
{
    return m_store.transact([](Database& here) {
        return here.execute(u"DELETE FROM preference WHERE key IN (?, ?)"_s, {placeKey, positionKey}) &&
               here.execute(u"DELETE FROM card_change"_s);
    });
}

OutboxBatch Outbox::take(int most) const
{
    OutboxBatch batch;
    if (!m_store.database().isOpen() || !isJoined())
        return batch;
    batch.lastAnswer = m_store.preference(positionKey).toLongLong();
    for (const QVariantList& row : m_store.database().rows(
             u"SELECT id, at_utc_ms, utc_offset_s, chapter, question, question_version, is_right,"
             " misconception, certainty, hints, attempt, duration_ms FROM answer WHERE id > ?"
             " ORDER BY id LIMIT ?"_s,
             {batch.lastAnswer, most})) {
        batch.answers.append(answerRow(row));
        batch.lastAnswer = row[0].toLongLong();
    }
    for (const QVariantList& row : m_store.database().rows(
             u"SELECT number, at_utc_ms, card_change.item, chapter, phase, stability, due_day"
             " FROM card_change LEFT JOIN card ON card.item = card_change.item ORDER BY number LIMIT ?"_s,
             {most})) {
        batch.cards.append(cardRow(row));
        batch.changes.append(row[0].toLongLong());
    }
    return batch;
}

/// A card that has changed again in between has another number, and stays.
bool Outbox::confirm(const OutboxBatch& sent)
{
    return isJoined() && m_store.transact([&](Database& here) {
        bool done = keep(here, positionKey, QString::number(sent.lastAnswer));
        for (const qint64 number : sent.changes)
            done = done && here.execute(u"DELETE FROM card_change WHERE number = ?"_s, {number});
        return done;
    });
}

int Outbox::waiting() const
{
    if (!m_store.database().isOpen() || !isJoined())
        return 0;
    const auto count = m_store.database().value(u"SELECT (SELECT count(*) FROM answer WHERE id > ?) +"
                                                " (SELECT count(*) FROM card_change)"_s,
                                                {m_store.preference(positionKey).toLongLong()});
    return count ? count->toInt() : 0;
}

} // namespace casefile::learner
