#pragma once

#include "app/figures/figure.h"

#include <memory>

namespace casefile::figures {

/// The weights of every head when groups of heads share the mean of their keys and values, what that does to
/// the output, and the bytes that it saves.
class SharedKeysFigure : public Figure
{
public:
    SharedKeysFigure();
    ~SharedKeysFigure() override;
    Scene layout(const Frame& frame) const override;

private:
    struct Experiment; ///< the last one that ran: it costs as much as a pass
    mutable std::unique_ptr<Experiment> m_last;
};

} // namespace casefile::figures
