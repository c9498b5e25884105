#include "app/views/frozen_bar.h"

#include "app/figures/design.h"
#include "app/playback/lesson_session.h"
#include "app/playback/model_choice.h"
#include "app/views/appearance.h"
#include "app/views/knob_control.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace casefile::views {

using namespace Qt::StringLiterals;
using content::State;
using playback::LessonSession;
namespace design = figures::design;

namespace {

/// "d_k: 4 → 9" of each knob that was turned. Which tensor is compared is no difference.
QStringList turnedKnobs(const content::KnobValues& before, const content::KnobValues& now)
{
    QStringList words;
    for (const content::Knob& knob : content::knobTable()) {
        const double was = content::knobValue(before, knob.id);
        const double is = content::knobValue(now, knob.id);
        if (was != is && knob.id != "compared-tensor"_L1)
            words.append(QCoreApplication::translate("differences", "%1: %2 → %3", "knob, before, now")
                             .arg(content::knobLabel(knob), knobText(knob, was), knobText(knob, is)));
    }
    return words;
}

/// What of two states makes their numbers differ, in words.
QStringList differences(const State& before, const State& now)
{
    QStringList words;
    const auto add = [&](bool differs, const char* word) {
        if (differs)
            words.append(QCoreApplication::translate("differences", word));
    };
    const playback::ModelChoice wasModel = playback::modelChoice(before);
    const playback::ModelChoice isModel = playback::modelChoice(now);
    add(before.sentence != now.sentence, QT_TRANSLATE_NOOP("differences", "sentence"));
    add(before.memory != now.memory, QT_TRANSLATE_NOOP("differences", "text that is asked"));
    add(wasModel.name != isModel.name || wasModel.seed != isModel.seed,
        QT_TRANSLATE_NOOP("differences", "model"));
    add(wasModel.edits != isModel.edits, QT_TRANSLATE_NOOP("differences", "edited entries"));
    add(before.mask != now.mask, QT_TRANSLATE_NOOP("differences", "mask"));
    add(before.scale != now.scale, QT_TRANSLATE_NOOP("differences", "scaling"));
    add(before.temperature != now.temperature, QT_TRANSLATE_NOOP("differences", "temperature"));
    add(before.position != now.position, QT_TRANSLATE_NOOP("differences", "positions"));
    return words + turnedKnobs(before.knobs, now.knobs);
}

} // namespace

FrozenBar::FrozenBar(LessonSession& session, QWidget* parent)
    : QFrame(parent)
    , m_session(session)
    , m_label(new QLabel(this))
    , m_compare(new QPushButton(this))
    , m_anew(new QPushButton(this))
    , m_release(new QPushButton(this))
{
    setLook(this, "well");
    setLook(m_label, "muted");
    setLook(m_compare, "pill");
    setLook(m_anew, "link");
    setLook(m_release, "link");
    m_compare->setCheckable(true);
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(design::space2, design::space1, design::space1, design::space1);
    row->addWidget(m_label, 1);
    row->addWidget(m_compare);
    row->addWidget(m_anew);
    row->addWidget(m_release);
    connect(m_compare, &QPushButton::clicked, &session, &LessonSession::setComparing);
    connect(m_anew, &QPushButton::clicked, &session, &LessonSession::freeze);
    connect(m_release, &QPushButton::clicked, &session, &LessonSession::release);
    connect(&session, &LessonSession::stateChanged, this, &FrozenBar::follow);
    connect(&session, &LessonSession::comparingChanged, this, &FrozenBar::follow);
    follow();
}

QString FrozenBar::words() const
{
    const State frozen = m_session.frozenState();
    const QStringList differ = differences(frozen, m_session.state());
    if (differ.isEmpty())
        return tr("Frozen: “%1”. Nothing has changed since.").arg(frozen.sentence);
    return tr("Frozen: “%1”. Now different: %2.", "sentence, list of words")
        .arg(frozen.sentence, differ.join(tr(", ", "between the words of a list")));
}

void FrozenBar::follow()
{
    setVisible(m_session.isFrozen());
    if (!m_session.isFrozen())
        return;
    m_label->setText(words());
    m_compare->setText(tr("Compare"));
    m_compare->setToolTip(tr("Show the present state minus the frozen one (C)"));
    m_compare->setChecked(m_session.isComparing());
    m_anew->setText(tr("Freeze anew"));
    m_anew->setToolTip(tr("Freeze the present state instead"));
    m_release->setText(tr("Release"));
    m_release->setToolTip(tr("Forget the frozen state (F); can be undone"));
}

void FrozenBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        follow();
    QFrame::changeEvent(event);
}

} // namespace casefile::views
