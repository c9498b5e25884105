#include "engine/train/parameters.h"

#include "engine/input_error.h"

#include <cmath>

namespace casefile::engine {

Bound::Bound(Tape& tape, const Parameters& parameters)
{
    for (const auto& [name, value] : parameters)
        m_variables[name] = tape.input(value);
}

Variable Bound::operator()(const std::string& name) const
{
    const auto found = m_variables.find(name);
    if (found == m_variables.end())
        throw InputError("there is no parameter \"" + name + "\"");
    return found->second;
}

Parameters Bound::gradients(const Tape& tape) const
{
    Parameters gradients;
    for (const auto& [name, variable] : m_variables)
        gradients[name] = tape.gradient(variable);
    return gradients;
}

const Matrix& parameter(const Parameters& parameters, const std::string& name)
{
    const auto found = parameters.find(name);
    if (found == parameters.end())
        throw InputError("there is no parameter \"" + name + "\"");
    return found->second;
}

double norm(const Parameters& parameters)
{
    double squares = 0.0;
    for (const auto& [name, matrix] : parameters)
        for (const double value : matrix.values())
            squares += value * value;
    return std::sqrt(squares);
}

} // namespace casefile::engine
