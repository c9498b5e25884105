#pragma once

#include "engine/fast/isa.h"
#include "engine/matrix/matrix.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace casefile::engine {

class Tape;

/// A matrix on a tape: its place there. Only meaningful together with that tape.
struct Variable
{
    std::size_t index = 0;
};

/// Adds to the gradients of an operation's inputs what `gradient`, that of its output, makes of them.
using Backward = std::function<void(Tape& tape, const Matrix& gradient)>;

/// Which numbers the layers of compose.h calculate with.
enum class Precision {
    Double, ///< every operation readable, in double
    Single, ///< whole layers in float32, by the kernels of engine/fast, forwards and backwards
};

/// How a tape calculates. Threads and their number never change a bit; the instruction set may.
struct Arithmetic
{
    Precision precision = Precision::Double;
    unsigned threads = 0; ///< of single precision; 0: as many as the work is worth
    fast::Isa isa = fast::chosenIsa();
};

/// Reverse-mode differentiation over matrices: operations (operations.h) write down their result together
/// with the way back; `backward` walks the list from its end. A tape lives for one forward and backward pass.
class Tape
{
public:
    explicit Tape(const Arithmetic& arithmetic = {})
        : m_arithmetic(arithmetic)
    {}

    const Arithmetic& arithmetic() const { return m_arithmetic; }

    /// A matrix that comes from outside: a parameter, or data.
    Variable input(Matrix value);

    /// For operations: a result and its way back.
    Variable record(Matrix value, Backward backward);

    const Matrix& value(Variable variable) const { return m_nodes[variable.index].value; }

    /// d loss / d variable, of the shape of its value; zero before `backward` and when the loss does not
    /// depend on it.
    Matrix gradient(Variable variable) const;

    /// For operations, from within `backward`.
    void addGradient(Variable variable, Matrix gradient);

    /// Fills in all gradients. The loss must be 1 x 1; throws InputError otherwise. Called again, it starts
    /// anew.
    void backward(Variable loss);

    std::size_t size() const { return m_nodes.size(); }

private:
    struct Node
    {
        Matrix value;
        Matrix gradient; ///< empty: zero so far
        Backward backward;
    };
    Arithmetic m_arithmetic;
    std::vector<Node> m_nodes;
};

} // namespace casefile::engine
