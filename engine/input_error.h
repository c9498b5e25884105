#pragma once

#include <stdexcept>

namespace casefile::engine {

/// Something that a person gave the engine (a sentence, a request, a matrix) cannot be used.
/// what() is one English sentence that names the key and, for matrices, the shapes.
class InputError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

} // namespace casefile::engine
