// own_writer FILE: opens the store, then imports own questions for ever, fifty at a time, and says how many
// were kept.
#include "tests/learner/own/own_samples.h"

#include <QCoreApplication>

#include <cstdio>

using namespace casefile::learner;
using namespace casefile::tests;

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    constexpr int atATime = 50;
    Store store;
    if (store.open(QCoreApplication::arguments().value(1)) != StoreState::Ready)
        return 1;
    OwnQuestions own(store);
    for (int kept = int(own.all().size());; kept += atATime) {
        std::printf("%d\n", kept);
        std::fflush(stdout);
        if (own.import(ownImport(kept, kept + atATime), ownNow) != ImportResult::Done)
            return 1;
    }
}
