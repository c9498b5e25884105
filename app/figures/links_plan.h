#pragma once

#include "app/figures/layout_tools.h"
#include "app/figures/legend.h"
#include "app/figures/links_words.h"

namespace casefile::figures {

/// Where the parts of the links figure stand, top to bottom: query row, links, key row, numbers, caption,
/// legend.
struct LinksPlan
{
    double small = 12.0; ///< text sizes
    double body = 18.0;
    QRectF area; ///< the picture without its margin
    QRectF caption;
    LegendPlace legend;
    ChipRow queryRow;
    ChipRow keyRow;
    QRectF queryLabel; ///< beside its row where there is room, else above it
    QRectF keyLabel;
    int numberLines = 0; ///< lines of weights below the keys
};

/// `scene` must have its legend already.
LinksPlan planLinks(const Frame& frame, const Scene& scene, const LinksWords& words);

} // namespace casefile::figures
