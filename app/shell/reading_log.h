#pragma once

#include <QHash>
#include <QString>
#include <QTimer>
#include <QUrl>

namespace casefile::learner {
class Store;
}

namespace casefile::shell {

/// What the store keeps of the reading of each chapter: where the learner was, and what was set in its free
/// play. Written a little later, as both change with every key that is typed.
class ReadingLog
{
public:
    explicit ReadingLog(learner::Store& store); ///< the store outlives it
    ~ReadingLog();

    struct Kept
    {
        QUrl place;    ///< deep link of the step; empty: never begun
        QUrl freePlay; ///< deep link of the free play; empty: nothing was set there
        bool operator==(const Kept&) const = default;
    };

    void keep(const QString& chapter, const Kept& reading);
    Kept kept(const QString& chapter) const; ///< as it stands there, true or not: the reader checks it
    void write();                            ///< now; what the store cannot take stays for this run

private:
    learner::Store& m_store;
    QHash<QString, Kept> m_waiting;
    QTimer m_timer;
};

} // namespace casefile::shell
