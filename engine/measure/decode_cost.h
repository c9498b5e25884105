#pragma once

namespace casefile::engine {

/// Floating-point operations to write one token with a cache (a multiply-add is two): about 2 N for the
/// weights, each used once, and N without embeddings and without the matrix of the output (Kaplan et al.
/// 2020, section 2.1: GPT-2 has 124 million with and 85 million without), and 4 L n d counted here: 2 n d for
/// the scores with n cached keys and 2 n d for the blend of their values, in each of L layers.
struct DecodeCost
{
    double weights = 0.0;
    double attention = 0.0;
    double total() const { return weights + attention; }
    double attentionShare() const { return attention / total(); }
};

/// N parameters without embeddings, L layers, d_model wide, n tokens in sight.
DecodeCost decodeCost(double parameters, double layers, double dModel, double tokens);

} // namespace casefile::engine
