#include "app/learner/deck.h"

#include "app/learner/answer_rows.h"
#include "app/learner/card_rows.h"
#include "app/learner/database.h"
#include "app/learner/deck_rows.h"
#include "app/learner/replay.h"
#include "app/learner/schedule/settings_json.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

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
    reload();
}

void Deck::setLimits(const DailyLimits& limits)
{
    m_limits = limits;
    ++m_revision;
}

void Deck::setCalendar(const StudyCalendar& calendar)
{
    m_calendar = calendar;
    ++m_revision;
}

void Deck::reload()
{
    ++m_revision;
    m_cards.clear();
    if (!m_store.database().isOpen())
        return;
    for (const QVariantList& row :
         m_store.database().rows(u"SELECT %1 FROM card ORDER BY id"_s.arg(cardColumns())))
        m_cards.push_back(cardFromRow(row));
    readOwnQuestions();
}

void Deck::readOwnQuestions()
{
    ++m_revision;
    m_resting.clear();
    if (!m_store.database().isOpen())
        return;
    const QString select = u"SELECT id FROM card WHERE item GLOB 'own-*'"
                           " AND item NOT IN (SELECT name FROM own_question)"_s;
    for (const QVariantList& row : m_store.database().rows(select))
        m_resting.insert(row.first().toLongLong());
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

const Card* Deck::find(const QString& item) const
{
    const auto card = std::ranges::find(m_cards, item, &Card::item);
    return card == m_cards.end() ? nullptr : &*card;
}

QList<Review> Deck::reviews(qint64 number) const
{
    QList<Review> reviews;
    if (!m_store.database().isOpen())
        return reviews;
    const QString select = u"SELECT %1 FROM review WHERE card = ? ORDER BY id"_s.arg(reviewColumns());
    for (const QVariantList& row : m_store.database().rows(select, {number}))
        reviews.append(reviewFromRow(row));
    return reviews;
}

DayTally Deck::done(StudyDay day) const
{
    std::vector<Review> done;
    if (!m_store.database().isOpen())
        return {};
    const QString select = u"SELECT %1 FROM review WHERE study_day = ?"_s.arg(reviewColumns());
    for (const QVariantList& row : m_store.database().rows(select, {day}))
        done.push_back(reviewFromRow(row));
    return tallyOf(done, day);
}

DayPlan Deck::plan(const QDateTime& now, const QSet<qint64>& without) const
{
    const DayTally tally = done(m_calendar.dayOf(now));
    if (without.isEmpty() && m_resting.isEmpty())
        return planDay(m_cards, m_limits, tally, now, m_calendar);
    std::vector<Card> cards;
    std::ranges::copy_if(m_cards, std::back_inserter(cards), [&](const Card& card) {
        return !without.contains(card.number) && !isResting(card.number);
    });
    return planDay(cards, m_limits, tally, now, m_calendar);
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
    QSet<QString> asked;
    for (const NewCard& item : items)
        asked.insert(item.item);
    for (const Card& card : m_cards) {
        if (asked.contains(card.item))
            known.insert(card.item);
    }
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
        return undo.begin(ActionKind::AddCards) && writeNew(database, undo, added);
    });
    if (kept) {
        m_cards.insert(m_cards.end(), added.begin(), added.end());
        ++m_revision;
    }
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

/// Writes what an answer makes of a card, and its row of the log.
bool Deck::writeAnswer(Database& database, UndoStack& undo, const CardAnswer& answer, Card& card) const
{
    const Card before = card;
    Review review = reviewOf(before, answer);
    if (!answer.crams) {
        const CardState state =
            m_scheduler.after(before.state, answer.grade, review.elapsedDays, before.number);
        card = dueAfter(before, state, answer.when.toMSecsSinceEpoch(), review.day);
    }
    review.before = before.state;
    review.after = card.state;
    review.settings = writeSettings(database, undo, m_scheduler.settings());
    return review.settings > 0 && writeReview(database, undo, review) &&
           (card == before || writeCard(database, undo, card));
}

std::optional<Answered> Deck::answer(qint64 number, const CardAnswer& answer)
{
    const Card* card = find(number);
    return card ? keep({{card->item, card->chapter}, answer, {}, {}}) : std::nullopt;
}

std::optional<Answered> Deck::keep(const GivenAnswer& given)
{
    std::vector<Card> added = withoutCards(QList<NewCard>{given.asked} + given.alsoAsked);
    const Card* known = find(given.asked.item);
    const Card before = known ? *known : added.front();
    Card after = before;
    const bool kept = m_store.transact([&](Database& database) {
        UndoStack undo(database);
        if (given.record && !writeRecord(database, *given.record))
            return false;
        if (given.also && !given.also(database))
            return false;
        if (!undo.begin(ActionKind::Answer) || !writeNew(database, undo, added))
            return false;
        after = known ? before : added.front();
        return writeAnswer(database, undo, given.answer, after);
    });
    if (!kept)
        return std::nullopt;
    ++m_revision;
    m_cards.insert(m_cards.end(), added.begin(), added.end());
    *cardIn(m_cards, after.number) = after;
    return Answered{after, isLeechNow(before.state, after.state, m_limits.leechLapses)};
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
    ++m_revision;
    return int(changed.size());
}

std::optional<ActionKind> Deck::undoable() const
{
    return m_store.database().isOpen() ? UndoStack(m_store.database()).undoable() : std::nullopt;
}

std::optional<ActionKind> Deck::redoable() const
{
    return m_store.database().isOpen() ? UndoStack(m_store.database()).redoable() : std::nullopt;
}

std::optional<QList<qint64>> Deck::undo()
{
    return turn(&UndoStack::undo);
}

std::optional<QList<qint64>> Deck::redo()
{
    return turn(&UndoStack::redo);
}

std::optional<QList<qint64>> Deck::turn(std::optional<QList<qint64>> (UndoStack::*way)())
{
    std::optional<QList<qint64>> cards;
    const bool kept = m_store.transact([&](Database& database) {
        UndoStack undo(database);
        cards = (undo.*way)();
        return cards.has_value();
    });
    if (!kept)
        return std::nullopt;
    readAgain(*cards);
    readOwnQuestions();
    if (m_ownChanged)
        m_ownChanged();
    return cards;
}

/// What an undone or redone action made of these cards. One that cannot be read stays as it was.
void Deck::readAgain(const QList<qint64>& numbers)
{
    ++m_revision;
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
