#include "app/learner/review_round.h"

#include <algorithm>

namespace casefile::learner {

ReviewRound::ReviewRound(Deck& deck, Clock clock, QObject* parent)
    : QObject(parent)
    , m_deck(deck)
    , m_clock(std::move(clock))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ReviewRound::refresh);
}

RoundPhase ReviewRound::phase() const
{
    if (card())
        return m_isRevealed ? RoundPhase::Revealed : RoundPhase::Asking;
    return m_deck.cards().size() > std::size_t(m_unknown.size()) ? RoundPhase::NothingDue
                                                                 : RoundPhase::NoCards;
}

const Card* ReviewRound::card() const
{
    return m_deck.find(m_card);
}

/// Asked several times for each card, and 10,000 cards take a while. A step that falls due, or another
/// second, makes it old.
const DayPlan& ReviewRound::left() const
{
    constexpr int longestMs = 1000;
    const QDateTime now = m_clock();
    const qint64 age = m_plan ? m_plannedAt.msecsTo(now) : longestMs;
    const bool isOld = age < 0 || age >= longestMs || m_planRevision != m_deck.revision() ||
                       (m_plan->nextStepUtcMs && *m_plan->nextStepUtcMs <= now.toMSecsSinceEpoch());
    if (isOld) {
        m_plan = m_deck.plan(now, m_unknown);
        m_planRevision = m_deck.revision();
        m_plannedAt = now;
    }
    return *m_plan;
}

int ReviewRound::dueCount() const
{
    const DayPlan& plan = left();
    return int(plan.steps.size() + plan.reviews.size() + plan.newCards.size());
}

/// A step to the minute, else the start of the first day on which a card is due; cards that the limits put
/// off are for tomorrow.
std::optional<QDateTime> ReviewRound::nextDue() const
{
    const DayPlan& plan = left();
    const StudyDay today = m_deck.calendar().dayOf(m_clock());
    std::optional<StudyDay> day;
    for (const Card& card : m_deck.cards()) {
        if (card.isOnStep() || m_unknown.contains(card.number) || m_deck.isResting(card.number))
            continue;
        const StudyDay due = card.state.phase == Phase::New ? today + 1 : std::max(card.dueDay, today + 1);
        day = std::min(day.value_or(due), due);
    }
    std::optional<QDateTime> when;
    if (day)
        when = m_deck.calendar().startOf(*day).toLocalTime();
    if (plan.nextStepUtcMs)
        when = std::min(when.value_or(QDateTime::fromMSecsSinceEpoch(*plan.nextStepUtcMs)),
                        QDateTime::fromMSecsSinceEpoch(*plan.nextStepUtcMs));
    return when;
}

void ReviewRound::refresh()
{
    if (!card())
        return next();
    if (!m_isRevealed)
        m_shownAt = m_clock(); // it may have been up while nobody saw it
    emit changed();
}

std::optional<qint64> ReviewRound::wanted()
{
    while (!m_wanted.isEmpty()) {
        const qint64 number = m_wanted.takeFirst();
        if (m_deck.find(number) && !m_unknown.contains(number) && !m_deck.isResting(number))
            return number;
    }
    return std::nullopt;
}

/// What was asked for goes first, then what is crammed, or else what is due.
void ReviewRound::next()
{
    std::optional<qint64> number = wanted();
    m_isWanted = number.has_value();
    while (!number && m_isCramming && !m_cram.isEmpty()) {
        const qint64 first = m_cram.takeFirst();
        if (m_deck.find(first) && !m_unknown.contains(first) && !m_deck.isResting(first))
            number = first;
    }
    if (!number && !m_isCramming)
        number = left().next();
    show(number.value_or(0));
}

void ReviewRound::show(qint64 card)
{
    m_card = card;
    m_isRevealed = false;
    m_revealed = {};
    m_shownAt = m_clock();
    waitForStep();
    emit cardChanged();
    emit changed();
}

/// While nothing is up, the next step comes by itself.
void ReviewRound::waitForStep()
{
    m_timer.stop();
    if (card() || m_isCramming)
        return;
    if (const std::optional<qint64> step = left().nextStepUtcMs)
        m_timer.start(std::max<qint64>(*step - m_clock().toMSecsSinceEpoch(), 0) + 1);
}

void ReviewRound::ask(const QStringList& items)
{
    m_wanted.clear();
    for (const QString& item : items)
        if (const Card* card = m_deck.find(item))
            m_wanted.append(card->number);
    next();
}

void ReviewRound::leaveOut()
{
    m_unknown.insert(m_card);
    m_plan.reset();
    next();
}

void ReviewRound::askAllAgain()
{
    m_unknown.clear();
    m_plan.reset();
    show(m_card); // it may ask something else now
}

void ReviewRound::reveal(const Revealed& revealed)
{
    if (phase() != RoundPhase::Asking)
        return;
    m_revealed = revealed;
    m_thinkingMs = std::clamp(m_shownAt.msecsTo(m_clock()), qint64(0), content::AnswerRecord::longestMs);
    m_isRevealed = true;
    m_couldNotKeep = false;
    emit changed();
}

void ReviewRound::grade(Grade grade)
{
    if (phase() != RoundPhase::Revealed)
        return;
    const Card asked = *card();
    CardAnswer answer = m_revealed.shown;
    answer.grade = grade;
    answer.crams = m_isCramming;
    answer.durationMs = m_thinkingMs;
    answer.when = m_clock();
    const auto kept =
        m_deck.keep({{asked.item, asked.chapter}, answer, m_revealed.record, m_revealed.alsoAsked});
    m_couldNotKeep = !kept;
    if (!kept) {
        emit changed();
        return;
    }
    ++m_answered;
    if (kept->leadsToLesson)
        m_leech = asked.number;
    if (m_isCramming && grade == Grade::Again)
        m_cram.append(asked.number);
    next();
}

/// The card that an undone answer gives back is asked again.
void ReviewRound::undo()
{
    const auto cards = m_deck.undo();
    m_wanted = cards.value_or(QList<qint64>()).mid(0, 1);
    turned(cards.has_value());
}

void ReviewRound::redo()
{
    turned(m_deck.redo().has_value());
}

void ReviewRound::turned(bool wasPossible)
{
    m_couldNotKeep = !wasPossible;
    m_leech = 0;
    if (wasPossible)
        next();
    else
        emit changed();
}

void ReviewRound::setCramming(bool on)
{
    if (on == m_isCramming)
        return;
    m_isCramming = on;
    if (on)
        startCram();
    next();
}

void ReviewRound::startCram()
{
    std::vector<const Card*> cards;
    for (const Card& card : m_deck.cards())
        cards.push_back(&card);
    std::ranges::stable_sort(cards, {}, [](const Card* card) { return card->state.memory.stability; });
    m_cram.clear();
    for (const Card* card : cards)
        m_cram.append(card->number);
}

void ReviewRound::dismissLeech()
{
    m_leech = 0;
    emit changed();
}

} // namespace casefile::learner
