#include "engine/train/compose.h"

#include "engine/train/operations.h"

namespace casefile::engine {

namespace {

/// One pass over the rows of x: what each recurrent cell shares.
class Pass
{
public:
    Pass(Tape& tape, const Bound& parameters, std::string prefix, Variable x, const std::string& firstGate)
        : m_tape(tape)
        , m_parameters(parameters)
        , m_prefix(std::move(prefix))
        , m_x(x)
        , m_hidden(tape.value(parameters(m_prefix + "." + firstGate + ".recurrent")).rows())
    {}

    std::size_t tokens() const { return m_tape.value(m_x).rows(); }
    Variable row(std::size_t t) const { return sliceRows(m_tape, m_x, t, 1); } ///< 1 x d
    Variable zero() const { return m_tape.input(Matrix(1, m_hidden)); }        ///< 1 x hidden

    /// 1 x hidden: x W + b
    Variable fromInput(const std::string& gate, Variable x) const
    {
        const std::string name = m_prefix + "." + gate;
        const Variable y = multiply(m_tape, x, m_parameters(name + ".input"));
        return m_parameters.has(name + ".bias") ? addBias(m_tape, y, m_parameters(name + ".bias")) : y;
    }

    /// 1 x hidden: h U
    Variable fromPast(const std::string& gate, Variable h) const
    {
        return multiply(m_tape, h, m_parameters(m_prefix + "." + gate + ".recurrent"));
    }

    /// 1 x hidden: activation(x W + h U + b)
    Variable gate(const std::string& name, Variable x, Variable h, Activation activation) const
    {
        return activate(m_tape, add(m_tape, fromInput(name, x), fromPast(name, h)), activation);
    }

private:
    Tape& m_tape;
    const Bound& m_parameters;
    std::string m_prefix;
    Variable m_x;
    std::size_t m_hidden;
};

} // namespace

Variable elman(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x)
{
    const Pass pass(tape, parameters, prefix, x, "state");
    Variable h = pass.zero();
    std::vector<Variable> states;
    for (std::size_t t = 0; t < pass.tokens(); ++t)
        states.push_back(h = pass.gate("state", pass.row(t), h, Activation::Tanh));
    return concatRows(tape, states); // n x hidden
}

Variable gru(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x)
{
    const Pass pass(tape, parameters, prefix, x, "reset");
    Variable h = pass.zero();
    std::vector<Variable> states;
    for (std::size_t t = 0; t < pass.tokens(); ++t) {
        const Variable now = pass.row(t);                                       // 1 x d
        const Variable r = pass.gate("reset", now, h, Activation::Sigmoid);     // 1 x hidden
        const Variable z = pass.gate("update", now, h, Activation::Sigmoid);    // 1 x hidden
        const Variable past = hadamard(tape, r, pass.fromPast("candidate", h)); // 1 x hidden
        const Variable c =
            activate(tape, add(tape, pass.fromInput("candidate", now), past), Activation::Tanh);
        const Variable difference = add(tape, h, scale(tape, c, -1.0));
        h = add(tape, c, hadamard(tape, z, difference)); // (1 - z) c + z h
        states.push_back(h);
    }
    return concatRows(tape, states); // n x hidden
}

Variable lstm(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x)
{
    const Pass pass(tape, parameters, prefix, x, "input");
    Variable h = pass.zero(), cell = pass.zero();
    std::vector<Variable> states;
    for (std::size_t t = 0; t < pass.tokens(); ++t) {
        const Variable now = pass.row(t);                                    // 1 x d
        const Variable i = pass.gate("input", now, h, Activation::Sigmoid);  // 1 x hidden
        const Variable f = pass.gate("forget", now, h, Activation::Sigmoid); // 1 x hidden
        const Variable g = pass.gate("candidate", now, h, Activation::Tanh); // 1 x hidden
        const Variable o = pass.gate("output", now, h, Activation::Sigmoid); // 1 x hidden
        cell = add(tape, hadamard(tape, f, cell), hadamard(tape, i, g));     // 1 x hidden
        h = hadamard(tape, o, activate(tape, cell, Activation::Tanh));       // 1 x hidden
        states.push_back(h);
    }
    return concatRows(tape, states); // n x hidden
}

} // namespace casefile::engine
