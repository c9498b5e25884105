#pragma once

#include "app/content/known_names.h"

/// Some names of the layers above, for tests that must not depend on them.
inline casefile::content::KnownNames testNames()
{
    using namespace Qt::StringLiterals;
    return {{u"tokens"_s, u"links"_s, u"scores-row"_s, u"heat-map"_s},
            {u"top-key"_s, u"score-count"_s, u"loss-count"_s},
            {u"n"_s, u"weight"_s, u"query"_s, u"key"_s}};
}
