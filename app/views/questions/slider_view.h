#pragma once

#include "app/views/questions/judged_view.h"

class QLabel;
class QSlider;

namespace casefile::views {

class WeightBars;

/// A setting to be moved until a condition holds: the bars of the row follow, and are computed by the engine.
/// The number itself is said with the verdict only.
class SliderView : public JudgedView
{
    Q_OBJECT

public:
    SliderView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent);

    void follow() override;
    void takeFocus() override;
    QString keys() const override;

private:
    const content::SliderTask* task() const;
    double position() const; ///< that is shown: the learner's, or once solved one that holds
    QString settingWords(double position) const;
    void showBars();

    QLabel* m_setting;
    QSlider* m_slider;
    WeightBars* m_bars;
    QLabel* m_legend;
};

} // namespace casefile::views
