#pragma once

#include "engine/matrix/matrix.h"

#include <vector>

namespace casefile::engine {

/// What every recurrent cell is made of: x W + h U + b, before its activation.
struct Gate
{
    Matrix input;             ///< W: [d, hidden]
    Matrix recurrent;         ///< U: [hidden, hidden]
    std::vector<double> bias; ///< hidden, empty when there is none
};

/// What one gate did over n tokens; row t belongs to token t.
struct GateTrace
{
    Matrix sums;   ///< [n, hidden] before the activation
    Matrix values; ///< [n, hidden]
};

/// Elman 1990: h = tanh(x W + h U + b).
struct ElmanWeights
{
    Gate state;
};

struct ElmanTrace
{
    Matrix x; ///< [n, d]
    ElmanWeights weights;
    Matrix sums;   ///< [n, hidden] before tanh
    Matrix states; ///< [n, hidden]
};

/// Cho et al. 2014; the reset gate acts on h U, after the product.
struct GruWeights
{
    Gate reset, update, candidate;
};

struct GruTrace
{
    Matrix x; ///< [n, d]
    GruWeights weights;
    GateTrace reset;      ///< r: how much of the past the candidate sees
    GateTrace update;     ///< z: how much of the past is kept
    Matrix candidatePast; ///< [n, hidden] h U of the candidate
    GateTrace candidate;  ///< c = tanh(x W + b + r * (h U))
    Matrix states;        ///< [n, hidden] (1 - z) * c + z * h
};

/// Hochreiter and Schmidhuber 1997, with the forget gate of Gers et al. 2000.
struct LstmWeights
{
    Gate input, forget, candidate, output;
};

struct LstmTrace
{
    Matrix x; ///< [n, d]
    LstmWeights weights;
    GateTrace input;       ///< i: how much of the candidate is written
    GateTrace forget;      ///< f: how much of the cell is kept
    GateTrace candidate;   ///< g
    GateTrace output;      ///< o: how much of the cell is shown
    Matrix cells;          ///< [n, hidden] f * cell + i * g
    Matrix activatedCells; ///< [n, hidden] tanh(cell)
    Matrix states;         ///< [n, hidden] o * tanh(cell)
};

/// One pass over x [n, d], from state (and cell) zero. Throw InputError for shapes that do not fit.
ElmanTrace runElman(const Matrix& x, const ElmanWeights& weights);
GruTrace runGru(const Matrix& x, const GruWeights& weights);
LstmTrace runLstm(const Matrix& x, const LstmWeights& weights);

} // namespace casefile::engine
