#include "app/playback/quiz_session.h"

#include "app/content/templates/drawn_question.h"
#include "app/playback/prose_fields.h"
#include "app/playback/shuffle.h"

#include <algorithm>
#include <type_traits>
#include <utility>
#include <variant>

namespace casefile::playback {

namespace {

int within(int index, std::size_t count)
{
    return index < 0 ? -1 : std::min(index, int(count) - 1);
}

} // namespace

QuizSession::QuizSession(Clock clock, QObject* parent)
    : QObject(parent)
    , m_clock(std::move(clock))
{
    connect(&m_source, &TraceSource::arrived, this, [this] {
        settleVerdict();
        emit traceChanged();
        emit changed();
    });
}

void QuizSession::start(const content::Quiz& quiz, const QString& ownSentence, const QString& language,
                        quint64 seed)
{
    begin(quiz, ownSentence, language, seed);
    show(0);
}

void QuizSession::resume(const content::Quiz& quiz, const QString& language, const QuizRun& run,
                         const QList<content::AnswerRecord>& answers)
{
    begin(quiz, run.sentence, language, run.seed);
    for (QuizItem& item : m_items) {
        if (const int variant = run.variants.value(item.question.id))
            item = itemFor(item.question, variant);
    }
    restore(m_items, run, answers);
    const auto present =
        std::ranges::find(m_items, run.question, [](const QuizItem& item) { return item.question.id; });
    const bool isGone = present == m_items.end() && !run.question.isEmpty();
    show(isGone ? 0 : int(present - m_items.begin()));
}

QuizRun QuizSession::run() const
{
    QuizRun run{.chapter = m_chapter,
                .seed = m_seed,
                .sentence = m_ownSentence,
                .question = item() ? item()->question.id : QString(),
                .hints = {},
                .variants = {},
                .shown = {}};
    for (const QuizItem& item : m_items) {
        if (item.hintsUsed > 0)
            run.hints.insert(item.question.id, item.hintsUsed);
        if (item.variant > 0)
            run.variants.insert(item.question.id, item.variant);
        if (item.phase == QuizPhase::GivenUp && item.answer)
            run.shown.append(item.question.id);
    }
    return run;
}

void QuizSession::begin(const content::Quiz& quiz, const QString& ownSentence, const QString& language,
                        quint64 seed)
{
    m_chapter = quiz.chapter;
    m_ownSentence = ownSentence;
    m_language = language;
    m_seed = seed;
    m_items.clear();
    for (const content::Question& question : quiz.questions)
        m_items.append(itemFor(question, 0));
    m_index = 0;
}

/// A question that was not asked yet, its options in an order that the seed of the run draws.
QuizItem QuizSession::itemFor(const content::Question& question, int variant) const
{
    QuizItem item;
    item.question = question;
    item.variant = variant;
    const int shuffled = int(shuffledIds(question.task).size());
    const bool isByChance =
        question.isDrawn || shuffled > 0 || std::holds_alternative<content::ClozeTask>(question.task);
    if (isByChance)
        item.seed = content::variantSeed(m_seed, question.id, variant);
    item.order = shuffledOrder(shuffled, item.seed);
    const auto* choice = std::get_if<content::ChoiceTask>(&question.task);
    const bool isOrdering = std::holds_alternative<content::OrderingTask>(question.task);
    if (choice && choice->kind != content::OptionKind::Words)
        std::ranges::sort(item.order);
    else if (isOrdering && std::ranges::is_sorted(item.order)) // it would be the answer
        std::ranges::reverse(item.order);
    return item;
}

QuizPhase QuizSession::phase() const
{
    if (m_items.isEmpty())
        return QuizPhase::Empty;
    return item() ? item()->phase : QuizPhase::Finished;
}

int QuizSession::answeredCount() const
{
    return int(std::ranges::count_if(m_items, &QuizItem::isJudged));
}

const QuizItem* QuizSession::item() const
{
    return m_index < m_items.size() ? &m_items[m_index] : nullptr;
}

const QuizItem* QuizSession::itemOf(const QString& questionId) const
{
    const auto found =
        std::ranges::find(m_items, questionId, [](const QuizItem& item) { return item.question.id; });
    return found == m_items.end() ? nullptr : &*found;
}

QuizItem* QuizSession::present()
{
    return m_index < m_items.size() ? &m_items[m_index] : nullptr;
}

engine::TracePtr QuizSession::trace() const
{
    const bool isOfThisQuestion =
        item() && !isComputing() && m_source.problem().kind == TraceProblem::Kind::None;
    return isOfThisQuestion ? m_source.trace() : nullptr;
}

content::Focus QuizSession::focus() const
{
    if (!trace())
        return {};
    const content::Focus& asked = item()->question.state.focus;
    return {within(asked.query, trace()->queries()), within(asked.key, trace()->keys())};
}

QString QuizSession::filled(const content::Localized& words, Markup markup) const
{
    const QString text = content::inLanguage(words, m_language);
    return trace() ? fillFields(text, *trace(), item()->state.head, focus(), markup) : text;
}

QString QuizSession::prompt() const
{
    return item() ? filled(item()->question.prompt, Markup::Markdown) : QString();
}

QStringList QuizSession::hints() const
{
    QStringList taken;
    for (int i = 0; item() && i < item()->hintsUsed; ++i)
        taken.append(filled(item()->question.hints[i], Markup::Markdown));
    return taken;
}

bool QuizSession::hasMoreHints() const
{
    return item() && item()->hintsUsed < item()->question.hints.size();
}

QString QuizSession::feedback() const
{
    if (!item())
        return {};
    if (item()->isUnreadable)
        return unreadable();
    if (item()->phase == QuizPhase::GivenUp)
        return solution();
    return item()->verdict && !item()->isOpen() ? filled(item()->verdict->feedback, Markup::Markdown)
                                                : QString();
}

/// Why the right answer is right: what is said to who gave it. A number has its working instead.
template <typename Task>
QString QuizSession::whyRight(const Task& task) const
{
    if constexpr (std::is_same_v<Task, content::NumberTask> || !requires { task.feedbackRight; })
        return {};
    else
        return filled(task.feedbackRight, Markup::Markdown);
}

/// The calculation of a number, the place of a cell, the reason; options answer for themselves.
QString QuizSession::solution() const
{
    const content::Question& question = item()->question;
    if (!question.working.isEmpty())
        return filled(question.working, Markup::Markdown);
    const auto* cell = std::get_if<content::CellTask>(&question.task);
    if (!cell)
        return std::visit([this](const auto& task) { return whyRight(task); }, question.task);
    if (!trace() || !item()->verdict)
        return {};
    const engine::CellRef answer = content::resolve(cell->cell, *trace(), question.state.focus);
    //: row and column of a map, number in its cell
    return tr("The answer: row “%1”, column “%2”, %3.")
        .arg(tokenName(*trace(), int(answer.row)), keyTokenName(*trace(), int(answer.column)),
             formatCell(trace()->at(answer)));
}

QString QuizSession::unreadable() const
{
    return std::holds_alternative<content::ShapeTask>(item()->question.task)
               ? tr("This cannot be read as a shape. Write its sizes like 4 × 9.")
               : tr("This cannot be read as one number. Write it like 0.25 or 1/4.");
}

bool QuizSession::canSubmit() const
{
    return phase() == QuizPhase::Ready && trace();
}

} // namespace casefile::playback
