#pragma once

#include "engine/matrix/matrix.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace casefile::engine {

/// Private to engine/. A value inside a JSON request that knows where it stands, so that every refusal says
/// so: "\"attention.heads\" must be a whole number, 0 or more". All readers throw InputError.
class JsonValue
{
public:
    /// The whole of a request; strict (strict_json.h). It must be an object.
    explicit JsonValue(std::string_view text);

    bool has(const std::string& key) const;
    JsonValue operator[](const std::string& key) const; ///< refused when it is missing
    std::vector<std::string> keys() const;              ///< of an object
    std::vector<JsonValue> items() const;               ///< of a list
    bool isListOfNumbers() const;

    double number() const;
    std::size_t wholeNumber() const;
    bool boolean() const;
    std::string text() const;
    std::vector<double> numbers() const; ///< a list with something in it
    Matrix matrix() const;               ///< rows of equally many numbers
    std::string json() const;            ///< written out again
    /// The position of the text in `names`; a name that is not there is refused with the nearest one.
    std::size_t choice(const std::vector<std::string_view>& names) const;

    /// Refuses any key that is not known, with the nearest one. `what`: "an encoder request".
    void requireKeys(const std::vector<std::string_view>& known, const std::string& what) const;
    const std::string& path() const { return m_path; } ///< "attention.heads", empty for the whole

private:
    JsonValue(std::shared_ptr<const void> root, const void* value, std::string path);

    std::shared_ptr<const void> m_root; ///< keeps the parsed request alive
    const void* m_value;                ///< the JSON library's value; its type stays in the .cpp file
    std::string m_path;
};

} // namespace casefile::engine
