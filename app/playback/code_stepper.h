#pragma once

#include "app/content/state.h"
#include "app/playback/walk_clock.h"

#include <QObject>

#include <optional>

namespace casefile::playback {

class LessonSession;

/// The clock of the walk of a step for what is shown of a trace; null without a walk.
std::shared_ptr<const WalkClock> walkClock(const std::shared_ptr<const content::CodeWalk>& walk,
                                           const engine::TracePtr& trace, int head,
                                           const content::Focus& focus, const content::KnobValues& knobs);

/// The number that a card speaks of while a walk stands on a line.
struct WalkedCell
{
    engine::CellRef cell;
    WalkSpan span;      ///< all that the line touches of its tensor
    bool grows = false; ///< the trace has what it ends as; on the walk it may be on the way there
};

/// Steps through the code of the present step. It has no place of its own: the lesson's cursor says which
/// moment it is, and each step moves that cursor, so pictures and code cannot disagree.
class CodeStepper : public QObject
{
    Q_OBJECT

public:
    /// Follows the session, which must live as long.
    explicit CodeStepper(LessonSession& session, QObject* parent = nullptr);

    bool isOn() const { return m_clock != nullptr; }    ///< whether there is anything to step through
    const WalkClock& clock() const { return *m_clock; } ///< only while isOn()
    qint64 number() const { return m_number; }          ///< of the moment that is shown; -1 while not isOn()
    Moment moment() const;                              ///< that is shown; an empty one while not isOn()
    const content::WalkLine& line() const;              ///< an empty one while not isOn()
    /// Of what the present line makes, else reads, else what was made last, the number at the focus.
    std::optional<WalkedCell> cell() const;
    int head() const; ///< that the walk is at, where it runs over heads; else -1

public slots:
    void stepForward();       ///< one moment
    void stepBack();          ///< one moment
    void lineForward();       ///< to where another line begins
    void lineBack();          ///< to where this line begins, or the one before it
    void toFirst();           ///< moment of the walk
    void toLast();            ///< moment of the walk
    void show(qint64 number); ///< a moment, kept within the walk
    void showMaker(const casefile::engine::CellRef& cell); ///< the line that made a number; none: stays
    void showLine(int line); ///< index into the lines of the walk, with the present indices

signals:
    void changed(); ///< another moment, or another walk

private:
    void follow();
    void followHead();
    const content::WalkTensor* tensor() const; ///< that the present line is about; null: none

    LessonSession& m_session;
    std::shared_ptr<const WalkClock> m_clock;
    qint64 m_number = -1;
    QString m_step;
    int m_chosenHead = -1; ///< of the session, when it was last looked at
    bool m_isStale = true; ///< the clock is of a step, trace or focus that was
};

} // namespace casefile::playback
