#pragma once

#include "app/figures/altered_pass.h"
#include "engine/measure/tensor_change.h"

namespace casefile::figures {

/// What is compared with what.
enum class Comparison {
    Edited,  ///< the model with the learner's entries, and without them
    Altered, ///< the model as it is, and after what the knob "alteration" does to its weights
};

/// Two forward passes over one text, tensor by tensor: which cells changed, and which did not.
class ChangeFigure : public Figure
{
public:
    explicit ChangeFigure(Comparison comparison)
        : m_comparison(comparison)
    {}

    Scene layout(const Frame& frame) const override;

private:
    /// Makes the second pass again only for another trace, head or alteration.
    const std::vector<engine::TensorChange>& changes(const Frame& frame) const;

    /// The one comparison that is remembered.
    struct Remembered
    {
        engine::TracePtr trace;
        int head = -1;
        double alteration = -1.0;
        std::vector<engine::TensorChange> changes;
    };

    Comparison m_comparison;
    AlteredPass m_altered;
    mutable Remembered m_remembered;
};

} // namespace casefile::figures
