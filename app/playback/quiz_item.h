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
    content::State state; ///< under which it is asked; settled with the first verdict
    std::optional<content::Answer> answer;
    std::optional<content::Certainty> certainty;
    int hintsUsed = 0;
    int attempt = 1;
    bool isUnreadable = false; ///< the typed number could not be read: asked again
    std::optional<content::Verdict> verdict;
    std::optional<content::AnswerRecord> first; ///< the first judged answer: it counts
    qint64 spentMs = 0;                         ///< on the present attempt, on earlier visits

    bool isOpen() const { return phase == QuizPhase::Asking || phase == QuizPhase::Ready; }
    bool isSolved() const
    {
        return phase == QuizPhase::Right || phase == QuizPhase::GivenUp;
    } ///< may be seen
    bool isJudged() const { return first.has_value(); }
};

/// An answer as it is written down: option id, number as typed, or "row,column".
QString toText(const content::Answer& answer);

/// The answer that was written down so; none when the text is not an answer to that kind of question.
std::optional<content::Answer> answerFromText(const QString& text, const content::Question& question);

/// True when something was given that fits the kind of question.
bool isComplete(const content::Answer& answer, const content::Question& question);

/// The ids of the options in the order shown; empty for questions without options.
QStringList optionIds(const QuizItem& item);

} // namespace casefile::playback
