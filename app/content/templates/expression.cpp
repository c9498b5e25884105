#include "app/content/templates/expression.h"

#include "app/content/nearest_name.h"
#include "app/content/templates/named_numbers.h"

#include <QRegularExpression>

#include <muParser.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

using namespace Qt::StringLiterals;

namespace casefile::content {

/// The compiled formula.
struct Expression::Reader
{
    mu::Parser parser;
};

namespace {

struct OneNumberFunction
{
    const char* name;
    double (*run)(double);
};

/// THE functions of one number; beside them mod(a, b), min(…) and max(…).
constexpr std::array oneNumberFunctions{
    OneNumberFunction{"sqrt", [](double x) { return std::sqrt(x); }},
    OneNumberFunction{"exp", [](double x) { return std::exp(x); }},
    OneNumberFunction{"ln", [](double x) { return std::log(x); }},
    OneNumberFunction{"log2", [](double x) { return std::log2(x); }},
    OneNumberFunction{"floor", [](double x) { return std::floor(x); }},
    OneNumberFunction{"ceil", [](double x) { return std::ceil(x); }},
    OneNumberFunction{"abs", [](double x) { return std::abs(x); }},
    OneNumberFunction{"sin", [](double x) { return std::sin(x); }},
    OneNumberFunction{"cos", [](double x) { return std::cos(x); }},
    OneNumberFunction{"tanh", [](double x) { return std::tanh(x); }},
};

double remainderOf(double number, double divisor)
{
    return number - divisor * std::floor(number / divisor);
}

double leastOf(const double* numbers, int count)
{
    return *std::min_element(numbers, numbers + count);
}

double greatestOf(const double* numbers, int count)
{
    return *std::max_element(numbers, numbers + count);
}

/// muParser with nothing of its own but operators.
mu::Parser makeBareParser()
{
    mu::Parser parser;
    parser.ClearFun();
    parser.ClearConst();
    parser.DefineConst("pi", std::numbers::pi);
    for (const OneNumberFunction& function : oneNumberFunctions)
        parser.DefineFun(function.name, function.run);
    parser.DefineFun("mod", remainderOf);
    parser.DefineFun("min", leastOf);
    parser.DefineFun("max", greatestOf);
    return parser;
}

/// To be copied: that is quicker than making one.
const mu::Parser& bareParser()
{
    static const mu::Parser parser = makeBareParser();
    return parser;
}

/// muParser would let a formula change a number: n = 3.
bool assigns(const QString& formula)
{
    static const QRegularExpression lonelyEquals(u"(?<![=<>!])=(?!=)"_s);
    return formula.contains(lonelyEquals);
}

QString sentenceFor(const mu::ParserError& error, const QString& formula, const NamedNumbers& numbers)
{
    const QString token = QString::fromStdString(error.GetToken()).trimmed();
    static const QRegularExpression name(u"\\A[A-Za-z_][A-Za-z_0-9]*\\z"_s);
    switch (error.GetCode()) {
    case mu::ecUNASSIGNABLE_TOKEN:
        if (!name.match(token).hasMatch())
            break;
        if (formulaFunctions().contains(token))
            return u"\"%1\" is a function and needs its numbers in brackets"_s.arg(token);
        return unknownName(token, u"a number or function that formulas know here"_s,
                           numbers.cellNames() + formulaFunctions() + QStringList{u"pi"_s});
    case mu::ecUNEXPECTED_EOF:
        return u"\"%1\" ends too early"_s.arg(formula);
    case mu::ecMISSING_PARENS:
        return u"\"%1\" lacks a closing bracket"_s.arg(formula);
    case mu::ecEMPTY_EXPRESSION:
        return u"is an empty formula"_s;
    case mu::ecTOO_MANY_PARAMS:
        return u"\"%1\" has too many numbers in its brackets"_s.arg(token);
    case mu::ecTOO_FEW_PARAMS:
        return u"\"%1\" has too few numbers in its brackets"_s.arg(token);
    default:
        break;
    }
    return token.isEmpty() ? u"\"%1\" is not a formula"_s.arg(formula)
                           : u"\"%1\" is not a formula: \"%2\" cannot stand there"_s.arg(formula, token);
}

} // namespace

QStringList formulaFunctions()
{
    QStringList names{u"mod"_s, u"min"_s, u"max"_s};
    for (const OneNumberFunction& function : oneNumberFunctions)
        names.append(QString::fromLatin1(function.name));
    return names;
}

Expression::Expression(const QString& formula, const NamedNumbers& numbers)
    : m_reader(std::make_unique<Reader>(Reader{bareParser()}))
{
    if (assigns(formula)) {
        m_problem = u"\"%1\" sets a number: to compare, write =="_s.arg(formula);
        return;
    }
    try {
        for (int i = 0; i < int(numbers.cellNames().size()); ++i) // muParser reads through the pointer
            m_reader->parser.DefineVar(numbers.cellNames().at(i).toStdString(),
                                       const_cast<double*>(numbers.cell(i)));
        m_reader->parser.SetExpr(formula.toStdString());
        m_reader->parser.Eval();
        if (m_reader->parser.GetNumResults() != 1)
            m_problem = u"\"%1\" gives several numbers, but must give one"_s.arg(formula);
    } catch (const mu::ParserError& error) {
        m_problem = sentenceFor(error, formula, numbers);
    }
}

Expression::~Expression() = default;
Expression::Expression(Expression&&) noexcept = default;
Expression& Expression::operator=(Expression&&) noexcept = default;

double Expression::value() const
{
    return m_problem.isEmpty() ? m_reader->parser.Eval() : std::numeric_limits<double>::quiet_NaN();
}

} // namespace casefile::content
