#pragma once

#include "app/content/state.h"
#include "app/playback/lesson_session.h"

#include <QObject>
#include <QString>

namespace casefile::content {
struct Library;
}

namespace casefile::shell {

class Preferences;

/// Where the learner is: the lesson, which stays as it is while other pages are shown; the sentence of the
/// start page; and the place that outlives the program, which says of the lesson only what is the learner's.
class Places : public QObject
{
    Q_OBJECT

public:
    /// Library and preferences outlive it.
    Places(const content::Library& library, Preferences& preferences, const QString& language);

    playback::LessonSession& lesson() { return m_lesson; }
    playback::LessonSession& play() { return m_play; }

    bool isOpen() const;          ///< there is a lesson to go back to as it is
    content::State first() const; ///< the first step of the course; its step is empty
    content::State last() const;  ///< of the open lesson, else of the last run, else first()
    const content::Chapter* find(const QString& chapterId) const; ///< nullptr when it has nothing to show

    /// A lesson at that step and settings; its chapter must be there.
    void open(const content::State& state, double progress);
    void setLanguage(const QString& language);
    void reload(); ///< the library was read again; a chapter that cannot be read just now stays as it was

private:
    void openPlay();
    void remember();
    void restoreFreePlay(const QUrl& kept);
    content::State remembered() const;

    const content::Library& m_library;
    Preferences& m_preferences;
    QString m_language;
    bool m_isOpening = false; ///< what is half open is not remembered
    playback::LessonSession m_lesson;
    playback::LessonSession m_play;
};

} // namespace casefile::shell
