#include "app/content/knob.h"

#include "app/content/chapter_knobs.h"
#include "engine/attention/trace.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iterator>

using namespace Qt::StringLiterals;

namespace casefile::content {

const std::vector<Knob>& knobTable()
{
    static const std::vector<Knob> table = [] {
        std::vector<Knob> joined;
        for (const auto& chapter : {overviewKnobs, qkvKnobs, scoringKnobs, multiheadKnobs, longrangeKnobs,
                                    blockKnobs, applicationsKnobs, everyChaptersKnobs})
            std::ranges::copy(chapter(), std::back_inserter(joined));
        return joined;
    }();
    return table;
}

const Knob* knobNamed(const QString& id)
{
    const auto row = std::ranges::find(knobTable(), id, &Knob::id);
    return row == knobTable().end() ? nullptr : &*row;
}

QStringList knobNames()
{
    QStringList names;
    for (const Knob& knob : knobTable())
        names.append(knob.id);
    return names;
}

QString knobLabel(const Knob& knob)
{
    return QCoreApplication::translate("knobs", knob.label);
}

QStringList knobChoices(const Knob& knob)
{
    QStringList choices;
    for (const char* choice : knob.choices)
        choices.append(QCoreApplication::translate("knobs", choice));
    return choices;
}

double rounded(const Knob& knob, double value)
{
    if (!std::isfinite(value))
        return knob.initial;
    return std::clamp(std::round(value / knob.step) * knob.step, knob.least, knob.most);
}

double mostOf(const Knob& knob, const engine::AttentionTrace& trace)
{
    const auto within = [&knob](std::size_t count) {
        return std::clamp(double(count), knob.least, knob.most);
    };
    switch (knob.ends) {
    case Knob::Ends::AtMost:
        break;
    case Knob::Ends::Tokens:
        return within(trace.queries());
    case Knob::Ends::Target:
        return trace.memory.empty() ? knob.most : within(trace.queries());
    case Knob::Ends::BeforeLast:
        return within(std::max<std::size_t>(trace.keys(), 1) - 1);
    case Knob::Ends::Heads:
        return within(trace.headCount());
    }
    return knob.most;
}

double knobValue(const KnobValues& values, const QString& id)
{
    const Knob* knob = knobNamed(id);
    return knob ? rounded(*knob, values.value(id, knob->initial)) : 0.0;
}

} // namespace casefile::content
