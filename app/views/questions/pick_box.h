#pragma once

#include <QComboBox>

namespace casefile::views {

/// A box to pick words from, made for a page that scrolls and that has keys of its own: the wheel scrolls the
/// page, keys with Ctrl are the page's, Delete empties it.
class PickBox : public QComboBox
{
    Q_OBJECT

public:
    explicit PickBox(QWidget* parent);

signals:
    void picked(int index); ///< by the learner; -1: emptied

protected:
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace casefile::views
