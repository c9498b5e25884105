#include "engine/input_error.h"
#include "engine/models/safetensors.h"

#include <cstdint>
#include <cstdlib>

using namespace casefile::engine;

/// Any bytes either give an InputError or tensors that come back the same after being written as F64, which
/// holds every number of the smaller types.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    SafetensorsFile file;
    try {
        file = parseSafetensors({reinterpret_cast<const std::byte*>(data), size});
    } catch (const InputError&) {
        return 0;
    }
    if (file.tensors.contains(""))
        return 0; // can be read, but not written
    const SafetensorsFile again = parseSafetensors(formatSafetensors(file, NumberType::F64));
    if (again.tensors != file.tensors || again.metadata != file.metadata)
        std::abort();
    return 0;
}
