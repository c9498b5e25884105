#include "app/shell/commands/tour_shots.h"

#include "app/shell/commands/studio.h"

#include <QSet>

namespace casefile::shell {

using namespace Qt::StringLiterals;
using content::Depth;
using playback::QuizSession;

namespace {

constexpr Depth depths[] = {Depth::Story, Depth::Numbers, Depth::Formula, Depth::Code};
constexpr quint64 tourSeed = 1; ///< of the order of options, so that two tours can be compared

void openStep(Studio& studio, const QString& chapter, const QString& step, Depth depth)
{
    content::State state;
    state.chapter = chapter;
    state.step = step;
    state.depth = depth;
    studio.open(state, 1.0);
    studio.window().session().setDepth(depth);
}

void addSteps(QList<TourShot>& shots, const content::Chapter& chapter)
{
    for (const content::Step& step : chapter.steps) {
        const QString name = u"lesson-%1-%2"_s.arg(chapter.id, step.id);
        if (!step.prediction.isEmpty())
            shots << TourShot{name + u"-asked"_s, [chapter = chapter.id, step = step.id](Studio& studio) {
                                  openStep(studio, chapter, step, Depth::Story);
                              }};
        for (const Depth depth : depths)
            shots << TourShot{u"%1-%2"_s.arg(name, content::depthName(depth)),
                              [chapter = chapter.id, step = step.id, depth](Studio& studio) {
                                  openStep(studio, chapter, step, depth);
                                  studio.window().session().predict(0);
                              }};
    }
}

QString kindOf(const content::ChoiceTask&)
{
    return u"choice"_s;
}

QString kindOf(const content::NumberTask&)
{
    return u"number"_s;
}

QString kindOf(const content::CellTask&)
{
    return u"cell"_s;
}

/// As in the quiz files. A type without a name here does not compile.
QString kindOf(const content::Question& question)
{
    return std::visit([](const auto& task) { return kindOf(task); }, question.task);
}

/// An answer that is not right, whatever the type.
content::Answer wrongAnswer(const content::Question& question)
{
    if (const auto* choice = std::get_if<content::ChoiceTask>(&question.task)) {
        for (const content::Option& option : choice->options)
            if (!option.right)
                return {option.id, {}, -1, -1};
    }
    return {{}, u"12345"_s, 0, 0};
}

void ask(Studio& studio, const QString& chapter, int question)
{
    QuizSession& quiz = studio.window().quizSession();
    studio.window().showQuiz(chapter, tourSeed);
    quiz.goTo(question);
    while (quiz.isComputing())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

void answerWrongly(Studio& studio, const QString& chapter, int question)
{
    ask(studio, chapter, question);
    QuizSession& quiz = studio.window().quizSession();
    quiz.takeHint();
    quiz.setCertainty(content::Certainty::Sure);
    quiz.choose(wrongAnswer(quiz.item()->question));
    quiz.submit();
}

void addQuestions(QList<TourShot>& shots, const content::Quiz& quiz)
{
    QSet<QString> kinds;
    for (int i = 0; i < int(quiz.questions.size()); ++i) {
        const QString kind = kindOf(quiz.questions.at(i));
        if (kinds.contains(kind))
            continue;
        kinds.insert(kind);
        const QString name = u"quiz-%1-%2"_s.arg(quiz.chapter, kind);
        shots << TourShot{name, [chapter = quiz.chapter, i](Studio& studio) { ask(studio, chapter, i); }};
        shots << TourShot{name + u"-wrong"_s,
                          [chapter = quiz.chapter, i](Studio& studio) { answerWrongly(studio, chapter, i); }};
        shots << TourShot{name + u"-solved"_s, [chapter = quiz.chapter, i](Studio& studio) {
                              answerWrongly(studio, chapter, i);
                              studio.window().quizSession().giveUp();
                          }};
    }
    shots << TourShot{u"quiz-%1-summary"_s.arg(quiz.chapter), [chapter = quiz.chapter](Studio& studio) {
                          answerWrongly(studio, chapter, 0);
                          studio.window().quizSession().finish();
                      }};
}

} // namespace

QList<TourShot> tourShots(const Studio& studio)
{
    QList<TourShot> shots;
    shots << TourShot{u"start"_s, [](Studio& now) { now.window().showStart(); }};
    shots << TourShot{u"dense-network"_s, [](Studio& now) { now.window().showDenseNetwork(); }};
    for (const content::Chapter& chapter : studio.library().chapters)
        addSteps(shots, chapter);
    for (const content::Quiz& quiz : studio.library().quizzes)
        addQuestions(shots, quiz);
    return shots;
}

} // namespace casefile::shell
