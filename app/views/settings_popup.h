#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

class Appearance;

/// Temperature on a logarithmic slider, scaling by √d_k, positions.
class SettingsPopup : public QWidget
{
    Q_OBJECT

public:
    SettingsPopup(playback::LessonSession& session, const Appearance& appearance, QWidget* parent = nullptr);

    QSlider* temperature() const { return m_slider; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow();

    playback::LessonSession& m_session;
    QLabel* m_temperature;
    QLabel* m_ends;
    QSlider* m_slider;
    QPushButton* m_reset;
    QCheckBox* m_scale;
    QCheckBox* m_positions;
};

} // namespace casefile::views
