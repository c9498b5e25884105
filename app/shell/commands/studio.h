#pragma once

#include "app/content/library.h"
#include "app/learner/store.h"
#include "app/shell/main_window.h"
#include "app/shell/preferences.h"

#include <QApplication>
#include <QImage>
#include <QSize>
#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace casefile::shell {

/// No display, and none of the platform's remarks about that: before the application object is made.
void beHeadless();

/// The event loop goes round until deferred deletions and height-for-width layouts have come to rest.
void settle();

/// The program without a display: the same window, offscreen, with a learner and preferences of its own that
/// are thrown away.
class Studio
{
public:
    /// Every picture is `scale` device pixels to the pixel.
    Studio(int& argc, char** argv, double scale);
    ~Studio();

    const content::Library& library() const { return m_library; }
    MainWindow& window() { return *m_window; }

    /// Puts the lesson page at this step, `progress` of the way. False when chapter or step do not exist.
    bool open(const content::State& state, double progress);
    QString file(const QString& name) const { return m_folder.filePath(name); } ///< that is thrown away
    void waitForTrace(); ///< long sentences are computed on another thread

    /// What a person would see of the window at this size; larger when the page does not fit into it. A
    /// dialog over it is taken instead, and closed.
    QImage picture(QSize size);

private:
    std::unique_ptr<QApplication> m_application;
    QTemporaryDir m_folder;
    content::Library m_library;
    learner::Store m_store;
    Preferences m_preferences;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace casefile::shell
