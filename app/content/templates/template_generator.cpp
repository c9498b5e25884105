#include "app/content/templates/template_generator.h"

#include "app/content/templates/parameter.h"
#include "app/content/templates/seeded_draw.h"
#include "app/content/templates/template_words.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// So many sets of numbers are tried for one seed; the shipped templates need a few.
constexpr int mostRedraws = 2000;

/// Exact options differ if they differ by more than the last digits of a double.
constexpr double equalShare = 1e-9;

bool isFinite(const engine::Matrix& numbers)
{
    return std::ranges::all_of(numbers.values(), [](double number) { return std::isfinite(number); });
}

bool isWhole(const engine::Matrix& numbers)
{
    return std::ranges::all_of(numbers.values(), [](double number) { return number == std::round(number); });
}

double largest(const engine::Matrix& numbers)
{
    double most = 0.0;
    for (const double number : numbers.values())
        most = std::max(most, std::abs(number));
    return most;
}

/// Two digits are enough to say it, and it is graded as it is said.
double twoDigits(double tolerance)
{
    if (tolerance <= 0.0)
        return 0.0;
    const double unit = std::pow(10.0, 1.0 - std::floor(std::log10(tolerance)));
    return std::ceil(tolerance * unit - equalShare) / unit;
}

/// Two rows of one length are as far apart as the cells that differ most.
bool areApart(const engine::Matrix& left, const engine::Matrix& right, double tolerance)
{
    double distance = 0.0;
    for (std::size_t i = 0; i < left.values().size(); ++i)
        distance = std::max(distance, std::abs(left.values()[i] - right.values()[i]));
    return distance >
           std::max(tolerancesApart * tolerance, equalShare * std::max(largest(left), largest(right)));
}

} // namespace

TemplateGenerator::TemplateGenerator(const QuestionTemplate& source)
    : m_source(source)
{
    compile();
}

TemplateGenerator::~TemplateGenerator() = default;

void TemplateGenerator::problem(const QString& path, const QString& message)
{
    if (!message.isEmpty())
        m_problems.append({path, message});
}

/// Each part knows the names of those before it. Their shapes are those of a first draw.
void TemplateGenerator::compile()
{
    SeededDraw chance(seedOf(0, m_source.id));
    for (const Parameter& parameter : m_source.parameters)
        m_numbers.add(parameter.name, drawn(parameter, chance), hasOneShape(parameter));
    for (const QString& condition : m_source.conditions) {
        m_conditions.emplace_back(condition, m_numbers);
        problem(u"conditions[%1]"_s.arg(m_conditions.size() - 1), m_conditions.back().problem());
    }
    if (m_problems.isEmpty() && !findSample(chance))
        problem(u"conditions"_s, u"hold for no numbers that were drawn"_s);
    if (m_problems.isEmpty())
        compileValues();
    if (!m_problems.isEmpty())
        return;
    m_answer.emplace_back(m_source.answer, m_numbers);
    problem(u"answer"_s, m_answer.front().problem());
    const auto answer = m_answer.front().value();
    if (m_problems.isEmpty() && !answer)
        problem(u"answer"_s, u"the engine refuses what it is given"_s);
    compileMistakes(answer);
    if (m_problems.isEmpty())
        m_numbers.add(u"answer"_s, *answer, m_answer.front().hasOneShape());
    if (m_problems.isEmpty() && m_source.asksWhichWay())
        m_numbers.add(u"shown"_s, *answer, m_answer.front().hasOneShape());
}

bool TemplateGenerator::findSample(SeededDraw& chance)
{
    for (int attempt = 0; attempt < mostRedraws; ++attempt) {
        QList<engine::Matrix> numbers;
        for (const Parameter& parameter : m_source.parameters)
            numbers.append(drawn(parameter, chance));
        if (setNumbers(numbers))
            return true;
    }
    return false;
}

void TemplateGenerator::compileValues()
{
    for (const NamedRecipe& named : m_source.values) {
        const QString path = u"values[%1].is"_s.arg(m_values.size());
        m_values.emplace_back(named.recipe, m_numbers);
        const auto sample = m_values.back().value();
        problem(path, m_values.back().problem());
        if (m_problems.isEmpty() && !sample)
            problem(path, u"the engine refuses what it is given"_s);
        if (!sample)
            return;
        m_numbers.add(named.name, *sample, m_values.back().hasOneShape());
    }
}

/// The right answer is that of the sample, and a mistake must have its shape wherever it can be made.
void TemplateGenerator::compileMistakes(const std::optional<engine::Matrix>& right)
{
    for (const TemplateMistake& mistake : m_source.mistakes) {
        const QString path = u"mistakes[%1]"_s.arg(m_mistakes.size());
        m_mistakes.emplace_back(mistake.answer, m_numbers);
        problem(path + u".answer"_s, m_mistakes.back().problem());
        m_when.emplace_back(mistake.when.isEmpty() ? u"1"_s : mistake.when, m_numbers);
        problem(path + u".when"_s, m_when.back().problem());
        const bool isMade = m_when.back().value() != 0.0;
        const bool haveOneShape = m_mistakes.back().hasOneShape() && m_answer.front().hasOneShape();
        const auto wrong = m_mistakes.back().value();
        if (right && wrong && (isMade || haveOneShape) && wrong->shape() != right->shape())
            problem(path + u".answer"_s, u"is %1, but the right answer is %2"_s.arg(
                                             QString::fromStdString(toString(wrong->shape())),
                                             QString::fromStdString(toString(right->shape()))));
    }
}

bool TemplateGenerator::setNumbers(const QList<engine::Matrix>& parameters)
{
    for (int i = 0; i < int(parameters.size()); ++i)
        if (!m_numbers.set(i, parameters[i]))
            return false;
    return std::ranges::all_of(m_conditions,
                               [](const Expression& condition) { return condition.value() != 0.0; });
}

std::optional<engine::Matrix> TemplateGenerator::computeAnswer()
{
    int place = int(m_source.parameters.size());
    for (const CompiledRecipe& recipe : m_values) {
        const auto value = recipe.value();
        if (!value || !m_numbers.set(place++, *value))
            return std::nullopt;
    }
    const auto answer = m_answer.front().value();
    if (!answer || !isFinite(*answer) || (m_source.isWhole && !isWhole(*answer)))
        return std::nullopt;
    return m_numbers.set(place, *answer) ? answer : std::nullopt;
}

std::optional<engine::Matrix> TemplateGenerator::answerFor(const QList<engine::Matrix>& parameters)
{
    return m_problems.isEmpty() && setNumbers(parameters) ? computeAnswer() : std::nullopt;
}

/// False when an option cannot stand beside the others.
bool TemplateGenerator::computeMistakes(TemplateDraw& draw)
{
    for (int i = 0; i < int(m_mistakes.size()); ++i) {
        if (m_when[std::size_t(i)].value() == 0.0)
            continue;
        const auto answer = m_mistakes[std::size_t(i)].value();
        if (!answer || answer->shape() != draw.answer.shape() || !isFinite(*answer) ||
            (m_source.isWhole && !isWhole(*answer)) || !areApart(*answer, draw.answer, draw.tolerance))
            return false;
        for (const TemplateDraw::Mistaken& other : draw.mistaken) {
            if (!areApart(*answer, other.answer, draw.tolerance))
                return false;
        }
        draw.mistaken.append({i, *answer});
    }
    return !draw.mistaken.isEmpty();
}

std::optional<TemplateDraw> TemplateGenerator::draw(quint64 seed)
{
    if (!m_problems.isEmpty())
        return std::nullopt;
    SeededDraw chance(seedOf(seed, m_source.id));
    for (int redraws = 0; redraws < mostRedraws; ++redraws) {
        TemplateDraw draw;
        for (const Parameter& parameter : m_source.parameters)
            draw.parameters.append(drawn(parameter, chance));
        const auto answer = answerFor(draw.parameters);
        if (!answer)
            continue;
        draw.seed = seed;
        draw.redraws = redraws;
        draw.answer = *answer;
        if (!m_source.isWhole)
            draw.tolerance =
                twoDigits(m_source.absoluteTolerance + m_source.relativeTolerance * largest(*answer));
        if (!computeMistakes(draw))
            continue;
        draw.order = chance.shuffled(int(draw.mistaken.size()) + 1);
        if (m_source.asksWhichWay())
            draw.shown = chance.below(int(draw.mistaken.size()) + 1);
        return draw;
    }
    return std::nullopt;
}

const TemplateWords& TemplateGenerator::wordsOf(const QString& language)
{
    return m_words.try_emplace(language, m_source, language, m_numbers).first->second;
}

/// With the decimals that the tolerance leaves: the options lie further apart.
void TemplateGenerator::setShown(const TemplateDraw& draw)
{
    if (!m_source.asksWhichWay())
        return;
    engine::Matrix rounded = draw.shown == 0 ? draw.answer : draw.mistaken[draw.shown - 1].answer;
    const double unit =
        draw.tolerance > 0.0 ? std::pow(10.0, std::ceil(-std::log10(draw.tolerance) - equalShare)) : 1.0;
    for (double& number : rounded.values())
        number = std::round(number * unit) / unit;
    const int place = int(m_source.parameters.size() + m_source.values.size()) + 1;
    [[maybe_unused]] const bool fits = m_numbers.set(place, rounded); // it has the shape of the answer
}

const TemplateWords& TemplateGenerator::words(const TemplateDraw& draw, const QString& language)
{
    answerFor(draw.parameters);
    setShown(draw);
    return wordsOf(language);
}

QList<TemplateProblem> TemplateGenerator::problemsOfWords()
{
    QList<TemplateProblem> problems;
    if (!m_problems.isEmpty())
        return problems;
    for (const QString& language : requiredLanguages())
        problems += wordsOf(language).problems(language);
    return problems;
}

} // namespace casefile::content
