#include "app/playback/quiz_session.h"

#include "app/playback/prose_fields.h"
#include "app/playback/shuffle.h"

#include <algorithm>
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
                .shown = {}};
    for (const QuizItem& item : m_items) {
        if (item.hintsUsed > 0)
            run.hints.insert(item.question.id, item.hintsUsed);
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
    for (const content::Question& question : quiz.questions) {
        QuizItem item;
        item.question = question;
        if (question.isDrawn)
            item.seed = seedFor(seed, question.id);
        if (const auto* choice = std::get_if<content::ChoiceTask>(&question.task)) {
            item.seed = seedFor(seed, question.id);
            item.order = shuffledOrder(int(choice->options.size()), item.seed);
        }
        m_items.append(item);
    }
    m_index = 0;
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

QList<ShownOption> QuizSession::options() const
{
    QList<ShownOption> shown;
    const auto* choice = item() ? std::get_if<content::ChoiceTask>(&item()->question.task) : nullptr;
    if (!choice)
        return shown;
    for (const int index : item()->order) {
        const content::Option& option = choice->options[index];
        const bool isChosen = item()->answer && item()->answer->optionId == option.id;
        shown.append({option.id, filled(option.text, Markup::Plain), filled(option.feedback, Markup::Plain),
                      option.right, isChosen});
    }
    return shown;
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
        return tr("This cannot be read as one number. Write it like 0.25 or 1/4.");
    if (item()->phase == QuizPhase::GivenUp)
        return solution();
    return item()->verdict && !item()->isOpen() ? filled(item()->verdict->feedback, Markup::Markdown)
                                                : QString();
}

/// The calculation of a number, the place of a cell; options answer for themselves.
QString QuizSession::solution() const
{
    const content::Question& question = item()->question;
    if (!question.working.isEmpty())
        return filled(question.working, Markup::Markdown);
    const auto* cell = std::get_if<content::CellTask>(&question.task);
    if (!cell || !trace() || !item()->verdict)
        return {};
    const engine::CellRef answer = content::resolve(cell->cell, *trace(), question.state.focus);
    //: row and column of a map, number in its cell
    return tr("The answer: row “%1”, column “%2”, %3.")
        .arg(tokenName(*trace(), int(answer.row)), keyTokenName(*trace(), int(answer.column)),
             formatCell(trace()->at(answer)));
}

bool QuizSession::canSubmit() const
{
    return phase() == QuizPhase::Ready && trace();
}

} // namespace casefile::playback
