#pragma once

#include "app/figures/figure.h"
#include "engine/measure/other_company.h"

namespace casefile::figures {

/// One pair of words in two sentences: what of its score and weight stays in layer 1, and in layer 2.
class OtherCompanyFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;

private:
    struct Asked
    {
        engine::TracePtr trace;
        std::size_t query = 0;
        std::size_t key = 0;
        int seed = 0;
        bool operator==(const Asked&) const = default;
    };

    const engine::OtherCompany& company(const Asked& asked) const;

    mutable Asked m_asked; ///< of the experiment that is kept
    mutable engine::OtherCompany m_company;
};

} // namespace casefile::figures
