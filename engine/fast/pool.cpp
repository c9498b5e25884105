#include "engine/fast/pool.h"

#include <algorithm>

#if defined(__linux__)
#include <pthread.h>
#include <sched.h>
#endif

namespace casefile::engine::fast {

namespace {

/// How long to look at a changing number before sleeping: a sleeper takes 27 us to wake, a watcher 0.1 us.
constexpr int looks = 1000;
constexpr int looksBeforeYield = 64; ///< others may need this processor

void pause()
{
#if defined(__x86_64__)
    __builtin_ia32_pause();
#endif
}

/// Returns once the number is no longer `old`: first watching, then asleep.
void awaitChange(const std::atomic<std::uint32_t>& number, std::uint32_t old)
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

void Team::barrier() noexcept
{
    if (m_count == 1)
        return;
    const std::uint32_t passed = m_passed.load(std::memory_order_acquire);
    if (m_arrived.fetch_add(1, std::memory_order_acq_rel) + 1 == m_count) {
        m_arrived.store(0, std::memory_order_relaxed);
        m_passed.fetch_add(1, std::memory_order_release);
        m_passed.notify_all();
    } else {
        awaitChange(m_passed, passed);
    }
}

Pool::Pool(unsigned threads)
{
    const std::vector<int> processors = usableProcessors();
    if (threads == 0)
        threads = processors.empty() ? std::max(1u, std::thread::hardware_concurrency()) : processors.size();
    for (unsigned index = 1; index < threads; ++index) {
        m_workers.emplace_back([this, index] { serve(index); });
        if (index < processors.size())
            pin(m_workers.back(), processors[index]);
    }
}

Pool::~Pool()
{
    m_closing = true;
    m_generation.fetch_add(1, std::memory_order_release);
    m_generation.notify_all();
}

Pool& Pool::shared()
{
    static Pool pool;
    return pool;
}

void Pool::serve(unsigned index)
{
    for (std::uint32_t seen = 0;; ++seen) {
        awaitChange(m_generation, seen);
        if (m_closing)
            return;
        if (index < m_count) {
            Team team(index, m_count, m_arrived, m_passed);
            m_call.invoke(m_call.work, team);
        }
        if (m_unfinished.fetch_sub(1, std::memory_order_acq_rel) == 1)
            m_unfinished.notify_all();
    }
}

void Pool::runErased(unsigned threads, Call call)
{
    threads = std::clamp(threads, 1u, size());
    if (threads == 1) {
        std::atomic<std::uint32_t> unused{0};
        Team alone(0, 1, unused, unused);
        call.invoke(call.work, alone);
        return;
    }
    const std::lock_guard lock(m_region);
    m_call = call;
    m_count = threads;
    m_unfinished.store(size() - 1, std::memory_order_relaxed);
    m_generation.fetch_add(1, std::memory_order_release);
    m_generation.notify_all();
    Team team(0, threads, m_arrived, m_passed);
    call.invoke(call.work, team);
    for (std::uint32_t left = m_unfinished.load(std::memory_order_acquire); left != 0;
         left = m_unfinished.load(std::memory_order_acquire))
        awaitChange(m_unfinished, left);
}

} // namespace casefile::engine::fast
