#pragma once

#include "engine/train/tape.h"

#include <map>
#include <string>

namespace casefile::engine {

/// Everything that a model learns, by name: "block0.attention.wq". A bias or gamma is a matrix of one row.
using Parameters = std::map<std::string, Matrix>;

/// Parameters laid on a tape, to be called by name.
class Bound
{
public:
    Bound(Tape& tape, const Parameters& parameters);

    bool has(const std::string& name) const { return m_variables.contains(name); }
    Variable operator()(const std::string& name) const; ///< throws InputError when there is no such parameter

    /// All gradients, after tape.backward.
    Parameters gradients(const Tape& tape) const;

private:
    std::map<std::string, Variable> m_variables;
};

/// The parameter of that name. Throws InputError, naming it, when there is none.
const Matrix& parameter(const Parameters& parameters, const std::string& name);

/// Square root of the sum of all squares, as if all matrices were one vector.
double norm(const Parameters& parameters);

} // namespace casefile::engine
