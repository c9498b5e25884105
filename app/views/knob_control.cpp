#include "app/views/knob_control.h"

#include "app/figures/design.h"
#include "app/playback/prose_fields.h"
#include "app/views/appearance.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace casefile::views {

using content::Knob;
namespace design = figures::design;

namespace {

constexpr int sliderWidth = 150;
constexpr int ratioSteps = 200; ///< of a slider whose steps are a factor

} // namespace

KnobControl::KnobControl(const Knob& knob, QWidget* parent)
    : QWidget(parent)
    , m_knob(knob)
    , m_value(knob.initial)
    , m_most(knob.most)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(design::space1);
    switch (knob.kind) {
    case Knob::Kind::Slider:
    case Knob::Kind::Ratio:
        buildSlider();
        break;
    case Knob::Kind::Switch:
        m_switch = new QCheckBox(this);
        column->addWidget(m_switch);
        connect(m_switch, &QCheckBox::toggled, this, [this](bool on) { turnTo(on ? 1.0 : 0.0); });
        break;
    case Knob::Kind::Choice:
        m_label = new QLabel(this);
        m_choice = new QComboBox(this);
        column->addWidget(m_label);
        column->addWidget(m_choice);
        connect(m_choice, &QComboBox::activated, this, [this](int index) { turnTo(index); });
        break;
    case Knob::Kind::Draw:
        m_draw = new QPushButton(this);
        setLook(m_draw, "pill");
        column->addWidget(m_draw);
        connect(m_draw, &QPushButton::clicked, this,
                [this] { turnTo(m_value < m_knob.most ? m_value + 1.0 : m_knob.least); });
        break;
    }
    if (m_label)
        setLook(m_label, "muted");
    retranslate();
}

void KnobControl::buildSlider()
{
    m_label = new QLabel(this);
    m_slider = new QSlider(Qt::Horizontal, this);
    const bool isRatio = m_knob.kind == Knob::Kind::Ratio;
    m_slider->setRange(0, isRatio ? ratioSteps : qRound((m_knob.most - m_knob.least) / m_knob.step));
    m_slider->setPageStep(std::max(1, m_slider->maximum() / 10));
    m_slider->setFixedWidth(
        sliderWidth); // not wider with larger text: two stand beside each other in a narrow card
    layout()->addWidget(m_label);
    layout()->addWidget(m_slider);
    connect(m_slider, &QSlider::valueChanged, this, [this](int position) { turnTo(valueOf(position)); });
}

int KnobControl::positionOf(double value) const
{
    if (m_knob.kind == Knob::Kind::Ratio)
        return qRound(std::log(value / m_knob.least) / std::log(m_knob.most / m_knob.least) * ratioSteps);
    return qRound((value - m_knob.least) / m_knob.step);
}

double KnobControl::valueOf(int position) const
{
    const double value =
        m_knob.kind == Knob::Kind::Ratio
            ? m_knob.least * std::pow(m_knob.most / m_knob.least, double(position) / ratioSteps)
            : m_knob.least + position * m_knob.step;
    return content::rounded(m_knob, value);
}

void KnobControl::setMost(double most)
{
    if (most == m_most)
        return;
    m_most = most;
    if (m_slider && m_knob.kind == Knob::Kind::Slider) {
        const QSignalBlocker quiet(m_slider);
        m_slider->setMaximum(positionOf(most));
    }
}

void KnobControl::turnTo(double value)
{
    if (value == m_value)
        return;
    m_value = value;
    retranslate();
    emit turned(m_knob.id, value);
}

void KnobControl::setValue(double value)
{
    m_value = withinRange(value);
    if (m_slider && !m_slider->isSliderDown()) {
        const QSignalBlocker quiet(m_slider);
        m_slider->setValue(positionOf(m_value));
    }
    if (m_switch) {
        const QSignalBlocker quiet(m_switch);
        m_switch->setChecked(value != 0.0);
    }
    if (m_choice)
        m_choice->setCurrentIndex(int(value));
    retranslate();
}

QString knobText(const Knob& knob, double value)
{
    switch (knob.kind) {
    case Knob::Kind::Switch:
        return value != 0.0 ? KnobControl::tr("on") : KnobControl::tr("off");
    case Knob::Kind::Choice:
        return content::knobChoices(knob).value(int(value));
    default:
        return playback::formatSetting(value, knob.step < 0.01 ? 3 : 2);
    }
}

QString KnobControl::valueText() const
{
    return knobText(m_knob, m_value);
}

void KnobControl::retranslate()
{
    const QString name = content::knobLabel(m_knob);
    if (m_switch)
        m_switch->setText(name);
    if (m_draw)
        m_draw->setText(name);
    if (m_choice) {
        const QStringList choices = content::knobChoices(m_knob);
        while (m_choice->count() < choices.size())
            m_choice->addItem(QString());
        for (int i = 0; i < choices.size(); ++i)
            m_choice->setItemText(i, choices.at(i));
        m_choice->setAccessibleName(name);
        m_label->setText(name);
    }
    if (m_slider) {
        m_label->setText(tr("%1: %2", "knob, value").arg(name, valueText()));
        m_slider->setAccessibleName(m_label->text());
    }
}

} // namespace casefile::views
