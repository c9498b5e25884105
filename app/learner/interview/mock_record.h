#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace casefile::learner {

/// What was asked for before a mock interview began.
struct MockSettings
{
    int minutes = 20;
    QStringList chapters; ///< empty: all
    QStringList levels;   ///< empty: all
    QString language;     ///< of the questions
    bool followUps = true;

    static constexpr int leastMinutes = 5;
    static constexpr int mostMinutes = 120;

    bool operator==(const MockSettings&) const = default;
};

/// A question that was asked in a mock interview. Its words are kept as they were asked.
struct MockEntry
{
    QString question; ///< id
    int version = 1;
    QString chapter;
    QString level;
    QString kind;
    QString words;
    bool isSkipped = false;
    bool isGraded = false; ///< the answer was compared with the model answer
    QString typed;         ///< empty: said aloud, or skipped
    QStringList points;    ///< that the answer had
    int pointCount = 0;    ///< of the model answer
    int rubric = 0;        ///< level 1 … 4; 0: not graded
    qint64 thinkMs = 0;
    qint64 answerMs = 0;
    qint64 followUpMs = 0;
    int followUps = 0;    ///< asked
    int followUpsMet = 0; ///< of those, answered well
    QString repairChapter;
    QString repairStep;

    qint64 totalMs() const { return thinkMs + answerMs + followUpMs; }
    bool operator==(const MockEntry&) const = default;
};

/// One mock interview, under way or over.
struct MockRecord
{
    MockSettings settings;
    QDateTime when;        ///< it began
    QStringList questions; ///< ids of all that were drawn, in order
    QList<MockEntry> entries;
    QDateTime keptAt; ///< when it was last written down
    qint64 pausedMs = 0;
    int pauses = 0;
    bool isOver = false;
    bool isEndedEarly = false;

    bool canGoOn() const { return !isOver && !entries.isEmpty() && entries.size() <= questions.size(); }
    qint64 talkMs() const; ///< of all questions: thinking, answering, follow-ups
    bool operator==(const MockRecord&) const = default;
};

QJsonObject toJson(const MockRecord& record);
std::optional<MockRecord> mockRecordFromJson(const QJsonObject& object); ///< nothing when it is none

} // namespace casefile::learner
