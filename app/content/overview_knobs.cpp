#include "app/content/chapter_knobs.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace casefile::content {

std::vector<Knob> overviewKnobs()
{
    using Kind = Knob::Kind;
    return {
        {u"words-read"_s,
         QT_TRANSLATE_NOOP("knobs", "Words read"),
         Kind::Slider,
         1,
         16,
         16,
         1,
         {},
         Knob::Ends::Tokens},
        {u"reader-draw"_s, QT_TRANSLATE_NOOP("knobs", "Draw another cell"), Kind::Draw, 1, 999, 5, 1},
        {u"company-draw"_s, QT_TRANSLATE_NOOP("knobs", "Draw other words"), Kind::Draw, 1, 999, 2, 1},
        {u"with-positions"_s, QT_TRANSLATE_NOOP("knobs", "Positions"), Kind::Switch, 0, 1, 0, 1},
        {u"shuffle-draw"_s, QT_TRANSLATE_NOOP("knobs", "Shuffle"), Kind::Draw, 1, 999, 1, 1},
    };
}

} // namespace casefile::content
