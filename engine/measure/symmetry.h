#pragma once

#include "engine/matrix/matrix.h"

namespace casefile::engine {

/// How far a square matrix is from its mirror image: S = (S + S^T)/2 + (S - S^T)/2, and the squares of the
/// two parts add up to the square of the whole.
struct Symmetry
{
    double whole = 0.0;              ///< Frobenius norm of S
    double symmetricPart = 0.0;      ///< of (S + S^T)/2
    double skewPart = 0.0;           ///< of (S - S^T)/2; 0 when S is symmetric
    double skewShare = 0.0;          ///< skewPart^2 / whole^2, 0 … 1; 0 for a zero matrix
    double largestDifference = 0.0;  ///< of s_ij and s_ji
    double smallestDiagonal = 0.0;   ///< of the s_ii: not negative where W_Q = W_K
    double smallestEigenvalue = 0.0; ///< of the symmetric part: not negative where W_Q = W_K
};

/// Throws InputError when S is not square, as scores between two texts may be.
Symmetry symmetryOf(const Matrix& scores);

} // namespace casefile::engine
