#include "engine/fast/block.h"

#include "engine/fast/attention_pass.h"
#include "engine/fast/checks.h"
#include "engine/fast/memory_attention.h"
#include "engine/fast/pool.h"
#include "engine/fast/token_pass.h"
#include "engine/input_error.h"

#include <algorithm>

namespace casefile::engine::fast {

namespace {

/// Operations of attention, and of what tokens do by themselves after it.
struct Operations
{
    double attention = 0.0, tokens = 0.0;
};

/// `projected`: how many of the keys are made by this call.
Operations operationsOf(const PackedSublayer& sublayer, std::size_t rows, std::size_t keys,
                        std::size_t projected)
{
    const PackedWeights& weights = sublayer.attention;
    const double columns = double(weights.heads * (weights.dK + weights.dV));
    const double projections = 2.0 * double(weights.dModel) * columns * double(rows + projected);
    return {projections + 2.0 * columns * double(rows) * double(keys),
            2.0 * double(rows) * double(weights.heads * weights.dV) * double(weights.dModel)};
}

double operationsOf(const PackedFeedForward& feedForward, std::size_t rows, std::size_t dModel)
{
    const double matrices = feedForward.gated ? 3.0 : 2.0;
    return 2.0 * matrices * double(rows) * double(feedForward.dHidden) * double(dModel);
}

/// Where an attention has keys: a cache that grows, or one that is read.
struct OtherKeys
{
    KeyValueCache* grows = nullptr;
    KeyValueCache* remembered = nullptr;
};

/// One request on its way from sublayer to sublayer. `Block` is packed, of either kind.
class BlockPass
{
public:
    template <typename Block>
    BlockPass(const Block& block, const BlockRequest& request, double operations, BlockWorkspace& workspace,
              BlockResult& result)
        : m_request(request)
        , m_workspace(workspace)
        , m_result(result)
        , m_isNormedBefore(block.place == NormPlace::Before)
        , m_operations(operations)
        , m_threads(threadsFor(operations, request.threads))
        , m_tokens(block.isa, request.rows, block.dModel, block.feedForward.dHidden, m_threads)
        , m_residual(request.x.data())
        , m_floats(request.x.size())
    {
        checkedFloats("the hidden numbers of the threads", {m_tokens.hiddenFloats()});
        workspace.hidden.reserve(m_tokens.hiddenFloats());
        if (m_isNormedBefore)
            workspace.normed.reserve(m_floats);
        result.output.resize(m_floats);
    }

    /// Normalises the input where norms come before.
    bool begin(const PackedNorm& norm)
    {
        if (!m_isNormedBefore)
            return true;
        try {
            return m_tokens.normalise(norm, m_residual, m_workspace.normed.data(), m_request, {0.0, 0.0});
        } catch (const InputError&) {
            requireFinite({"x", m_request.x, m_request.rows, m_floats / m_request.rows});
            throw;
        }
    }

    /// What the next attention reads: its queries, and its keys when they come from the same place.
    std::span<const float> input() const
    {
        return {m_isNormedBefore ? m_workspace.normed.data() : m_residual, m_floats};
    }

    bool attend(const PackedSublayer& sublayer, Request request, OtherKeys other, double operations,
                Result& result)
    {
        const TokenPass::Share share = nextShare(operations);
        request.x = input();
        request.queries = m_request.rows;
        request.threads = m_threads;
        request.stop = m_request.stop;
        request.progress = {};
        if (m_request.progress)
            request.progress = [this, share](double done) {
                m_request.progress(share.begin + (share.end - share.begin) * done);
            };
        if (other.grows)
            attendNext(sublayer.attention, *other.grows, request, m_workspace.attention, result);
        else if (other.remembered)
            attendMemory(sublayer.attention, *other.remembered, request, m_workspace.attention, result);
        else
            fast::attend(sublayer.attention, request, m_workspace.attention, result);
        return !result.cancelled;
    }

    /// `next` is the norm of the sublayer that follows.
    bool close(const PackedSublayer& sublayer, const PackedNorm& next, double operations,
               const Result& attended)
    {
        const bool goesOn = m_tokens.closeAttention(sublayer, m_isNormedBefore ? next : sublayer.norm,
                                                    matrices(attended), m_request, nextShare(operations));
        m_residual = m_result.output.data();
        return goesOn;
    }

    bool finish(const PackedSublayer& sublayer, const PackedNorm& norm, const PackedFeedForward& feedForward,
                const Result& attended)
    {
        return m_tokens.finish(sublayer, m_isNormedBefore ? norm : sublayer.norm, feedForward,
                               m_isNormedBefore ? nullptr : &norm, matrices(attended), m_request,
                               {m_done, 1.0});
    }

private:
    TokenPass::Share nextShare(double operations)
    {
        const double begin = m_done;
        m_done = std::min(1.0, m_done + operations / m_operations);
        return {begin, m_done};
    }

    TokenMatrices matrices(const Result& attended)
    {
        float* const stream = m_result.output.data();
        return {m_residual, attended.output.data(), stream,
                m_isNormedBefore ? m_workspace.normed.data() : stream, m_workspace.hidden.data()};
    }

    const BlockRequest& m_request;
    BlockWorkspace& m_workspace;
    BlockResult& m_result;
    bool m_isNormedBefore;
    double m_operations, m_done = 0.0; ///< of the whole request; the share that is behind us
    unsigned m_threads;
    TokenPass m_tokens;
    const float* m_residual; ///< the input, then what flows through the sublayers
    std::size_t m_floats;    ///< rows * d_model
};

/// Runs the request; when it does not come to its end nothing is left of it, in the result or in the cache.
template <typename Work>
void runWhole(const BlockRequest& request, BlockResult& result, const Work& work)
{
    const std::size_t cached = request.cache ? request.cache->length() : 0;
    const auto undo = [&] {
        result.output.clear();
        result.attention.clear();
        result.crossAttention.clear();
        if (request.cache)
            request.cache->shorten(cached);
    };
    try {
        result.cancelled = !work();
    } catch (...) {
        undo();
        throw;
    }
    if (result.cancelled)
        undo();
}

std::size_t cachedKeys(const BlockRequest& request)
{
    return (request.cache ? request.cache->length() : 0) + request.rows;
}

std::size_t memoryKeys(const BlockRequest& request)
{
    return request.remembered ? request.remembered->length() : request.memoryRows;
}

void checkInput(const BlockRequest& request, std::size_t dModel)
{
    requirePositive("rows", request.rows);
    requireShape({"x", request.x, request.rows, dModel});
    requireShape({"memory", request.memory, request.memoryRows, dModel});
}

/// The settings of an attention as a request that can be checked before anything runs.
Request settingsOf(const Request& settings, const BlockRequest& request)
{
    Request result = settings;
    result.x = request.x;
    result.queries = request.rows;
    result.memory = {};
    result.memoryRows = 0;
    return result;
}

} // namespace

void encoderBlock(const PackedEncoderBlock& block, const BlockRequest& request, BlockWorkspace& workspace,
                  BlockResult& result)
{
    runWhole(request, result, [&] {
        checkInput(request, block.dModel);
        if (!request.memory.empty() || request.remembered)
            throw InputError("\"memory\" has " + std::to_string(memoryKeys(request)) +
                             " rows but an encoder block looks at nothing but \"x\"");
        const std::size_t keys = cachedKeys(request);
        const Request settings = settingsOf(request.attention, request);
        inPart("attention", [&] { check(block.attention.attention, settings, keys); });
        const Operations work = operationsOf(block.attention, request.rows, keys, request.rows);
        const double all =
            work.attention + work.tokens + operationsOf(block.feedForward, request.rows, block.dModel);
        result.crossAttention.clear();
        BlockPass pass(block, request, all, workspace, result);
        return pass.begin(block.attention.norm) &&
               inPart("attention",
                      [&] {
                          return pass.attend(block.attention, settings, {request.cache}, work.attention,
                                             result.attention);
                      }) &&
               pass.finish(block.attention, block.feedForwardNorm, block.feedForward, result.attention);
    });
}

void decoderBlock(const PackedDecoderBlock& block, const BlockRequest& request, BlockWorkspace& workspace,
                  BlockResult& result)
{
    runWhole(request, result, [&] {
        checkInput(request, block.dModel);
        const std::size_t keys = cachedKeys(request), memory = memoryKeys(request);
        requirePositive("memory rows", memory);
        Request causal = settingsOf(request.attention, request);
        causal.mask = {"causal", 0, {}, {}};
        if (request.attention.mask.rule != "none")
            causal.mask = {"all", 0, {}, {causal.mask, request.attention.mask}};
        Request crossed = settingsOf(request.crossAttention, request);
        crossed.memory = request.memory;
        crossed.memoryRows = request.memoryRows;
        inPart("self-attention", [&] { check(block.selfAttention.attention, causal, keys); });
        inPart("cross-attention", [&] { check(block.crossAttention.attention, crossed, memory); });
        const Operations first = operationsOf(block.selfAttention, request.rows, keys, request.rows);
        const Operations second =
            operationsOf(block.crossAttention, request.rows, memory, request.memoryRows);
        const double all = first.attention + first.tokens + second.attention + second.tokens +
                           operationsOf(block.feedForward, request.rows, block.dModel);
        BlockPass pass(block, request, all, workspace, result);
        return pass.begin(block.selfAttention.norm) &&
               inPart("self-attention",
                      [&] {
                          return pass.attend(block.selfAttention, causal, {request.cache}, first.attention,
                                             result.attention);
                      }) &&
               pass.close(block.selfAttention, block.crossAttention.norm, first.tokens, result.attention) &&
               inPart("cross-attention",
                      [&] {
                          return pass.attend(block.crossAttention, crossed, {nullptr, request.remembered},
                                             second.attention, result.crossAttention);
                      }) &&
               pass.finish(block.crossAttention, block.feedForwardNorm, block.feedForward,
                           result.crossAttention);
    });
}

BlockResult encoderBlock(const PackedEncoderBlock& block, const BlockRequest& request)
{
    BlockWorkspace workspace;
    BlockResult result;
    encoderBlock(block, request, workspace, result);
    return result;
}

BlockResult decoderBlock(const PackedDecoderBlock& block, const BlockRequest& request)
{
    BlockWorkspace workspace;
    BlockResult result;
    decoderBlock(block, request, workspace, result);
    return result;
}

} // namespace casefile::engine::fast
