#include "app/content/templates/template_numbers.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

constexpr int digitsThatCount = 5;
constexpr int mostDecimals = 12;
constexpr double widestWhole = 1e15; ///< beyond it a double no longer has every whole number

std::optional<std::vector<double>> readRow(const JsonReader& place)
{
    std::vector<double> row;
    for (const JsonReader& cell : place.asArray()) {
        const auto number = cell.asNumber();
        if (!number)
            return std::nullopt;
        row.push_back(*number);
    }
    if (row.empty()) {
        place.fault(u"must hold at least one number"_s);
        return std::nullopt;
    }
    return row;
}

QJsonArray rowToJson(std::span<const double> row)
{
    QJsonArray list;
    for (const double number : row)
        list.append(number);
    return list;
}

/// With so many decimals, none of them a zero at the end.
QString fixed(double number, int decimals)
{
    QString text = QString::number(number, 'f', decimals);
    if (text.contains(u'.')) {
        while (text.endsWith(u'0'))
            text.chop(1);
        if (text.endsWith(u'.'))
            text.chop(1);
    }
    if (text == u"-0"_s)
        return u"0"_s;
    return text.replace(u'-', QChar(0x2212));
}

int decimalsOf(double number)
{
    if (number == 0.0 || !std::isfinite(number) ||
        (number == std::round(number) && std::abs(number) < widestWhole))
        return 0;
    return std::clamp(digitsThatCount - 1 - int(std::floor(std::log10(std::abs(number)))), 0, mostDecimals);
}

QString inBrackets(const engine::Matrix& numbers, const std::function<QString(double)>& words)
{
    if (numbers.shape() == engine::Shape{1, 1})
        return words(numbers(0, 0));
    QStringList rows;
    for (std::size_t row = 0; row < numbers.rows(); ++row) {
        QStringList cells;
        for (const double number : numbers.row(row))
            cells.append(words(number));
        rows.append(u"[%1]"_s.arg(cells.join(u", "_s)));
    }
    return rows.size() == 1 ? rows.first() : u"[%1]"_s.arg(rows.join(u", "_s));
}

} // namespace

std::optional<engine::Matrix> readNumbers(const JsonReader& place)
{
    if (!place.isThere())
        return std::nullopt;
    if (!place.value().isArray()) {
        const auto number = place.asNumber();
        return number ? std::optional(engine::Matrix(1, 1, *number)) : std::nullopt;
    }
    QList<JsonReader> rows = place.asArray();
    if (rows.isEmpty() || !rows.first().value().isArray())
        rows = {place};
    std::optional<engine::Matrix> numbers;
    for (std::size_t i = 0; i < std::size_t(rows.size()); ++i) {
        const auto row = readRow(rows[qsizetype(i)]);
        if (!row)
            return std::nullopt;
        if (!numbers)
            numbers = engine::Matrix(std::size_t(rows.size()), row->size());
        if (row->size() != numbers->columns()) {
            rows[qsizetype(i)].fault(
                u"must have %1 numbers, like the first row, but has %2"_s.arg(numbers->columns())
                    .arg(row->size()));
            return std::nullopt;
        }
        std::ranges::copy(*row, numbers->row(i).begin());
    }
    return numbers;
}

QJsonValue numbersToJson(const engine::Matrix& numbers)
{
    if (numbers.shape() == engine::Shape{1, 1})
        return numbers(0, 0);
    if (numbers.rows() == 1)
        return rowToJson(numbers.row(0));
    QJsonArray rows;
    for (std::size_t row = 0; row < numbers.rows(); ++row)
        rows.append(rowToJson(numbers.row(row)));
    return rows;
}

QString toWords(const engine::Matrix& numbers)
{
    return inBrackets(numbers, [](double number) { return fixed(number, decimalsOf(number)); });
}

QString toWords(const engine::Matrix& numbers, double tolerance)
{
    const int decimals =
        tolerance > 0.0 ? int(std::clamp(std::ceil(-std::log10(tolerance)), 0.0, double(mostDecimals))) : 0;
    return inBrackets(numbers, [decimals](double number) { return fixed(number, decimals); });
}

} // namespace casefile::content
