#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QMetaType>
#include <QString>
#include <QStringList>

namespace casefile::content {

/// How sure the learner said to be before the verdict. The numbers are those of the answer log.
enum class Certainty { Guess = 1, Think = 2, Sure = 3 };

/// One answer that was judged, as it goes into the append-only log.
struct AnswerRecord
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
    int attempt = 1;       ///< the first drives diagnosis
    QJsonObject state;     ///< under which it was asked, with the sentence
    qint64 durationMs = 0; ///< while the question was on screen, at most longestMs
    QDateTime when;        ///< stored as UTC ms and local offset

    static constexpr qint64 longestMs = 10 * 60 * 1000; ///< more than this is a learner who went away
    bool operator==(const AnswerRecord&) const = default;
};

} // namespace casefile::content

Q_DECLARE_METATYPE(casefile::content::AnswerRecord)
