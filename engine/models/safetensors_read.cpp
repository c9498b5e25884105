#include "engine/input_error.h"
#include "engine/models/mapped_file.h"
#include "engine/models/number_types.h"
#include "engine/models/safetensors.h"
#include "engine/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string_view>

namespace casefile::engine {

using Json = nlohmann::json;

namespace {

/// A tensor as the header announces it, checked against nothing yet.
struct Entry
{
    std::string name;
    const NumberTypeRow* type = nullptr;
    Shape shape;
    std::size_t begin = 0; ///< of the numbers, counted from the end of the header
    std::size_t end = 0;
};

[[noreturn]] void refuseTensor(const std::string& name, const std::string& why)
{
    throw InputError("tensor " + quoted(name) + ": " + why);
}

/// The header's text. Every byte that it asks for must exist.
std::string_view headerText(std::span<const std::byte> bytes)
{
    if (bytes.size() < lengthBytes)
        throw InputError("the file has " + std::to_string(bytes.size()) +
                         " bytes: too few for the length of a safetensors header");
    std::uint64_t length = 0;
    for (std::size_t i = 0; i < lengthBytes; ++i)
        length |= std::uint64_t(bytes[i]) << (8U * i);
    if (length > largestHeader)
        throw InputError("the header claims " + std::to_string(length) + " bytes: more than " +
                         std::to_string(largestHeader));
    if (length > bytes.size() - lengthBytes)
        throw InputError("the header claims " + std::to_string(length) + " bytes but only " +
                         std::to_string(bytes.size() - lengthBytes) + " follow");
    return {reinterpret_cast<const char*>(bytes.data()) + lengthBytes, std::size_t(length)};
}

std::size_t wholeNumber(const std::string& name, const std::string& key, const Json& value)
{
    if (!value.is_number_unsigned())
        refuseTensor(name, "\"" + key + "\" must hold whole numbers, 0 or greater");
    return value.get<std::uint64_t>();
}

/// [], [columns] or [rows, columns]; none may be 0.
Shape readShape(const std::string& name, const Json& value)
{
    constexpr std::size_t mostDimensions = 2;
    if (!value.is_array() || value.size() > mostDimensions)
        refuseTensor(name, "\"shape\" must be a list of at most 2 numbers");
    Shape shape{1, 1};
    if (value.size() == mostDimensions)
        shape.rows = wholeNumber(name, "shape", value[0]);
    if (!value.empty())
        shape.columns = wholeNumber(name, "shape", value.back());
    if (shape.rows == 0 || shape.columns == 0)
        refuseTensor(name, "it is " + toString(shape) + ": a tensor needs at least one number");
    return shape;
}

Entry readEntry(const std::string& name, const Json& value)
{
    if (!value.is_object())
        refuseTensor(name, "its description must be an object");
    for (const auto& [key, ignored] : value.items())
        if (key != "dtype" && key != "shape" && key != "data_offsets")
            refuseTensor(name, "unknown key " + quoted(key));
    for (const char* key : {"dtype", "shape", "data_offsets"})
        if (!value.contains(key))
            refuseTensor(name, std::string("\"") + key + "\" is missing");
    Entry entry{name, nullptr, readShape(name, value["shape"])};
    const std::string type = value["dtype"].is_string() ? value["dtype"].get<std::string>() : "";
    entry.type = numberTypeNamed(type);
    if (!entry.type)
        refuseTensor(name, "\"dtype\" is " + quoted(type) + " but only F64, F32, F16 and BF16 can be read");
    const Json& offsets = value["data_offsets"];
    if (!offsets.is_array() || offsets.size() != 2)
        refuseTensor(name, "\"data_offsets\" must be two numbers");
    entry.begin = wholeNumber(name, "data_offsets", offsets[0]);
    entry.end = wholeNumber(name, "data_offsets", offsets[1]);
    return entry;
}

/// The range lies in the data and has exactly the bytes of the shape.
void checkRange(const Entry& entry, std::size_t dataSize)
{
    const std::string range = "bytes " + std::to_string(entry.begin) + " to " + std::to_string(entry.end);
    if (entry.begin > entry.end || entry.end > dataSize)
        refuseTensor(entry.name, range + " are not among the " + std::to_string(dataSize) + " that follow");
    const std::size_t numbers = (entry.end - entry.begin) / entry.type->size;
    const bool fits = (entry.end - entry.begin) % entry.type->size == 0 &&
                      entry.shape.rows <= numbers / entry.shape.columns &&
                      entry.shape.rows * entry.shape.columns == numbers;
    if (!fits)
        refuseTensor(entry.name, range + " do not hold " + toString(entry.shape) + " numbers of type " +
                                     std::string(entry.type->name));
}

/// Ranges follow each other without overlap or gap, to the last byte: what the format promises.
void checkCover(std::vector<Entry> entries, std::size_t dataSize)
{
    std::ranges::sort(entries, {}, [](const Entry& entry) { return std::pair(entry.begin, entry.end); });
    std::size_t end = 0;
    for (const Entry& entry : entries) {
        if (entry.begin < end)
            refuseTensor(entry.name, "it begins at byte " + std::to_string(entry.begin) +
                                         " but the tensor before it ends at " + std::to_string(end));
        if (entry.begin > end)
            refuseTensor(entry.name, "bytes " + std::to_string(end) + " to " + std::to_string(entry.begin) +
                                         " before it belong to no tensor");
        end = entry.end;
    }
    if (end != dataSize)
        throw InputError("the last " + std::to_string(dataSize - end) + " bytes belong to no tensor");
}

std::map<std::string, std::string> readMetadata(const Json& value)
{
    std::map<std::string, std::string> metadata;
    if (!value.is_object())
        throw InputError("\"__metadata__\" must be an object");
    for (const auto& [key, text] : value.items()) {
        if (!text.is_string())
            throw InputError("\"__metadata__\": " + quoted(key) + " must be text");
        metadata[key] = text.get<std::string>();
    }
    return metadata;
}

Json parseHeader(std::string_view text)
{
    if (text.empty() || text.front() != '{')
        throw InputError("the header does not begin with {");
    requireStrictJson(text);
    Json header = Json::parse(text);
    if (header.size() > mostTensors)
        throw InputError("the header has " + std::to_string(header.size()) + " entries: more than " +
                         std::to_string(mostTensors));
    return header;
}

Matrix load(const Entry& entry, const std::byte* bytes)
{
    Matrix matrix(entry.shape.rows, entry.shape.columns);
    for (double& value : matrix.values()) {
        value = entry.type->load(bytes);
        if (!std::isfinite(value))
            refuseTensor(entry.name, "it holds a number that is not finite");
        bytes += entry.type->size;
    }
    return matrix;
}

} // namespace

SafetensorsFile parseSafetensors(std::span<const std::byte> bytes)
{
    const std::string_view text = headerText(bytes);
    const auto data = bytes.subspan(lengthBytes + text.size());
    const Json header = parseHeader(text);
    SafetensorsFile file;
    std::vector<Entry> entries;
    for (const auto& [name, value] : header.items()) {
        if (name == "__metadata__") {
            file.metadata = readMetadata(value);
            continue;
        }
        entries.push_back(readEntry(name, value));
        checkRange(entries.back(), data.size());
    }
    checkCover(entries, data.size());
    for (const Entry& entry : entries)
        file.tensors[entry.name] = load(entry, data.data() + entry.begin);
    return file;
}

SafetensorsFile readSafetensors(const std::string& path)
{
    const MappedFile file(path);
    try {
        return parseSafetensors(file.bytes());
    } catch (const InputError& error) {
        throw InputError("\"" + path + "\": " + error.what());
    }
}

} // namespace casefile::engine
