#include "app/playback/settled_question.h"

#include "app/content/quantity.h"
#include "app/content/questions/number.h"
#include "app/playback/choices.h"
#include "app/playback/model_choice.h"
#include "app/playback/prose_fields.h"
#include "app/playback/trace_request.h"
#include "engine/input_error.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::playback {

namespace {

using content::Localized;

engine::TracePtr traceOf(const content::State& state)
{
    try {
        return computeTrace({1, state.sentence, makeModel(modelChoice(state)), content::settingsOf(state),
                             state.memory})
            .trace;
    } catch (const engine::InputError&) {
        return nullptr;
    }
}

/// Writes numbers into all words of one language.
struct Filler
{
    const engine::AttentionTrace& trace;
    int head;
    content::Focus focus;
    QString language;

    void operator()(Localized& words) const
    {
        const auto found = words.find(language);
        if (found != words.end())
            *found = fillFields(*found, trace, head, focus);
    }
    void operator()(QList<content::Option>& options) const
    {
        for (content::Option& option : options) {
            (*this)(option.text);
            (*this)(option.feedback);
            (*this)(option.missed);
        }
    }
    void operator()(QList<content::Spare>& spares) const
    {
        for (content::Spare& spare : spares)
            (*this)(spare.text);
    }
    /// Feedback of a task and of the mistakes that it knows.
    template <typename Task>
    void feedbackOf(Task& task) const
    {
        if constexpr (requires { task.feedbackRight; }) {
            (*this)(task.feedbackRight);
            (*this)(task.feedbackWrong);
        }
        if constexpr (requires { task.mistaken; }) {
            for (auto& mistaken : task.mistaken)
                (*this)(mistaken.feedback);
        }
        if constexpr (requires { task.mixups; }) {
            for (content::Mixup& mixup : task.mixups)
                (*this)(mixup.feedback);
        }
    }
    template <typename Task>
    void operator()(Task& task) const
    {
        feedbackOf(task);
        if constexpr (requires { task.options; })
            (*this)(task.options);
        if constexpr (requires { task.spares; })
            (*this)(task.spares);
        if constexpr (requires { task.items; })
            (*this)(task.items);
        if constexpr (requires { task.points; })
            (*this)(task.points);
        if constexpr (requires { task.model; })
            (*this)(task.model);
        if constexpr (requires { task.text; })
            (*this)(task.text);
        if constexpr (requires { task.pairs; }) {
            for (content::Pair& pair : task.pairs) {
                (*this)(pair.left);
                (*this)(pair.right);
                (*this)(pair.feedback);
            }
        }
        if constexpr (requires { task.gaps; }) {
            for (content::Gap& gap : task.gaps) {
                (*this)(gap.options);
                (*this)(gap.feedback);
            }
        }
    }
};

void writeDown(content::NumberTask& task, const content::Question& question,
               const engine::AttentionTrace& trace)
{
    const content::Quantity* quantity = content::quantityNamed(task.quantity);
    if (task.drawn || !quantity)
        return;
    const engine::CellRef cell = content::resolve(task.cell, trace, question.state.focus);
    task.drawn = content::valueOf(*quantity, trace, cell);
    if (!task.drawn)
        return;
    for (content::MistakenAnswer& mistaken : task.mistaken)
        mistaken.drawn = content::mistakenValue(*quantity, trace, cell, mistaken.mistake);
    QList<double> taken{*task.drawn}; // a number that is near another one shows nothing of its own
    task.mistaken.removeIf([&](const content::MistakenAnswer& mistaken) {
        const auto isNear = [&](double number) {
            return std::abs(*mistaken.drawn - number) <= task.tolerance;
        };
        if (!mistaken.drawn || std::ranges::any_of(taken, isNear))
            return true;
        taken.append(*mistaken.drawn);
        return false;
    });
}

/// "9 × 4" and as it is typed without the sign of multiplication.
content::Spellings spellings(const QString& shape, const QString& language)
{
    const QString dense = QString(shape).remove(u' ');
    return {{language,
             {shape, dense, QString(shape).replace(u'×', u'x'), QString(dense).replace(u'×', u'x'),
              QString(dense).replace(u'×', u',')}}};
}

/// A shape is typed: words, once the sentence is settled.
content::TextTask textOf(const content::ShapeTask& task, const content::Question& question,
                         const engine::AttentionTrace& trace, const QString& language)
{
    const auto written = [&](const content::ShapeSelector& shape) {
        content::ShapeTask asked = task;
        asked.answer = shape;
        content::Question other = question;
        other.task = asked;
        return content::grade(other, {}, trace).expectedText;
    };
    const QString right = written(task.answer);
    content::TextTask text{
        spellings(right, language), {}, task.feedbackRight, task.feedbackWrong, task.misconception};
    for (const content::MistakenShape& mistaken : task.mistaken) {
        const QString wrong = written(mistaken.shape);
        if (wrong != right)
            text.mistaken.append({spellings(wrong, language), mistaken.misconception, mistaken.feedback});
    }
    return text;
}

} // namespace

content::Question settled(const content::Question& question, const QString& sentence, const QString& language)
{
    if (content::sourceOf(question) == content::Source::Nothing)
        return question;
    content::State state = content::stateOf(question, language);
    if (state.sentence.isEmpty())
        state.sentence = sentence;
    const engine::TracePtr trace = traceOf(state);
    if (!trace)
        return question;
    const auto within = [](int index, std::size_t count) {
        return index < 0 ? -1 : std::min(index, int(count) - 1);
    };
    const content::Focus& asked = question.state.focus;
    const Filler filler{*trace,
                        state.head,
                        {within(asked.query, trace->queries()), within(asked.key, trace->keys())},
                        language};
    content::Question written = question;
    filler(written.prompt);
    filler(written.working);
    for (Localized& hint : written.hints)
        filler(hint);
    std::visit(filler, written.task);
    if (auto* number = std::get_if<content::NumberTask>(&written.task))
        writeDown(*number, question, *trace);
    if (const auto* shape = std::get_if<content::ShapeTask>(&written.task)) {
        written.type = u"text"_s;
        written.task = content::Task(textOf(*shape, question, *trace, language));
    }
    return written;
}

QList<content::Question> settled(const content::Quiz& quiz, const content::Library& library,
                                 const QString& language)
{
    const content::Chapter* chapter = library.chapter(quiz.chapter);
    const QString sentence = chapter ? authoredState(*chapter, 0, language).sentence : QString();
    QList<content::Question> questions;
    for (const content::Question& question : quiz.questions)
        questions.append(settled(question, sentence, language));
    return questions;
}

} // namespace casefile::playback
