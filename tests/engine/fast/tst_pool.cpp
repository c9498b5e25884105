#include "engine/fast/pool.h"

#include <QTest>

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

#if defined(__linux__)
#include <sched.h>
#endif

using namespace casefile::engine::fast;

class TestPool : public QObject
{
    Q_OBJECT

private slots:
    /// Each thread that comes has an index of its own; those that are wanted do come when there is time.
    void threadsHaveIndicesOfTheirOwn()
    {
        Pool pool(4);
        QCOMPARE(pool.size(), 4u);
        for (unsigned threads = 1; threads <= 4; ++threads) {
            std::vector<std::atomic<int>> calls(4);
            std::atomic<std::uint32_t> come{0};
            pool.run(threads, [&](unsigned index) {
                ++calls[index];
                if (++come == threads)
                    come.notify_all();
                for (std::uint32_t seen = come; seen < threads; seen = come)
                    awaitChange(come, seen);
            });
            for (unsigned i = 0; i < 4; ++i)
                QCOMPARE(calls[i].load(), i < threads ? 1 : 0);
        }
    }

    void theCallerIsThreadZero()
    {
        Pool pool(2);
        std::thread::id first;
        pool.run(2, [&](unsigned index) {
            if (index == 0)
                first = std::this_thread::get_id();
        });
        QCOMPARE(first, std::this_thread::get_id());
    }

    void nobodyIsStillAtWorkAfterTheEnd()
    {
        Pool pool(3);
        for (int region = 0; region < 500; ++region) {
            std::atomic<int> inside{0};
            pool.run(3, [&](unsigned) {
                ++inside;
                std::this_thread::yield();
                --inside;
            });
            QCOMPARE(inside.load(), 0);
        }
    }

    void everyTaskIsDoneOnceWhoeverComes()
    {
        Pool pool(3);
        for (int region = 0; region < 200; ++region) {
            std::vector<int> done(50, 0);
            std::atomic<std::size_t> next{0};
            pool.run(3, [&](unsigned) {
                for (std::size_t task; (task = next++) < done.size();)
                    ++done[task];
            });
            QCOMPARE(done, std::vector<int>(50, 1));
        }
    }

    void regionsOfSeveralCallersDoNotMix()
    {
        Pool pool(2);
        std::atomic<int> tooMany{0}, none{0};
        std::vector<std::jthread> callers;
        for (int caller = 0; caller < 3; ++caller)
            callers.emplace_back([&] {
                for (int i = 0; i < 100; ++i) {
                    std::atomic<int> mine{0};
                    pool.run(2, [&](unsigned) { ++mine; });
                    tooMany += mine > 2;
                    none += mine < 1;
                }
            });
        callers.clear();
        QCOMPARE(tooMany.load(), 0);
        QCOMPARE(none.load(), 0);
    }

    /// Wherever the caller runs, the other thread works beside it and not after it.
    void theWorkerIsNotPinnedWhereTheCallerRuns()
    {
#if defined(__linux__)
        cpu_set_t usable;
        QCOMPARE(sched_getaffinity(0, sizeof usable, &usable), 0);
        if (CPU_COUNT(&usable) < 2)
            QSKIP("one processor only");
        Pool pool;
        for (int processor = 0; processor < CPU_SETSIZE; ++processor) {
            if (!CPU_ISSET(processor, &usable))
                continue;
            cpu_set_t one;
            CPU_ZERO(&one);
            CPU_SET(processor, &one);
            QCOMPARE(sched_setaffinity(0, sizeof one, &one), 0);
            std::atomic<std::uint32_t> come{0};
            std::atomic<int> elsewhere{-1};
            pool.run(2, [&](unsigned index) {
                if (index == 1)
                    elsewhere = sched_getcpu();
                if (++come == 2)
                    come.notify_all();
                for (std::uint32_t seen = come; seen < 2; seen = come)
                    awaitChange(come, seen);
            });
            QVERIFY(elsewhere != processor);
        }
        sched_setaffinity(0, sizeof usable, &usable);
#endif
    }

    void neverMoreThreadsThanThereAre()
    {
        Pool pool(2);
        std::atomic<int> threads{0};
        pool.run(50, [&](unsigned) { ++threads; });
        QVERIFY(threads >= 1 && threads <= 2);
    }
};

QTEST_GUILESS_MAIN(TestPool)
#include "tst_pool.moc"
