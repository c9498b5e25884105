#include "app/playback/history.h"

#include <algorithm>

namespace casefile::playback {

namespace {

/// Part of a text that an edit replaced, and what stands there now.
struct Span
{
    qsizetype first = 0;
    qsizetype lastBefore = 0;
    qsizetype lastAfter = 0;
};

Span changedSpan(const QString& before, const QString& after)
{
    const qsizetype shorter = std::min(before.size(), after.size());
    qsizetype head = 0;
    while (head < shorter && before[head] == after[head])
        ++head;
    qsizetype tail = 0;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    return {head, before.size() - tail, after.size() - tail};
}

bool isTypingOn(const Edit& last, const Edit& next)
{
    const Span done = changedSpan(last.textBefore, last.textAfter);
    const Span now = changedSpan(next.textBefore, next.textAfter);
    return now.first <= done.lastAfter && now.lastBefore >= done.first;
}

bool isSameGesture(const Edit& last, const Edit& next)
{
    if (last.what != next.what || last.part != next.part || last.step != next.step)
        return false;
    switch (next.what) {
    case Edit::What::Typing:
        return isTypingOn(last, next);
    case Edit::What::Temperature:
    case Edit::What::Memory:
        return true;
    case Edit::What::Knob:
    case Edit::What::Weight:
        return last.knob == next.knob;
    case Edit::What::Sentence:
    case Edit::What::Other:
        return false;
    }
    return false;
}

bool changesNothing(const Edit& edit)
{
    return edit.sentenceBefore == edit.sentenceAfter && edit.choicesBefore == edit.choicesAfter;
}

} // namespace

bool History::record(const Edit& edit)
{
    m_undone.clear();
    const bool joined = m_mayJoin && !m_done.isEmpty() && isSameGesture(m_done.last(), edit);
    if (joined) {
        Edit& last = m_done.last();
        last.sentenceAfter = edit.sentenceAfter;
        last.textAfter = edit.textAfter;
        last.choicesAfter = edit.choicesAfter;
        if (changesNothing(last)) {
            m_done.removeLast();
            m_mayJoin = false;
        }
        return true;
    }
    if (m_done.size() == depth)
        m_done.removeFirst();
    m_done.append(edit);
    m_mayJoin = true;
    return false;
}

std::optional<Edit> History::undo()
{
    m_mayJoin = false;
    if (m_done.isEmpty())
        return {};
    m_undone.append(m_done.takeLast());
    return m_undone.last();
}

std::optional<Edit> History::redo()
{
    m_mayJoin = false;
    if (m_undone.isEmpty())
        return {};
    m_done.append(m_undone.takeLast());
    return m_done.last();
}

void History::forgetStepChoices()
{
    const auto isOfStep = [](const Edit& edit) { return edit.part == Edit::Part::Step; };
    m_done.removeIf(isOfStep);
    m_undone.removeIf(isOfStep);
    m_mayJoin = false;
}

void History::clear()
{
    *this = {};
}

} // namespace casefile::playback
