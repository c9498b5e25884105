#pragma once

#include <string_view>
#include <vector>

namespace casefile::engine {

/// A function of one number, applied to every cell. In the order of activationTable().
enum class Activation { Relu, Gelu, GeluTanh, Silu, Tanh, Sigmoid };

/// One activation with its derivative beside it.
struct ActivationRow
{
    Activation activation;
    std::string_view name; ///< "gelu-tanh"
    double (*value)(double x);
    double (*slope)(double x); ///< derivative at x; 0 for ReLU at 0
};

/// THE table of activations: adding one is adding a row (and its name to the enumeration).
const std::vector<ActivationRow>& activationTable();

const ActivationRow& rowOf(Activation activation);

} // namespace casefile::engine
