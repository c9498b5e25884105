#include "app/learner/deck_rows.h"

#include "app/learner/card_rows.h"
#include "app/learner/database.h"
#include "app/learner/schedule/settings_json.h"
#include "app/learner/undo_stack.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

/// How many places a statement has for a list of columns.
QString placesFor(const QVariantList& row)
{
    return QStringList(row.size(), u"?"_s).join(u", "_s);
}

std::optional<qint64> nextId(Database& database, const QString& table)
{
    const auto id = database.value(u"SELECT coalesce(max(id), 0) + 1 FROM %1"_s.arg(table));
    return id ? std::optional(id->toLongLong()) : std::nullopt;
}

} // namespace

/// Writes a card that is new, or changes it.
bool writeCard(Database& database, UndoStack& undo, const Card& card)
{
    return undo.change(u"card"_s, card.number, [&] {
        const QVariantList row = toRow(card);
        const QString columns = cardColumns();
        return database.execute(
            u"INSERT INTO card (%1) VALUES (%2) ON CONFLICT (id) DO UPDATE SET (%1) = (%2)"_s.arg(
                columns, placesFor(row)),
            row + row);
    });
}

bool writeReview(Database& database, UndoStack& undo, const Review& review)
{
    const auto id = nextId(database, u"review"_s);
    return id && undo.change(u"review"_s, *id, [&] {
        const QVariantList row = QVariantList{*id} + toRow(review);
        return database.execute(
            u"INSERT INTO review (id, %1) VALUES (%2)"_s.arg(reviewColumns(), placesFor(row)), row);
    });
}

/// The number under which the log knows these settings; 0 when they could not be kept.
qint64 writeSettings(Database& database, UndoStack& undo, const ScheduleSettings& settings)
{
    const QString algorithm = scheduleAlgorithm();
    const QString json = QString::fromUtf8(QJsonDocument(toJson(settings)).toJson(QJsonDocument::Compact));
    const auto known = database.value(
        u"SELECT id FROM schedule_settings WHERE algorithm = ? AND settings = ?"_s, {algorithm, json});
    if (known)
        return known->toLongLong();
    const auto id = nextId(database, u"schedule_settings"_s);
    const bool kept = id && undo.change(u"schedule_settings"_s, *id, [&] {
        return database.execute(u"INSERT INTO schedule_settings (id, algorithm, settings) VALUES (?, ?, ?)"_s,
                                {*id, algorithm, json});
    });
    return kept ? *id : 0;
}

/// Gives cards that are new their numbers, and writes them.
bool writeNew(Database& database, UndoStack& undo, std::vector<Card>& cards)
{
    auto number = nextId(database, u"card"_s);
    return number && std::ranges::all_of(cards, [&](Card& card) {
               card.number = (*number)++;
               return writeCard(database, undo, card);
           });
}

} // namespace casefile::learner
