#include "engine/measure/block_parameters.h"

namespace casefile::engine {

// [block-parameters]
BlockParameters blockParameters(std::uint64_t dModel, std::uint64_t factor)
{
    BlockParameters count;
    count.attention = 4 * dModel * dModel;
    count.feedForward = 2 * factor * dModel * dModel;
    count.biases = 4 * dModel + (factor + 1) * dModel;
    count.norms = 2 * 2 * dModel;
    return count;
}
// [/block-parameters]

} // namespace casefile::engine
