#pragma once

#include "app/playback/quiz_item.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace casefile::playback {

/// What the first answers say about one belief: a sure answer weighs 2, a likely one 1; a guess shows a gap,
/// not a belief.
struct Finding
{
    static constexpr int activeFrom = 2; ///< two likely hits or one sure hit

    QString misconception;
    int evidence = 0;
    QStringList questionIds;

    bool isActive() const { return evidence >= activeFrom; }
};

/// The step that repairs what was answered wrong.
struct Repair
{
    QString chapter;
    QString step;
    QStringList questionIds;
};

/// A quiz summed up; the first answer to each question counts.
struct QuizResult
{
    int questions = 0;
    int answered = 0;
    int right = 0;           ///< at the first try, without a hint
    int rightWithHelp = 0;   ///< at the first try after hints, or at a later try
    int wrong = 0;           ///< not right at any try, or given up
    QList<Finding> findings; ///< strongest evidence first
    QList<Repair> repairs;   ///< in the order of the questions
};

QuizResult resultOf(const QList<QuizItem>& items);

} // namespace casefile::playback
