#pragma once

#include <optional>

namespace casefile::engine {

/// A vector of two dimensions, so that it can be drawn.
struct PlaneVector
{
    double across = 0.0;
    double up = 0.0;
};

/// A dot product and what it is made of: q · k = |q| |k| cos(angle).
struct PlaneProduct
{
    double product = 0.0;
    double queryLength = 0.0;
    double keyLength = 0.0;
    std::optional<double> cosine; ///< none when one of the two has no length
    double angle = 0.0;           ///< degrees, 0 … 180; 0 without a cosine
    PlaneVector shadow;           ///< of the key on the line of the query; its length times |q| is |q · k|
};

PlaneProduct productInPlane(const PlaneVector& query, const PlaneVector& key);

} // namespace casefile::engine
