#pragma once

#include "app/learner/store_state.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <memory>

namespace casefile::learner {

/// How sure the learner said to be before the verdict.
enum class Certainty { Guess = 1, Think = 2, Sure = 3 };

/// One answer, as it goes into the append-only log (learning.md section 7 point 3).
struct AnswerRecord
{
    QString questionId;
    int questionVersion = 1;
    QString chapter;
    QStringList optionIds; ///< as shown, in the order shown
    quint64 seed = 0;      ///< of that order
    QString given;         ///< option id, number as typed, or "row,column"
    bool right = false;
    QString misconception;
    Certainty certainty = Certainty::Think;
    int hintsUsed = 0;
    int attempt = 1;       ///< the first drives diagnosis
    QJsonObject state;     ///< sentence, model, … under which it was asked
    qint64 durationMs = 0; ///< capped at longestMs
    QDateTime when;        ///< stored as UTC ms and local offset

    static constexpr qint64 longestMs = 10 * 60 * 1000;
    bool operator==(const AnswerRecord&) const = default;
};

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
    StoreState open(const QString& file);
    void close();
    StoreState state() const; ///< may change to DiskFull and back with any writing action
    QString problem() const;  ///< one translated sentence for the state; empty when Ready
    QString file() const;
    bool isWritable() const;

    /// False when it could not be kept. When it returns true, the answer survives a crash.
    bool record(const AnswerRecord& answer);
    QList<AnswerRecord> answers(const QString& chapter = {}) const; ///< oldest first
    QStringList questionsAnswered() const; ///< ids, each once, in no particular order

    /// The first time counts.
    bool markStepSeen(const QString& chapter, const QString& step, const QDateTime& when);
    QStringList stepsSeen(const QString& chapter) const; ///< in the order in which they were first seen

    bool setPreference(const QString& key, const QString& value);
    QString preference(const QString& key, const QString& fallback = {}) const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace casefile::learner
