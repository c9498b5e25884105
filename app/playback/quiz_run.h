#pragma once

#include "app/playback/quiz_item.h"

#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace casefile::playback {

/// Where a quiz stands, beside the answers of the log: with both it goes on where it was.
struct QuizRun
{
    QString chapter;
    quint64 seed = 0;
    QString sentence;             ///< the learner's own, that questions are asked of
    QString question;             ///< id of the present one; empty: the summary
    QHash<QString, int> hints;    ///< question id -> hints taken
    QHash<QString, int> variants; ///< question id -> how often it was drawn anew
    QStringList shown;            ///< questions whose solution was looked at after a wrong answer

    bool operator==(const QuizRun&) const = default;
};

QJsonObject toJson(const QuizRun& run);
std::optional<QuizRun> quizRunFromJson(const QJsonObject& object); ///< none if it is not one

/// Brings back what happened to the questions of a run that was just begun: its answers, oldest first, hints
/// and solutions looked at. An answer to a question that has changed since is passed over: it is asked anew.
void restore(QList<QuizItem>& items, const QuizRun& run, const QList<content::AnswerRecord>& answers);

} // namespace casefile::playback
