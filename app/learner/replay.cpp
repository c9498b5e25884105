#include "app/learner/replay.h"

#include "app/learner/database.h"
#include "app/learner/schedule/review.h"
#include "app/learner/schedule/scheduler.h"
#include "app/learner/schedule/settings_json.h"

#include <QJsonDocument>

#include <unordered_map>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

using Schedulers = std::unordered_map<qint64, Scheduler>;

/// Those that this program knows: settings of another algorithm, or that cannot be read, are left out.
Schedulers schedulersOf(Database& database)
{
    Schedulers schedulers;
    const QString select = u"SELECT id, settings FROM schedule_settings WHERE algorithm = ?"_s;
    for (const QVariantList& row : database.rows(select, {scheduleAlgorithm()})) {
        content::Faults faults;
        const QJsonObject settings = QJsonDocument::fromJson(row[1].toString().toUtf8()).object();
        const content::JsonReader place(settings, u"schedule_settings"_s, faults);
        const ScheduleSettings read = readScheduleSettings(place);
        if (faults.isEmpty())
            schedulers.emplace(row[0].toLongLong(), Scheduler(read));
    }
    return schedulers;
}

Card unanswered(const Card& card)
{
    Card fresh;
    fresh.number = card.number;
    fresh.item = card.item;
    fresh.chapter = card.chapter;
    return fresh;
}

} // namespace

std::optional<std::vector<Card>> replayLog(Database& database, std::vector<Card> cards)
{
    const Schedulers schedulers = schedulersOf(database);
    std::unordered_map<qint64, Card*> byNumber;
    for (Card& card : cards) {
        card = unanswered(card);
        byNumber.emplace(card.number, &card);
    }
    const QString log = u"SELECT card, grade, elapsed_days, settings, at_utc_ms, study_day FROM review"
                        " WHERE kind <> ? ORDER BY id"_s;
    bool isWhole = true;
    const bool wasRead = database.visit(log, {int(ReviewKind::Cram)}, [&](const QSqlQuery& row) {
        const auto card = byNumber.find(row.value(0).toLongLong());
        const auto scheduler = schedulers.find(row.value(3).toLongLong());
        if (card == byNumber.end() || scheduler == schedulers.end()) {
            isWhole = false;
            return;
        }
        Card& here = *card->second;
        const CardState state = scheduler->second.after(here.state, Grade(row.value(1).toInt()),
                                                        row.value(2).toInt(), here.number);
        here = dueAfter(here, state, row.value(4).toLongLong(), row.value(5).toInt());
    });
    return wasRead && isWhole ? std::optional(std::move(cards)) : std::nullopt;
}

} // namespace casefile::learner
