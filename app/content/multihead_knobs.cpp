#include "app/content/chapter_knobs.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace casefile::content {

std::vector<Knob> multiheadKnobs()
{
    using Kind = Knob::Kind;
    return {
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
}

} // namespace casefile::content
