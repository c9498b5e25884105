#include "engine/fast/pool.h"

#include <QtTest>

#include <atomic>
#include <set>
#include <vector>

using namespace casefile::engine::fast;

class TestPool : public QObject
{
    Q_OBJECT

private slots:
    void everyThreadOfTheTeamComesOnce()
    {
        Pool pool(4);
        QCOMPARE(pool.size(), 4u);
        for (unsigned threads = 1; threads <= 4; ++threads) {
            std::vector<std::atomic<int>> calls(4);
            pool.run(threads, [&](Team& team) { calls[team.index()] += team.count() == threads ? 1 : 100; });
            for (unsigned i = 0; i < 4; ++i)
                QCOMPARE(calls[i].load(), i < threads ? 1 : 0);
        }
    }

    void theCallerTakesPart()
    {
        Pool pool(2);
        std::thread::id first;
        pool.run(2, [&](Team& team) {
            if (team.index() == 0)
                first = std::this_thread::get_id();
        });
        QCOMPARE(first, std::this_thread::get_id());
    }

    void nobodyPassesABarrierBeforeAllHaveCome()
    {
        Pool pool(3);
        std::atomic<int> early{0}, come{0};
        constexpr int rounds = 200;
        pool.run(3, [&](Team& team) {
            for (int round = 1; round <= rounds; ++round) {
                ++come;
                team.barrier();
                early += come < 3 * round;
                team.barrier();
            }
        });
        QCOMPARE(early.load(), 0);
        QCOMPARE(come.load(), 3 * rounds);
    }

    void regionsOfSeveralCallersDoNotMix()
    {
        Pool pool(2);
        std::atomic<int> sum{0};
        std::vector<std::jthread> callers;
        for (int caller = 0; caller < 3; ++caller)
            callers.emplace_back([&] {
                for (int i = 0; i < 100; ++i) {
                    std::atomic<int> mine{0};
                    pool.run(2, [&](Team&) { ++mine; });
                    sum += mine;
                }
            });
        callers.clear();
        QCOMPARE(sum.load(), 3 * 100 * 2);
    }

    void askingForMoreThreadsThanThereAreGivesAll()
    {
        Pool pool(2);
        std::atomic<int> threads{0};
        pool.run(50, [&](Team& team) { threads += int(team.count()); });
        QCOMPARE(threads.load(), 4);
    }
};

QTEST_GUILESS_MAIN(TestPool)
#include "tst_pool.moc"
