#pragma once

#include "app/content/answer_record.h"

#include <QWidget>

class QButtonGroup;
class QLabel;

namespace casefile::playback {
class QuizSession;
}

namespace casefile::views {

/// How sure the learner is, asked before the verdict.
class CertaintyBar : public QWidget
{
    Q_OBJECT

public:
    explicit CertaintyBar(playback::QuizSession& session, QWidget* parent = nullptr);

    void follow();    ///< shows what is chosen for the present question
    void takeFocus(); ///< where it is still to be said

signals:
    void chosen(); ///< by a click, or with the keyboard

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    playback::QuizSession& m_session;
    QLabel* m_label;
    QButtonGroup* m_buttons;
};

} // namespace casefile::views
