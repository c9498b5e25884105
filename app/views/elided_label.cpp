#include "app/views/elided_label.h"

#include <QStylePainter>

namespace casefile::views {

/// Whole folders go, from the left.
QString ElidedLabel::shownText() const
{
    const int room = contentsRect().width();
    QString shown = text();
    for (qsizetype slash = 0; fontMetrics().horizontalAdvance(shown) > room;) {
        slash = text().indexOf(u'/', slash + 1);
        if (slash < 0)
            return fontMetrics().elidedText(text(), Qt::ElideLeft, room);
        shown = u'…' + text().sliced(slash);
    }
    return shown;
}

void ElidedLabel::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QStylePainter painter(this);
    painter.drawItemText(contentsRect(), int(alignment()), palette(), isEnabled(), shownText(),
                         foregroundRole());
}

} // namespace casefile::views
