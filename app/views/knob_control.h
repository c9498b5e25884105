#pragma once

#include "app/content/knob.h"

#include <QWidget>

#include <algorithm>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSlider;

namespace casefile::views {

QString knobText(const content::Knob& knob, double value); ///< "on", the words of a choice, a number

/// The control of one knob: a slider with its value, a check box, a list or a button, as its kind wants.
class KnobControl : public QWidget
{
    Q_OBJECT

public:
    KnobControl(const content::Knob& knob, QWidget* parent = nullptr);

    const content::Knob& knob() const { return m_knob; }
    double value() const { return m_value; }
    void setValue(double value); ///< without telling anyone
    double withinRange(double value) const { return std::min(value, m_most); }
    void setMost(double most); ///< the end of a slider's range, see content::mostOf
    void retranslate();
    QString valueText() const; ///< as the screen says it

signals:
    void turned(const QString& id, double value);

private:
    void buildSlider();
    int positionOf(double value) const; ///< of the slider
    double valueOf(int position) const;
    void turnTo(double value);

    const content::Knob& m_knob;
    double m_value;
    double m_most; ///< of the slider
    QLabel* m_label = nullptr;
    QSlider* m_slider = nullptr;
    QCheckBox* m_switch = nullptr;
    QComboBox* m_choice = nullptr;
    QPushButton* m_draw = nullptr;
};

} // namespace casefile::views
