#include "app/content/templates/compiled_recipe.h"

#include "app/content/nearest_name.h"
#include "app/content/templates/engine_call.h"
#include "app/content/templates/named_numbers.h"
#include "engine/input_error.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {

CompiledRecipe::CompiledRecipe(const Recipe& recipe, const NamedNumbers& numbers)
    : m_recipe(recipe)
    , m_numbers(&numbers)
{
    if (!recipe.call.isEmpty())
        compileCall();
    for (const QString& formula : recipe.formulas)
        compileFormula(formula);
}

void CompiledRecipe::compileFormula(const QString& formula)
{
    m_formulas.emplace_back(formula, *m_numbers);
    if (m_problem.isEmpty())
        m_problem = m_formulas.back().problem();
}

void CompiledRecipe::compileCall()
{
    m_call = engineCallNamed(m_recipe.call);
    if (!m_call) {
        m_problem = unknownName(m_recipe.call, u"an engine call"_s, engineCallNames());
        return;
    }
    for (const QString& name : m_recipe.of) {
        if (!m_numbers->matrix(name))
            m_problem = unknownName(name, u"a parameter or value"_s, m_numbers->names());
    }
    if (m_recipe.of.size() != m_call->arguments)
        m_problem = u"\"%1\" takes %2"_s.arg(m_recipe.call, QLatin1StringView(m_call->takes));
    if (!m_call->attends && (m_recipe.mistake || !m_recipe.temperature.isEmpty()))
        m_problem = u"\"%1\" knows neither mistakes nor a temperature"_s.arg(m_recipe.call);
    if (!m_recipe.temperature.isEmpty())
        compileFormula(m_recipe.temperature);
}

std::optional<engine::Matrix> CompiledRecipe::value() const
{
    if (!m_problem.isEmpty())
        return std::nullopt;
    if (!m_call) {
        engine::Matrix row(1, m_formulas.size());
        for (std::size_t i = 0; i < m_formulas.size(); ++i)
            row(0, i) = m_formulas[i].value();
        return row;
    }
    std::vector<engine::Matrix> given;
    for (const QString& name : m_recipe.of)
        given.push_back(*m_numbers->matrix(name));
    CallSettings settings;
    settings.mistake = m_recipe.mistake;
    if (!m_formulas.empty())
        settings.temperature = m_formulas.front().value();
    try {
        return m_call->run(given, settings);
    } catch (const engine::InputError&) {
        return std::nullopt;
    }
}

bool CompiledRecipe::hasOneShape() const
{
    return !m_call || m_call->givesNumber || std::ranges::all_of(m_recipe.of, [this](const QString& name) {
        return m_numbers->hasOneShape(name);
    });
}

} // namespace casefile::content
