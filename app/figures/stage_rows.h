#pragma once

#include "app/figures/bar_row.h"
#include "app/figures/figure.h"

#include <vector>

namespace casefile::figures {

/// One stage of one query's row: a number for each key, as bars.
struct StageRow
{
    engine::TensorId tensor = engine::TensorId::Scores;
    QString name;    ///< "score"
    QString formula; ///< "q · k"
    QString note;    ///< at the right edge: "Σ 1.58"; empty for none
    QString spoken;  ///< "score %1"
    double low = 0.0;
    double high = 1.0;
    double from = 0.0; ///< the stage runs between these two shares of the progress
    double to = 1.0;
    Ink ink{Role::Muted};
    bool isGiven = false;    ///< stands there while a question is open: the answer is worked out from it
    bool hatchHidden = true; ///< false: hidden keys have a number here (exactly 0)
};

/// Adds heading, stage names, bars, key names and items for one query. The stages share their columns: one
/// per key.
void addStageRows(Scene& scene, const Frame& frame, const QString& heading,
                  const std::vector<StageRow>& rows);

} // namespace casefile::figures
