#include "app/playback/trace_request.h"

#include "engine/attention/attend.h"
#include "engine/input_error.h"
#include "engine/text/lexicon.h"

#include <QCoreApplication>

namespace casefile::playback {

namespace {

using Kind = TraceProblem::Kind;

constexpr std::size_t lessonTokens = 32;
constexpr qsizetype longestCutHere =
    4096; ///< UTF-16 units; longer text is not even tokenized in the GUI thread

engine::Tokens cut(const TraceRequest& request, const QString& text)
{
    static const engine::Lexicon noWords;
    return engine::tokenize(text.toStdString(), request.model.lexicon ? *request.model.lexicon : noWords);
}

bool fits(const engine::Mask& mask, std::size_t queries, std::size_t keys)
{
    try {
        engine::check(mask, queries, keys);
        return true;
    } catch (const engine::InputError&) {
        return false;
    }
}

TraceProblem problemOf(std::size_t tokens)
{
    const int count = int(tokens);
    if (tokens == 0)
        return {Kind::NoTokens, count, {}};
    if (tokens > engine::maximumTokens)
        return {Kind::TooManyTokens, count, {}};
    return {};
}

TraceProblem problemOf(const TraceRequest& request)
{
    const std::size_t queries = cut(request, request.sentence).size();
    if (const TraceProblem problem = problemOf(queries); problem.kind != Kind::None)
        return problem;
    const std::size_t keys = request.memory.isEmpty() ? queries : cut(request, request.memory).size();
    if (const TraceProblem problem = problemOf(keys); problem.kind != Kind::None)
        return problem;
    return fits(request.settings.mask, queries, keys) ? TraceProblem{}
                                                      : TraceProblem{Kind::MaskDoesNotFit, int(queries), {}};
}

} // namespace

QString toSentence(const TraceProblem& problem)
{
    const auto say = [](const char* text, int n = -1) {
        return QCoreApplication::translate("playback", text, nullptr, n);
    };
    switch (problem.kind) {
    case Kind::None:
        return {};
    case Kind::NoTokens:
        return say(QT_TRANSLATE_NOOP("playback", "Type a sentence to see who looks at whom."));
    case Kind::TooManyTokens:
        return say(QT_TRANSLATE_N_NOOP(
                       "playback",
                       "This sentence has %n token(s), but at most %1 can be computed: please shorten it."),
                   problem.tokens)
            .arg(engine::maximumTokens);
    case Kind::UnknownModel:
        return say(QT_TRANSLATE_NOOP("playback", "There is no model named “%1”.")).arg(problem.detail);
    case Kind::MaskDoesNotFit:
        return say(QT_TRANSLATE_N_NOOP("playback", "The mask was not made for a sentence of %n token(s)."),
                   problem.tokens);
    case Kind::OutOfRange:
        return say(QT_TRANSLATE_NOOP("playback",
                                     "At temperature %1 the numbers of this sentence are too large to be "
                                     "computed: please choose one nearer to 1."))
            .arg(problem.detail);
    case Kind::NoMemory:
        return say(QT_TRANSLATE_NOOP("playback", "There is not enough memory to compute this sentence."));
    }
    return {};
}

TraceResult computeTrace(const TraceRequest& request)
{
    TraceResult result{.number = request.number, .trace = nullptr, .problem = {}};
    try {
        result.problem = problemOf(request);
        if (result.problem.kind == Kind::None)
            result.trace = engine::attendSentence(request.sentence.toStdString(), request.model,
                                                  request.settings, request.memory.toStdString());
    } catch (const engine::InputError&) { // all else that it refuses was checked above
        result.problem = {Kind::OutOfRange, 0, QString::number(request.settings.temperature)};
    } catch (const std::exception&) { // what is left is an allocation
        result.problem = {Kind::NoMemory, 0, {}};
    }
    return result;
}

bool isLessonSized(const TraceRequest& request)
{
    if (std::max(request.sentence.size(), request.memory.size()) > longestCutHere)
        return false;
    try {
        return cut(request, request.sentence).size() <= lessonTokens &&
               cut(request, request.memory).size() <= lessonTokens;
    } catch (const engine::InputError&) {
        return true; // the problem is found at once
    }
}

} // namespace casefile::playback
