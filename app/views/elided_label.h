#pragma once

#include <QLabel>

namespace casefile::views {

/// One line of plain text that loses its beginning where the room is too narrow: of a path the name of the
/// file stays. Its text, for screen readers and tooltips, is the whole.
class ElidedLabel : public QLabel
{
public:
    using QLabel::QLabel;

    QString shownText() const; ///< what there is room for now

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace casefile::views
