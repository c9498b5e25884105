#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace casefile::engine::fast {

/// Returns once the number is no longer `old`: first watching, then asleep. Whoever changes it last notifies.
void awaitChange(const std::atomic<std::uint32_t>& number, std::uint32_t old) noexcept;

/// The threads of the process that calculate: made once, each pinned to a processor of its own, which is not
/// the caller's. The caller of `run` takes part; the thread that draws the window must never be one. Regions
/// of several callers wait for each other. Nobody waits for a thread that is late: on a busy machine the
/// caller may do all the work.
class Pool
{
public:
    /// `threads` includes the caller; 0: one for each processor that this process may use.
    explicit Pool(unsigned threads = 0);
    ~Pool();
    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;

    static Pool& shared(); ///< made when first asked for

    unsigned size() const { return unsigned(m_workers.size()) + 1; }

    /// Calls work(index) on this thread, with index 0, and on up to threads - 1 others that come before this
    /// one is done, with 1, 2, …; returns when all that came are done. So the work must be tasks that any of
    /// them can take. It must not throw and must not call run.
    template <typename Work>
    void run(unsigned threads, const Work& work)
    {
        runErased(threads, {&work, [](const void* it, unsigned index) noexcept {
                                (*static_cast<const Work*>(it))(index);
                            }});
    }

private:
    struct Call
    {
        const void* work = nullptr;
        void (*invoke)(const void*, unsigned) noexcept = nullptr;
    };
    void runErased(unsigned threads, Call call);
    void serve();
    unsigned join();
    void makeWay();

    std::mutex m_region;
    Call m_call;
    std::atomic<bool> m_closing{false};
    alignas(64) std::atomic<std::uint32_t> m_generation{0};
    alignas(64) std::atomic<std::uint32_t> m_gate{0}; ///< open bit, threads wanted, threads that came
    alignas(64) std::atomic<std::uint32_t> m_left{0}; ///< threads that came and are done
    std::vector<int> m_processors;                    ///< where each worker is pinned, or -1
    int m_spare = -1;                                 ///< a processor that has no worker, or -1
    std::vector<std::jthread> m_workers;              ///< last, so that they are gone before what they use
};

/// How many threads of the shared pool a call takes: as many as are wanted, or, for 0, as many as its
/// operations are worth.
unsigned threadsFor(double operations, unsigned wanted);

} // namespace casefile::engine::fast
