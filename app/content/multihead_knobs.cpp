#include "app/content/chapter_knobs.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace casefile::content {

namespace {

/// How many heads there are, how wide, and what they share.
std::vector<Knob> headSizeKnobs()
{
    return {
        {u"cost-tokens"_s, QT_TRANSLATE_NOOP("knobs", "Tokens n"), Knob::Kind::Ratio, 16, 65536, 1024, 1},
        {u"cost-width"_s, QT_TRANSLATE_NOOP("knobs", "Width d_model"), Knob::Kind::Ratio, 64, 8192, 512, 64},
        choiceKnob(u"cost-heads"_s, QT_TRANSLATE_NOOP("knobs", "Heads h"), 3,
                   {QT_TRANSLATE_NOOP("knobs", "1"), QT_TRANSLATE_NOOP("knobs", "2"),
                    QT_TRANSLATE_NOOP("knobs", "4"), QT_TRANSLATE_NOOP("knobs", "8"),
                    QT_TRANSLATE_NOOP("knobs", "16"), QT_TRANSLATE_NOOP("knobs", "32"),
                    QT_TRANSLATE_NOOP("knobs", "64")}),
        choiceKnob(u"head-sharing"_s, QT_TRANSLATE_NOOP("knobs", "Keys and values"), 0,
                   {QT_TRANSLATE_NOOP("knobs", "each head its own (MHA)"),
                    QT_TRANSLATE_NOOP("knobs", "shared by 2 heads (GQA)"),
                    QT_TRANSLATE_NOOP("knobs", "shared by 4 heads (GQA)"),
                    QT_TRANSLATE_NOOP("knobs", "shared by 8 heads (GQA)"),
                    QT_TRANSLATE_NOOP("knobs", "one set for all (MQA)")}),
        choiceKnob(u"reshape-way"_s, QT_TRANSLATE_NOOP("knobs", "Cut by"), 1,
                   {QT_TRANSLATE_NOOP("knobs", "reshape(n, h, d_k), then exchange axes"),
                    QT_TRANSLATE_NOOP("knobs", "reshape(h, n, d_k)")}),
        choiceKnob(u"reshape-heads"_s, QT_TRANSLATE_NOOP("knobs", "Heads to cut"), 0,
                   {QT_TRANSLATE_NOOP("knobs", "2"), QT_TRANSLATE_NOOP("knobs", "4")}),
    };
}

/// Which heads are looked at, changed or left out.
std::vector<Knob> headPickKnobs()
{
    return {
        countKnob(u"first-head"_s, QT_TRANSLATE_NOOP("knobs", "Head"), 8, 1, Knob::Ends::Heads),
        countKnob(u"second-head"_s, QT_TRANSLATE_NOOP("knobs", "Other head"), 8, 2, Knob::Ends::Heads),
        choiceKnob(u"output-matrix"_s, QT_TRANSLATE_NOOP("knobs", "W_O"), 0,
                   {QT_TRANSLATE_NOOP("knobs", "of the model"), QT_TRANSLATE_NOOP("knobs", "identity"),
                    QT_TRANSLATE_NOOP("knobs", "drawn at random")}),
        {u"sink-score"_s, QT_TRANSLATE_NOOP("knobs", "Scaled score of the sink"), Knob::Kind::Slider, -5, 20,
         6, 0.5},
    };
}

/// What a head reads and what is wanted of it.
std::vector<Knob> headReadingKnobs()
{
    return {
        {u"bumped-column"_s, QT_TRANSLATE_NOOP("knobs", "Column of X"), Knob::Kind::Slider, 1, 32, 30, 1},
        countKnob(u"first-need"_s, QT_TRANSLATE_NOOP("knobs", "First token wanted"), 16, 1,
                  Knob::Ends::Tokens),
        countKnob(u"second-need"_s, QT_TRANSLATE_NOOP("knobs", "Second token wanted"), 16, 3,
                  Knob::Ends::Tokens),
    };
}

} // namespace

std::vector<Knob> multiheadKnobs()
{
    return joinedKnobs({headSizeKnobs(), headPickKnobs(), headReadingKnobs()});
}

} // namespace casefile::content
