#pragma once

#include "engine/attention/mask.h"
#include "engine/fast/key_value_cache.h"
#include "engine/fast/packed_weights.h"
#include "engine/fast/weights_buffer.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace casefile::engine::fast {

/// Which weights to return: of these heads and these queries, in this order; an empty list means all.
struct WantedWeights
{
    std::vector<std::size_t> heads;
    std::vector<std::size_t> queries;
};

/// One forward pass. Matrices are float32, row-major, one token per row, and are only read during the call.
struct Request
{
    std::span<const float> x;      ///< [queries, d_model]
    std::span<const float> memory; ///< [m, d_model], where keys and values come from; empty: x
    std::size_t queries = 0;
    std::size_t memoryRows = 0;
    Mask mask;
    bool scale = true;                    ///< divide scores by sqrt(d_k)
    float temperature = 1.0f;             ///< > 0; scores are divided by it too
    std::vector<float> slopes;            ///< ALiBi, one for each head: slope * |i - j| is taken off a score
    std::optional<double> rotaryBase;     ///< rotary positions, usually with base 10000; d_k must be even
    std::optional<WantedWeights> weights; ///< none: no matrix of scores is ever whole in memory
    unsigned threads = 0;                 ///< 0: as many as the work is worth
    std::stop_token stop;                 ///< looked at between tiles
    std::function<void(double)> progress; ///< called between tiles, on the calling thread, with 0 … 1
};

struct Result
{
    std::vector<float> output;                ///< [queries, d_model], or [queries, heads * d_v] without wo
    WeightsBuffer weights;                    ///< [heads wanted, queries wanted, keys]
    std::vector<std::size_t> fullyMaskedRows; ///< queries that see no key: weights and context are 0
    bool cancelled = false;                   ///< then everything else is empty

    void clear(); ///< what was begun: no partial result leaves engine/fast
};

/// Memory that calls reuse: queries, keys, values, concatenation, scratch. One call at a time.
class Workspace
{
public:
    Workspace();
    ~Workspace();
    Workspace(Workspace&&) noexcept;
    Workspace& operator=(Workspace&&) noexcept;

    std::size_t bytes() const; ///< that its buffers hold

    struct Parts;
    Parts& parts() { return *m_parts; } ///< private to engine/fast

private:
    std::unique_ptr<Parts> m_parts;
};

/// Multi-head attention in float32. Memory beyond input, result and weights that are asked for grows with
/// queries + keys, never with their product. Throws InputError, naming keys and shapes, for input that does
/// not fit or is not finite, for sizes that overflow, and when scores cannot be held in float32.
Result attend(const PackedWeights& weights, const Request& request);

/// The same into a result and with memory that are used again; after an exception the result is empty.
void attend(const PackedWeights& weights, const Request& request, Workspace& workspace, Result& result);

/// Appends the tokens x to the cache; they look at all tokens so far, themselves included. The mask sees the
/// new queries at their positions in the whole text (cells are [queries, length + queries]); it is not causal
/// unless it says so. After an exception or a cancelled call the cache is what it was.
void attendNext(const PackedWeights& weights, KeyValueCache& cache, const Request& request,
                Workspace& workspace, Result& result);

} // namespace casefile::engine::fast
