#pragma once

#include "app/content/state.h"
#include "app/playback/lesson_session.h"
#include "app/shell/reading_log.h"

#include <QObject>
#include <QString>

#include <optional>

namespace casefile::content {
struct Library;
}

namespace casefile::shell {

class Preferences;

/// Where the learner is: the lesson, which stays as it is while other pages are shown or another step is
/// visited; the sentence of the start page; and the places that outlive the program (the last one, and that
/// of each chapter), which say of a lesson only what is the learner's.
class Places : public QObject
{
    Q_OBJECT

public:
    /// Library, store and preferences outlive it.
    Places(const content::Library& library, learner::Store& store, Preferences& preferences,
           const QString& language);

    playback::LessonSession& lesson() { return m_lesson; }
    playback::LessonSession& play() { return m_play; }

    bool isOpen() const;          ///< there is a lesson to go back to as it is
    content::State first() const; ///< the first step of the course; its step is empty
    content::State last() const;  ///< of the open lesson, else of the last run, else first()
    /// That step as the learner left it, else as the author has it; without a step, where the chapter was
    /// left.
    content::State at(const QString& chapterId, const QString& stepId) const;
    const content::Chapter* find(const QString& chapterId) const; ///< nullptr when it has nothing to show

    /// A lesson at that step and settings; its chapter must be there.
    void open(const content::State& state, double progress);
    /// A step is looked at, and the lesson waits as it is until the visit ends: place, settings, undo.
    void visit(const content::State& state);
    void endVisit(); ///< does nothing when there is none
    void setLanguage(const QString& language);
    void reload(); ///< the library was read again; a chapter that cannot be read just now stays as it was

private:
    void openPlay();
    void remember();
    void restoreFreePlay(const QUrl& kept);
    content::State remembered(const QUrl& place) const;

    const content::Library& m_library;
    Preferences& m_preferences;
    QString m_language;
    ReadingLog m_reading;
    bool m_isOpening = false;   ///< what is half open is not remembered
    bool m_isVisiting = false;  ///< nor is what is only visited
    bool m_wasReloaded = false; ///< during the visit
    std::optional<playback::LessonSession::Bookmark>
        m_bookmark; ///< of the lesson that waits, if one was open
    playback::LessonSession m_lesson;
    playback::LessonSession m_play;
};

} // namespace casefile::shell
