#include "engine/fast/rotary.h"

#include <cmath>

namespace casefile::engine::fast {

void RotaryTable::set(double base, std::size_t dK, std::size_t positions)
{
    if (base != m_base || dK != m_dK)
        m_table.clear();
    m_base = base;
    m_dK = dK;
    std::size_t position = m_table.size() / dK;
    if (positions > position)
        m_table.resize(positions * dK);
    for (; position < positions; ++position)
        for (std::size_t pair = 0; pair < dK; pair += 2) {
            const double angle = double(position) * std::pow(base, -double(pair) / double(dK));
            m_table[position * dK + pair] = float(std::cos(angle));
            m_table[position * dK + pair + 1] = float(std::sin(angle));
        }
}

void RotaryTable::turn(float* values, std::size_t rows, std::size_t firstPosition) const
{
    const float* turned = m_table.data() + firstPosition * m_dK;
    for (std::size_t i = 0; i < rows * m_dK; i += 2) {
        const float x = values[i], y = values[i + 1], cosine = turned[i], sine = turned[i + 1];
        values[i] = x * cosine - y * sine;
        values[i + 1] = x * sine + y * cosine;
    }
}

void RotaryTable::turnBack(float* values, std::size_t rows, std::size_t firstPosition) const
{
    const float* turned = m_table.data() + firstPosition * m_dK;
    for (std::size_t i = 0; i < rows * m_dK; i += 2) {
        const float x = values[i], y = values[i + 1], cosine = turned[i], sine = turned[i + 1];
        values[i] = x * cosine + y * sine;
        values[i + 1] = y * cosine - x * sine;
    }
}

} // namespace casefile::engine::fast
