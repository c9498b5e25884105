#include "app/content/templates/drawn_question.h"

#include "app/content/templates/seeded_draw.h"
#include "app/content/templates/template_numbers.h"
#include "app/content/templates/template_words.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// A text in every language, by what fills it in one.
template <typename Fill>
Localized inEveryLanguage(TemplateGenerator& generator, const TemplateDraw& draw, Fill fill)
{
    Localized words;
    for (const QString& language : requiredLanguages())
        words.insert(language, fill(generator.words(draw, language)));
    return words;
}

Localized feedbackOf(TemplateGenerator& generator, const TemplateDraw& draw, int mistake)
{
    return inEveryLanguage(generator, draw, [mistake](const TemplateWords& words) {
        return words.feedback[std::size_t(mistake)].filled();
    });
}

Localized workingOf(TemplateGenerator& generator, const TemplateDraw& draw)
{
    return inEveryLanguage(generator, draw, [](const TemplateWords& words) {
        QStringList steps;
        for (const PlaceText& step : words.steps)
            steps.append(step.filled());
        return steps.join(u"\n\n"_s);
    });
}

NumberTask numberTask(TemplateGenerator& generator, const TemplateDraw& draw, const Question& question)
{
    const QuestionTemplate& source = generator.source();
    NumberTask task;
    task.drawn = draw.answer(0, 0);
    task.tolerance = draw.tolerance;
    task.misconception = source.misconception;
    task.feedbackRight = question.working;
    task.feedbackWrong = question.hints.first();
    for (const TemplateDraw::Mistaken& mistaken : draw.mistaken) {
        MistakenAnswer answer{};
        answer.drawn = mistaken.answer(0, 0);
        answer.misconception = source.mistakes[mistaken.mistake].misconception;
        answer.feedback = feedbackOf(generator, draw, mistaken.mistake);
        task.mistaken.append(answer);
    }
    return task;
}

Localized shown(const engine::Matrix& answer, double tolerance)
{
    Localized words;
    for (const QString& language : requiredLanguages())
        words.insert(language, toWords(answer, tolerance));
    return words;
}

ChoiceTask choiceTask(TemplateGenerator& generator, const TemplateDraw& draw, const Question& question)
{
    const QuestionTemplate& source = generator.source();
    ChoiceTask task;
    task.misconception = source.misconception;
    task.options.append({u"right"_s, shown(draw.answer, draw.tolerance), question.working, true, {}});
    for (const TemplateDraw::Mistaken& mistaken : draw.mistaken) {
        const TemplateMistake& mistake = source.mistakes[mistaken.mistake];
        task.options.append({mistake.id, shown(mistaken.answer, draw.tolerance),
                             feedbackOf(generator, draw, mistaken.mistake), false, mistake.misconception});
    }
    return task;
}

/// One result is shown; its option is right.
ChoiceTask wayTask(TemplateGenerator& generator, const TemplateDraw& draw)
{
    const QuestionTemplate& source = generator.source();
    ChoiceTask task;
    task.misconception = source.misconception;
    const auto rightFeedback = inEveryLanguage(
        generator, draw, [](const TemplateWords& words) { return words.rightFeedback.filled(); });
    task.options.append({source.right.id, source.right.name, rightFeedback, draw.shown == 0, {}});
    for (int i = 0; i < int(draw.mistaken.size()); ++i) {
        const int index = draw.mistaken[i].mistake;
        const TemplateMistake& mistake = source.mistakes[index];
        task.options.append(
            {mistake.id, mistake.name, feedbackOf(generator, draw, index), draw.shown == i + 1, {}});
    }
    return task;
}

/// The templates of a chapter; none where it has no file of them. Faults are those of `casefile check`.
QList<QuestionTemplate> templatesOf(const QString& quizzesRoot, const QString& chapter)
{
    const QString file = u"%1/templates/%2.json"_s.arg(quizzesRoot, chapter);
    Faults faults;
    return QFileInfo::exists(file) ? readTemplates(file, faults).templates : QList<QuestionTemplate>();
}

std::optional<Question> drawn(const QuestionTemplate& source, quint64 seed)
{
    TemplateGenerator generator(source);
    const auto draw = generator.draw(seed);
    return draw ? std::optional(questionOf(generator, *draw)) : std::nullopt;
}

} // namespace

Question questionOf(TemplateGenerator& generator, const TemplateDraw& draw)
{
    const QuestionTemplate& source = generator.source();
    Question question;
    question.id = source.id;
    question.version = source.version;
    question.isDrawn = true;
    question.repairChapter = source.repairChapter;
    question.repairStep = source.repairStep;
    question.prompt =
        inEveryLanguage(generator, draw, [](const TemplateWords& words) { return words.prompt.filled(); });
    question.hints = {
        inEveryLanguage(generator, draw, [](const TemplateWords& words) { return words.hint.filled(); })};
    question.working = workingOf(generator, draw);
    if (source.asksWhichWay())
        question.task = wayTask(generator, draw);
    else if (draw.answer.shape() == engine::Shape{1, 1} && !source.isChoice)
        question.task = numberTask(generator, draw, question);
    else
        question.task = choiceTask(generator, draw, question);
    question.type = std::holds_alternative<NumberTask>(question.task) ? u"number"_s : u"choice"_s;
    return question;
}

quint64 variantSeed(quint64 seed, const QString& id, int variant)
{
    const quint64 first = seedOf(seed, id);
    return variant == 0 ? first : seedOf(first, u"variant-%1"_s.arg(variant));
}

Quiz withDrawnQuestions(const Quiz& quiz, const QString& quizzesRoot, quint64 seed, const Variants& variants,
                        int count)
{
    Quiz longer = quiz;
    const QList<QuestionTemplate> templates = templatesOf(quizzesRoot, quiz.chapter);
    const QList<int> order = SeededDraw(seedOf(seed, quiz.chapter)).shuffled(int(templates.size()));
    for (const int index : order.first(std::min(count, int(order.size())))) {
        const QString& id = templates[index].id;
        if (const auto question = drawn(templates[index], variantSeed(seed, id, variants.value(id))))
            longer.questions.append(*question);
    }
    return longer;
}

std::optional<Question> drawnQuestion(const QString& quizzesRoot, const QString& chapter,
                                      const QString& templateId, quint64 seed, int variant)
{
    const QList<QuestionTemplate> templates = templatesOf(quizzesRoot, chapter);
    const auto found = std::ranges::find(templates, templateId, &QuestionTemplate::id);
    return found == templates.cend() ? std::nullopt : drawn(*found, variantSeed(seed, templateId, variant));
}

} // namespace casefile::content
