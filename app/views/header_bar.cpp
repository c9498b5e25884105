#include "app/views/header_bar.h"

#include "app/figures/design.h"
#include "app/playback/lesson_session.h"
#include "app/views/appearance.h"
#include "app/views/controls_bar.h"
#include "app/views/icons.h"
#include "app/views/sentence_editor.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace casefile::views {

using namespace Qt::StringLiterals;
using figures::Role;
namespace design = figures::design;

namespace {

constexpr int textSizes[] = {80, 90, 100, 110, 125, 150, 175, 200};
constexpr int leastControls = 520;  ///< with less room beside the sentence they go to a second row
constexpr int labelledWidth = 1400; ///< with less room the sentence stands without the word for it
constexpr int roomyWidth = 780;     ///< with less, labels that say what is plain anyway go
constexpr int iconSize = 18;

} // namespace

HeaderBar::HeaderBar(playback::LessonSession& session, Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_row(new QHBoxLayout)
    , m_second(new QHBoxLayout)
    , m_brand(new QPushButton(this))
    , m_place(new QLabel(this))
    , m_editor(new SentenceEditor(session, appearance, this))
    , m_controls(new ControlsBar(session, appearance, this))
    , m_language(new QPushButton(this))
    , m_text(new QPushButton(this))
    , m_theme(new QToolButton(this))
    , m_menu(new QToolButton(this))
    , m_message(new QLabel(this))
{
    setAttribute(Qt::WA_StyledBackground);
    setLook(this, "bar-top");
    setLook(m_brand, "brand");
    setLook(m_place, "note");
    setLook(m_language, "pill");
    setLook(m_text, "pill");
    setLook(m_theme, "round");
    setLook(m_menu, "round");
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_message->setWordWrap(true);
    m_message->hide();
    m_row->setSpacing(design::space2);
    for (QWidget* widget : {static_cast<QWidget*>(m_brand), static_cast<QWidget*>(m_place)})
        m_row->addWidget(widget);
    m_row->addWidget(m_editor, 1);
    m_row->addWidget(m_controls, 0, Qt::AlignVCenter);
    m_row->addStretch(0);
    for (QWidget* widget : {static_cast<QWidget*>(m_language), static_cast<QWidget*>(m_text),
                            static_cast<QWidget*>(m_theme), static_cast<QWidget*>(m_menu)})
        m_row->addWidget(widget);
    for (QPushButton* button : {m_brand, m_language, m_text})
        button->setFocusPolicy(Qt::TabFocus);
    for (QToolButton* button : {m_theme, m_menu})
        button->setFocusPolicy(Qt::TabFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space4, design::space1 + 2, design::space4, design::space1 + 2);
    column->setSpacing(design::space1);
    column->addLayout(m_row);
    column->addLayout(m_second);
    column->addWidget(m_message);
    buildTextMenu();

    connect(m_brand, &QPushButton::clicked, this, &HeaderBar::homeChosen);
    connect(m_language, &QPushButton::clicked, this, &HeaderBar::languageToggled);
    connect(m_theme, &QToolButton::clicked, this, [this] {
        const bool dark = m_appearance.theme() == figures::Theme::Dark;
        m_appearance.setTheme(dark ? figures::Theme::Light : figures::Theme::Dark);
    });
    connect(m_editor, &SentenceEditor::messageChanged, this, &HeaderBar::showMessage);
    connect(&session, &playback::LessonSession::stateChanged, this, &HeaderBar::arrange);
    connect(&appearance, &Appearance::changed, this, &HeaderBar::restyle);
    setLessonMode(false);
    retranslate();
}

void HeaderBar::buildTextMenu()
{
    auto* menu = new QMenu(m_text);
    for (const int percent : textSizes) {
        QAction* action = menu->addAction(u"%1%"_s.arg(percent));
        connect(action, &QAction::triggered, this,
                [this, percent] { m_appearance.setTextScale(percent / 100.0); });
    }
    m_text->setMenu(menu);
}

void HeaderBar::setLessonMode(bool on)
{
    m_lesson = on;
    m_editor->setVisible(on);
    m_controls->setVisible(on);
    m_place->setVisible(!on);
    m_row->setStretchFactor(m_place, on ? 0 : 1);
    showMessage(m_editor->message(), false);
    arrange();
}

void HeaderBar::setMenu(QMenu* menu)
{
    m_menu->setMenu(menu);
}

void HeaderBar::setPlace(const QString& words)
{
    m_place->setText(words);
}

QString HeaderBar::message() const
{
    return m_message->isHidden() ? QString() : m_message->text();
}

void HeaderBar::showMessage(const QString& words, bool isProblem)
{
    setLook(m_message, isProblem ? "problem" : "muted");
    m_message->setText(words);
    m_message->setVisible(m_lesson && !words.isEmpty());
}

QString HeaderBar::textSize() const
{
    return u"%1%"_s.arg(qRound(m_appearance.textScale() * 100));
}

/// Controls stand beside the sentence while there is room, which shrinks for them, else in a row of their
/// own.
void HeaderBar::arrange()
{
    const bool roomy = width() >= m_appearance.pixels(roomyWidth);
    m_editor->setLabelled(width() >= m_appearance.pixels(labelledWidth));
    m_text->setText(roomy ? textSize() : QString());
    const int fixed = m_brand->sizeHint().width() + m_language->sizeHint().width() +
                      m_text->sizeHint().width() + m_theme->sizeHint().width() + m_menu->sizeHint().width() +
                      2 * design::space4 + 9 * design::space2;
    const int beside = width() - fixed - m_editor->leastWidth();
    const bool twoRows = m_lesson && beside < m_appearance.pixels(leastControls);
    m_controls->fit(twoRows ? width() - 2 * design::space4 : beside);
    if (twoRows == m_twoRows)
        return;
    m_twoRows = twoRows;
    constexpr int afterEditor = 3;
    if (twoRows) {
        m_row->removeWidget(m_controls);
        m_second->addWidget(m_controls);
    } else {
        m_second->removeWidget(m_controls);
        m_row->insertWidget(afterEditor, m_controls, 0, Qt::AlignVCenter);
    }
}

void HeaderBar::retranslate()
{
    m_brand->setText(tr("Casefile"));
    m_brand->setToolTip(tr("To the start page"));
    m_language->setText(u"中 / EN"_s);
    m_language->setToolTip(tr("Switch to Chinese"));
    m_language->setAccessibleName(m_language->toolTip());
    m_text->setToolTip(tr("Text size (Ctrl +, Ctrl −, Ctrl 0)"));
    m_theme->setToolTip(tr("Light or dark"));
    m_theme->setAccessibleName(m_theme->toolTip());
    m_menu->setToolTip(tr("Menu"));
    m_menu->setAccessibleName(m_menu->toolTip());
    restyle();
}

void HeaderBar::restyle()
{
    const int side = qRound(m_appearance.pixels(iconSize));
    for (const auto& [button, name] : {std::pair(m_theme, u"theme"_s), std::pair(m_menu, u"menu"_s)}) {
        button->setIcon(icon(name, m_appearance.color(Role::Ink)));
        button->setIconSize(QSize(side, side));
        button->setStyleSheet(u"QToolButton { border-radius: %1px; padding: 5px; } "
                              "QToolButton::menu-indicator { image: none; }"_s.arg((side + 12) / 2));
    }
    m_text->setIconSize(QSize(side, side));
    m_text->setIcon(icon(u"text-size"_s, m_appearance.color(Role::Muted)));
    m_text->setAccessibleName(tr("Text size %1").arg(textSize()));
    arrange();
}

/// The controls ask for another width in another language, after this bar has been told of the change.
bool HeaderBar::event(QEvent* event)
{
    const bool isHandled = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return isHandled;
}

void HeaderBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void HeaderBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace casefile::views
