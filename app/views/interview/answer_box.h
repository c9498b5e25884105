#pragma once

#include <QPlainTextEdit>

namespace casefile::views {

/// Where an answer to an interview question is typed. Tab leaves it; Ctrl+Return hands the answer in, Escape
/// leaves the page, but not while an input method is composing.
class AnswerBox : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit AnswerBox(QWidget* parent = nullptr);

    void setWords(const QString& words); ///< without telling
    void setOpen(bool open);             ///< takes words; else it shows them

signals:
    void typed(const QString& words);
    void handedIn();
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace casefile::views
