#include "app/content/templates/template_words.h"

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

void addProblem(QList<TemplateProblem>& problems, const QString& path, const PlaceText& text)
{
    if (!text.problem().isEmpty())
        problems.append({path, text.problem()});
}

void addNotFinite(QList<TemplateProblem>& problems, const QString& path, const PlaceText& text)
{
    const QString place = text.notFinite();
    if (!place.isEmpty())
        problems.append({path, u"{%1} is not a finite number"_s.arg(place)});
}

} // namespace

TemplateWords::TemplateWords(const QuestionTemplate& source, const QString& language,
                             const NamedNumbers& numbers)
    : prompt(inLanguage(source.prompt, language), numbers)
    , hint(inLanguage(source.hint, language), numbers)
    , rightFeedback(inLanguage(source.right.feedback, language), numbers)
{
    for (const Localized& step : source.steps)
        steps.emplace_back(inLanguage(step, language), numbers);
    for (const TemplateMistake& mistake : source.mistakes)
        feedback.emplace_back(inLanguage(mistake.feedback, language), numbers);
}

QList<TemplateProblem> TemplateWords::problems(const QString& language) const
{
    QList<TemplateProblem> problems;
    addProblem(problems, u"prompt.%1"_s.arg(language), prompt);
    addProblem(problems, u"hint.%1"_s.arg(language), hint);
    addProblem(problems, u"right.feedback.%1"_s.arg(language), rightFeedback);
    for (std::size_t i = 0; i < steps.size(); ++i)
        addProblem(problems, u"steps[%1].%2"_s.arg(i).arg(language), steps[i]);
    for (std::size_t i = 0; i < feedback.size(); ++i)
        addProblem(problems, u"mistakes[%1].feedback.%2"_s.arg(i).arg(language), feedback[i]);
    return problems;
}

QList<TemplateProblem> TemplateWords::notFinite(const TemplateDraw& draw, const QString& language) const
{
    QList<TemplateProblem> problems;
    addNotFinite(problems, u"prompt.%1"_s.arg(language), prompt);
    addNotFinite(problems, u"hint.%1"_s.arg(language), hint);
    addNotFinite(problems, u"right.feedback.%1"_s.arg(language), rightFeedback);
    for (std::size_t i = 0; i < steps.size(); ++i)
        addNotFinite(problems, u"steps[%1].%2"_s.arg(i).arg(language), steps[i]);
    for (const TemplateDraw::Mistaken& mistaken : draw.mistaken)
        addNotFinite(problems, u"mistakes[%1].feedback.%2"_s.arg(mistaken.mistake).arg(language),
                     feedback[std::size_t(mistaken.mistake)]);
    return problems;
}

} // namespace casefile::content
