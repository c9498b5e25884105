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
        {u"cost-tokens"_s, QT_TRANSLATE_NOOP("knobs", "Tokens n"), Kind::Ratio, 16, 65536, 1024, 1},
        {u"cost-width"_s, QT_TRANSLATE_NOOP("knobs", "Width d_model"), Kind::Ratio, 64, 8192, 512, 64},
        {u"cost-heads"_s,
         QT_TRANSLATE_NOOP("knobs", "Heads h"),
         Kind::Choice,
         0,
         6,
         3,
         1,
         {QT_TRANSLATE_NOOP("knobs", "1"), QT_TRANSLATE_NOOP("knobs", "2"), QT_TRANSLATE_NOOP("knobs", "4"),
          QT_TRANSLATE_NOOP("knobs", "8"), QT_TRANSLATE_NOOP("knobs", "16"), QT_TRANSLATE_NOOP("knobs", "32"),
          QT_TRANSLATE_NOOP("knobs", "64")}},
        {u"head-sharing"_s,
         QT_TRANSLATE_NOOP("knobs", "Keys and values"),
         Kind::Choice,
         0,
         4,
         0,
         1,
         {QT_TRANSLATE_NOOP("knobs", "each head its own (MHA)"),
          QT_TRANSLATE_NOOP("knobs", "shared by 2 heads (GQA)"),
          QT_TRANSLATE_NOOP("knobs", "shared by 4 heads (GQA)"),
          QT_TRANSLATE_NOOP("knobs", "shared by 8 heads (GQA)"),
          QT_TRANSLATE_NOOP("knobs", "one set for all (MQA)")}},
        {u"first-head"_s, QT_TRANSLATE_NOOP("knobs", "Head"), Kind::Slider, 1, 8, 1, 1},
        {u"second-head"_s, QT_TRANSLATE_NOOP("knobs", "Other head"), Kind::Slider, 1, 8, 2, 1},
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
