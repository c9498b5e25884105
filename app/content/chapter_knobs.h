#pragma once

#include "app/content/knob.h"

#include <initializer_list>

namespace casefile::content {

/// One of `choices`, which are translatable; at first the one at place `initial`.
Knob choiceKnob(const QString& id, const char* label, double initial, std::vector<const char*> choices);
/// A slider from 1 that counts tokens or heads and goes no farther than those.
Knob countKnob(const QString& id, const char* label, double most, double initial, Knob::Ends ends);
/// Parts of a chapter, one behind the other.
std::vector<Knob> joinedKnobs(std::initializer_list<std::vector<Knob>> parts);

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
