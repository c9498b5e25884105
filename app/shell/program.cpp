#include "app/shell/program.h"

#include "app/figures/registry.h"
#include "app/playback/prediction.h"
#include "app/playback/prose_fields.h"

namespace casefile::shell {

content::KnownNames knownNames()
{
    return {figures::figureNames(), playback::predictionNames(), playback::proseFieldNames()};
}

} // namespace casefile::shell
