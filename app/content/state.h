#pragma once

#include "app/content/fault.h"
#include "app/content/knob.h"
#include "engine/attention/trace.h"
#include "engine/attention/weight_edit.h"
#include "engine/models/model.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>

namespace casefile::content {

/// How deep the words beside the figure go.
enum class Depth { Story, Numbers, Formula, Code };
QString depthName(Depth depth); ///< "story", …
QStringList depthNames();
std::optional<Depth> depthNamed(const QString& name);

/// The token that asks and the token that is asked. An index past the sentence means its last token.
struct Focus
{
    int query = -1; ///< -1: none
    int key = -1;
    bool operator==(const Focus&) const = default;
};

/// Where the program is: deep links, the answer log, freezing, walkthroughs and headless pictures all use
/// this one value.
struct State
{
    QString chapter = QStringLiteral("overview");
    QString step; ///< empty: the first
    QString sentence;
    QString memory; ///< the text that is asked (cross-attention); empty: the sentence itself
    QString model = QStringLiteral("hand-set");
    quint64 seed = 0;
    int head = 0;
    bool allHeads = false; ///< drawn together, where a picture can; words and the other pictures show `head`
    engine::Mask mask;
    bool scale = true;
    double temperature = 1.0;
    engine::PositionScheme position = engine::PositionScheme::Sinusoidal;
    Focus focus;
    KnobValues knobs;          ///< of the pictures; only those that are not at their initial value
    engine::WeightEdits edits; ///< entries of the model that were set by hand, each place once
    Depth depth = Depth::Story;
    QString frozen; ///< the deep link of the state that was frozen, to be compared with; empty: none

    bool operator==(const State&) const = default;
};

/// What the state becomes when a step is entered: only what is set here changes.
struct StepState
{
    std::optional<QString>
        sentence; ///< id of an example of the chapter, resolved to the text in the present language
    std::optional<QString> memory; ///< likewise; empty: the sentence itself
    std::optional<QString> model;
    std::optional<quint64> seed;
    std::optional<int> head;
    std::optional<bool> allHeads;
    std::optional<engine::Mask> mask;
    std::optional<bool> scale;
    std::optional<double> temperature;
    std::optional<engine::PositionScheme> position;
    std::optional<Focus> focus;
    KnobValues knobs; ///< those that are set
    std::optional<engine::WeightEdits> edits;
};

/// Everything that `change` sets, except sentence and memory, which are ids and not yet words.
void applySettings(const StepState& change, State& state);

/// A value that the knob cannot have becomes the nearest that it can; an unknown knob is none.
void setKnob(State& state, const QString& id, double value);

/// Sets one entry of the model, in place of an earlier edit of it.
void setEdit(State& state, const engine::WeightEdit& edit);
void removeEdit(State& state, const engine::WeightEdit& place);

QJsonObject toJson(const State& state);
/// Missing keys keep what `base` has; unknown keys and wrong types are faults.
State stateFromJson(const QJsonObject& object, const QString& file, Faults& faults, const State& base = {});

/// casefile:lesson/overview/<step id>, with what differs from `base` (the step's own state) as a query:
/// ?head=2&sentence=…&focus=last,0.
QUrl deepLink(const State& state, const State& base = {});
/// `base` with what the link says. A link that is not ours, or a value that cannot be, is a fault and changes
/// nothing.
State stateFromLink(const QUrl& link, Faults& faults, const State& base = {});

engine::AttentionSettings settingsOf(const State& state);

} // namespace casefile::content
