#include "app/content/chapter_knobs.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace casefile::content {

std::vector<Knob> applicationsKnobs()
{
    using Kind = Knob::Kind;
    return {
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
}

} // namespace casefile::content
