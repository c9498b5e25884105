#include "app/views/frame_source.h"

#include "app/figures/measured_cost_figure.h"
#include "app/playback/lesson_session.h"

#include <algorithm>

namespace casefile::views {

figures::Frame frameOf(const playback::LessonSession& session, QSizeF size, double textScale)
{
    figures::Frame frame;
    if (session.problem().isEmpty())
        frame.trace = session.trace();
    frame.previous = session.previousTrace();
    frame.frozen = session.frozenTrace();
    frame.head = session.state().head;
    if (frame.trace && frame.trace->headCount() > 0)
        frame.head = std::clamp(frame.head, 0, int(frame.trace->headCount()) - 1);
    frame.allHeads = session.state().allHeads;
    frame.progress = session.cursor().progress;
    frame.focus = session.focus();
    frame.knobs = session.state().knobs;
    frame.timing = session.costMeter().timing(figures::timedWidth(frame.knobs));
    frame.walk = session.step().walk;
    frame.pinned = session.isPinned();
    frame.revealed = session.isRevealed();
    frame.size = size;
    frame.textScale = textScale;
    frame.language = session.language();
    return frame;
}

bool isSameFrame(const figures::Frame& a, const figures::Frame& b)
{
    return a.trace == b.trace && a.previous == b.previous && a.frozen == b.frozen && a.head == b.head &&
           a.allHeads == b.allHeads && a.progress == b.progress && a.focus == b.focus && a.knobs == b.knobs &&
           a.walk == b.walk && a.timing == b.timing && a.window == b.window && a.pinned == b.pinned &&
           a.revealed == b.revealed && a.numbersShown == b.numbersShown && a.size == b.size &&
           a.textScale == b.textScale && a.language == b.language;
}

} // namespace casefile::views
