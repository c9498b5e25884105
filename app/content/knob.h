#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

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

    QString id;        ///< "d-k", as in chapter files and links
    const char* label; ///< translatable, context "knobs"
    Kind kind = Kind::Slider;
    double least = 0.0;
    double most = 1.0;
    double initial = 0.0;
    double step = 1.0;                  ///< of a slider; values of a ratio are rounded to it
    std::vector<const char*> choices{}; ///< translatable, context "knobs"
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

/// The value of a knob of the table; 0 for an unknown one.
double knobValue(const KnobValues& values, const QString& id);

} // namespace casefile::content
