#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QMetaType>
#include <QString>
#include <QStringList>

namespace casefile::playback {

/// How sure the learner says to be, before the verdict. The numbers are those of the answer log.
enum class Certainty { Guess = 1, Think = 2, Sure = 3 };

/// One answer that was judged, as a plain value: the shell makes a line of the answer log of it.
struct AnswerData
{
    QString questionId;
    int questionVersion = 1;
    QString chapter;
    QStringList optionIds; ///< in the order shown; empty for questions without options
    quint64 seed = 0;      ///< of that order
    QString given;         ///< option id, number as typed, or "row,column"; empty: given up
    bool right = false;
    QString misconception;
    Certainty certainty = Certainty::Guess;
    int hintsUsed = 0;
    int attempt = 1;
    QJsonObject state;     ///< under which it was asked, with the sentence
    qint64 durationMs = 0; ///< while the question was on screen, capped
    QDateTime when;

    bool operator==(const AnswerData&) const = default;
};

} // namespace casefile::playback

Q_DECLARE_METATYPE(casefile::playback::AnswerData)
