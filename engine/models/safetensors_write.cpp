#include "engine/input_error.h"
#include "engine/models/number_types.h"
#include "engine/models/safetensors.h"
#include "engine/models/write_file.h"
#include "engine/strict_json.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdint>

namespace casefile::engine {

using Json = nlohmann::json;

namespace {

void check(const std::string& name, const Matrix& matrix)
{
    if (name.empty() || name == "__metadata__")
        throw InputError("a tensor cannot be called " + quoted(name));
    if (matrix.empty())
        throw InputError("tensor " + quoted(name) + ": it is empty");
}

/// The header, padded so that the numbers begin at a multiple of 8.
std::string headerText(const SafetensorsFile& file, const NumberTypeRow& type)
{
    Json header = Json::object();
    if (!file.metadata.empty())
        header["__metadata__"] = file.metadata;
    std::size_t begin = 0;
    for (const auto& [name, matrix] : file.tensors) {
        check(name, matrix);
        const std::size_t end = begin + matrix.values().size() * type.size;
        header[name] = {{"dtype", type.name},
                        {"shape", {matrix.rows(), matrix.columns()}},
                        {"data_offsets", {begin, end}}};
        begin = end;
    }
    try {
        std::string text = header.dump();
        text.append((lengthBytes - text.size() % lengthBytes) % lengthBytes, ' ');
        return text;
    } catch (const Json::exception&) {
        throw InputError("a tensor's name or the metadata is not UTF-8");
    }
}

void append(std::vector<std::byte>& bytes, const std::string& name, const Matrix& matrix,
            const NumberTypeRow& type)
{
    for (const double value : matrix.values()) {
        bytes.resize(bytes.size() + type.size);
        std::byte* place = bytes.data() + bytes.size() - type.size;
        type.store(value, place);
        if (!std::isfinite(type.load(place)))
            throw InputError("tensor " + quoted(name) + ": it holds a number that " + std::string(type.name) +
                             " cannot");
    }
}

} // namespace

std::vector<std::byte> formatSafetensors(const SafetensorsFile& file, NumberType numberType)
{
    const NumberTypeRow& type = rowOf(numberType);
    const std::string header = headerText(file, type);
    std::vector<std::byte> bytes;
    for (std::size_t i = 0; i < lengthBytes; ++i)
        bytes.push_back(std::byte((std::uint64_t(header.size()) >> (8U * i)) & 0xffU));
    for (const char character : header)
        bytes.push_back(std::byte(character));
    for (const auto& [name, matrix] : file.tensors)
        append(bytes, name, matrix, type);
    return bytes;
}

void writeSafetensors(const std::string& path, const SafetensorsFile& file, NumberType type)
{
    writeFile(path, formatSafetensors(file, type));
}

} // namespace casefile::engine
