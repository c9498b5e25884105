// What a quiz session shows of the present answer: options, pairs, gaps, items, points.
#include "app/playback/quiz_session.h"

#include "app/content/questions/cloze.h"
#include "app/playback/shuffle.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::playback {

namespace {

QString partOf(const QuizItem& item, qsizetype index)
{
    return item.answer ? item.answer->parts.value(index) : QString();
}

ShownPart::Mark markOf(const QuizItem& item, qsizetype index)
{
    const bool isShown = item.answer && item.verdict && !item.isOpen() && index < item.verdict->parts.size();
    if (!isShown)
        return ShownPart::Mark::None;
    return item.verdict->parts[index].right ? ShownPart::Mark::Right : ShownPart::Mark::Wrong;
}

} // namespace

QList<ShownOption> QuizSession::options() const
{
    QList<ShownOption> shown;
    const auto* choice = item() ? std::get_if<content::ChoiceTask>(&item()->question.task) : nullptr;
    if (!choice)
        return shown;
    const content::Answer given = item()->answer.value_or(content::Answer());
    for (const int index : item()->order) {
        const content::Option& option = choice->options[index];
        const bool isChosen =
            choice->isSeveral ? given.parts.contains(option.id) : given.optionId == option.id;
        const bool isMissed = choice->isSeveral && option.right && !isChosen;
        QString feedback = filled(isMissed ? option.missed : option.feedback, Markup::Plain);
        if (!option.fix.isEmpty())
            feedback =
                tr("It should read: %1\n%2", "a line of code, why").arg(option.fix.trimmed(), feedback);
        shown.append({option.id, filled(option.text, Markup::Plain), feedback, option.right, isChosen});
    }
    return shown;
}

QList<ShownPart> QuizSession::parts() const
{
    QList<ShownPart> shown;
    if (!item())
        return shown;
    const bool solved = item()->isSolved();
    const auto words = [this](const content::Localized& text) { return filled(text, Markup::Plain); };
    const auto finish = [&](ShownPart& part, qsizetype index) {
        part.given = partOf(*item(), index);
        part.mark = markOf(*item(), index);
        if (part.mark != ShownPart::Mark::None)
            part.feedback = words(item()->verdict->parts[index].feedback);
        shown.append(part);
    };
    if (const auto* matching = std::get_if<content::MatchingTask>(&item()->question.task)) {
        QList<ShownChoice> rights;
        for (const content::Pair& pair : matching->pairs)
            rights.append({pair.id, words(pair.right)});
        for (const content::Spare& spare : matching->spares)
            rights.append({spare.id, words(spare.text)});
        for (qsizetype i = 0; i < matching->pairs.size(); ++i) {
            ShownPart part;
            part.label = words(matching->pairs[i].left);
            for (const int index : item()->order)
                part.choices.append(rights[index]);
            if (solved)
                part.solution = rights[i].text;
            finish(part, i);
        }
    } else if (const auto* cloze = std::get_if<content::ClozeTask>(&item()->question.task)) {
        for (qsizetype i = 0; i < cloze->gaps.size(); ++i) {
            const content::Gap& gap = cloze->gaps[i];
            ShownPart part;
            part.label = tr("Gap %1").arg(i + 1);
            for (const int index : shuffledOrder(int(gap.options.size()), seedFor(item()->seed, gap.id)))
                part.choices.append({gap.options[index].id, words(gap.options[index].text)});
            if (solved)
                part.solution = words(solutionOf(gap));
            finish(part, i);
        }
    }
    return shown;
}

QString QuizSession::clozeText() const
{
    const auto* cloze = item() ? std::get_if<content::ClozeTask>(&item()->question.task) : nullptr;
    if (!cloze)
        return {};
    QString text = filled(cloze->text, Markup::Markdown);
    const QList<ShownPart> gaps = parts();
    for (qsizetype i = 0; i < gaps.size(); ++i) {
        const ShownPart& gap = gaps[i];
        const auto chosen = std::ranges::find(gap.choices, gap.given, &ShownChoice::id);
        QString words = chosen == gap.choices.end() ? gap.given : chosen->text;
        if (item()->isSolved())
            words = gap.solution;
        const QString place = words.isEmpty()
                                  ? tr("[%1: …]", "an empty gap, its number").arg(i + 1)
                                  : tr("[%1: %2]", "a gap, its number, words in it").arg(i + 1).arg(words);
        text.replace(u"⟦%1⟧"_s.arg(cloze->gaps[i].id), u"**%1**"_s.arg(place));
    }
    return text;
}

QList<ShownItem> QuizSession::order() const
{
    QList<ShownItem> shown;
    const auto* ordering = item() ? std::get_if<content::OrderingTask>(&item()->question.task) : nullptr;
    if (!ordering)
        return shown;
    QStringList ids = item()->answer ? item()->answer->parts : optionIds(*item());
    const bool solved = item()->isSolved();
    if (solved)
        ids = shuffledIds(item()->question.task);
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const auto found = std::ranges::find(ordering->items, ids[i], &content::Spare::id);
        if (found != ordering->items.end())
            shown.append({ids[i], filled(found->text, Markup::Plain),
                          !solved && markOf(*item(), i) == ShownPart::Mark::Wrong});
    }
    return shown;
}

QList<ShownItem> QuizSession::points() const
{
    QList<ShownItem> shown;
    const auto* task = item() ? std::get_if<content::FreeTextTask>(&item()->question.task) : nullptr;
    for (qsizetype i = 0; task && i < task->points.size(); ++i) {
        const content::Spare& point = task->points[i];
        shown.append({point.id, filled(point.text, Markup::Plain), partOf(*item(), i) == u"1"_s});
    }
    return shown;
}

QString QuizSession::model() const
{
    const auto* task = item() ? std::get_if<content::FreeTextTask>(&item()->question.task) : nullptr;
    return task ? filled(task->model, Markup::Markdown) : QString();
}

QString QuizSession::expected() const
{
    if (!item() || !item()->verdict)
        return {};
    const content::Verdict& verdict = *item()->verdict;
    return verdict.expectedText.isEmpty() ? content::inLanguage(verdict.expectedWords, m_language)
                                          : verdict.expectedText;
}

} // namespace casefile::playback
