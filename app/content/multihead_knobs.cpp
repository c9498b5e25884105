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
        {u"output-matrix"_s,
         QT_TRANSLATE_NOOP("knobs", "W_O"),
         Kind::Choice,
         0,
         2,
         0,
         1,
         {QT_TRANSLATE_NOOP("knobs", "of the model"), QT_TRANSLATE_NOOP("knobs", "identity"),
          QT_TRANSLATE_NOOP("knobs", "drawn at random")}},
        {u"sink-score"_s, QT_TRANSLATE_NOOP("knobs", "Scaled score of the sink"), Kind::Slider, -5, 20, 6,
         0.5},
        {u"reshape-way"_s,
         QT_TRANSLATE_NOOP("knobs", "Cut by"),
         Kind::Choice,
         0,
         1,
         1,
         1,
         {QT_TRANSLATE_NOOP("knobs", "reshape(n, h, d_k), then exchange axes"),
          QT_TRANSLATE_NOOP("knobs", "reshape(h, n, d_k)")}},
        {u"reshape-heads"_s,
         QT_TRANSLATE_NOOP("knobs", "Heads to cut"),
         Kind::Choice,
         0,
         1,
         0,
         1,
         {QT_TRANSLATE_NOOP("knobs", "2"), QT_TRANSLATE_NOOP("knobs", "4")}},
        {u"bumped-column"_s, QT_TRANSLATE_NOOP("knobs", "Column of X"), Kind::Slider, 1, 32, 30, 1},
        {u"first-need"_s, QT_TRANSLATE_NOOP("knobs", "First token wanted"), Kind::Slider, 1, 16, 1, 1},
        {u"second-need"_s, QT_TRANSLATE_NOOP("knobs", "Second token wanted"), Kind::Slider, 1, 16, 3, 1},
    };
}

} // namespace casefile::content
