#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// One query asks every key: raw scores, scaled scores and, where a mask hides keys, masked scores, as signed
/// bars; or raw scores alone, where scaling comes later.
class ScoresRowFigure : public Figure
{
public:
    explicit ScoresRowFigure(bool onlyRaw = false)
        : m_onlyRaw(onlyRaw)
    {}
    Scene layout(const Frame& frame) const override;

private:
    bool m_onlyRaw;
};

} // namespace casefile::figures
