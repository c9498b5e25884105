#include "app/views/interview/answer_box.h"

#include "app/views/appearance.h"

#include <QKeyEvent>
#include <QSignalBlocker>

namespace casefile::views {

AnswerBox::AnswerBox(QWidget* parent)
    : QPlainTextEdit(parent)
{
    setLook(this, "answer");
    setTabChangesFocus(true);
    connect(this, &QPlainTextEdit::textChanged, this, [this] { emit typed(toPlainText()); });
}

void AnswerBox::setWords(const QString& words)
{
    if (words == toPlainText())
        return;
    const QSignalBlocker quiet(this);
    setPlainText(words);
}

void AnswerBox::setOpen(bool open)
{
    setReadOnly(!open);
}

void AnswerBox::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && event->modifiers() & Qt::ControlModifier)
        emit handedIn();
    else if (event->key() == Qt::Key_Escape)
        emit left();
    else
        QPlainTextEdit::keyPressEvent(event);
}

} // namespace casefile::views
