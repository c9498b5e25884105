#include "engine/text/unicode.h"

#include "engine/input_error.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <utility>

namespace casefile::engine {

namespace {

constexpr char32_t typographicApostrophe = U'\u2019';

/// Ordering the marks of one cluster takes quadratic time: a cluster of absurd length is compared as typed.
constexpr std::size_t longestNormalizedCluster = 256;

constexpr auto joiners =
    std::to_array<char32_t>({U'\'', typographicApostrophe, U'-', U'\u2010', U'\u2011', U'\u05F3',
                             U'\u05F4'}); // the last two: Hebrew geresh, gershayim

/// First and last code point of the scripts that do not put spaces between words (radicals, marks, kana, Han,
/// Yi).
constexpr auto ideographRanges = std::to_array<std::pair<char32_t, char32_t>>({
    {0x2E80, 0x2FDF},
    {0x3005, 0x3007},
    {0x3021, 0x3029},
    {0x3031, 0x312F},
    {0x31A0, 0x31BF},
    {0x31F0, 0x31FF},
    {0x3400, 0x4DBF},
    {0x4E00, 0xA4CF},
    {0xF900, 0xFAFF},
    {0xFF66, 0xFF9F},
    {0x16FE0, 0x18DFF},
    {0x1AFF0, 0x1B2FF},
    {0x20000, 0x3FFFF},
});

struct CodePoint
{
    char32_t value;
    std::size_t bytes;
};

CodePoint codePointAt(std::string_view text, std::size_t byte)
{
    utf8proc_int32_t value = 0;
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data()) + byte;
    const auto length = utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(text.size() - byte), &value);
    if (length <= 0 || value < 0)
        throw InputError("sentence: byte " + std::to_string(byte) + " does not begin a UTF-8 character");
    return {static_cast<char32_t>(value), static_cast<std::size_t>(length)};
}

utf8proc_category_t category(char32_t codePoint)
{
    return utf8proc_category(static_cast<utf8proc_int32_t>(codePoint));
}

bool isInvisible(char32_t codePoint)
{
    const auto c = category(codePoint);
    return c == UTF8PROC_CATEGORY_CC || c == UTF8PROC_CATEGORY_CF ||
           (c >= UTF8PROC_CATEGORY_ZS && c <= UTF8PROC_CATEGORY_ZP);
}

bool isIdeograph(char32_t codePoint)
{
    return std::ranges::any_of(ideographRanges, [codePoint](const auto& range) {
        return range.first <= codePoint && codePoint <= range.second;
    });
}

/// The kind by the first code point of a cluster; digits and punctuation with marks (keycaps) are Other.
ClusterKind kindOf(char32_t first, bool hasMore)
{
    const auto c = category(first);
    if ((c >= UTF8PROC_CATEGORY_LU && c <= UTF8PROC_CATEGORY_LO) || c == UTF8PROC_CATEGORY_NL)
        return isIdeograph(first) ? ClusterKind::Ideograph : ClusterKind::Letter;
    if (hasMore)
        return ClusterKind::Other;
    if (c == UTF8PROC_CATEGORY_ND)
        return ClusterKind::Digit;
    if (std::ranges::find(joiners, first) != joiners.end())
        return ClusterKind::Joiner;
    if (c >= UTF8PROC_CATEGORY_PC && c <= UTF8PROC_CATEGORY_PO)
        return ClusterKind::Punctuation;
    return ClusterKind::Other;
}

} // namespace

std::string normalizedForm(std::string_view text)
{
    constexpr auto options =
        static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD);
    utf8proc_uint8_t* mapped = nullptr;
    const auto length = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                     static_cast<utf8proc_ssize_t>(text.size()), &mapped, options);
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(mapped, &std::free);
    if (length < 0)
        return std::string(text);
    std::string form(reinterpret_cast<const char*>(mapped), static_cast<std::size_t>(length));

    constexpr std::string_view apostrophe = "\u2019";
    for (auto at = form.find(apostrophe); at != std::string::npos; at = form.find(apostrophe, at)) {
        form.erase(at + 1, apostrophe.size() - 1);
        form[at] = '\'';
    }
    return form;
}

std::vector<Cluster> graphemeClusters(std::string_view text)
{
    std::vector<Cluster> clusters;
    utf8proc_int32_t state = 0;
    char32_t previous = 0;
    for (std::size_t byte = 0; byte < text.size();) {
        const auto [codePoint, bytes] = codePointAt(text, byte);
        const bool begins = clusters.empty() || utf8proc_grapheme_break_stateful(
                                                    static_cast<utf8proc_int32_t>(previous),
                                                    static_cast<utf8proc_int32_t>(codePoint), &state);
        if (begins)
            clusters.push_back(
                {byte, byte, isInvisible(codePoint) ? ClusterKind::Separator : kindOf(codePoint, false), {}});
        else if (clusters.back().kind != ClusterKind::Separator || !isInvisible(codePoint))
            clusters.back().kind = kindOf(codePointAt(text, clusters.back().firstByte).value, true);
        clusters.back().lastByte = byte += bytes;
        previous = codePoint;
    }
    for (auto& cluster : clusters) {
        const auto typed = text.substr(cluster.firstByte, cluster.lastByte - cluster.firstByte);
        cluster.form = typed.size() > longestNormalizedCluster ? std::string(typed) : normalizedForm(typed);
    }
    return clusters;
}

} // namespace casefile::engine
