#pragma once

#include "app/content/answer_record.h"
#include "app/learner/backup.h"
#include "app/learner/store_state.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace casefile::learner {

class Database;

/// What this person did. One user action is one transaction; the log is append-only.
class Store
{
public:
    Store();
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    /// Opens or creates, and locks against a second writer; never overwrites a file that is not ours or not
    /// sound. The program runs on without a store: then nothing is kept and all lists are empty.
    enum class IfGone {
        Ask, ///< not made anew where there are backups of it: Missing
        StartNew,
    };
    StoreState open(const QString& file, IfGone ifGone = IfGone::Ask);
    void close();
    StoreState state() const; ///< may change to DiskFull and back with any writing action
    QString problem() const;  ///< one translated sentence for the state; empty when Ready
    QString file() const;
    bool isWritable() const;

    /// A verified copy of the file beside it, at most one each day (UTC). One is also made whenever a file of
    /// an older version is opened; without it such a file is only read.
    BackupResult backUpDaily(const QDateTime& now);
    QString backupProblem() const; ///< one translated sentence when today's could not be made; else empty

    /// A backup takes the place of the file, which is set aside beside it, never overwritten; then it is
    /// opened. False when that was not possible: what is there then, state() says.
    bool restore(const Backup& backup, const QDateTime& now);
    bool startNew(const QDateTime& now); ///< likewise an empty file

    /// False when it could not be kept. When it returns true, the answer survives a crash.
    bool record(const content::AnswerRecord& answer);
    QList<content::AnswerRecord> answers(const QString& chapter = {}) const; ///< oldest first
    /// Those that are evidence for or against a belief: all answers to questions at which it was shown.
    QList<content::AnswerRecord> answersShowing(const QString& misconception) const;
    /// The same of all beliefs. Only what tells of them is filled in: question, chapter, misconception, right
    /// or not, certainty, attempt, when.
    QList<content::AnswerRecord> answersAtBeliefs() const;
    QStringList questionsAnswered() const; ///< ids, each once, in no particular order

    /// The first time counts.
    bool markStepSeen(const QString& chapter, const QString& step, const QDateTime& when);
    QStringList stepsSeen(const QString& chapter) const; ///< in the order in which they were first seen

    bool setPreference(const QString& key, const QString& value);
    QString preference(const QString& key, const QString& fallback = {}) const;

private:
    friend class Deck;
    friend class InterviewLog;
    friend class Outbox;
    friend class OwnQuestions;

    /// One action, one transaction: all of it is on the disk when this returns true, else nothing.
    bool transact(const std::function<bool(Database&)>& action);
    Database& database() const;

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace casefile::learner
