#include "app/figures/covered.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"

namespace casefile::figures {

Scene covered(Scene explained, const Frame& frame)
{
    const QSizeF room = reserveLegend(explained, frame).size;
    explained.summary = unansweredText();
    explained.marks.append(
        textMark(QRectF(QPointF(), room), unansweredText(), textPixels(frame, 14.0), Role::Muted));
    return explained;
}

} // namespace casefile::figures
