#pragma once

#include "app/figures/palette.h"

#include <QWidget>

class QScrollArea;

namespace casefile::views {

class Appearance;

/// At the lower edge of a page that goes on below it: fades the page out and points down. Gone at the end.
class FoldMark : public QWidget
{
    Q_OBJECT

public:
    /// `ground`: the colour of the page.
    FoldMark(QScrollArea* area, figures::Role ground, const Appearance& appearance);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    QScrollArea* m_area;
    figures::Role m_ground;
    const Appearance& m_appearance;
};

} // namespace casefile::views
