#pragma once

#include "engine/fast/attention.h"
#include "engine/fast/buffer.h"
#include "engine/fast/kernel_table.h"
#include "engine/fast/pool.h"
#include "engine/fast/rotary.h"
#include "engine/fast/visible_keys.h"

#include <array>
#include <atomic>
#include <cstdint>

namespace casefile::engine::fast {

struct Workspace::Parts
{
    Buffer query;   ///< [heads][queries][d_k]
    Buffer keys;    ///< [key-value heads][m][d_k]
    Buffer values;  ///< [key-value heads][m][d_v]
    Buffer concat;  ///< [queries][heads * d_v]
    Buffer scratch; ///< scratchFloats for each thread
    VisibleKeys visible;
    RotaryTable rotary;
    std::vector<float*> weightRows; ///< [head][query]: where these weights go; null: not wanted
};

/// Private to engine/fast: throws InputError for a request that does not fit, before anything is allocated.
void check(const PackedWeights& weights, const Request& request, std::size_t keys);

/// Private to engine/fast: one checked request on its way through projection, attention and output. Tasks are
/// tiles; each thread takes the next one, and a stage ends when all its tasks are done.
class AttentionPass
{
public:
    /// Where keys and values lie, and what is known of them.
    struct Memory
    {
        float* keys;
        float* values;
        std::size_t rowsOfHead;    ///< distance from one head to the next, in tokens
        std::size_t firstPosition; ///< tokens that were there before
        std::size_t total;         ///< tokens afterwards
        std::uint32_t largestKey, largestValue;
        bool complete =
            false; ///< nothing is projected: the queries stand beside the tokens, from position 0 on
    };

    AttentionPass(const PackedWeights& weights, const Request& request, Workspace::Parts& parts,
                  const Memory& memory, float* output);

    /// Runs to the end, or until the request is stopped; returns whether it ended. Throws InputError.
    bool run();

    std::uint32_t largestKey() const { return m_largest[OfKey]; }
    std::uint32_t largestValue() const { return m_largest[OfValue]; }

private:
    enum Largest { OfQuery, OfKey, OfValue, OfOutput };
    static constexpr std::uint32_t infinityBits = 0x7f800000;

    enum Stage { Projecting, Turning, Attending, Writing };

    void work(unsigned thread) noexcept;
    void project(unsigned thread);
    void turn(unsigned thread);
    void attendHeads(unsigned thread);
    void writeOutput(unsigned thread);
    template <typename Task>
    void runStage(Stage stage, std::size_t count, unsigned thread, const Task& task);
    void multiplyTask(const MultiplyJob& job, std::size_t rows, std::size_t task,
                      std::atomic<std::uint32_t>& largest);
    void attendTask(std::size_t task, float* scratch);
    bool stopped();
    void report(unsigned thread);

    MultiplyJob outputJob() const;
    HeadJob headJob(std::size_t head) const;
    std::size_t tasksOf(const MultiplyJob& job, std::size_t rows) const;
    std::size_t panels() const;
    unsigned threadsWorthwhile() const;
    bool boundsHold() const;
    void refuseUnlessFinite() const;
    void refuseLargeScores() const;

    const PackedWeights& m_weights;
    const Request& m_request;
    Workspace::Parts& m_parts;
    Memory m_memory;
    float* m_output;
    const Kernels& m_kernels;
    float m_scale;
    std::array<MultiplyJob, 3> m_projections; ///< query, key, value
    std::array<std::size_t, 3> m_rows;        ///< of each projection

    bool m_projected = false;   ///< the first region is behind us
    bool m_huge = false;        ///< the values are so large that weights must come first
    bool m_aroundCache = false; ///< weights go to memory directly
    unsigned m_threads = 1;     ///< that may take part
    std::array<std::atomic<std::uint32_t>, 4> m_largest{}; ///< |number| of query, key, value, output, as bits
    std::array<std::atomic<std::size_t>, 4> m_next{};      ///< tasks given out in each stage
    std::array<std::atomic<std::uint32_t>, 4> m_finished{}; ///< tasks done or dropped in each stage
    std::atomic<std::size_t> m_done{0};
    std::atomic<bool> m_stopped{false};
    std::size_t m_tasks = 0;
    std::size_t m_scratchOfThread = 0;
};

} // namespace casefile::engine::fast
