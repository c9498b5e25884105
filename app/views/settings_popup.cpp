#include "app/views/settings_popup.h"

#include "app/figures/design.h"
#include "app/playback/lesson_session.h"
#include "app/playback/prose_fields.h"
#include "app/views/appearance.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <cmath>

namespace casefile::views {

using playback::LessonSession;
namespace design = figures::design;

namespace {

constexpr int stepsPerDecade = 100; ///< of the slider: temperature 0.1 … 10
constexpr double finestStep = 0.01; ///< temperatures are rounded to this

double temperatureAt(int step)
{
    return std::round(std::pow(10.0, double(step) / stepsPerDecade) / finestStep) * finestStep;
}

} // namespace

SettingsPopup::SettingsPopup(LessonSession& session, const Appearance&, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_temperature(new QLabel(this))
    , m_ends(new QLabel(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_reset(new QPushButton(this))
    , m_scale(new QCheckBox(this))
    , m_positions(new QCheckBox(this))
{
    setLook(m_temperature, "strong");
    setLook(m_ends, "muted");
    setLook(m_reset, "link");
    m_slider->setRange(-stepsPerDecade, stepsPerDecade);
    m_slider->setMinimumWidth(260);
    auto* head = new QHBoxLayout;
    head->addWidget(m_temperature);
    head->addStretch();
    head->addWidget(m_reset);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space4, design::space3, design::space4, design::space3);
    column->setSpacing(design::space2);
    column->addLayout(head);
    column->addWidget(m_slider);
    column->addWidget(m_ends);
    column->addWidget(m_scale);
    column->addWidget(m_positions);
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int step) { m_session.setTemperature(temperatureAt(step)); });
    connect(m_reset, &QPushButton::clicked, this, [this] { m_session.setTemperature(1.0); });
    connect(m_scale, &QCheckBox::toggled, &session, &LessonSession::setScale);
    connect(m_positions, &QCheckBox::toggled, this, [this](bool on) {
        m_session.setPosition(on ? engine::PositionScheme::Sinusoidal : engine::PositionScheme::None);
    });
    connect(&session, &LessonSession::stateChanged, this, &SettingsPopup::follow);
    follow();
}

void SettingsPopup::follow()
{
    const content::State& state = m_session.state();
    const QSignalBlocker quietSlider(m_slider);
    const QSignalBlocker quietScale(m_scale);
    const QSignalBlocker quietPositions(m_positions);
    m_temperature->setText(tr("Temperature %1").arg(playback::formatSetting(state.temperature)));
    m_ends->setText(tr("left: sharper, right: flatter"));
    m_reset->setText(tr("Back to 1"));
    m_slider->setAccessibleName(m_temperature->text());
    if (!m_slider->isSliderDown())
        m_slider->setValue(qRound(std::log10(state.temperature) * stepsPerDecade));
    m_scale->setText(tr("Divide scores by √d_k"));
    m_scale->setChecked(state.scale);
    m_positions->setText(tr("Add positions to the words"));
    m_positions->setChecked(state.position != engine::PositionScheme::None);
}

void SettingsPopup::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        follow();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
