#include "app/views/controls_bar.h"

#include "app/figures/design.h"
#include "app/playback/lesson_session.h"
#include "app/playback/prose_fields.h"
#include "app/views/appearance.h"
#include "app/views/flow_layout.h"
#include "app/views/head_picker.h"
#include "app/views/mask_dialog.h"
#include "app/views/settings_popup.h"
#include "engine/input_error.h"
#include "engine/text/lexicon.h"

#include <QCoreApplication>
#include <QEvent>
#include <QMenu>
#include <QPushButton>
#include <QWidgetAction>

#include <algorithm>

namespace casefile::views {

using namespace Qt::StringLiterals;
using playback::LessonSession;
namespace design = figures::design;

namespace {

constexpr std::size_t offeredRadii[] = {1, 2, 3};
constexpr std::size_t offeredHiddenKeys[] = {1, 2, 3};
const QString handSet = u"hand-set"_s;
const QString untrained = u"untrained"_s;

engine::Mask rule(const char* name, std::size_t parameter = 0)
{
    engine::Mask mask;
    mask.rule = name;
    mask.parameter = parameter;
    return mask;
}

/// Of the sentence as it stands, also while it has no trace; none when it cannot be cut.
engine::Tokens tokensOf(const LessonSession& session)
{
    static const engine::Lexicon noWords;
    const auto lexicon = session.trace() ? session.trace()->model.lexicon : nullptr;
    try {
        return engine::tokenize(session.typedSentence().toStdString(), lexicon ? *lexicon : noWords);
    } catch (const engine::InputError&) {
        return {};
    }
}

} // namespace

QString maskText(const engine::Mask& mask)
{
    if (mask.rule == "none")
        return QCoreApplication::translate("masks", "none");
    if (mask.rule == "causal")
        return QCoreApplication::translate("masks", "no looking ahead");
    if (mask.rule == "window")
        return QCoreApplication::translate("masks", "window, radius %n", nullptr, int(mask.parameter));
    if (mask.rule == "padding")
        return QCoreApplication::translate("masks", "last %n token(s) hidden", nullptr, int(mask.parameter));
    if (mask.rule == "cells")
        return QCoreApplication::translate("masks", "own cells");
    QStringList parts;
    for (const engine::Mask& part : mask.all)
        parts.append(maskText(part));
    return mask.all.empty() ? QString::fromStdString(mask.rule) : parts.join(u" + "_s);
}

ControlsBar::ControlsBar(LessonSession& session, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_appearance(appearance)
    , m_model(new QPushButton(this))
    , m_heads(new HeadPicker(session, appearance, this))
    , m_mask(new QPushButton(this))
    , m_settings(new QPushButton(this))
    , m_popup(new SettingsPopup(session, appearance))
{
    setLook(m_model, "pill-on");
    setLook(m_mask, "pill");
    setLook(m_settings, "pill");
    auto* row = new FlowLayout(design::space2, this);
    for (QWidget* widget : {static_cast<QWidget*>(m_model), static_cast<QWidget*>(m_heads),
                            static_cast<QWidget*>(m_mask), static_cast<QWidget*>(m_settings)})
        row->addWidget(widget);
    for (QPushButton* button : {m_model, m_mask, m_settings}) {
        button->setFocusPolicy(Qt::TabFocus);
        button->setMenu(new QMenu(button));
    }
    auto* action = new QWidgetAction(m_settings->menu());
    action->setDefaultWidget(m_popup);
    m_settings->menu()->addAction(action);
    connect(m_model->menu(), &QMenu::aboutToShow, this, &ControlsBar::buildModelMenu);
    connect(m_mask->menu(), &QMenu::aboutToShow, this, &ControlsBar::buildMaskMenu);
    connect(&session, &LessonSession::stateChanged, this, &ControlsBar::follow);
    connect(&session, &LessonSession::traceChanged, this, [this] {
        if (m_model->accessibleName() != modelText())
            follow();
    });
    follow();
}

QString ControlsBar::modelText() const
{
    switch (shownOrigin()) {
    case engine::Origin::HandSet:
        return tr("Hand-set weights");
    case engine::Origin::Untrained:
        return tr("Untrained weights, seed %1")
            .arg(m_session.trace() ? m_session.trace()->model.seed : m_session.state().seed);
    case engine::Origin::Trained:
        return tr("Trained weights: %1").arg(m_session.state().model);
    }
    return {};
}

QString ControlsBar::modelTip() const
{
    switch (shownOrigin()) {
    case engine::Origin::HandSet:
        return tr("Every weight was set by hand so that it can be read. Nothing here was learned.");
    case engine::Origin::Untrained:
        return tr("The weights are random numbers from a seed. Nothing here was learned.");
    case engine::Origin::Trained:
        return tr("The weights were learned from examples. Nobody set them.");
    }
    return {};
}

/// Of the model that the pictures were computed with; before there are any, of the one that is chosen.
engine::Origin ControlsBar::shownOrigin() const
{
    if (m_session.trace())
        return m_session.trace()->model.origin;
    const QString& model = m_session.state().model;
    if (model == untrained)
        return engine::Origin::Untrained;
    return model == handSet ? engine::Origin::HandSet : engine::Origin::Trained;
}

QString ControlsBar::settingsText() const
{
    const content::State& state = m_session.state();
    QStringList parts{tr("Temperature %1").arg(playback::formatSetting(state.temperature))};
    if (!state.scale)
        parts.append(tr("unscaled"));
    if (state.position == engine::PositionScheme::None)
        parts.append(tr("no positions"));
    return parts.join(u" · "_s);
}

void ControlsBar::follow()
{
    m_model->setText(modelText());
    m_model->setToolTip(modelTip());
    m_mask->setText(tr("Mask: %1").arg(maskText(m_session.state().mask)));
    m_mask->setToolTip(tr("Which token may look at which"));
    m_settings->setText(settingsText());
    m_settings->setToolTip(tr("Temperature, scaling by √d_k, positions"));
    for (QPushButton* button : {m_model, m_mask, m_settings}) {
        button->setAccessibleName(button->text());
        button->setToolTip(
            tr("%1. %2", "what a setting is, what it does").arg(button->text(), button->toolTip()));
    }
    shorten();
}

void ControlsBar::fit(int width)
{
    if (width == m_room)
        return;
    m_room = width;
    shorten();
}

/// Settings first, then the mask, then the model.
void ControlsBar::shorten()
{
    constexpr int leastWords = 60;
    for (QPushButton* button : {m_model, m_mask, m_settings})
        button->setText(button->accessibleName());
    for (QPushButton* button : {m_settings, m_mask, m_model}) {
        const int beyond = layout()->sizeHint().width() - m_room;
        if (beyond <= 0)
            return;
        const QFontMetrics metrics(button->font());
        const int words = metrics.horizontalAdvance(button->text());
        if (words > leastWords)
            button->setText(
                metrics.elidedText(button->text(), Qt::ElideRight, std::max(leastWords, words - beyond)));
    }
}

void ControlsBar::buildModelMenu()
{
    QMenu* menu = m_model->menu();
    menu->clear();
    const quint64 seed = m_session.state().seed;
    const auto add = [&](const QString& text, const QString& model, quint64 modelSeed) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(m_session.state().model == model && seed == modelSeed);
        connect(action, &QAction::triggered, this,
                [this, model, modelSeed] { m_session.setModel(model, modelSeed); });
    };
    add(tr("Hand-set weights (readable, never learned)"), handSet,
        m_session.state().model == handSet ? seed : 0);
    add(tr("Untrained weights, seed %1 (random, never learned)").arg(seed), untrained, seed);
    add(tr("Untrained weights, another seed"), untrained, seed + 1);
}

void ControlsBar::addMask(QMenu* menu, const QString& text, const engine::Mask& mask)
{
    QAction* action = menu->addAction(text);
    action->setCheckable(true);
    action->setChecked(m_session.state().mask == mask);
    connect(action, &QAction::triggered, this, [this, mask] { m_session.setMask(mask); });
}

void ControlsBar::buildMaskMenu()
{
    QMenu* menu = m_mask->menu();
    menu->clear();
    addMask(menu, tr("None: everyone may look at everyone"), rule("none"));
    addMask(menu, tr("Causal: no looking ahead"), rule("causal"));
    menu->addSeparator();
    for (const std::size_t radius : offeredRadii)
        addMask(menu, tr("Window: radius %n position(s)", nullptr, int(radius)), rule("window", radius));
    menu->addSeparator();
    for (const std::size_t hidden : offeredHiddenKeys)
        addMask(menu, tr("Padding: the last %n token(s) hidden", nullptr, int(hidden)),
                rule("padding", hidden));
    menu->addSeparator();
    QAction* own = menu->addAction(tr("Own cells …"));
    const std::size_t tokens = tokensOf(m_session).size();
    own->setEnabled(tokens > 0 && tokens <= MaskDialog::largestSentence);
    connect(own, &QAction::triggered, this, &ControlsBar::editCells);
}

void ControlsBar::editCells()
{
    MaskDialog dialog(tokensOf(m_session), m_session.state().mask, m_appearance, window());
    if (dialog.exec() == QDialog::Accepted)
        m_session.setMask(dialog.mask());
}

void ControlsBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        follow();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
