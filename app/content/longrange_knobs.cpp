#include "app/content/chapter_knobs.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace casefile::content {

namespace {

/// How far a signal has to go, and what is left of it.
std::vector<Knob> pathKnobs()
{
    return {
        choiceKnob(
            u"carrier"_s, QT_TRANSLATE_NOOP("knobs", "Network"), 0,
            {QT_TRANSLATE_NOOP("knobs", "Recurrent"), QT_TRANSLATE_NOOP("knobs", "Causal convolution"),
             QT_TRANSLATE_NOOP("knobs", "Dilated convolution"), QT_TRANSLATE_NOOP("knobs", "Full attention"),
             QT_TRANSLATE_NOOP("knobs", "Causal attention"), QT_TRANSLATE_NOOP("knobs", "Causal window")}),
        {u"path-distance"_s, QT_TRANSLATE_NOOP("knobs", "Distance, tokens"), Knob::Kind::Slider, 1, 31, 12,
         1},
        {u"kernel"_s, QT_TRANSLATE_NOOP("knobs", "Kernel or window, positions"), Knob::Kind::Slider, 2, 9, 3,
         1},
        {u"path-back"_s, QT_TRANSLATE_NOOP("knobs", "From the last to the first"), Knob::Kind::Switch, 0, 1,
         0, 1},
        {u"recurrent-scale"_s, QT_TRANSLATE_NOOP("knobs", "Recurrent weights, scale"), Knob::Kind::Slider,
         0.8, 1.2, 0.9, 0.001},
        {u"score-lead"_s, QT_TRANSLATE_NOOP("knobs", "Lead of token 1 in score"), Knob::Kind::Slider, 0, 12,
         5, 0.5},
        {u"fading-steps"_s, QT_TRANSLATE_NOOP("knobs", "Steps"), Knob::Kind::Slider, 10, 200, 100, 10},
        {u"fading-seed"_s, QT_TRANSLATE_NOOP("knobs", "New random weights"), Knob::Kind::Draw, 1, 999, 7, 1},
    };
}

/// Patterns of sight, and their relays.
std::vector<Knob> sightPatternKnobs()
{
    return {
        choiceKnob(u"sight"_s, QT_TRANSLATE_NOOP("knobs", "Pattern"), 1,
                   {QT_TRANSLATE_NOOP("knobs", "Full"), QT_TRANSLATE_NOOP("knobs", "Window"),
                    QT_TRANSLATE_NOOP("knobs", "Window with gaps"),
                    QT_TRANSLATE_NOOP("knobs", "Window and a global token"),
                    QT_TRANSLATE_NOOP("knobs", "Random keys"), QT_TRANSLATE_NOOP("knobs", "Blocks")}),
        {u"sight-tokens"_s, QT_TRANSLATE_NOOP("knobs", "Tokens"), Knob::Kind::Slider, 4, 40, 24, 1},
        {u"sight-radius"_s, QT_TRANSLATE_NOOP("knobs", "Radius"), Knob::Kind::Slider, 1, 8, 3, 1},
        {u"sight-layers"_s, QT_TRANSLATE_NOOP("knobs", "Layers"), Knob::Kind::Slider, 1, 12, 1, 1},
        {u"sight-causal"_s, QT_TRANSLATE_NOOP("knobs", "Causal"), Knob::Kind::Switch, 0, 1, 1, 1},
        {u"sight-seed"_s, QT_TRANSLATE_NOOP("knobs", "New random keys"), Knob::Kind::Draw, 1, 999, 1, 1},
    };
}

/// What length costs, counted and measured; caches that grow with it.
std::vector<Knob> longCostKnobs()
{
    return {
        choiceKnob(u"cost-of"_s, QT_TRANSLATE_NOOP("knobs", "Cost"), 0,
                   {QT_TRANSLATE_NOOP("knobs", "Multiply-adds"),
                    QT_TRANSLATE_NOOP("knobs", "Memory of the scores")}),
        choiceKnob(u"timed-width"_s, QT_TRANSLATE_NOOP("knobs", "Width d_model"), 1,
                   {QT_TRANSLATE_NOOP("knobs", "64, one head"), QT_TRANSLATE_NOOP("knobs", "128, two heads"),
                    QT_TRANSLATE_NOOP("knobs", "256, four heads")}),
        choiceKnob(u"timed-of"_s, QT_TRANSLATE_NOOP("knobs", "Measured"), 0,
                   {QT_TRANSLATE_NOOP("knobs", "Time"), QT_TRANSLATE_NOOP("knobs", "Memory")}),
        {u"tile-size"_s, QT_TRANSLATE_NOOP("knobs", "Keys of a tile"), Knob::Kind::Slider, 1, 8, 2, 1},
        {u"cache-layers"_s, QT_TRANSLATE_NOOP("knobs", "Layers"), Knob::Kind::Slider, 1, 128, 32, 1},
        {u"cache-heads"_s, QT_TRANSLATE_NOOP("knobs", "Heads"), Knob::Kind::Slider, 8, 128, 32, 8},
        choiceKnob(u"cache-group"_s, QT_TRANSLATE_NOOP("knobs", "A group of GQA"), 1,
                   {QT_TRANSLATE_NOOP("knobs", "2 heads"), QT_TRANSLATE_NOOP("knobs", "4 heads"),
                    QT_TRANSLATE_NOOP("knobs", "8 heads")}),
        {u"cache-width"_s, QT_TRANSLATE_NOOP("knobs", "d_k = d_v"), Knob::Kind::Slider, 16, 256, 128, 16},
        {u"cache-tokens"_s, QT_TRANSLATE_NOOP("knobs", "Tokens"), Knob::Kind::Ratio, 128, 131072, 4096, 128},
    };
}

/// What positions do to a score.
std::vector<Knob> placeKnobs()
{
    return {
        choiceKnob(u"place-scheme"_s, QT_TRANSLATE_NOOP("knobs", "Positions"), 2,
                   {QT_TRANSLATE_NOOP("knobs", "None"), QT_TRANSLATE_NOOP("knobs", "Sinusoidal"),
                    QT_TRANSLATE_NOOP("knobs", "Rotary"), QT_TRANSLATE_NOOP("knobs", "ALiBi")}),
        {u"place-drawn"_s, QT_TRANSLATE_NOOP("knobs", "Random q and k"), Knob::Kind::Switch, 0, 1, 0, 1},
        {u"place-seed"_s, QT_TRANSLATE_NOOP("knobs", "New random q and k"), Knob::Kind::Draw, 1, 999, 1, 1},
        {u"place-shift"_s, QT_TRANSLATE_NOOP("knobs", "Move both by"), Knob::Kind::Slider, 0, 500, 0, 10},
        {u"place-head"_s, QT_TRANSLATE_NOOP("knobs", "Head of 8 (ALiBi)"), Knob::Kind::Slider, 1, 8, 4, 1},
    };
}

} // namespace

std::vector<Knob> longrangeKnobs()
{
    return joinedKnobs({pathKnobs(), sightPatternKnobs(), longCostKnobs(), placeKnobs()});
}

} // namespace casefile::content
