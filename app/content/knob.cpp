#include "app/content/knob.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::content {

const std::vector<Knob>& knobTable()
{
    using Kind = Knob::Kind;
    static const std::vector<Knob> table{
        {u"query-across"_s, QT_TRANSLATE_NOOP("knobs", "Query, across"), Kind::Slider, -3, 3, 2, 0.1},
        {u"query-up"_s, QT_TRANSLATE_NOOP("knobs", "Query, up"), Kind::Slider, -3, 3, 1, 0.1},
        {u"key-across"_s, QT_TRANSLATE_NOOP("knobs", "Key, across"), Kind::Slider, -3, 3, 1, 0.1},
        {u"key-up"_s, QT_TRANSLATE_NOOP("knobs", "Key, up"), Kind::Slider, -3, 3, 2, 0.1},
    };
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

double knobValue(const KnobValues& values, const QString& id)
{
    const Knob* knob = knobNamed(id);
    return knob ? rounded(*knob, values.value(id, knob->initial)) : 0.0;
}

} // namespace casefile::content
