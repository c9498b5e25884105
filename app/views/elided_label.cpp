#include "app/views/elided_label.h"

#include <QStylePainter>

namespace casefile::views {

QString ElidedLabel::shownText() const
{
    return fontMetrics().elidedText(text(), Qt::ElideLeft, contentsRect().width());
}

void ElidedLabel::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QStylePainter painter(this);
    painter.drawItemText(contentsRect(), int(alignment()), palette(), isEnabled(), shownText(),
                         foregroundRole());
}

} // namespace casefile::views
