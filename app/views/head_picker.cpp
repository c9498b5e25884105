#include "app/views/head_picker.h"

#include "app/figures/design.h"
#include "app/playback/lesson_session.h"
#include "app/playback/model_names.h"
#include "app/views/appearance.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace casefile::views {

using namespace Qt::StringLiterals;
using figures::Role;
using playback::LessonSession;
namespace design = figures::design;

namespace {

constexpr int allId = 1000; ///< id of the button "all"
constexpr int buttonWidth = 26;
constexpr int allWidth = 38;

} // namespace

HeadPicker::HeadPicker(LessonSession& session, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_appearance(appearance)
    , m_label(new QLabel(this))
    , m_group(new QButtonGroup(this))
{
    setLook(m_label, "muted");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    row->addWidget(m_label);
    row->addSpacing(design::space1);
    connect(m_group, &QButtonGroup::idClicked, this, &HeadPicker::choose);
    connect(&session, &LessonSession::stateChanged, this, &HeadPicker::follow);
    connect(&session, &LessonSession::traceChanged, this, &HeadPicker::follow);
    connect(&appearance, &Appearance::changed, this, &HeadPicker::rebuild);
    follow();
}

void HeadPicker::addButton(int id, const QString& text, const QString& tip)
{
    auto* button = new QPushButton(text, this);
    setLook(button, "head");
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setFixedWidth(qRound(m_appearance.pixels(id == allId ? allWidth : buttonWidth)));
    const QColor color = m_appearance.color(id == allId ? Role::Ink : figures::headRole(id));
    button->setStyleSheet(u"color: %1;"_s.arg(color.name()));
    m_group->addButton(button, id);
    layout()->addWidget(button);
}

void HeadPicker::rebuild()
{
    for (QAbstractButton* button : m_group->buttons()) {
        m_group->removeButton(button);
        button->hide();
        button->deleteLater();
    }
    m_label->setText(tr("Head"));
    const engine::TracePtr trace = m_session.trace();
    for (int head = 0; head < m_heads; ++head) {
        const QString tip = trace->model.headNames.empty()
                                ? tr("Head %1").arg(head + 1)
                                : tr("Head %1: %2").arg(head + 1).arg(playback::headName(trace->model, head));
        addButton(head, QString::number(head + 1), tip);
    }
    if (m_heads > 1)
        addButton(allId, tr("All"), tr("All heads over one another"));
    check();
}

/// Marks the button of what is shown.
void HeadPicker::check()
{
    const content::State& state = m_session.state();
    const int chosen = state.allHeads ? allId : state.head;
    if (QAbstractButton* now = m_group->button(m_walked >= 0 ? m_walked : chosen))
        now->setChecked(true);
}

void HeadPicker::setWalked(int head)
{
    m_walked = head;
    check();
}

void HeadPicker::follow()
{
    const engine::TracePtr trace = m_session.trace();
    const int heads = trace ? int(trace->headCount()) : 0;
    if (heads != m_heads || (trace && trace->model.headNames != m_names)) {
        m_heads = heads;
        m_names = trace ? trace->model.headNames : std::vector<std::string>();
        rebuild();
    }
    check();
}

void HeadPicker::choose(int id)
{
    if (id == allId)
        m_session.setAllHeads(true);
    else
        m_session.setHead(id);
}

void HeadPicker::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
