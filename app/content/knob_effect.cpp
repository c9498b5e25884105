#include "app/content/knob_effect.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {

namespace {

/// A knob that does something only while another has one of some values.
struct Dependence
{
    QString knob;
    QString other;
    std::vector<double> values;
};

/// THE table of knobs that depend on others; a choice is named by its place.
const std::vector<Dependence>& dependenceTable()
{
    static const std::vector<Dependence> table{
        {u"sight-radius"_s, u"sight"_s, {1, 2, 3, 4, 5}}, // all patterns but the full one
        {u"sight-seed"_s, u"sight"_s, {4}},               // random keys
        {u"place-seed"_s, u"place-drawn"_s, {1}},
        {u"place-head"_s, u"place-scheme"_s, {3}}, // ALiBi
    };
    return table;
}

} // namespace

bool hasEffect(const QString& knob, const KnobValues& values)
{
    const auto row = std::ranges::find(dependenceTable(), knob, &Dependence::knob);
    return row == dependenceTable().end() ||
           std::ranges::find(row->values, knobValue(values, row->other)) != row->values.end();
}

} // namespace casefile::content
