#pragma once

#include "engine/attention/trace.h"

namespace casefile::engine {

/// What stands in the place of W_O.
enum class OutputMatrix {
    Own,      ///< that of the model
    Identity, ///< ones on the diagonal: every head keeps columns of its own
    Drawn,    ///< independent normal draws of variance 1 / rows: every head reaches every column
};

/// The same pass with this matrix, [heads * d_v, d_model], in the place of W_O; no bias of the output.
TracePtr withOutputMatrix(const AttentionTrace& trace, OutputMatrix matrix);

} // namespace casefile::engine
