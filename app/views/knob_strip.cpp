#include "app/views/knob_strip.h"

#include "app/content/knob_effect.h"
#include "app/figures/design.h"
#include "app/playback/lesson_session.h"
#include "app/views/appearance.h"
#include "app/views/flow_layout.h"
#include "app/views/knob_control.h"

#include <QEvent>
#include <QPushButton>

#include <algorithm>

namespace casefile::views {

using playback::LessonSession;
namespace design = figures::design;

KnobStrip::KnobStrip(LessonSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_flow(new FlowLayout(design::space4, this))
    , m_back(new QPushButton(this))
{
    setLook(m_back, "link");
    connect(m_back, &QPushButton::clicked, this, &KnobStrip::turnBack);
    connect(&session, &LessonSession::stateChanged, this, &KnobStrip::follow);
    connect(&session, &LessonSession::traceChanged, this, &KnobStrip::follow);
    hide();
}

void KnobStrip::setKnobs(const QStringList& ids)
{
    if (ids == m_ids)
        return;
    m_ids = ids;
    qDeleteAll(m_controls);
    m_controls.clear();
    m_flow->removeWidget(m_back);
    for (const QString& id : ids) {
        const content::Knob* knob = content::knobNamed(id);
        if (!knob)
            continue;
        auto* control = new KnobControl(*knob, this);
        connect(control, &KnobControl::turned, &m_session, &LessonSession::setKnob);
        m_flow->addWidget(control);
        control->show();
        m_controls.append(control);
    }
    m_flow->addWidget(m_back);
    setTabOrderOfControls();
    setVisible(!m_controls.isEmpty());
    follow();
}

/// The way back comes after the controls, however often they are made anew.
void KnobStrip::setTabOrderOfControls()
{
    QWidget* last = nullptr;
    for (KnobControl* control : m_controls) {
        if (last)
            setTabOrder(last, control);
        last = control;
    }
    if (last)
        setTabOrder(last, m_back);
}

void KnobStrip::follow()
{
    const content::KnobValues& values = m_session.state().knobs;
    for (KnobControl* control : m_controls) {
        if (m_session.trace())
            control->setMost(content::mostOf(control->knob(), *m_session.trace()));
        control->setValue(content::knobValue(values, control->knob().id));
        control->setVisible(content::hasEffect(control->knob().id, values)); // no knob that does nothing
    }
    m_back->setText(tr("Back to the start values"));
    const content::KnobValues& lesson = m_session.lessonState().knobs;
    m_back->setVisible(std::ranges::any_of(m_controls, [&](const KnobControl* control) {
        const QString& id = control->knob().id;
        return control->value() != control->withinRange(content::knobValue(lesson, id));
    }));
}

/// As the step has them.
void KnobStrip::turnBack()
{
    content::KnobValues together;
    for (const QString& id : m_ids)
        together.insert(id, content::knobValue(m_session.lessonState().knobs, id));
    m_session.setKnobs(together);
}

void KnobStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        follow();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
