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
        {u"carrier"_s,
         QT_TRANSLATE_NOOP("knobs", "Network"),
         Kind::Choice,
         0,
         5,
         0,
         1,
         {QT_TRANSLATE_NOOP("knobs", "Recurrent"), QT_TRANSLATE_NOOP("knobs", "Convolution"),
          QT_TRANSLATE_NOOP("knobs", "Dilated convolution"), QT_TRANSLATE_NOOP("knobs", "Full attention"),
          QT_TRANSLATE_NOOP("knobs", "Causal attention"), QT_TRANSLATE_NOOP("knobs", "Causal window")}},
        {u"path-distance"_s, QT_TRANSLATE_NOOP("knobs", "Distance, tokens"), Kind::Slider, 1, 31, 12, 1},
        {u"kernel"_s, QT_TRANSLATE_NOOP("knobs", "Kernel or window, positions"), Kind::Slider, 2, 9, 3, 1},
        {u"path-back"_s, QT_TRANSLATE_NOOP("knobs", "From the last to the first"), Kind::Switch, 0, 1, 0, 1},
        {u"sight"_s,
         QT_TRANSLATE_NOOP("knobs", "Pattern"),
         Kind::Choice,
         0,
         5,
         1,
         1,
         {QT_TRANSLATE_NOOP("knobs", "Full"), QT_TRANSLATE_NOOP("knobs", "Window"),
          QT_TRANSLATE_NOOP("knobs", "Window with gaps"),
          QT_TRANSLATE_NOOP("knobs", "Window and a global token"), QT_TRANSLATE_NOOP("knobs", "Random keys"),
          QT_TRANSLATE_NOOP("knobs", "Blocks")}},
        {u"sight-tokens"_s, QT_TRANSLATE_NOOP("knobs", "Tokens"), Kind::Slider, 4, 40, 24, 1},
        {u"sight-radius"_s, QT_TRANSLATE_NOOP("knobs", "Radius"), Kind::Slider, 1, 8, 3, 1},
        {u"sight-layers"_s, QT_TRANSLATE_NOOP("knobs", "Layers"), Kind::Slider, 1, 12, 1, 1},
        {u"sight-causal"_s, QT_TRANSLATE_NOOP("knobs", "Causal"), Kind::Switch, 0, 1, 1, 1},
        {u"sight-seed"_s, QT_TRANSLATE_NOOP("knobs", "Draw keys"), Kind::Draw, 1, 999, 1, 1},
        {u"recurrent-scale"_s, QT_TRANSLATE_NOOP("knobs", "Recurrent weights, scale"), Kind::Slider, 0.8, 1.2,
         0.9, 0.001},
        {u"score-lead"_s, QT_TRANSLATE_NOOP("knobs", "Lead of token 1 in score"), Kind::Slider, 0, 12, 5,
         0.5},
        {u"fading-steps"_s, QT_TRANSLATE_NOOP("knobs", "Steps"), Kind::Slider, 10, 200, 100, 10},
        {u"fading-seed"_s, QT_TRANSLATE_NOOP("knobs", "Draw weights"), Kind::Draw, 1, 999, 7, 1},
        {u"cost-of"_s,
         QT_TRANSLATE_NOOP("knobs", "Cost"),
         Kind::Choice,
         0,
         1,
         0,
         1,
         {QT_TRANSLATE_NOOP("knobs", "Multiply-adds"), QT_TRANSLATE_NOOP("knobs", "Memory of the scores")}},
        {u"tile-size"_s, QT_TRANSLATE_NOOP("knobs", "Keys of a tile"), Kind::Slider, 1, 8, 2, 1},
        {u"cache-layers"_s, QT_TRANSLATE_NOOP("knobs", "Layers"), Kind::Slider, 1, 128, 32, 1},
        {u"cache-heads"_s, QT_TRANSLATE_NOOP("knobs", "Heads"), Kind::Slider, 8, 128, 32, 8},
        {u"cache-group"_s,
         QT_TRANSLATE_NOOP("knobs", "A group of GQA"),
         Kind::Choice,
         0,
         2,
         1,
         1,
         {QT_TRANSLATE_NOOP("knobs", "2 heads"), QT_TRANSLATE_NOOP("knobs", "4 heads"),
          QT_TRANSLATE_NOOP("knobs", "8 heads")}},
        {u"cache-width"_s, QT_TRANSLATE_NOOP("knobs", "d_k = d_v"), Kind::Slider, 16, 256, 128, 16},
        {u"cache-tokens"_s, QT_TRANSLATE_NOOP("knobs", "Tokens"), Kind::Ratio, 128, 131072, 4096, 128},
        {u"place-scheme"_s,
         QT_TRANSLATE_NOOP("knobs", "Positions"),
         Kind::Choice,
         0,
         3,
         2,
         1,
         {QT_TRANSLATE_NOOP("knobs", "None"), QT_TRANSLATE_NOOP("knobs", "Sinusoidal"),
          QT_TRANSLATE_NOOP("knobs", "Rotary"), QT_TRANSLATE_NOOP("knobs", "ALiBi")}},
        {u"place-drawn"_s, QT_TRANSLATE_NOOP("knobs", "Draw q and k at random"), Kind::Switch, 0, 1, 0, 1},
        {u"place-seed"_s, QT_TRANSLATE_NOOP("knobs", "Draw again"), Kind::Draw, 1, 999, 1, 1},
        {u"place-shift"_s, QT_TRANSLATE_NOOP("knobs", "Move both by"), Kind::Slider, 0, 500, 0, 10},
        {u"place-head"_s, QT_TRANSLATE_NOOP("knobs", "Head of 8 (ALiBi)"), Kind::Slider, 1, 8, 4, 1},
        {u"d-k"_s, QT_TRANSLATE_NOOP("knobs", "d_k"), Kind::Ratio, 1, 1024, 64, 1},
        {u"scaling"_s, QT_TRANSLATE_NOOP("knobs", "Divide by √d_k"), Kind::Switch, 0, 1, 0, 1},
        {u"score-draw"_s, QT_TRANSLATE_NOOP("knobs", "Draw"), Kind::Draw, 1, 9999, 1, 1},
        {u"first-score"_s, QT_TRANSLATE_NOOP("knobs", "First score"), Kind::Slider, -10, 60, 5, 0.1},
        {u"second-score"_s, QT_TRANSLATE_NOOP("knobs", "Second score"), Kind::Slider, -10, 60, 6, 0.1},
        {u"common-shift"_s, QT_TRANSLATE_NOOP("knobs", "Added to both"), Kind::Slider, -100, 100, 0, 10},
        {u"lead"_s, QT_TRANSLATE_NOOP("knobs", "Lead"), Kind::Slider, 0, 15, 2, 0.1},
        {u"rivals"_s, QT_TRANSLATE_NOOP("knobs", "Rivals"), Kind::Ratio, 1, 100000, 31, 1},
        {u"score-size"_s, QT_TRANSLATE_NOOP("knobs", "Largest score"), Kind::Ratio, 1, 1000, 5, 1},
        {u"cut-at"_s, QT_TRANSLATE_NOOP("knobs", "Cut after key"), Kind::Slider, 1, 31, 2, 1},
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
        {u"block-draw"_s, QT_TRANSLATE_NOOP("knobs", "Draw another block"), Kind::Draw, 1, 9999, 7, 1},
        {u"blocks"_s, QT_TRANSLATE_NOOP("knobs", "Blocks in the stack"), Kind::Slider, 1, 12, 6, 1},
        {u"norm-place"_s,
         QT_TRANSLATE_NOOP("knobs", "Norm"),
         Kind::Choice,
         0,
         1,
         0,
         1,
         {QT_TRANSLATE_NOOP("knobs", "in front of the sublayer"),
          QT_TRANSLATE_NOOP("knobs", "behind the sum")}},
        {u"norm-kind"_s,
         QT_TRANSLATE_NOOP("knobs", "Kind of norm"),
         Kind::Choice,
         0,
         1,
         0,
         1,
         {QT_TRANSLATE_NOOP("knobs", "layer norm"), QT_TRANSLATE_NOOP("knobs", "root mean square")}},
        {u"norm-gain"_s, QT_TRANSLATE_NOOP("knobs", "Input times"), Kind::Ratio, 0.1, 10, 1, 0.1},
        {u"activation"_s,
         QT_TRANSLATE_NOOP("knobs", "Activation"),
         Kind::Choice,
         0,
         1,
         0,
         1,
         {QT_TRANSLATE_NOOP("knobs", "GELU"), QT_TRANSLATE_NOOP("knobs", "ReLU")}},
        {u"feed-forward-factor"_s, QT_TRANSLATE_NOOP("knobs", "d_ff ÷ d_model"), Kind::Slider, 1, 8, 4, 1},
        {u"block-depth"_s, QT_TRANSLATE_NOOP("knobs", "Layers"), Kind::Slider, 1, 24, 12, 1},
        {u"block-dropout"_s, QT_TRANSLATE_NOOP("knobs", "Dropout"), Kind::Slider, 0, 0.9, 0.1, 0.05},
        {u"block-training"_s, QT_TRANSLATE_NOOP("knobs", "In training"), Kind::Switch, 0, 1, 1, 1},
        {u"block-width"_s, QT_TRANSLATE_NOOP("knobs", "d_model of the block"), Kind::Ratio, 64, 8192, 512,
         64},
        {u"block-heads"_s, QT_TRANSLATE_NOOP("knobs", "Heads of the block"), Kind::Slider, 1, 64, 8, 1},
        {u"arrangement"_s,
         QT_TRANSLATE_NOOP("knobs", "Laid out as"),
         Kind::Choice,
         0,
         4,
         3,
         1,
         {QT_TRANSLATE_NOOP("knobs", "encoder"), QT_TRANSLATE_NOOP("knobs", "decoder"),
          QT_TRANSLATE_NOOP("knobs", "decoder with a prefix"),
          QT_TRANSLATE_NOOP("knobs", "encoder and decoder"), QT_TRANSLATE_NOOP("knobs", "two towers")}},
        {u"target-length"_s, QT_TRANSLATE_NOOP("knobs", "Tokens of the target"), Kind::Slider, 1, 8, 4, 1},
        {u"masked-share"_s, QT_TRANSLATE_NOOP("knobs", "Chosen, percent"), Kind::Slider, 5, 50, 15, 5},
        {u"masked-draw"_s, QT_TRANSLATE_NOOP("knobs", "Choose others"), Kind::Draw, 1, 9999, 3, 1},
        {u"written"_s, QT_TRANSLATE_NOOP("knobs", "Tokens written"), Kind::Slider, 1, 16, 3, 1},
        {u"keeps-cache"_s, QT_TRANSLATE_NOOP("knobs", "Keep keys and values"), Kind::Switch, 0, 1, 1, 1},
        {u"image-side"_s,
         QT_TRANSLATE_NOOP("knobs", "Image"),
         Kind::Choice,
         0,
         1,
         0,
         1,
         {QT_TRANSLATE_NOOP("knobs", "224 pixels"), QT_TRANSLATE_NOOP("knobs", "384 pixels")}},
        {u"patch-side"_s,
         QT_TRANSLATE_NOOP("knobs", "Patch"),
         Kind::Choice,
         0,
         2,
         1,
         1,
         {QT_TRANSLATE_NOOP("knobs", "32 pixels"), QT_TRANSLATE_NOOP("knobs", "16 pixels"),
          QT_TRANSLATE_NOOP("knobs", "8 pixels")}},
        {u"symbols"_s, QT_TRANSLATE_NOOP("knobs", "Symbols"), Kind::Ratio, 2, 1024, 8, 1},
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
