#include "app/figures/palette.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace casefile::figures {

namespace {

struct ThemeColors
{
    QRgb light;
    QRgb dark;
};

/// THE table of colours, in the order of Role; heads are variants of the Okabe-Ito set that stay readable on
/// a panel, and keep away from the hues of query, key and value as long as there are few of them.
constexpr std::array<std::pair<Role, ThemeColors>, 22> colorTable{{
    {Role::Paper, {0xfff7f6f3, 0xff17181b}}, {Role::Panel, {0xffffffff, 0xff1e1f23}},
    {Role::Ink, {0xff1f2328, 0xffe8e6e1}},   {Role::Muted, {0xff686f7d, 0xff9aa0a8}},
    {Role::Line, {0xffe4e2dc, 0xff33353b}},  {Role::Accent, {0xff8a5a00, 0xffe0b24a}},
    {Role::Lit, {0xfffff3c4, 0xff3d3410}},   {Role::Chip, {0xffefeeea, 0xff26282d}},
    {Role::Query, {0xff0072b2, 0xff4aa3dd}}, {Role::Key, {0xffd55e00, 0xfff08040}},
    {Role::Value, {0xff009e73, 0xff2fc197}}, {Role::Head0, {0xffaa4a8c, 0xffe08fc0}},
    {Role::Head1, {0xffb37400, 0xffe6a834}}, {Role::Head2, {0xff2a8cc4, 0xff6cc0f0}},
    {Role::Head3, {0xff3b3f8f, 0xffa9a6f5}}, {Role::Head4, {0xff0f8a66, 0xff2fc197}},
    {Role::Head5, {0xffc4520a, 0xfff08040}}, {Role::Head6, {0xff7d7a00, 0xffcfc94a}},
    {Role::Head7, {0xff4b5563, 0xffb6bcc6}}, {Role::Right, {0xff1a7f37, 0xff4ac26b}},
    {Role::Wrong, {0xffb42318, 0xffff8a80}}, {Role::Hidden, {0xffd9d8d4, 0xff3a3c42}},
}};

constexpr ThemeColors rampLow{0xfff1efe9, 0xff2b2d31};  ///< no weight, and the middle of the signed ramp
constexpr ThemeColors rampHigh{0xff7a3b00, 0xfff5b04a}; ///< weight 1
constexpr ThemeColors positive{0xfff0943a, 0xffb5651d};
constexpr ThemeColors negative{0xff5aa5d8, 0xff2b7bb9};

QRgb mix(QRgb from, QRgb to, double share)
{
    const auto channel = [share](int a, int b) { return int(std::lround(a + (b - a) * share)); };
    return qRgb(channel(qRed(from), qRed(to)), channel(qGreen(from), qGreen(to)),
                channel(qBlue(from), qBlue(to)));
}

} // namespace

Palette::Palette(Theme theme)
    : m_theme(theme)
{}

QColor Palette::color(Role role) const
{
    const auto* row = std::ranges::find(colorTable, role, &std::pair<Role, ThemeColors>::first);
    if (row == colorTable.end())
        return QColor(role == Role::Sequential ? sequential(1.0) : diverging(1.0));
    return QColor(m_theme == Theme::Light ? row->second.light : row->second.dark);
}

QColor Palette::color(const Ink& ink) const
{
    QColor result = color(ink.role);
    if (ink.role == Role::Sequential)
        result = QColor(sequential(ink.level));
    else if (ink.role == Role::Diverging)
        result = QColor(diverging(ink.level));
    result.setAlphaF(float(std::clamp(ink.opacity, 0.0, 1.0)));
    return result;
}

QRgb Palette::sequential(double level) const
{
    const bool light = m_theme == Theme::Light;
    return mix(light ? rampLow.light : rampLow.dark, light ? rampHigh.light : rampHigh.dark,
               std::clamp(level, 0.0, 1.0));
}

QRgb Palette::diverging(double level) const
{
    const bool light = m_theme == Theme::Light;
    const ThemeColors end = level < 0 ? negative : positive;
    return mix(light ? rampLow.light : rampLow.dark, light ? end.light : end.dark,
               std::min(std::abs(level), 1.0));
}

Role headRole(int head)
{
    constexpr int headColors = 8;
    return Role(int(Role::Head0) + std::max(head, 0) % headColors);
}

} // namespace casefile::figures
