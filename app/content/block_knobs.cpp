#include "app/content/chapter_knobs.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace casefile::content {

std::vector<Knob> blockKnobs()
{
    using Kind = Knob::Kind;
    return {
        {u"block-draw"_s, QT_TRANSLATE_NOOP("knobs", "Draw another block"), Kind::Draw, 1, 9999, 7, 1},
        {u"blocks"_s, QT_TRANSLATE_NOOP("knobs", "Blocks in the stack"), Kind::Slider, 1, 12, 6, 1},
        choiceKnob(u"norm-place"_s, QT_TRANSLATE_NOOP("knobs", "Norm"), 0,
                   {QT_TRANSLATE_NOOP("knobs", "in front of the sublayer"),
                    QT_TRANSLATE_NOOP("knobs", "behind the sum")}),
        choiceKnob(
            u"norm-kind"_s, QT_TRANSLATE_NOOP("knobs", "Kind of norm"), 0,
            {QT_TRANSLATE_NOOP("knobs", "layer norm"), QT_TRANSLATE_NOOP("knobs", "root mean square")}),
        {u"norm-gain"_s, QT_TRANSLATE_NOOP("knobs", "Input times"), Kind::Ratio, 0.1, 10, 1, 0.1},
        choiceKnob(u"activation"_s, QT_TRANSLATE_NOOP("knobs", "Activation"), 0,
                   {QT_TRANSLATE_NOOP("knobs", "GELU"), QT_TRANSLATE_NOOP("knobs", "ReLU")}),
        {u"feed-forward-factor"_s, QT_TRANSLATE_NOOP("knobs", "d_ff ÷ d_model"), Kind::Slider, 1, 8, 4, 1},
        {u"block-depth"_s, QT_TRANSLATE_NOOP("knobs", "Layers"), Kind::Slider, 1, 24, 12, 1},
        {u"block-dropout"_s, QT_TRANSLATE_NOOP("knobs", "Dropout"), Kind::Slider, 0, 0.9, 0.1, 0.05},
        {u"block-training"_s, QT_TRANSLATE_NOOP("knobs", "In training"), Kind::Switch, 0, 1, 1, 1},
        {u"hole-draw"_s, QT_TRANSLATE_NOOP("knobs", "Draw other holes"), Kind::Draw, 1, 9999, 7, 1},
        {u"replace-other"_s, QT_TRANSLATE_NOOP("knobs", "Replace another token"), Kind::Switch, 0, 1, 0, 1},
        {u"block-width"_s, QT_TRANSLATE_NOOP("knobs", "d_model of the block"), Kind::Ratio, 64, 8192, 512,
         64},
        {u"block-heads"_s, QT_TRANSLATE_NOOP("knobs", "Heads of the block"), Kind::Slider, 1, 64, 8, 1},
        choiceKnob(u"change-carrier"_s, QT_TRANSLATE_NOOP("knobs", "Layers of"), 0,
                   {QT_TRANSLATE_NOOP("knobs", "feed-forward only"),
                    QT_TRANSLATE_NOOP("knobs", "attention only"),
                    QT_TRANSLATE_NOOP("knobs", "whole blocks")}),
        {u"carrier-layers"_s, QT_TRANSLATE_NOOP("knobs", "Layers to pass"), Kind::Slider, 1, 6, 3, 1},
        countKnob(u"changed-token"_s, QT_TRANSLATE_NOOP("knobs", "Changed token"), 16, 2, Knob::Ends::Tokens),
    };
}

} // namespace casefile::content
