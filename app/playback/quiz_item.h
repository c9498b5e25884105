#pragma once

#include "app/content/answer_record.h"
#include "app/content/question.h"
#include "engine/attention/trace.h"

#include <QList>

#include <optional>

namespace casefile::playback {

/// Where one question stands.
enum class QuizPhase {
    Empty,   ///< the quiz has no questions
    Asking,  ///< answer or certainty is missing
    Ready,   ///< both are there: it can be submitted
    Right,   ///< judged right
    Wrong,   ///< judged wrong: try again, give up or go on
    GivenUp, ///< the solution is shown
    Finished ///< the summary is shown
};

/// One question of a running quiz and all that happened to it.
struct QuizItem
{
    content::Question question;
    quint64 seed = 0;
    QList<int> order; ///< of its options, as shown
    QuizPhase phase = QuizPhase::Asking;
    content::State state;                  ///< under which it is asked; settled with the first verdict
    std::optional<content::Answer> answer; ///< while it is open, perhaps in part
    QList<std::optional<content::Answer>> earlier; ///< what it was before each change since it was asked
    std::optional<content::Certainty> certainty;
    int hintsUsed = 0;
    int attempt = 1;
    int variant = 0;           ///< of a drawn question: how often it was drawn anew
    bool isUnreadable = false; ///< what was typed could not be read: asked again
    bool isRating = false;     ///< free words were handed in: their points are ticked now
    std::optional<content::Verdict> verdict;
    std::optional<content::AnswerRecord> first; ///< the first judged answer: it counts
    qint64 spentMs = 0;                         ///< on the present attempt, on earlier visits

    bool isOpen() const { return phase == QuizPhase::Asking || phase == QuizPhase::Ready; }
    bool isSolved() const
    {
        return phase == QuizPhase::Right || phase == QuizPhase::GivenUp;
    } ///< may be seen
    bool isJudged() const { return first.has_value(); }
    bool isAnswered() const; ///< with all its parts
};

/// An answer as it is written down: option id, words as typed, "row,column", or a JSON list of its parts
/// (of free words: the words, then "1" or "0" for each point).
QString toText(const content::Answer& answer);

/// The answer that was written down so; none when the text is not an answer to that kind of question.
std::optional<content::Answer> answerFromText(const QString& text, const content::Question& question);

/// True when something was given that fits the kind of question.
bool isComplete(const content::Answer& answer, const content::Question& question);

/// True when nothing was given, not even in part.
bool isBlank(const content::Answer& answer);

/// The ids of what is shown in an order of its own: options, items, right sides; in the order of the file.
QStringList shuffledIds(const content::Task& task);

/// The same in the order shown; empty for questions that have none.
QStringList optionIds(const QuizItem& item);

} // namespace casefile::playback
