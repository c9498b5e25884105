#pragma once

#include "app/learner/classroom/class_worker.h"

#include <QTimer>

namespace casefile::learner {

/// How it stands between a learner and the class.
enum class LinkState {
    Off,           ///< no class is joined: nothing goes anywhere
    NeedsPassword, ///< everything is kept here until it is given
    Sending,
    UpToDate,
    Waiting, ///< until it is tried again
};

/// Sends the outbox to the class in a thread of its own: in batches, again and again with longer pauses while
/// the server is away. Neither the window nor the store ever waits for it. The store outlives it.
class ClassLink : public QObject
{
    Q_OBJECT

public:
    struct Pace
    {
        int lookMs = 5000; ///< for something new to send
        int firstPauseMs = 2000;
        int longestPauseMs = 5 * 60 * 1000;
    };

    static constexpr int batchRows = 200;

    explicit ClassLink(Store& store, QObject* parent = nullptr);

    void setPace(const Pace& pace) { m_pace = pace; }
    bool join(const ClassPlace& place, const QString& password); ///< false if it could not be kept
    bool leave();
    void setPassword(const QString& password); ///< and tries it; only ever in memory
    void tryNow();
    void follow(); ///< the store was opened again

    LinkState state() const { return m_state; }
    ClassTrouble trouble() const { return m_trouble; }
    QString sentence() const; ///< of the trouble, translated; empty without
    const Outbox& outbox() const { return m_outbox; }

signals:
    void changed();

private:
    void look();
    void enter(LinkState state);
    void arrived(const OutboxBatch& batch);
    void failed(ClassTrouble trouble, const QString& said);

    Outbox m_outbox;
    ClassThread m_thread;
    QTimer m_next;
    Pace m_pace;
    QString m_password;
    LinkState m_state = LinkState::Off;
    ClassTrouble m_trouble = ClassTrouble::None;
    QString m_said;
    int m_pauseMs = 0;
    int m_round = 0; ///< counts places and passwords: what an older one brings is not looked at
    int m_sentRound = 0;
    int m_pending = 0;          ///< results that are to come
    bool m_isConnected = false; ///< since the last change of place or password it has worked
};

/// Reads a class for its instructor: on demand, and every minute while it is watched.
class ClassReader : public QObject
{
    Q_OBJECT

public:
    explicit ClassReader(QObject* parent = nullptr);

    void open(const ClassPlace& place, const QString& password);
    void setWatched(bool on);
    bool refresh(); ///< false when there is nobody to ask, or no password to do so

signals:
    void rowsRead(const casefile::learner::ClassRows& rows);
    void failed(const QString& sentence);

private:
    void ask();

    ClassThread m_thread;
    QTimer m_minute;
    ClassPlace m_place;
    QString m_password;
    int m_pending = 0; ///< results that are to come
};

} // namespace casefile::learner
