#pragma once

#include "engine/fast/block.h"
#include "engine/fast/block_kernels.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <string>

namespace casefile::engine::fast {

/// Private to engine/fast: the matrices of what tokens do by themselves, row-major, d_model wide unless said.
struct TokenMatrices
{
    const float* in = nullptr;     ///< what the sublayer was given: the residual
    const float* concat = nullptr; ///< [rows, heads * d_v] what its attention gave
    float* stream = nullptr;       ///< sum of both, then what flows on; may be `in`
    float* normed = nullptr;       ///< where norms go: the stream itself when they come after a sublayer
    float* hidden = nullptr;       ///< hiddenFloats() for each thread
};

/// Private to engine/fast: what every token does by itself between two attentions, in tasks of a few rows
/// that go through everything while they are near. Threads take tasks; nobody waits before the end.
class TokenPass
{
public:
    TokenPass(Isa isa, std::size_t rows, std::size_t dModel, std::size_t dHidden, unsigned threads);

    std::size_t hiddenFloats() const { return m_threads * m_rowsOfTask * m_dHidden; }

    /// Part of the progress of the whole request that the next call makes.
    struct Share
    {
        double begin, end;
    };

    /// Each returns false when the request was stopped, and throws InputError for what float32 cannot hold.
    /// out = norm(in).
    bool normalise(const PackedNorm& norm, const float* in, float* out, const BlockRequest& request,
                   Share share);
    /// stream = in + concat W_O + b_O; normed = norm(stream).
    bool closeAttention(const PackedSublayer& sublayer, const PackedNorm& norm, const TokenMatrices& at,
                        const BlockRequest& request, Share share);
    /// The same, then stream += feed-forward(normed), and norm(stream) when `last` is not null.
    bool finish(const PackedSublayer& sublayer, const PackedNorm& norm, const PackedFeedForward& feedForward,
                const PackedNorm* last, const TokenMatrices& at, const BlockRequest& request, Share share);

private:
    enum Largest { OfSum, OfNorm, OfHidden, OfOutput };
    struct Rows
    {
        std::size_t first, last;
        std::size_t count() const { return last - first; }
    };

    template <typename Task>
    bool run(const BlockRequest& request, Share share, const Task& task);
    Rows rowsOf(std::size_t task) const;
    void normRows(const PackedNorm& norm, const float* in, float* out, Rows rows);
    void closeRows(const PackedSublayer& sublayer, const PackedNorm& norm, const TokenMatrices& at,
                   Rows rows);
    void feedForwardRows(const PackedFeedForward& feedForward, const TokenMatrices& at, float* hidden,
                         Rows rows);
    void note(Largest which, std::uint32_t bits);
    void refuseUnlessFinite() const;

    const Kernels& m_attention;
    const BlockKernels& m_kernels;
    std::size_t m_rows, m_dModel, m_dHidden;
    unsigned m_threads;
    std::size_t m_tiles, m_tasks, m_rowsOfTask;
    std::array<std::atomic<std::uint32_t>, 4> m_largest{}; ///< |number| met so far, as bits
};

} // namespace casefile::engine::fast
