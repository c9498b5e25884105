#pragma once

#include "engine/attention/mask.h"
#include "engine/matrix/matrix.h"
#include "engine/models/model.h"
#include "engine/text/tokenizer.h"

#include <compare>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace casefile::engine {

enum class Mistake;

/// Every matrix of a forward pass, in the order of computation.
enum class TensorId {
    Embedding, ///< [n, d_model] what each token is, without position
    Position,  ///< [n, d_model]
    X,         ///< [n, d_model] embedding + position
    Memory,    ///< [m, d_model] where keys and values come from in cross-attention
    Wq,        ///< [d_model, d_k] of one head
    Wk,
    Wv,          ///< [d_model, d_v] of one head
    Wo,          ///< [heads * d_v, d_model]
    Query,       ///< [n, d_k] of one head
    Key,         ///< [m, d_k]
    Value,       ///< [m, d_v]
    Scores,      ///< [n, m] q . k
    Scaled,      ///< [n, m] scores / sqrt(d_k) / temperature
    Masked,      ///< [n, m] minus infinity where hidden
    RowMaximum,  ///< [n, 1]; [1, m] with Mistake::SoftmaxOverColumns, none with Mistake::NoExponential
    Shifted,     ///< [n, m] masked - row maximum
    Exponential, ///< [n, m]
    RowSum,      ///< [n, 1]; [1, m] with Mistake::SoftmaxOverColumns
    Weights,     ///< [n, m] each row sums to 1, or is all zero when fully masked
    Context,     ///< [n, d_v] weights * value, of one head
    Concat,      ///< [n, heads * d_v]
    Output,      ///< [n, d_model] concat * Wo
};

std::string_view tensorName(TensorId tensor);               ///< "weights", "q", as in JSON and formula
std::optional<TensorId> tensorNamed(std::string_view name); ///< nullopt if unknown
const std::vector<TensorId>& allTensors();                  ///< in order of computation
bool isPerHead(TensorId tensor);                            ///< Query … Context and Wq, Wk, Wv

/// The name of one number, wherever it is shown, asked about or tested.
struct CellRef
{
    TensorId tensor = TensorId::Weights;
    std::size_t head = 0;
    std::size_t row = 0;
    std::size_t column = 0;
    auto operator<=>(const CellRef&) const = default;
};

/// How a forward pass is to be run, apart from input and weights.
struct AttentionSettings
{
    Mask mask;
    bool scale = true;                                    ///< divide by sqrt(d_k)
    double temperature = 1.0;                             ///< > 0; scores are divided by it, after scaling
    PositionScheme position = PositionScheme::Sinusoidal; ///< used when a sentence is embedded
    bool operator==(const AttentionSettings&) const = default;
};

/// What one head keeps. Scaled, masked, shifted and exponential follow from these and are derived on demand.
struct HeadTrace
{
    Matrix query;                   ///< [n, d_k]
    Matrix key;                     ///< [m, d_k]
    Matrix value;                   ///< [m, d_v]
    Matrix scores;                  ///< [n, m]
    std::vector<double> rowMaximum; ///< n; minus infinity for a fully masked row
    std::vector<double> rowSum;     ///< n; 0 for a fully masked row
    Matrix weights;                 ///< [n, m]
    Matrix context;                 ///< [n, d_v]
};

/// One forward pass with every intermediate, in double precision. Immutable once made: share it as TracePtr.
struct AttentionTrace
{
    std::string sentence;
    Tokens tokens;              ///< empty when the input was a bare matrix
    std::string memorySentence; ///< the text that is asked in cross-attention; empty for self-attention
    Tokens memoryTokens;        ///< its tokens, one for each row of memory; empty for a bare matrix
    Model model;                ///< name, origin, dimension names; its weights are what ran
    AttentionSettings settings;
    Matrix embedding; ///< [n, d_model]; empty when the input was a bare matrix
    Matrix position;  ///< [n, d_model]; likewise
    Matrix x;         ///< [n, d_model]
    Matrix memory;    ///< [m, d_model]; empty for self-attention
    std::vector<HeadTrace> heads;
    Matrix concat; ///< [n, heads * d_v]
    Matrix output; ///< [n, d_model] (or concat's shape without wo)
    std::vector<std::size_t> fullyMaskedRows;
    std::optional<Mistake> mistake; ///< the named mistake that this pass was run with; none in a correct pass

    std::size_t queries() const { return x.rows(); }
    std::size_t keys() const { return memory.empty() ? x.rows() : memory.rows(); }
    std::size_t headCount() const { return heads.size(); }
    const AttentionWeights& weights() const { return *model.weights; }

    Shape shape(TensorId tensor) const;   ///< {0, 0} when the trace has no such tensor
    double at(const CellRef& cell) const; ///< any number on screen; the cell must exist
    bool hides(std::size_t query,
               std::size_t key) const; ///< true when the mask forbids the look and is applied
    double divisor() const;            ///< what scores are divided by: sqrt(d_k) * temperature
    Matrix tensor(TensorId tensor, std::size_t head = 0) const; ///< a copy, derived if need be
};

using TracePtr = std::shared_ptr<const AttentionTrace>;

} // namespace casefile::engine
