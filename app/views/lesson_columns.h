#pragma once

#include <QSplitter>

namespace casefile::views {

class Appearance;

/// Outline, pictures and words side by side. Larger text makes the side columns wider; where the window is
/// too narrow for three, the outline makes room until it is called, and a learner may put it away in any
/// window.
class LessonColumns : public QSplitter
{
    Q_OBJECT

public:
    explicit LessonColumns(const Appearance& appearance, QWidget* parent = nullptr);

    void fill(QWidget* outline, QWidget* pictures, QWidget* words);
    void toggleOutline();
    bool isOutlineAway() const { return m_isOutlineAway; } ///< put away by the learner in a window with room
    void setOutlineAway(bool away);
    QByteArray ownWidths() const; ///< that the learner dragged; empty: none
    void restoreWidths(const QByteArray& widths);

signals:
    void outlineCalled(); ///< it came because it was asked for

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    bool hasRoom() const;
    void share();

    const Appearance& m_appearance;
    bool m_areWidthsOwn = false;
    bool m_isOutlineAway = false;
    bool m_isOutlineCalled = false; ///< although there is no room
};

} // namespace casefile::views
