#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

namespace casefile::engine {
struct AttentionTrace;
}

namespace casefile::content {

/// Something that a learner sets in a picture: an experiment's slider, switch or choice. Its value is part of
/// the state, so that links, undo and frozen states have it; the picture says what it does with it.
struct Knob
{
    enum class Kind {
        Slider, ///< from least to most in steps
        Ratio,  ///< from least to most, each step by the same factor
        Switch, ///< 0 or 1
        Choice, ///< the place of one of `choices`
        Draw,   ///< a seed that a button counts up: the same experiment, drawn anew
    };
    /// What a slider cannot go beyond, however far its own range reaches.
    enum class Ends {
        AtMost,     ///< its own end
        Tokens,     ///< the tokens of the sentence
        Target,     ///< likewise, where another text is asked; else its own end
        BeforeLast, ///< the keys, without the last
        Heads,      ///< the heads of the model
    };

    QString id;        ///< "d-k", as in chapter files and links
    const char* label; ///< translatable, context "knobs"
    Kind kind = Kind::Slider;
    double least = 0.0;
    double most = 1.0;
    double initial = 0.0;
    double step = 1.0;                  ///< of a slider; values of a ratio are rounded to it
    std::vector<const char*> choices{}; ///< translatable, context "knobs"
    Ends ends = Ends::AtMost;
};

/// What is set, by id; a knob that is not in it stands at its initial value.
using KnobValues = QMap<QString, double>;

/// THE table of knobs.
const std::vector<Knob>& knobTable();
const Knob* knobNamed(const QString& id); ///< nullptr if there is none
QStringList knobNames();
QString knobLabel(const Knob& knob); ///< in the present language
QStringList knobChoices(const Knob& knob);

/// Within the range, on a step. A value that is not a number becomes the initial one.
double rounded(const Knob& knob, double value);

/// The end of its range under this trace: a sentence of five tokens has no sixth. Never below `least`.
double mostOf(const Knob& knob, const engine::AttentionTrace& trace);

/// The value of a knob of the table; 0 for an unknown one.
double knobValue(const KnobValues& values, const QString& id);

} // namespace casefile::content
