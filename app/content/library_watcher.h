#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace casefile::content {

/// Tells when something in the watched folders was saved, once a burst of changes is over: for live reload
/// while writing.
class LibraryWatcher : public QObject
{
    Q_OBJECT

public:
    explicit LibraryWatcher(QObject* parent = nullptr);

    void watch(const QStringList& folders); ///< these and all below them, instead of what was watched before
    void setDelay(int milliseconds);        ///< quiet time that ends a burst

signals:
    void changed();

private:
    void settle();
    void rescan();

    QFileSystemWatcher m_watcher;
    QTimer m_timer;
    QStringList m_folders;
};

} // namespace casefile::content
