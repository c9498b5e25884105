#include "app/content/library_watcher.h"

#include <QDirIterator>

namespace casefile::content {
namespace {

constexpr int burstMs = 200;

} // namespace

LibraryWatcher::LibraryWatcher(QObject* parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(burstMs);
    connect(&m_timer, &QTimer::timeout, this, &LibraryWatcher::settle);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_timer, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_timer, qOverload<>(&QTimer::start));
}

void LibraryWatcher::watch(const QStringList& folders)
{
    m_folders = folders;
    rescan();
}

void LibraryWatcher::setDelay(int milliseconds)
{
    m_timer.setInterval(milliseconds);
}

void LibraryWatcher::settle()
{
    rescan(); // editors replace a file when saving, and a replaced file is no longer watched
    emit changed();
}

void LibraryWatcher::rescan()
{
    const QStringList before = m_watcher.files() + m_watcher.directories();
    if (!before.isEmpty())
        m_watcher.removePaths(before);
    QStringList now;
    for (const QString& folder : m_folders) {
        now.append(folder);
        QDirIterator below(folder, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot,
                           QDirIterator::Subdirectories);
        while (below.hasNext())
            now.append(below.next());
    }
    if (!now.isEmpty())
        m_watcher.addPaths(now);
}

} // namespace casefile::content
