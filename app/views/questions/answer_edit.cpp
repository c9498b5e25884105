#include "app/views/questions/answer_edit.h"

#include <QKeyEvent>

namespace casefile::views {

AnswerEdit::AnswerEdit(QWidget* parent)
    : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
}

bool AnswerEdit::wantsKey(const QKeyEvent& event) const
{
    const bool isReturn = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    const bool isDigit = event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9;
    const bool isOfPage = isReturn || isDigit || event.key() == Qt::Key_H;
    if (isReadOnly() || event.key() == Qt::Key_Escape)
        return false;
    return !(event.modifiers() & Qt::ControlModifier) || !isOfPage;
}

void AnswerEdit::keyPressEvent(QKeyEvent* event)
{
    if (wantsKey(*event))
        QPlainTextEdit::keyPressEvent(event);
    else
        event->ignore();
}

} // namespace casefile::views
