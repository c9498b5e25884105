// answer_writer FILE COUNT: opens the store, says its state, then records answers and names each one that was
// kept. With COUNT 0 it only holds the store until its input ends.
#include "tests/learner/answers.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    casefile::learner::Store store;
    std::printf("state %d\n", int(store.open(arguments.value(1))));
    std::fflush(stdout);
    const int count = arguments.value(2).toInt();
    const int first = int(store.answers().size());
    for (int n = first; n < first + count; ++n) {
        if (!store.record(casefile::tests::answer(n)))
            return 1;
        std::printf("%d\n", n);
        std::fflush(stdout);
    }
    if (count == 0)
        std::getchar();
    return 0;
}
