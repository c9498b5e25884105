#include "app/content/chapter_knobs.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace casefile::content {

namespace {

/// Of a dot product and what it is divided by.
std::vector<Knob> productKnobs()
{
    using Kind = Knob::Kind;
    return {
        {u"query-across"_s, QT_TRANSLATE_NOOP("knobs", "Query, across"), Kind::Slider, -3, 3, 2, 0.1},
        {u"query-up"_s, QT_TRANSLATE_NOOP("knobs", "Query, up"), Kind::Slider, -3, 3, 1, 0.1},
        {u"key-across"_s, QT_TRANSLATE_NOOP("knobs", "Key, across"), Kind::Slider, -3, 3, 1, 0.1},
        {u"key-up"_s, QT_TRANSLATE_NOOP("knobs", "Key, up"), Kind::Slider, -3, 3, 2, 0.1},
        {u"d-k"_s, QT_TRANSLATE_NOOP("knobs", "d_k"), Kind::Ratio, 1, 1024, 64, 1},
        {u"scaling"_s, QT_TRANSLATE_NOOP("knobs", "Divide by √d_k"), Kind::Switch, 0, 1, 0, 1},
        {u"score-draw"_s, QT_TRANSLATE_NOOP("knobs", "Draw"), Kind::Draw, 1, 9999, 1, 1},
    };
}

/// Of softmax: its scores, its numbers, its halves.
std::vector<Knob> softmaxKnobs()
{
    using Kind = Knob::Kind;
    return {
        {u"first-score"_s, QT_TRANSLATE_NOOP("knobs", "First score"), Kind::Slider, -10, 60, 5, 0.1},
        {u"second-score"_s, QT_TRANSLATE_NOOP("knobs", "Second score"), Kind::Slider, -10, 60, 6, 0.1},
        {u"score-divisor"_s, QT_TRANSLATE_NOOP("knobs", "Both divided by"), Kind::Ratio, 0.1, 32, 1, 0.1},
        {u"common-shift"_s, QT_TRANSLATE_NOOP("knobs", "Added to both"), Kind::Slider, -100, 100, 0, 10},
        {u"lead"_s, QT_TRANSLATE_NOOP("knobs", "Lead"), Kind::Slider, 0, 15, 2, 0.1},
        {u"rivals"_s, QT_TRANSLATE_NOOP("knobs", "Rivals"), Kind::Ratio, 1, 100000, 31, 1},
        {u"score-size"_s, QT_TRANSLATE_NOOP("knobs", "Largest score"), Kind::Ratio, 1, 1000, 5, 1},
        {u"cut-at"_s,
         QT_TRANSLATE_NOOP("knobs", "Cut after key"),
         Kind::Slider,
         1,
         31,
         2,
         1,
         {},
         Knob::Ends::BeforeLast},
    };
}

/// Of what is hidden or dropped.
std::vector<Knob> hidingKnobs()
{
    using Kind = Knob::Kind;
    return {
        {u"keys-in-sight"_s, QT_TRANSLATE_NOOP("knobs", "Keys in sight"), Kind::Slider, 0, 3, 2, 1},
        {u"hiding"_s,
         QT_TRANSLATE_NOOP("knobs", "Hidden by"),
         Kind::Choice,
         0,
         5,
         0,
         1,
         {QT_TRANSLATE_NOOP("knobs", "−1e9 in place"), QT_TRANSLATE_NOOP("knobs", "−1e9 added, double"),
          QT_TRANSLATE_NOOP("knobs", "−1e9 added, float"), QT_TRANSLATE_NOOP("knobs", "× 0 before softmax"),
          QT_TRANSLATE_NOOP("knobs", "× 0 after softmax"), QT_TRANSLATE_NOOP("knobs", "nothing")}},
        {u"hide-padding"_s, QT_TRANSLATE_NOOP("knobs", "Hide padding"), Kind::Switch, 0, 1, 1, 1},
        {u"drop-probability"_s, QT_TRANSLATE_NOOP("knobs", "Dropout p"), Kind::Slider, 0, 0.9, 0.25, 0.05},
        {u"training-mode"_s, QT_TRANSLATE_NOOP("knobs", "Training"), Kind::Switch, 0, 1, 1, 1},
        {u"dropout-draw"_s, QT_TRANSLATE_NOOP("knobs", "Draw"), Kind::Draw, 1, 9999, 1, 1},
    };
}

/// Of heads that are done in another way.
std::vector<Knob> otherWayKnobs()
{
    using Kind = Knob::Kind;
    return {
        {u"qk-norm-gain"_s, QT_TRANSLATE_NOOP("knobs", "Gain of QK norm"), Kind::Ratio, 0.5, 32, 8, 0.1},
        {u"soft-cap"_s, QT_TRANSLATE_NOOP("knobs", "Soft cap"), Kind::Ratio, 0.5, 50, 2, 0.1},
        {u"gain"_s, QT_TRANSLATE_NOOP("knobs", "Gain"), Kind::Ratio, 0.1, 8, 2, 0.1},
        {u"gain-of"_s,
         QT_TRANSLATE_NOOP("knobs", "Gain of"),
         Kind::Choice,
         0,
         1,
         0,
         1,
         {QT_TRANSLATE_NOOP("knobs", "the input X"), QT_TRANSLATE_NOOP("knobs", "queries and keys")}},
        {u"divide-by"_s,
         QT_TRANSLATE_NOOP("knobs", "Scores divided by"),
         Kind::Choice,
         0,
         2,
         0,
         1,
         {QT_TRANSLATE_NOOP("knobs", "√d_k"), QT_TRANSLATE_NOOP("knobs", "d_k"),
          QT_TRANSLATE_NOOP("knobs", "1")}},
        {u"softmax-over"_s,
         QT_TRANSLATE_NOOP("knobs", "Softmax over"),
         Kind::Choice,
         0,
         2,
         0,
         1,
         {QT_TRANSLATE_NOOP("knobs", "keys, row by row"),
          QT_TRANSLATE_NOOP("knobs", "queries, column by column"),
          QT_TRANSLATE_NOOP("knobs", "the whole table")}},
    };
}

} // namespace

std::vector<Knob> scoringKnobs()
{
    std::vector<Knob> joined;
    for (const auto& part : {productKnobs, softmaxKnobs, hidingKnobs, otherWayKnobs})
        for (Knob& knob : part())
            joined.push_back(std::move(knob));
    return joined;
}

} // namespace casefile::content
