#include "app/shell/commands/tour_shots.h"

#include "app/shell/commands/studio.h"
#include "app/views/pages/statistics_page.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QSet>

#include <algorithm>
#include <variant>

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

/// An answer that is not right, or not wholly, for each kind of task.
struct WrongAnswer
{
    const engine::AttentionTrace& trace;

    content::Answer operator()(const content::ChoiceTask& task) const
    {
        const auto wrong = std::ranges::find(task.options, false, &content::Option::right);
        return task.isSeveral ? ofParts({wrong->id}) : content::Answer{wrong->id, {}, -1, -1};
    }
    content::Answer operator()(const content::NumberTask&) const { return ofTyped(u"12345"_s); }
    content::Answer operator()(const content::TextTask&) const { return ofTyped(u"12345"_s); }
    content::Answer operator()(const content::ShapeTask&) const { return ofTyped(u"12345"_s); }
    content::Answer operator()(const content::FreeTextTask&) const { return ofTyped(u"12345"_s); }
    content::Answer operator()(const content::CellTask&) const { return {{}, {}, 0, 0}; }
    content::Answer operator()(const content::SliderTask& task) const
    {
        return ofTyped(QString::number(task.start));
    }
    content::Answer operator()(const content::MatchingTask& task) const // the first pair is right
    {
        return ofParts(QStringList(task.pairs.size(), task.pairs.first().id));
    }
    content::Answer operator()(const content::OrderingTask& task) const
    {
        QStringList ids = playback::shuffledIds(task);
        std::ranges::reverse(ids);
        return ofParts(ids);
    }
    content::Answer operator()(const content::ClozeTask& task) const
    {
        QStringList given;
        for (const content::Gap& gap : task.gaps)
            given.append(gap.options.isEmpty() ? u"12345"_s : gap.options.last().id);
        return ofParts(given);
    }
    content::Answer operator()(const content::MaskTask&) const // only the first query sees nothing
    {
        QStringList rows(qsizetype(trace.queries()), QString(qsizetype(trace.keys()), u'1'));
        rows.first().fill(u'0');
        return ofParts(rows);
    }

private:
    static content::Answer ofTyped(const QString& words) { return {{}, words, -1, -1}; }
    static content::Answer ofParts(const QStringList& parts) { return {{}, {}, -1, -1, parts}; }
};

void ask(Studio& studio, const QString& chapter, int question)
{
    QuizSession& quiz = studio.window().quizSession();
    studio.window().showQuiz(chapter, tourSeed);
    quiz.goTo(question);
    while (quiz.isComputing())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

void giveWrongAnswer(QuizSession& quiz)
{
    quiz.setCertainty(content::Certainty::Sure);
    quiz.choose(std::visit(WrongAnswer{*quiz.trace()}, quiz.item()->question.task));
    quiz.submit();
    if (quiz.item()->isRating) // free words, without a point
        quiz.submit();
}

void answerWrongly(Studio& studio, const QString& chapter, int question)
{
    ask(studio, chapter, question);
    studio.window().quizSession().takeHint();
    giveWrongAnswer(studio.window().quizSession());
}

void addQuestions(QList<TourShot>& shots, const content::Quiz& quiz)
{
    QSet<QString> kinds;
    for (int i = 0; i < int(quiz.questions.size()); ++i) {
        const QString kind = quiz.questions.at(i).type;
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

/// A card that is up: of a question, or of a belief.
void askCard(Studio& studio, const QString& item, const QString& chapter)
{
    ReviewDesk& desk = studio.window().reviewDesk();
    desk.deck().add({{item, chapter}});
    desk.round().ask({item});
    studio.window().showReview();
    while (desk.session().isComputing())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

void answerCardWrongly(Studio& studio, const QString& item, const QString& chapter)
{
    askCard(studio, item, chapter);
    giveWrongAnswer(studio.window().reviewDesk().session());
}

void gradeAll(Studio& studio)
{
    learner::ReviewRound& round = studio.window().reviewDesk().round();
    studio.window().showReview();
    while (round.card()) {
        round.reveal({});
        round.grade(learner::Grade::Easy);
    }
}

/// Eight weeks of a learner who forgets every sixth card and held a belief; once only.
void studyForWeeks(Studio& studio)
{
    constexpr int days = 56;
    constexpr int secondsEach = 40;
    learner::Deck& deck = studio.window().reviewDesk().deck();
    const content::Library& library = studio.library();
    const QString belief = library.misconceptions.first().id;
    if (deck.find(belief))
        return;
    const QDateTime start = QDateTime::currentDateTime().addDays(-days);
    int given = 0;
    for (int day = 0; day <= days; ++day)
        for (const content::Quiz& quiz : library.quizzes)
            for (int n = 0; n < std::min(6, int(quiz.questions.size())); ++n) {
                const QString item = quiz.questions.at(n).id;
                const learner::Card* card = deck.find(item);
                const QDateTime now = start.addDays(day).addSecs(secondsEach * given);
                if (card ? card->dueDay > deck.calendar().dayOf(now) : day % 8 != n)
                    continue;
                learner::CardAnswer answer;
                answer.grade = ++given % 6 == 0 ? learner::Grade::Again : learner::Grade::Good;
                answer.durationMs = 1000 * secondsEach;
                answer.when = now;
                content::AnswerRecord record;
                record.questionId = item;
                record.chapter = quiz.chapter;
                record.misconception = answer.grade == learner::Grade::Again ? belief : QString();
                record.right = record.misconception.isEmpty();
                record.certainty = content::Certainty::Think;
                record.when = now;
                deck.keep({{item, quiz.chapter}, answer, record, {}});
            }
    deck.add({{belief, library.quizzes.first().chapter}});
}

void addReviews(QList<TourShot>& shots, const content::Library& library)
{
    const content::Quiz& quiz = library.quizzes.first();
    const QString question = quiz.questions.first().id;
    shots << TourShot{u"statistics-none"_s, [](Studio& studio) { studio.window().showStatistics(); }};
    shots << TourShot{u"review-none"_s, [](Studio& studio) { studio.window().showReview(); }};
    shots << TourShot{u"review-question"_s, [question, chapter = quiz.chapter](Studio& studio) {
                          askCard(studio, question, chapter);
                      }};
    shots << TourShot{u"review-question-revealed"_s, [question, chapter = quiz.chapter](Studio& studio) {
                          answerCardWrongly(studio, question, chapter);
                      }};
    shots << TourShot{u"review-drawn-way"_s,
                      [](Studio& studio) { answerCardWrongly(studio, u"C-SC-03"_s, u"scoring"_s); }};
    shots << TourShot{u"review-drawn-habit"_s,
                      [](Studio& studio) { askCard(studio, u"C-MH-01"_s, u"multihead"_s); }};
    if (!library.misconceptions.isEmpty())
        shots << TourShot{u"review-belief"_s,
                          [belief = library.misconceptions.first().id,
                           chapter = quiz.chapter](Studio& studio) { askCard(studio, belief, chapter); }};
    shots << TourShot{u"review-nothing-due"_s, gradeAll};
    if (!library.misconceptions.isEmpty())
        shots << TourShot{u"statistics"_s,
                          [](Studio& studio) {
                              studyForWeeks(studio);
                              studio.window().showStatistics();
                          }}
              << TourShot{
                     u"statistics-below"_s, [](Studio& studio) {
                         studio.window().showStatistics();
                         studio.picture(studio.window().size()); // laid out: there is something to scroll
                         QScrollBar* bar =
                             studio.window().statisticsPage()->findChild<QScrollArea*>()->verticalScrollBar();
                         bar->setValue(bar->maximum());
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
    if (!studio.library().quizzes.isEmpty())
        addReviews(shots, studio.library());
    for (const content::Quiz& quiz : studio.library().quizzes)
        addQuestions(shots, quiz);
    addInterviewShots(shots);
    addClassShots(shots);
    addEditorShots(shots, studio.library());
    addExportShots(shots);
    addOwnShots(shots);
    return shots;
}

} // namespace casefile::shell
