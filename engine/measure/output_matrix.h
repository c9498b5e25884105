#pragma once

#include "engine/attention/trace.h"

namespace casefile::engine {

/// What stands in the place of W_O.
enum class OutputMatrix {
    Own,      ///< that of the model
    Identity, ///< ones on the diagonal: every head keeps columns of its own
    Drawn,    ///< independent normal draws of variance 1 / rows: every head reaches every column
};

/// The same pass with this matrix, [heads * d_v, d_model], in the place of W_O, and no bias of the output;
/// the pass itself for its own matrix. Only the output is computed anew.
TracePtr withOutputMatrix(const TracePtr& trace, OutputMatrix matrix);

} // namespace casefile::engine
