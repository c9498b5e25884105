#include "app/content/templates/parameter.h"

#include "app/content/templates/expression.h"
#include "app/content/templates/seeded_draw.h"
#include "app/content/templates/template_numbers.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

using ParameterType = Parameter::Kind;

constexpr int mostRows = 16;
constexpr int mostDecimalsDrawn = 6;
constexpr double mostSteps = 1e9; ///< of a range; so that the count of its numbers is an int

/// A row of the table of kinds.
struct ParameterKind
{
    QString name;
    ParameterType kind;
    QStringList keys;
};

/// THE table of kinds of parameters.
const QList<ParameterKind>& parameterKinds()
{
    static const QList<ParameterKind> table{
        {u"integer"_s, ParameterType::Integer, {u"from"_s, u"to"_s, u"step"_s}},
        {u"decimal"_s, ParameterType::Decimal, {u"from"_s, u"to"_s, u"decimals"_s}},
        {u"choice"_s, ParameterType::Choice, {u"values"_s}},
        {u"integers"_s, ParameterType::Integers, {u"from"_s, u"to"_s, u"rows"_s, u"columns"_s}},
    };
    return table;
}

const ParameterKind* kindNamed(const QString& name)
{
    const auto row = std::ranges::find(parameterKinds(), name, &ParameterKind::name);
    return row == parameterKinds().end() ? nullptr : &*row;
}

QStringList kindNames()
{
    QStringList names;
    for (const ParameterKind& kind : parameterKinds())
        names.append(kind.name);
    return names;
}

/// The factor that makes whole numbers of the decimals.
double gridOf(const Parameter& parameter)
{
    return std::pow(10.0, parameter.decimals);
}

/// From one end to the other; infinitely many where a double ends.
double stepsOf(const Parameter& parameter)
{
    return (parameter.to - parameter.from) * gridOf(parameter) / parameter.step;
}

void readRange(const JsonReader& place, Parameter& parameter)
{
    parameter.from = place.member(u"from"_s).asNumber().value_or(0.0);
    parameter.to = place.member(u"to"_s).asNumber().value_or(parameter.from);
    parameter.step = place.member(u"step"_s, Need::Optional).asInteger(1).value_or(1);
    parameter.decimals =
        place.member(u"decimals"_s, Need::Optional).asInteger(0, mostDecimalsDrawn).value_or(0);
    parameter.rows = place.member(u"rows"_s, Need::Optional).asInteger(1, mostRows).value_or(1);
    if (parameter.kind == ParameterType::Integers)
        parameter.columns = place.member(u"columns"_s).asInteger(1, mostRows).value_or(1);
    if (parameter.to < parameter.from)
        place.member(u"to"_s).fault(u"must not be less than \"from\""_s);
    else if (stepsOf(parameter) >= mostSteps)
        place.member(u"to"_s).fault(u"must not be 1,000,000,000 steps or more from \"from\""_s);
    for (const double bound : {parameter.from, parameter.to}) {
        if (std::abs(bound * gridOf(parameter) - std::round(bound * gridOf(parameter))) > 1e-9)
            place.fault(u"from and to must have at most %1 decimals"_s.arg(parameter.decimals));
    }
}

void readValues(const JsonReader& list, Parameter& parameter)
{
    for (const JsonReader& place : list.asArray()) {
        if (const auto numbers = readNumbers(place))
            parameter.values.append(*numbers);
    }
    if (list.value().isArray() && parameter.values.isEmpty())
        list.fault(u"must hold at least one value"_s);
}

bool isOnGrid(const Parameter& parameter, double number)
{
    const double steps = (number - parameter.from) * gridOf(parameter) / parameter.step;
    return number >= parameter.from && number <= parameter.to && std::abs(steps - std::round(steps)) < 1e-6;
}

/// What a formula or a place means by these words already.
bool isTaken(const QString& name)
{
    return name == "answer"_L1 || name == "shown"_L1 || name == "pi"_L1 || formulaFunctions().contains(name);
}

} // namespace

std::optional<QString> readNumberName(const JsonReader& place)
{
    static const QRegularExpression form(u"\\A[A-Za-z][A-Za-z0-9]*\\z"_s);
    const auto name = place.asString();
    if (!name)
        return std::nullopt;
    if (form.match(*name).hasMatch() && !isTaken(*name))
        return name;
    place.fault(isTaken(*name) ? u"\"%1\" has a meaning already"_s.arg(*name)
                               : u"\"%1\" is not a name: letters and digits"_s.arg(*name));
    return std::nullopt;
}

std::optional<Parameter> readParameter(const JsonReader& place)
{
    const auto kindName = place.member(u"kind"_s).asName(kindNames(), u"a kind of parameter"_s);
    const ParameterKind* kind = kindName ? kindNamed(*kindName) : nullptr;
    if (!kind || !place.expectObject(QStringList{u"name"_s, u"kind"_s} + kind->keys))
        return std::nullopt;
    Parameter parameter;
    parameter.kind = kind->kind;
    const auto name = readNumberName(place.member(u"name"_s));
    if (!name)
        return std::nullopt;
    parameter.name = *name;
    if (parameter.kind == ParameterType::Choice)
        readValues(place.member(u"values"_s), parameter);
    else
        readRange(place, parameter);
    const bool isEmpty = parameter.kind == ParameterType::Choice && parameter.values.isEmpty();
    if (isEmpty || parameter.to < parameter.from || stepsOf(parameter) >= mostSteps)
        return std::nullopt;
    return parameter;
}

engine::Matrix drawn(const Parameter& parameter, SeededDraw& chance)
{
    if (parameter.kind == ParameterType::Choice)
        return parameter.values[chance.below(int(parameter.values.size()))];
    const double grid = gridOf(parameter);
    const int count = int(qint64(std::round((parameter.to - parameter.from) * grid)) / parameter.step) + 1;
    engine::Matrix numbers(std::size_t(parameter.rows), std::size_t(parameter.columns));
    for (double& number : numbers.values()) // divided, so that 0.1 is the double nearest to it
        number = (std::round(parameter.from * grid) + double(chance.below(count)) * parameter.step) / grid;
    return numbers;
}

bool admits(const Parameter& parameter, const engine::Matrix& value)
{
    if (parameter.kind == ParameterType::Choice)
        return parameter.values.contains(value);
    const engine::Shape shape{std::size_t(parameter.rows), std::size_t(parameter.columns)};
    return value.shape() == shape &&
           std::ranges::all_of(value.values(), [&](double number) { return isOnGrid(parameter, number); });
}

bool hasOneShape(const Parameter& parameter)
{
    return std::ranges::all_of(parameter.values, [&](const engine::Matrix& value) {
        return value.shape() == parameter.values.first().shape();
    });
}

} // namespace casefile::content
