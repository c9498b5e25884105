#pragma once

#include "app/content/chapter.h"
#include "app/content/state.h"

#include <QString>

#include <optional>

namespace casefile::playback {

/// What the learner set by hand, on top of what a step sets: only what is present counts.
struct Choices
{
    std::optional<QString> model;
    std::optional<quint64> seed;
    std::optional<int> head;
    std::optional<bool> allHeads;
    std::optional<engine::Mask> mask;
    std::optional<bool> scale;
    std::optional<double> temperature;
    std::optional<engine::PositionScheme> position;
    std::optional<content::KnobValues> knobs;
    std::optional<engine::WeightEdits> edits;
    std::optional<QString> memory;

    bool operator==(const Choices&) const = default;
};

/// A sentence of the learner's own: one of the chapter's examples (it follows the language) or typed text.
struct OwnSentence
{
    QString example; ///< id; empty: typed
    QString typed;
    bool operator==(const OwnSentence&) const = default;
};

void apply(const Choices& choices, content::State& state);

/// The choices that turn `authored` into `wanted`.
Choices difference(const content::State& authored, const content::State& wanted);

/// What the author wants in this step, in this language: the settings of all steps up to it, each on top of
/// the last. So playing to a step, jumping to it and coming back to it give the same state.
content::State authoredState(const content::Chapter& chapter, int step, const QString& language);

/// The learner's own sentence for this text: the example of the chapter that has it in this language, else
/// typed text.
OwnSentence ownSentence(const content::Chapter& chapter, const QString& text, const QString& language);
QString textOf(const OwnSentence& sentence, const content::Chapter& chapter, const QString& language);

} // namespace casefile::playback
