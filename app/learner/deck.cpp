#include "app/learner/deck.h"

#include "app/learner/card_rows.h"
#include "app/learner/database.h"
#include "app/learner/replay.h"
#include "app/learner/schedule/settings_json.h"

#include <QJsonDocument>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

/// Nothing when the table cannot be read.
std::optional<qint64> nextId(Database& database, const QString& table)
{
    const auto id = database.value(u"SELECT coalesce(max(id), 0) + 1 FROM %1"_s.arg(table));
    return id ? std::optional(id->toLongLong()) : std::nullopt;
}

/// How many places a statement has for a list of columns.
QString placesFor(const QVariantList& row)
{
    return QStringList(row.size(), u"?"_s).join(u", "_s);
}

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

auto lowerBound(auto& cards, qint64 number)
{
    return std::ranges::lower_bound(cards, number, {}, &Card::number);
}

/// The card of this number, or nothing.
auto* cardIn(auto& cards, qint64 number)
{
    const auto card = lowerBound(cards, number);
    return card != cards.end() && card->number == number ? &*card : nullptr;
}

int elapsedDays(const Card& card, StudyDay day)
{
    return card.state.phase == Phase::New ? 0 : std::max(day - card.lastDay, 0); // clocks are put back
}

} // namespace

Deck::Deck(Store& store, const StudyCalendar& calendar)
    : m_store(store)
    , m_calendar(calendar)
    , m_scheduler(ScheduleSettings{})
{
    read();
}

void Deck::read()
{
    m_cards.clear();
    for (const QVariantList& row :
         m_store.database().rows(u"SELECT %1 FROM card ORDER BY id"_s.arg(cardColumns())))
        m_cards.push_back(cardFromRow(row));
}

bool Deck::setSettings(const ScheduleSettings& settings)
{
    content::Faults faults;
    const ScheduleSettings asRead = readScheduleSettings({toJson(settings), u"settings"_s, faults});
    if (!faults.isEmpty())
        return false;
    m_scheduler = Scheduler(asRead);
    return true;
}

const Card* Deck::find(qint64 number) const
{
    return cardIn(m_cards, number);
}

QList<Review> Deck::reviews(qint64 number) const
{
    QList<Review> reviews;
    const QString select = u"SELECT %1 FROM review WHERE card = ? ORDER BY id"_s.arg(reviewColumns());
    for (const QVariantList& row : m_store.database().rows(select, {number}))
        reviews.append(reviewFromRow(row));
    return reviews;
}

DayPlan Deck::plan(const QDateTime& now) const
{
    const StudyDay today = m_calendar.dayOf(now);
    const QString select = u"SELECT %1 FROM review WHERE study_day = ?"_s.arg(reviewColumns());
    std::vector<Review> done;
    for (const QVariantList& row : m_store.database().rows(select, {today}))
        done.push_back(reviewFromRow(row));
    return planDay(m_cards, m_limits, tallyOf(done, today), now, m_calendar);
}

Outcomes Deck::preview(qint64 number, const QDateTime& now) const
{
    const Card* card = find(number);
    Q_ASSERT(card);
    return m_scheduler.preview(card->state, elapsedDays(*card, m_calendar.dayOf(now)), number);
}

std::vector<Card> Deck::withoutCards(const QList<NewCard>& items) const
{
    QSet<QString> known;
    for (const Card& card : m_cards)
        known.insert(card.item);
    std::vector<Card> cards;
    for (const NewCard& item : items) {
        if (known.contains(item.item))
            continue;
        known.insert(item.item);
        Card& card = cards.emplace_back();
        card.item = item.item;
        card.chapter = item.chapter;
    }
    return cards;
}

bool Deck::add(const QList<NewCard>& items)
{
    std::vector<Card> added = withoutCards(items);
    if (added.empty())
        return true;
    const bool kept = m_store.transact([&added](Database& database) {
        UndoStack undo(database);
        auto number = nextId(database, u"card"_s);
        return number && undo.begin(ActionKind::AddCards) && std::ranges::all_of(added, [&](Card& card) {
                   card.number = (*number)++;
                   return writeCard(database, undo, card);
               });
    });
    if (kept)
        m_cards.insert(m_cards.end(), added.begin(), added.end());
    return kept;
}

Review Deck::reviewOf(const Card& card, const CardAnswer& answer) const
{
    Review review;
    review.card = card.number;
    review.answer = answer;
    review.kind = kindOf(card.state.phase, answer.crams);
    review.day = m_calendar.dayOf(answer.when);
    review.elapsedDays = elapsedDays(card, review.day);
    review.scheduledDays = card.state.intervalDays;
    return review;
}

std::optional<Answered> Deck::answer(qint64 number, const CardAnswer& answer)
{
    Card* card = cardIn(m_cards, number);
    if (!card)
        return std::nullopt;
    Review review = reviewOf(*card, answer);
    Card after = *card;
    if (!answer.crams) {
        const CardState state =
            m_scheduler.after(card->state, answer.grade, review.elapsedDays, card->number);
        after = dueAfter(*card, state, answer.when.toMSecsSinceEpoch(), review.day);
    }
    review.before = card->state;
    review.after = after.state;
    const bool kept = m_store.transact([&](Database& database) {
        UndoStack undo(database);
        if (!undo.begin(ActionKind::Answer))
            return false;
        review.settings = writeSettings(database, undo, m_scheduler.settings());
        return review.settings > 0 && writeReview(database, undo, review) &&
               (after == *card || writeCard(database, undo, after));
    });
    if (!kept)
        return std::nullopt;
    const bool leads = isLeechNow(card->state, after.state, m_limits.leechLapses);
    *card = after;
    return Answered{after, leads};
}

std::optional<int> Deck::recompute()
{
    const auto replayed = replayLog(m_store.database(), m_cards);
    if (!replayed)
        return std::nullopt;
    std::vector<Card> changed;
    for (std::size_t n = 0; n < m_cards.size(); ++n) {
        if ((*replayed)[n] != m_cards[n])
            changed.push_back((*replayed)[n]);
    }
    if (changed.empty())
        return 0;
    const bool kept = m_store.transact([&](Database& database) {
        UndoStack undo(database);
        return undo.begin(ActionKind::Recompute) && std::ranges::all_of(changed, [&](const Card& card) {
                   return writeCard(database, undo, card);
               });
    });
    if (!kept)
        return std::nullopt;
    m_cards = *replayed;
    return int(changed.size());
}

std::optional<ActionKind> Deck::undoable() const
{
    return UndoStack(m_store.database()).undoable();
}

std::optional<ActionKind> Deck::redoable() const
{
    return UndoStack(m_store.database()).redoable();
}

bool Deck::undo()
{
    return turn(&UndoStack::undo);
}

bool Deck::redo()
{
    return turn(&UndoStack::redo);
}

bool Deck::turn(std::optional<QList<qint64>> (UndoStack::*way)())
{
    std::optional<QList<qint64>> cards;
    const bool kept = m_store.transact([&](Database& database) {
        UndoStack undo(database);
        cards = (undo.*way)();
        return cards.has_value();
    });
    if (kept)
        readAgain(*cards);
    return kept;
}

/// What an undone or redone action made of these cards. One that cannot be read stays as it was.
void Deck::readAgain(const QList<qint64>& numbers)
{
    const QString select = u"SELECT %1 FROM card WHERE id = ?"_s.arg(cardColumns());
    for (const qint64 number : numbers) {
        const auto here = lowerBound(m_cards, number);
        const bool isHere = cardIn(m_cards, number);
        const QList<QVariantList> rows = m_store.database().rows(select, {number});
        if (m_store.database().trouble() != Trouble::None)
            continue;
        if (rows.isEmpty() && isHere)
            m_cards.erase(here);
        else if (!rows.isEmpty() && isHere)
            *here = cardFromRow(rows.first());
        else if (!rows.isEmpty())
            m_cards.insert(here, cardFromRow(rows.first()));
    }
}

} // namespace casefile::learner
