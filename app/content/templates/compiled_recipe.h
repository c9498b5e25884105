#pragma once

#include "app/content/templates/expression.h"
#include "app/content/templates/question_template.h"

#include <optional>
#include <vector>

namespace casefile::content {

class NamedNumbers;
struct EngineCall;

/// A recipe with its formulas read; `numbers` must outlive it.
class CompiledRecipe
{
public:
    CompiledRecipe(const Recipe& recipe, const NamedNumbers& numbers);

    const QString& problem() const { return m_problem; } ///< one sentence; empty: none
    /// From the numbers as they are now; nothing when the engine refuses them or there is a problem.
    std::optional<engine::Matrix> value() const;
    bool hasOneShape() const; ///< whatever numbers are drawn

private:
    void compileCall();
    void compileFormula(const QString& formula);

    Recipe m_recipe;
    const NamedNumbers* m_numbers;
    std::vector<Expression> m_formulas; ///< or the temperature of an engine call
    const EngineCall* m_call = nullptr;
    QString m_problem;
};

} // namespace casefile::content
