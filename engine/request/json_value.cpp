#include "engine/request/json_value.h"

#include "engine/input_error.h"
#include "engine/nearest_name.h"
#include "engine/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace casefile::engine {

using Json = nlohmann::json;

static const Json& at(const void* value)
{
    return *static_cast<const Json*>(value);
}

static std::string joined(const std::string& path, const std::string& key)
{
    return path.empty() ? key : path + "." + key;
}

[[noreturn]] static void refuse(const std::string& path, const std::string& why)
{
    throw InputError((path.empty() ? "the request" : quoted(path)) + " " + why);
}

JsonValue::JsonValue(std::string_view source)
{
    requireStrictJson(source);
    auto root = std::make_shared<const Json>(Json::parse(source));
    m_value = root.get();
    m_root = std::move(root);
    if (!at(m_value).is_object())
        throw InputError("a trace request must be a JSON object");
}

JsonValue::JsonValue(std::shared_ptr<const void> root, const void* value, std::string path)
    : m_root(std::move(root))
    , m_value(value)
    , m_path(std::move(path))
{}

bool JsonValue::has(const std::string& key) const
{
    return at(m_value).is_object() && at(m_value).contains(key);
}

JsonValue JsonValue::operator[](const std::string& key) const
{
    if (!has(key))
        throw InputError(quoted(joined(m_path, key)) + " is missing");
    return {m_root, &at(m_value)[key], joined(m_path, key)};
}

std::vector<std::string> JsonValue::keys() const
{
    if (!at(m_value).is_object())
        refuse(m_path, "must be an object");
    std::vector<std::string> keys;
    for (const auto& [key, value] : at(m_value).items())
        keys.push_back(key);
    return keys;
}

std::vector<JsonValue> JsonValue::items() const
{
    if (!at(m_value).is_array() || at(m_value).empty())
        refuse(m_path, "must be a list and not empty");
    std::vector<JsonValue> items;
    for (const Json& item : at(m_value))
        items.push_back({m_root, &item, m_path + "[" + std::to_string(items.size()) + "]"});
    return items;
}

bool JsonValue::isListOfNumbers() const
{
    return at(m_value).is_array() && !at(m_value).empty() && at(m_value).front().is_number();
}

double JsonValue::number() const
{
    if (!at(m_value).is_number())
        refuse(m_path, "must be a number");
    return at(m_value).get<double>();
}

std::size_t JsonValue::wholeNumber() const
{
    if (!at(m_value).is_number_unsigned())
        refuse(m_path, "must be a whole number, 0 or more");
    return at(m_value).get<std::size_t>();
}

bool JsonValue::boolean() const
{
    if (!at(m_value).is_boolean())
        refuse(m_path, "must be true or false");
    return at(m_value).get<bool>();
}

std::string JsonValue::text() const
{
    if (!at(m_value).is_string())
        refuse(m_path, "must be text in quotes");
    return at(m_value).get<std::string>();
}

std::vector<double> JsonValue::numbers() const
{
    std::vector<double> numbers;
    for (const JsonValue& item : items())
        numbers.push_back(item.number());
    return numbers;
}

Matrix JsonValue::matrix() const
{
    std::vector<std::vector<double>> rows;
    for (const JsonValue& row : items())
        rows.push_back(row.numbers());
    Matrix result(rows.size(), rows.front().size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].size() != result.columns())
            refuse(m_path, "is ragged: row 0 has " + std::to_string(result.columns()) + " numbers but row " +
                               std::to_string(i) + " has " + std::to_string(rows[i].size()));
        std::ranges::copy(rows[i], result.row(i).begin());
    }
    return result;
}

std::string JsonValue::json() const
{
    return at(m_value).dump();
}

std::size_t JsonValue::choice(const std::vector<std::string_view>& names) const
{
    const std::string name = text();
    const auto found = std::ranges::find(names, name);
    if (found == names.end())
        throw InputError(quoted(m_path) + ": " + quoted(name) + " is not known" + didYouMean(name, names));
    return std::size_t(found - names.begin());
}

void JsonValue::requireKeys(const std::vector<std::string_view>& known, const std::string& what) const
{
    for (const std::string& key : keys())
        if (std::ranges::find(known, key) == known.end())
            throw InputError(quoted(joined(m_path, key)) + " is not a key of " + what +
                             didYouMean(key, known));
}

} // namespace casefile::engine
