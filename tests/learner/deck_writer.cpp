// deck_writer FILE: opens the store, then answers questions for ever, each with its card and the log of
// answers, and says how many were kept.
#include "tests/learner/answers.h"
#include "tests/learner/deck_answers.h"

#include <QCoreApplication>

#include <cstdio>

using namespace casefile::learner;
using namespace casefile::tests;

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    constexpr int cardCount = 20;
    Store store;
    if (store.open(QCoreApplication::arguments().value(1)) != StoreState::Ready)
        return 1;
    Deck deck(store, calendar);
    if (!deck.add(newCards(cardCount)))
        return 1;
    int kept = 0;
    for (const Card& card : deck.cards())
        kept += int(deck.reviews(card.number).size());
    for (;; ++kept) {
        std::printf("%d\n", kept);
        std::fflush(stdout);
        const Card& asked = *deck.find(1 + kept % cardCount);
        const CardAnswer graded = cardAnswer(Grade(1 + kept * 7 % 4), kept / cardCount);
        if (!deck.keep({{asked.item, asked.chapter}, graded, answer(kept), {}}))
            return 1;
    }
}
