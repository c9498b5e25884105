#pragma once

#include "engine/matrix/matrix.h"
#include "engine/text/tokenizer.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace casefile::engine {

class Lexicon;

/// The parameters of one multi-head attention layer (Vaswani et al. 2017, section 3.2.2). All heads lie side
/// by side.
struct AttentionWeights
{
    Matrix wq;                          ///< [d_model, heads * d_k]
    Matrix wk;                          ///< [d_model, heads * d_k]
    Matrix wv;                          ///< [d_model, heads * d_v]
    Matrix wo;                          ///< [heads * d_v, d_model]; empty: output equals concat
    std::vector<double> bq, bk, bv, bo; ///< biases, empty when there are none
    std::size_t heads = 1;

    std::size_t dModel() const { return wq.rows(); }
    std::size_t dK() const { return heads ? wq.columns() / heads : 0; }
    std::size_t dV() const { return heads ? wv.columns() / heads : 0; }
};

/// Where the weights come from. Screens must say it.
enum class Origin { HandSet, Untrained, Trained };

enum class PositionScheme { None, Sinusoidal };

/// A model is a value with a name: weights, words, and the meaning of its embedding dimensions.
struct Model
{
    std::string name; ///< "hand-set", "untrained"
    Origin origin = Origin::Untrained;
    std::uint64_t seed = 0; ///< of an untrained model
    std::shared_ptr<const Lexicon> lexicon;
    std::shared_ptr<const AttentionWeights> weights;
    std::shared_ptr<const AttentionWeights>
        unedited; ///< as they were before somebody set entries by hand; null when nobody did
    std::vector<std::string>
        dimensionNames;                 ///< one for each column of X: "noun", "position sin 1", "identity 3"
    std::vector<std::string> headNames; ///< what each head was built for; empty for an untrained model
    std::function<Matrix(const Tokens&)> embed;    ///< tokens -> [n, d_model]
    std::function<Matrix(std::size_t n)> position; ///< n -> [n, d_model]
};

/// The model of that name. Throws InputError, with the known names, if there is none.
Model modelNamed(const std::string& name, std::uint64_t seed = 0);
std::vector<std::string> modelNames();

} // namespace casefile::engine
