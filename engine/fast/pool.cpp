#include "engine/fast/pool.h"

#include <algorithm>
#include <utility>

#if defined(__linux__)
#include <pthread.h>
#include <sched.h>
#endif

namespace casefile::engine::fast {

namespace {

/// The gate of a region: threads that came in the low half, threads wanted above, the highest bit while it is
/// open.
constexpr unsigned mostThreads = 1024;
constexpr std::uint32_t openBit = 0x80000000, wantedShift = 16, cameMask = 0xffff;

/// How long to look at a changing number before sleeping: a sleeper takes 27 us to wake, a watcher 0.1 us.
constexpr int looks = 1000;
constexpr int looksBeforeYield = 64; ///< others may need this processor

void pause()
{
#if defined(__x86_64__)
    __builtin_ia32_pause();
#endif
}

std::vector<int> usableProcessors()
{
    std::vector<int> processors;
#if defined(__linux__)
    cpu_set_t set;
    CPU_ZERO(&set);
    if (sched_getaffinity(0, sizeof set, &set) == 0)
        for (int i = 0; i < CPU_SETSIZE; ++i)
            if (CPU_ISSET(i, &set))
                processors.push_back(i);
#endif
    return processors;
}

/// Of the calling thread; -1 where nobody can tell.
int presentProcessor()
{
#if defined(__linux__)
    return sched_getcpu();
#else
    return -1;
#endif
}

/// Where this cannot be done the thread simply stays free.
void pin(std::jthread& thread, int processor)
{
#if defined(__linux__)
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(processor, &set);
    pthread_setaffinity_np(thread.native_handle(), sizeof set, &set);
#else
    (void)thread;
    (void)processor;
#endif
}

} // namespace

void awaitChange(const std::atomic<std::uint32_t>& number, std::uint32_t old) noexcept
{
    for (int look = 1; look <= looks; ++look) {
        if (number.load(std::memory_order_acquire) != old)
            return;
        pause();
        if (look % looksBeforeYield == 0)
            std::this_thread::yield();
    }
    while (number.load(std::memory_order_acquire) == old)
        number.wait(old, std::memory_order_acquire);
}

Pool::Pool(unsigned threads)
{
    const std::vector<int> processors = usableProcessors();
    if (threads == 0)
        threads = processors.empty() ? std::max(1u, std::thread::hardware_concurrency())
                                     : unsigned(processors.size());
    if (!processors.empty())
        m_spare = processors.front();
    for (unsigned index = 1; index < std::min(threads, mostThreads); ++index) {
        m_workers.emplace_back([this] { serve(); });
        m_processors.push_back(index < processors.size() ? processors[index] : -1);
        if (m_processors.back() >= 0)
            pin(m_workers.back(), m_processors.back());
    }
}

Pool::~Pool()
{
    m_closing.store(true, std::memory_order_relaxed);
    m_generation.fetch_add(1, std::memory_order_release);
    m_generation.notify_all();
}

Pool& Pool::shared()
{
    static Pool pool;
    return pool;
}

/// The index of this thread in the present region; 0 when there is none or it needs no more.
unsigned Pool::join()
{
    std::uint32_t gate = m_gate.load(std::memory_order_relaxed);
    while ((gate & openBit) && (gate & cameMask) < (gate & ~openBit) >> wantedShift)
        if (m_gate.compare_exchange_weak(gate, gate + 1, std::memory_order_acquire,
                                         std::memory_order_relaxed))
            return gate & cameMask;
    return 0;
}

void Pool::serve()
{
    for (std::uint32_t seen = 0;;) {
        awaitChange(m_generation, seen);
        seen = m_generation.load(std::memory_order_acquire);
        if (m_closing.load(std::memory_order_relaxed))
            return;
        if (const unsigned index = join()) {
            m_call.invoke(m_call.work, index);
            m_left.fetch_add(1, std::memory_order_release);
            m_left.notify_all();
        }
    }
}

/// A worker that is pinned where the caller runs would wait for it to end: it moves to the processor that has
/// no worker.
void Pool::makeWay()
{
    const int here = presentProcessor();
    for (std::size_t i = 0; i < m_workers.size(); ++i)
        if (here >= 0 && m_spare >= 0 && m_processors[i] == here) {
            std::swap(m_processors[i], m_spare);
            pin(m_workers[i], m_processors[i]);
            return;
        }
}

void Pool::runErased(unsigned threads, Call call)
{
    threads = std::clamp(threads, 1u, size());
    if (threads == 1)
        return call.invoke(call.work, 0);
    const std::lock_guard lock(m_region);
    makeWay();
    m_call = call;
    m_left.store(0, std::memory_order_relaxed);
    m_gate.store(openBit | threads << wantedShift | 1, std::memory_order_release);
    m_generation.fetch_add(1, std::memory_order_release);
    m_generation.notify_all();
    call.invoke(call.work, 0);
    const std::uint32_t others = (m_gate.fetch_and(~openBit, std::memory_order_acq_rel) & cameMask) - 1;
    for (std::uint32_t left = m_left.load(std::memory_order_acquire); left != others;
         left = m_left.load(std::memory_order_acquire))
        awaitChange(m_left, left);
}

unsigned threadsFor(double operations, unsigned wanted)
{
    /// Below this many a sleeping thread would come too late to help.
    constexpr double operationsWorthThreads = 7e6;
    const unsigned most = Pool::shared().size();
    if (wanted > 0)
        return std::min(wanted, most);
    return operations < operationsWorthThreads ? 1 : most;
}

} // namespace casefile::engine::fast
