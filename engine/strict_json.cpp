#include "engine/strict_json.h"

#include "engine/input_error.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <set>
#include <vector>

namespace casefile::engine {

using Json = nlohmann::json;

std::string quoted(const std::string& text)
{
    constexpr std::size_t longest = 60;
    return Json(text.substr(0, longest)).dump(-1, ' ', true, Json::error_handler_t::replace);
}

namespace {

/// Watches the parser: refuses doubled keys and deep nesting, and remembers the key that is being read.
class Watch
{
public:
    bool operator()(int depth, Json::parse_event_t event, Json& parsed)
    {
        constexpr int deepest = 40; // a mask of masks; a matrix needs 3
        if (depth > deepest)
            throw InputError("the request is nested more than " + std::to_string(deepest) + " deep");
        if (event == Json::parse_event_t::object_start)
            m_keys.emplace_back();
        else if (event == Json::parse_event_t::object_end)
            m_keys.pop_back();
        else if (event == Json::parse_event_t::key)
            enter(parsed.get<std::string>());
        return true;
    }

    const std::string& topKey() const { return m_topKey; }

private:
    void enter(const std::string& key)
    {
        if (m_keys.size() == 1)
            m_topKey = key;
        if (!m_keys.back().insert(key).second)
            throw InputError(quoted(key) + " is given twice");
    }

    std::vector<std::set<std::string>> m_keys;
    std::string m_topKey;
};

/// "line 2, column 7" of a byte, counted from 1.
std::string place(std::string_view text, std::size_t byte)
{
    const std::string_view before = text.substr(0, byte > 0 ? byte - 1 : 0);
    const std::size_t lastBreak = before.rfind('\n');
    const std::size_t column = lastBreak == before.npos ? before.size() + 1 : before.size() - lastBreak;
    return "line " + std::to_string(std::ranges::count(before, '\n') + 1) + ", column " +
           std::to_string(column);
}

} // namespace

void requireStrictJson(std::string_view text)
{
    Watch watch;
    try {
        const Json read = Json::parse(text.begin(), text.end(), std::ref(watch));
        static_cast<void>(read);
        // The library takes a zero byte for the end of the text, and would not look at what follows.
        if (const std::size_t zero = text.find('\0'); zero != text.npos)
            throw InputError("the request is not JSON: see " + place(text, zero + 1));
    } catch (const Json::parse_error& error) {
        throw InputError("the request is not JSON: see " + place(text, error.byte));
    } catch (const Json::exception&) {
        throw InputError(quoted(watch.topKey()) + " holds a number that is too large for double precision");
    }
}

} // namespace casefile::engine
