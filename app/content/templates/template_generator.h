#pragma once

#include "app/content/templates/compiled_recipe.h"
#include "app/content/templates/named_numbers.h"
#include "app/content/templates/question_template.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace casefile::content {

class SeededDraw;
struct TemplateWords;

/// The numbers of one item: what a template and a seed make.
struct TemplateDraw
{
    /// What a mistake gives for these numbers.
    struct Mistaken
    {
        int mistake = 0; ///< index among the template's
        engine::Matrix answer;
    };

    quint64 seed = 0;
    int redraws = 0; ///< how many sets of numbers were thrown away before
    QList<engine::Matrix> parameters;
    engine::Matrix answer;
    double tolerance = 0.0; ///< absolute, as graded; 0: exactly
    QList<Mistaken> mistaken;
    QList<int> order; ///< of the options: 0 is the right way, then `mistaken`
    int shown = 0;    ///< where it is asked which way was taken: the option whose result is shown
};

/// What is wrong with a template: where in it, and a sentence.
struct TemplateProblem
{
    QString path;
    QString message;
};

/// A template with its formulas read. The same seed makes the same item with every compiler; numbers whose
/// options lie too close are drawn anew. Used by one thread at a time.
class TemplateGenerator
{
public:
    explicit TemplateGenerator(const QuestionTemplate& source);
    ~TemplateGenerator();
    TemplateGenerator(const TemplateGenerator&) = delete;
    TemplateGenerator& operator=(const TemplateGenerator&) = delete;

    const QuestionTemplate& source() const { return m_source; }
    const QList<TemplateProblem>& problems() const { return m_problems; }

    std::optional<TemplateDraw> draw(quint64 seed); ///< nothing when no numbers are good, or with problems
    std::optional<engine::Matrix> answerFor(const QList<engine::Matrix>& parameters);

    /// The words of this language, with the numbers of this draw in their places from now on.
    const TemplateWords& words(const TemplateDraw& draw, const QString& language);
    QList<TemplateProblem> problemsOfWords(); ///< of every language

private:
    void problem(const QString& path, const QString& message);
    void compile();
    bool findSample(SeededDraw& chance);
    void compileValues();
    void compileMistakes(const std::optional<engine::Matrix>& right);
    bool setNumbers(const QList<engine::Matrix>& parameters); ///< false: a condition does not hold
    std::optional<engine::Matrix> computeAnswer();
    bool computeMistakes(TemplateDraw& draw);
    void setShown(const TemplateDraw& draw);
    const TemplateWords& wordsOf(const QString& language);

    const QuestionTemplate m_source;
    NamedNumbers m_numbers; ///< parameters, values, "answer", perhaps "shown"
    std::vector<Expression> m_conditions;
    std::vector<CompiledRecipe> m_values;
    std::vector<CompiledRecipe> m_answer; ///< one
    std::vector<CompiledRecipe> m_mistakes;
    std::vector<Expression> m_when; ///< of each mistake; "1" when there is no condition
    std::map<QString, TemplateWords> m_words;
    QList<TemplateProblem> m_problems;
};

/// How far apart two options must lie: three tolerances.
inline constexpr double tolerancesApart = 3.0;

} // namespace casefile::content
