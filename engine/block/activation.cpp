#include "engine/block/activation.h"

#include <cmath>
#include <numbers>

namespace casefile::engine {

namespace {

constexpr double cubeShare = 0.044715; // of the tanh form, Hendrycks and Gimpel 2016

double sigmoid(double x)
{
    return x >= 0.0 ? 1.0 / (1.0 + std::exp(-x)) : std::exp(x) / (1.0 + std::exp(x));
}

/// How much of a standard normal distribution lies below x.
double normalBelow(double x)
{
    return 0.5 * std::erfc(-x / std::numbers::sqrt2);
}

double normalDensity(double x)
{
    return std::exp(-0.5 * x * x) / std::sqrt(2.0 * std::numbers::pi);
}

/// What the tanh form of GELU puts into its tanh.
double geluInner(double x)
{
    return std::sqrt(2.0 / std::numbers::pi) * (x + cubeShare * x * x * x);
}

double geluTanhSlope(double x)
{
    const double t = std::tanh(geluInner(x));
    const double innerSlope = std::sqrt(2.0 / std::numbers::pi) * (1.0 + 3.0 * cubeShare * x * x);
    const double flat = 1.0 - t * t; // 0 far out, where the inner slope may be infinite
    return 0.5 * (1.0 + t) + (flat == 0.0 ? 0.0 : 0.5 * x * flat * innerSlope);
}

} // namespace

const std::vector<ActivationRow>& activationTable()
{
    // [activation-table]
    static const std::vector<ActivationRow> table{
        {Activation::Relu, "relu",                      //
         [](double x) { return x > 0.0 ? x : 0.0; },    //
         [](double x) { return x > 0.0 ? 1.0 : 0.0; }}, //
        {Activation::Gelu, "gelu",                      //
         [](double x) { return x * normalBelow(x); },   //
         [](double x) { return normalBelow(x) + x * normalDensity(x); }},
        {Activation::GeluTanh, "gelu-tanh", //
         [](double x) { return 0.5 * x * (1.0 + std::tanh(geluInner(x))); }, geluTanhSlope},
        {Activation::Silu, "silu",                //
         [](double x) { return x * sigmoid(x); }, //
         [](double x) { return sigmoid(x) * (1.0 + x * sigmoid(-x)); }},
        {Activation::Tanh, "tanh",              //
         [](double x) { return std::tanh(x); }, //
         [](double x) { return 1.0 - std::tanh(x) * std::tanh(x); }},
        {Activation::Sigmoid, "sigmoid", sigmoid, //
         [](double x) { return sigmoid(x) * sigmoid(-x); }},
    };
    // [/activation-table]
    return table;
}

const ActivationRow& rowOf(Activation activation)
{
    return activationTable()[static_cast<std::size_t>(activation)];
}

} // namespace casefile::engine
