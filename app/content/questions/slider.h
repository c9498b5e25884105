#pragma once

#include "app/content/json_reader.h"
#include "app/content/question.h"

namespace casefile::content {

QStringList sliderKeys(); ///< beside those of every question
SliderTask readSlider(const JsonReader& question);
/// The quantity with the slider at this position, computed by the engine; NaN where the trace has none.
double quantityAt(const SliderTask& task, const Question& question, double position,
                  const engine::AttentionTrace& trace);
/// The pass with the slider at this position: its inputs are those of the trace.
engine::TracePtr traceAt(const SliderTask& task, double position, const engine::AttentionTrace& trace);
/// All positions, from low to high.
QList<double> positionsOf(const SliderTask& task);
QStringList sliderSettings(); ///< names of the table of what a slider moves
Verdict grade(const SliderTask& task, const Question& question, const Answer& answer,
              const engine::AttentionTrace& trace);

} // namespace casefile::content
