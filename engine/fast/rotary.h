#pragma once

#include <cstddef>
#include <vector>

namespace casefile::engine::fast {

/// Private to engine/fast: rotary positions (Su et al. 2021). Columns 2t and 2t + 1 of a query or key at
/// position p are turned by the angle p * base^(-2t / d_k).
class RotaryTable
{
public:
    /// Ready for positions [0, positions). Keeps what it has when nothing but the length changed.
    void set(double base, std::size_t dK, std::size_t positions);

    /// Turns rows [rows, d_k], the first of which stands at firstPosition.
    void turn(float* values, std::size_t rows, std::size_t firstPosition) const;

    /// Turns them the other way, as gradients of turned rows go.
    void turnBack(float* values, std::size_t rows, std::size_t firstPosition) const;

private:
    double m_base = 0.0;
    std::size_t m_dK = 0;
    std::vector<float> m_table; ///< [position][d_k]: cosine, sine, cosine, sine, …
};

} // namespace casefile::engine::fast
