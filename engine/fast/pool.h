#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace casefile::engine::fast {

/// The threads that run one region together, seen from one of them.
class Team
{
public:
    Team(unsigned index, unsigned count, std::atomic<std::uint32_t>& arrived,
         std::atomic<std::uint32_t>& passed)
        : m_index(index)
        , m_count(count)
        , m_arrived(arrived)
        , m_passed(passed)
    {}

    unsigned index() const { return m_index; } ///< 0 is the caller of Pool::run
    unsigned count() const { return m_count; }

    /// Returns when all have come here.
    void barrier() noexcept;

private:
    unsigned m_index, m_count;
    std::atomic<std::uint32_t>& m_arrived;
    std::atomic<std::uint32_t>& m_passed;
};

/// The threads of the process that calculate: made once, each pinned to a processor of its own. The caller of
/// `run` takes part; the thread that draws the window must never be one. Regions of several callers wait for
/// each other.
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

    /// Calls work(Team&) on `threads` threads (at most size()) at once, on this one too; returns when all are
    /// done. The work must not throw and must not call run.
    template <typename Work>
    void run(unsigned threads, const Work& work)
    {
        runErased(threads, {&work, [](const void* it, Team& team) noexcept {
                                (*static_cast<const Work*>(it))(team);
                            }});
    }

private:
    struct Call
    {
        const void* work = nullptr;
        void (*invoke)(const void*, Team&) noexcept = nullptr;
    };
    void runErased(unsigned threads, Call call);
    void serve(unsigned index);

    std::mutex m_region;
    Call m_call;
    unsigned m_count = 1; ///< threads of the present region
    bool m_closing = false;
    alignas(64) std::atomic<std::uint32_t> m_generation{0};
    alignas(64) std::atomic<std::uint32_t> m_unfinished{0};
    alignas(64) std::atomic<std::uint32_t> m_arrived{0};
    alignas(64) std::atomic<std::uint32_t> m_passed{0};
    std::vector<std::jthread> m_workers; ///< last, so that they are gone before what they use
};

} // namespace casefile::engine::fast
