#include "app/shell/review_desk.h"

#include "app/content/library.h"
#include "app/content/templates/drawn_question.h"
#include "app/learner/answer_to_card.h"
#include "app/learner/store.h"
#include "app/learner/study_choices.h"
#include "app/shell/own_shelf.h"
#include "app/views/review/flash_card.h"

#include <algorithm>

namespace casefile::shell {

using learner::ReviewRound;
using playback::QuizSession;

ReviewDesk::ReviewDesk(const content::Library& library, learner::Store& store, const OwnShelf& own,
                       const Clock& clock, QObject* parent)
    : QObject(parent)
    , m_library(library)
    , m_store(store)
    , m_own(own)
    , m_clock(clock)
    , m_deck(store, learner::StudyCalendar(QTimeZone::systemTimeZone()))
    , m_round(m_deck, clock)
    , m_session(clock)
{
    applyChoices();
    connect(&m_round, &ReviewRound::cardChanged, this, &ReviewDesk::putOnTable);
    connect(&m_session, &QuizSession::answered, this, &ReviewDesk::takeAnswer);
}

void ReviewDesk::setLanguage(const QString& language)
{
    m_language = language;
    m_session.setLanguage(language);
}

void ReviewDesk::setOwnSentence(const QString& sentence)
{
    m_ownSentence = sentence;
    m_session.setOwnSentence(sentence);
}

void ReviewDesk::reloadLibrary()
{
    m_round.askAllAgain();
}

void ReviewDesk::reloadStore()
{
    m_deck.reload();
    applyChoices();
    m_round.askAllAgain();
    m_round.refresh();
}

void ReviewDesk::applyChoices()
{
    learner::apply(learner::studyChoices(m_store), QTimeZone::systemTimeZone(), m_deck);
}

std::optional<content::Question> ReviewDesk::question(const QString& item, const QString& chapter,
                                                      quint64 seed) const
{
    if (m_library.misconception(item))
        return std::nullopt;
    if (learner::isOwnId(item))
        return m_own.find(item);
    if (const content::Quiz* quiz = m_library.quiz(chapter)) {
        const auto found = std::ranges::find(quiz->questions, item, &content::Question::id);
        if (found != quiz->questions.end())
            return *found;
    }
    return content::drawnQuestion(m_library.quizzesRoot, chapter, item, seed);
}

/// Each time another variant: the seed is the moment. A card with nothing to fill in needs no session.
void ReviewDesk::putOnTable()
{
    const learner::Card* card = m_round.card();
    if (!card)
        return;
    const auto seed = quint64(m_clock().toMSecsSinceEpoch());
    if (const auto asked = question(card->item, card->chapter, seed)) {
        content::Quiz quiz;
        quiz.chapter = card->chapter;
        quiz.questions = {*asked};
        m_session.start(quiz, m_ownSentence, m_language, seed);
    } else if (!views::flashCard(m_library, card->item)) {
        m_round.leaveOut();
    }
}

/// After a wrong answer the right one is shown at once; one that was only looked up is not of the log.
void ReviewDesk::takeAnswer(const content::AnswerRecord& answer)
{
    learner::Revealed revealed;
    revealed.shown = learner::cardAnswerOf(answer);
    if (answer.given.isEmpty()) {
        revealed.shown.proposed.reset();
    } else {
        revealed.record = answer;
        revealed.alsoAsked = learner::beliefCards(answer, m_store);
    }
    m_round.reveal(revealed);
    if (!answer.right)
        m_session.giveUp();
}

std::optional<content::State> ReviewDesk::repairOf(qint64 number) const
{
    const learner::Card* card = m_deck.find(number);
    if (!card)
        return std::nullopt;
    QString item = card->item;
    const std::optional<views::FlashCard> flash = views::flashCard(m_library, item);
    content::State place;
    if (flash && !flash->isBelief) {
        place.chapter = flash->repairChapter;
        place.step = flash->repairStep;
        return place;
    }
    if (flash) {
        const QList<content::AnswerRecord> hits = m_store.answersShowing(item);
        if (hits.isEmpty())
            return std::nullopt;
        item = hits.last().questionId;
    }
    const auto asked = question(item, card->chapter, 0);
    if (!asked || asked->repairStep.isEmpty())
        return std::nullopt;
    const playback::QuizItem* shown = m_session.itemOf(item);
    content::State state = shown ? shown->state : content::State();
    state.chapter = asked->repairChapter;
    state.step = asked->repairStep;
    return state;
}

bool ReviewDesk::askAfterRepair(const QString& question, const QString& misconception)
{
    if (!m_deck.find(question))
        return false;
    m_round.setCramming(false);
    m_round.ask({question, misconception});
    return true;
}

} // namespace casefile::shell
