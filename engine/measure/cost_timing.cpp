#include "engine/measure/cost_timing.h"

#include "engine/fast/block.h"
#include "engine/models/gaussian.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace casefile::engine {

namespace {

constexpr std::size_t widening = 4;       ///< hidden columns of the feed-forward network, in d_model
constexpr std::size_t tokensOfRun = 2048; ///< a run calls short lengths until it has seen so many
constexpr std::uint64_t seed = 1;

/// Normally distributed with deviation 1 / sqrt(inputs). The last draws are missing when it was stopped.
std::vector<float> drawn(std::size_t count, std::size_t inputs, const std::stop_token& stop)
{
    constexpr std::size_t together = 4096; // draws between two looks at the stop
    Gaussian gaussian(seed);
    std::vector<float> values(count);
    for (std::size_t i = 0; i < count && (i % together != 0 || !stop.stop_requested()); ++i)
        values[i] = float(gaussian.next() / std::sqrt(double(inputs)));
    return values;
}

/// Attention whose queries, keys and values are as wide as usual, made from tokens of one column.
class AttentionAlone
{
public:
    AttentionAlone(std::size_t dModel, std::size_t heads, std::size_t longest, const std::stop_token& stop)
        : m_x(drawn(longest, 1, stop))
        , m_weights(drawn(dModel, 1, stop))
        , m_packed(fast::pack({1,
                               heads,
                               0,
                               dModel / heads,
                               dModel / heads,
                               m_weights,
                               m_weights,
                               m_weights,
                               {},
                               {},
                               {},
                               {},
                               {}}))
    {}

    bool run(std::size_t tokens, bool keepsWeights, const std::stop_token& stop)
    {
        fast::Request request;
        request.x = std::span(m_x).first(tokens);
        request.queries = tokens;
        request.threads = 1;
        request.stop = stop;
        if (keepsWeights)
            request.weights = fast::WantedWeights();
        fast::attend(m_packed, request, m_workspace, m_result);
        return !m_result.cancelled;
    }

    std::size_t tileBytes() const { return m_workspace.bytes(); }
    std::size_t weightBytes() const { return m_result.weights.size() * sizeof(float); }

private:
    std::vector<float> m_x, m_weights;
    fast::PackedWeights m_packed;
    fast::Workspace m_workspace;
    fast::Result m_result;
};

/// A block in which each token sees itself only: projections, feed-forward, norms.
class TokensAlone
{
public:
    TokensAlone(std::size_t dModel, std::size_t heads, std::size_t longest, const std::stop_token& stop)
        : m_d(dModel)
        , m_x(drawn(longest * dModel, 1, stop))
        , m_square(drawn(dModel * dModel, dModel, stop))
        , m_expand(drawn(widening * dModel * dModel, dModel, stop))
        , m_contract(drawn(widening * dModel * dModel, widening * dModel, stop))
        , m_gamma(dModel, 1.0f)
        , m_packed(fast::pack(view(heads)))
    {
        m_request.attention.mask = {"window", 0, {}, {}};
        m_request.threads = 1;
    }

    bool run(std::size_t tokens, const std::stop_token& stop)
    {
        m_request.x = std::span(m_x).first(tokens * m_d);
        m_request.rows = tokens;
        m_request.stop = stop;
        fast::encoderBlock(m_packed, m_request, m_workspace, m_result);
        return !m_result.cancelled;
    }

private:
    fast::EncoderBlockView view(std::size_t heads) const
    {
        const fast::NormView norm{NormKind::Layer, m_gamma, {}, 1e-5f};
        const fast::WeightsView attention{
            m_d, heads, 0, m_d / heads, m_d / heads, m_square, m_square, m_square, m_square, {}, {}, {}, {}};
        fast::FeedForwardView feedForward;
        feedForward.dHidden = widening * m_d;
        feedForward.expand = m_expand;
        feedForward.contract = m_contract;
        return {NormPlace::Before, {norm, attention}, norm, feedForward};
    }

    std::size_t m_d;
    std::vector<float> m_x, m_square, m_expand, m_contract, m_gamma;
    fast::PackedEncoderBlock m_packed;
    fast::BlockRequest m_request;
    fast::BlockWorkspace m_workspace;
    fast::BlockResult m_result;
};

std::size_t callsOfRun(std::size_t tokens)
{
    return std::max<std::size_t>(1, tokensOfRun / tokens);
}

// [timing]
/// The median seconds of one call; none when a call was stopped. The first call warms caches and is not
/// timed.
template <typename Call>
std::optional<double> medianSeconds(int runs, std::size_t tokens, const Call& call)
{
    using Clock = std::chrono::steady_clock;
    const std::size_t calls = callsOfRun(tokens);
    if (!call())
        return std::nullopt;
    std::vector<double> seconds;
    for (int run = 0; run < runs; ++run) {
        const Clock::time_point start = Clock::now();
        for (std::size_t i = 0; i < calls; ++i)
            if (!call())
                return std::nullopt;
        seconds.push_back(std::chrono::duration<double>(Clock::now() - start).count() / double(calls));
    }
    std::ranges::sort(seconds);
    return seconds[seconds.size() / 2];
}
// [/timing]

} // namespace

std::vector<std::size_t> timedLengths()
{
    return {64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048};
}

double timedWork(std::size_t tokens, std::size_t dModel, int runs)
{
    const double calls = 1.0 + double(runs) * double(callsOfRun(tokens)); // the first one is not timed
    return calls * double(tokens) * (double(tokens) + 6.0 * double(dModel));
}

std::optional<CostTiming> timeCost(const CostTimingRequest& request)
{
    CostTiming timing;
    timing.dModel = request.dModel;
    timing.heads = std::max<std::size_t>(1, request.dModel / timedHeadWidth);
    timing.runs = request.runs;
    timing.isa = fast::chosenIsa();
    const std::size_t longest = request.tokens.empty() ? 1 : std::ranges::max(request.tokens);
    TokensAlone linear(request.dModel, timing.heads, longest, request.stop);
    for (const std::size_t tokens : request.tokens) {
        AttentionAlone square(request.dModel, timing.heads, tokens,
                              request.stop); // fresh: its bytes are those of this length
        const auto attention =
            medianSeconds(request.runs, tokens, [&] { return square.run(tokens, false, request.stop); });
        const auto token =
            medianSeconds(request.runs, tokens, [&] { return linear.run(tokens, request.stop); });
        const std::size_t tileBytes = square.tileBytes();
        if (!attention || !token || !square.run(tokens, true, request.stop))
            return std::nullopt;
        timing.lengths.push_back({tokens, *attention, *token, tileBytes, square.weightBytes()});
        if (request.measured)
            request.measured(timing);
    }
    return timing;
}

std::optional<double> timedCrossover(const CostTiming& timing)
{
    const auto lead = [](const TimedLength& length) {
        return std::log(length.attentionSeconds / length.tokenSeconds);
    };
    for (std::size_t i = 1; i < timing.lengths.size(); ++i) {
        const TimedLength &before = timing.lengths[i - 1], &after = timing.lengths[i];
        if (lead(before) >= 0.0 || lead(after) < 0.0)
            continue;
        const double share = -lead(before) / (lead(after) - lead(before));
        return double(before.tokens) * std::pow(double(after.tokens) / double(before.tokens), share);
    }
    return std::nullopt;
}

} // namespace casefile::engine
