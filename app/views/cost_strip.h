#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

/// Measures the cost of a layer on this computer for the picture below it: a button that begins or ends it,
/// how far it is, and a sentence when it could not be done.
class CostStrip : public QWidget
{
    Q_OBJECT

public:
    CostStrip(playback::LessonSession& session, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override; ///< who leaves the picture does not wait for it

private:
    void press();
    void follow();

    playback::LessonSession& m_session;
    QPushButton* m_button;
    QProgressBar* m_bar;
    QLabel* m_words;
};

} // namespace casefile::views
