#include "app/views/questions/pick_box.h"

#include <QKeyEvent>
#include <QWheelEvent>

namespace casefile::views {

PickBox::PickBox(QWidget* parent)
    : QComboBox(parent)
{
    constexpr int fewestLetters = 16;
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(fewestLetters);
    connect(this, &QComboBox::activated, this, &PickBox::picked);
}

void PickBox::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

void PickBox::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        emit picked(-1);
    else if (event->modifiers() & Qt::ControlModifier)
        event->ignore();
    else
        QComboBox::keyPressEvent(event);
}

} // namespace casefile::views
