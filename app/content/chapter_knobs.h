#pragma once

#include "app/content/knob.h"

namespace casefile::content {

/// The rows of the table of knobs, each in the file of the chapter whose pictures have it.
std::vector<Knob> overviewKnobs();
std::vector<Knob> qkvKnobs();
std::vector<Knob> scoringKnobs();
std::vector<Knob> multiheadKnobs();
std::vector<Knob> longrangeKnobs();
std::vector<Knob> blockKnobs();
std::vector<Knob> applicationsKnobs();
std::vector<Knob> everyChaptersKnobs(); ///< of pictures that stand in no chapter but in all

} // namespace casefile::content
