#include "app/content/chapter_knobs.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace casefile::content {

std::vector<Knob> qkvKnobs()
{
    using Kind = Knob::Kind;
    return {
        {u"key-width"_s, QT_TRANSLATE_NOOP("knobs", "d_k, width of queries and keys"), Kind::Slider, 1, 16,
         8},
        {u"value-width"_s, QT_TRANSLATE_NOOP("knobs", "d_v, width of values"), Kind::Slider, 1, 16, 8},
        {u"batch"_s, QT_TRANSLATE_NOOP("knobs", "texts at once (batch)"), Kind::Slider, 1, 8, 2},
        {u"tied"_s, QT_TRANSLATE_NOOP("knobs", "one matrix for both: W_K = W_Q"), Kind::Switch, 0, 1, 0},
        {u"alteration"_s,
         QT_TRANSLATE_NOOP("knobs", "done to the weights"),
         Kind::Choice,
         0,
         5,
         0,
         1,
         {QT_TRANSLATE_NOOP("knobs", "change of basis: W_Q M and W_K M⁻ᵀ"),
          QT_TRANSLATE_NOOP("knobs", "bias on K: + 2"), QT_TRANSLATE_NOOP("knobs", "bias on Q: + 2"),
          QT_TRANSLATE_NOOP("knobs", "bias on V: + 2"), QT_TRANSLATE_NOOP("knobs", "W_V = 0"),
          QT_TRANSLATE_NOOP("knobs", "W_K = W_Q")}},
    };
}

} // namespace casefile::content
