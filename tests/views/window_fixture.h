#pragma once

#include "app/content/library.h"
#include "app/learner/store.h"
#include "app/playback/lesson_session.h"
#include "app/shell/main_window.h"
#include "app/shell/preferences.h"
#include "app/shell/program.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/start_page.h"

#include <QTemporaryDir>

#include <memory>

namespace casefile::test {

/// The whole window on the embedded content, with a store and settings of its own.
struct WindowFixture
{
    explicit WindowFixture(const QString& language = QStringLiteral("en"))
        : preferences(folder.filePath(QStringLiteral("settings.ini")))
    {
        preferences.setLanguage(language);
        preferences.setReducedMotion(true);
        store.open(folder.filePath(QStringLiteral("learner.sqlite")));
        window = std::make_unique<shell::MainWindow>(library, store, preferences);
    }

    void open(const QString& step, double progress = 1.0)
    {
        content::State state;
        state.step = step;
        window->showState(state, progress);
    }

    /// To the start page, and on with the lesson from there.
    void goHomeAndOn()
    {
        window->showStart();
        emit window->startPage()->learnChosen();
    }

    /// As a click on a row of the outline does.
    void choose(const QString& chapter, const QString& step)
    {
        emit window->lessonPage()->stepChosen(chapter, step);
    }

    /// The next run of the program, on what this one has left.
    void restart()
    {
        window.reset();
        window = std::make_unique<shell::MainWindow>(library, store, preferences);
    }

    QTemporaryDir folder;
    content::Library library = content::embeddedLibrary(shell::knownNames());
    learner::Store store;
    shell::Preferences preferences;
    std::unique_ptr<shell::MainWindow> window;
};

} // namespace casefile::test
