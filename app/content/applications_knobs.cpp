#include "app/content/chapter_knobs.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace casefile::content {

namespace {

/// Who may look at whom, and which row belongs to which word.
std::vector<Knob> sightKnobs()
{
    return {
        choiceKnob(u"arrangement"_s, QT_TRANSLATE_NOOP("knobs", "Laid out as"), 3,
                   {QT_TRANSLATE_NOOP("knobs", "encoder"), QT_TRANSLATE_NOOP("knobs", "decoder"),
                    QT_TRANSLATE_NOOP("knobs", "decoder with a prefix"),
                    QT_TRANSLATE_NOOP("knobs", "encoder and decoder"),
                    QT_TRANSLATE_NOOP("knobs", "two towers")}),
        countKnob(u"target-length"_s, QT_TRANSLATE_NOOP("knobs", "Tokens of the target"), 8, 4,
                  Knob::Ends::Target),
        choiceKnob(u"row-words"_s, QT_TRANSLATE_NOOP("knobs", "Word of a row"), 0,
                   {QT_TRANSLATE_NOOP("knobs", "the one it predicts"),
                    QT_TRANSLATE_NOOP("knobs", "the one put in")}),
        countKnob(u"target-word"_s, QT_TRANSLATE_NOOP("knobs", "Word of the target"), 8, 2,
                  Knob::Ends::Target),
        choiceKnob(u"padding-side"_s, QT_TRANSLATE_NOOP("knobs", "Filled up"), 0,
                   {QT_TRANSLATE_NOOP("knobs", "on the right"), QT_TRANSLATE_NOOP("knobs", "on the left")}),
        {u"restart-positions"_s, QT_TRANSLATE_NOOP("knobs", "Positions from the first real token"),
         Knob::Kind::Switch, 0, 1, 0, 1},
    };
}

/// What a model is trained on.
std::vector<Knob> trainingKnobs()
{
    return {
        choiceKnob(u"hidden-how"_s, QT_TRANSLATE_NOOP("knobs", "The chosen are"), 0,
                   {QT_TRANSLATE_NOOP("knobs", "replaced in the input"),
                    QT_TRANSLATE_NOOP("knobs", "hidden by an attention mask")}),
        choiceKnob(u"masked-length"_s, QT_TRANSLATE_NOOP("knobs", "Tokens"), 0,
                   {QT_TRANSLATE_NOOP("knobs", "128"), QT_TRANSLATE_NOOP("knobs", "256"),
                    QT_TRANSLATE_NOOP("knobs", "512")}),
        {u"masked-share"_s, QT_TRANSLATE_NOOP("knobs", "Chosen, percent"), Knob::Kind::Slider, 5, 50, 15, 5},
        {u"masked-draw"_s, QT_TRANSLATE_NOOP("knobs", "Choose others"), Knob::Kind::Draw, 1, 9999, 3, 1},
        choiceKnob(u"objective"_s, QT_TRANSLATE_NOOP("knobs", "Trained on"), 0,
                   {QT_TRANSLATE_NOOP("knobs", "the next token (GPT)"),
                    QT_TRANSLATE_NOOP("knobs", "hidden words (BERT)")}),
        countKnob(u"token-out"_s, QT_TRANSLATE_NOOP("knobs", "Token set to zero"), 12, 5, Knob::Ends::Tokens),
    };
}

/// Token by token, and what each of them costs.
std::vector<Knob> writingKnobs()
{
    return {
        countKnob(u"written"_s, QT_TRANSLATE_NOOP("knobs", "Tokens written"), 16, 3, Knob::Ends::Tokens),
        {u"keeps-cache"_s, QT_TRANSLATE_NOOP("knobs", "Keep keys and values"), Knob::Kind::Switch, 0, 1, 1,
         1},
        {u"word-temperature"_s, QT_TRANSLATE_NOOP("knobs", "Temperature"), Knob::Kind::Ratio, 0.1, 5, 1, 0.1},
        {u"nucleus"_s, QT_TRANSLATE_NOOP("knobs", "Kept, percent (top-p)"), Knob::Kind::Slider, 10, 100, 100,
         5},
        {u"word-draw"_s, QT_TRANSLATE_NOOP("knobs", "Draw again"), Knob::Kind::Draw, 1, 9999, 1, 1},
        choiceKnob(u"model-size"_s, QT_TRANSLATE_NOOP("knobs", "Model"), 1,
                   {QT_TRANSLATE_NOOP("knobs", "85 million parameters (85M)"),
                    QT_TRANSLATE_NOOP("knobs", "7 billion parameters (7B)"),
                    QT_TRANSLATE_NOOP("knobs", "70 billion parameters (70B)")}),
        {u"tokens-in-sight"_s, QT_TRANSLATE_NOOP("knobs", "Tokens in sight"), Knob::Kind::Ratio, 128, 1048576,
         8192, 128},
    };
}

/// Images as tokens, alone and beside text.
std::vector<Knob> imageKnobs()
{
    return {
        choiceKnob(u"image-side"_s, QT_TRANSLATE_NOOP("knobs", "Image"), 0,
                   {QT_TRANSLATE_NOOP("knobs", "224 pixels"), QT_TRANSLATE_NOOP("knobs", "384 pixels")}),
        choiceKnob(u"patch-side"_s, QT_TRANSLATE_NOOP("knobs", "Patch"), 1,
                   {QT_TRANSLATE_NOOP("knobs", "32 pixels"), QT_TRANSLATE_NOOP("knobs", "16 pixels"),
                    QT_TRANSLATE_NOOP("knobs", "8 pixels")}),
        choiceKnob(u"fusion"_s, QT_TRANSLATE_NOOP("knobs", "Brought together by"), 0,
                   {QT_TRANSLATE_NOOP("knobs", "two towers"), QT_TRANSLATE_NOOP("knobs", "cross-attention"),
                    QT_TRANSLATE_NOOP("knobs", "image tokens in front")}),
    };
}

/// What attention is not good at.
std::vector<Knob> limitKnobs()
{
    return {
        {u"symbols"_s, QT_TRANSLATE_NOOP("knobs", "Symbols"), Knob::Kind::Ratio, 2, 1024, 8, 1},
        {u"fact-place"_s, QT_TRANSLATE_NOOP("knobs", "Place of the fact"), Knob::Kind::Slider, 1, 64, 13, 1},
        {u"middle-layers"_s, QT_TRANSLATE_NOOP("knobs", "Layers"), Knob::Kind::Slider, 1, 48, 16, 1},
        {u"middle-toll"_s, QT_TRANSLATE_NOOP("knobs", "Toll for each token of distance"), Knob::Kind::Slider,
         0, 0.2, 0.05, 0.01},
    };
}

} // namespace

std::vector<Knob> applicationsKnobs()
{
    return joinedKnobs({sightKnobs(), trainingKnobs(), writingKnobs(), imageKnobs(), limitKnobs()});
}

} // namespace casefile::content
