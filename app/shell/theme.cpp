#include "app/shell/theme.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QApplication>
#include <QFontMetrics>
#include <QLabel>
#include <QProxyStyle>

namespace casefile::shell {

using namespace Qt::StringLiterals;
using figures::Role;
namespace design = figures::design;

namespace {

// Places: %ink% … are colours, %12% … are design sizes in pixels that follow the text size, %ring% is the
// border of what has the keyboard.
constexpr auto sheet = R"(
QWidget[look="page"], QScrollArea[look="page"] { background: %paper%; }
QWidget[look="bar-top"] { background: %panel%; border-bottom: 1px solid %line%; }
QWidget[look="bar-bottom"] { background: %panel%; border-top: 1px solid %line%; }
QWidget[look="side"] { background: %panel%; }
QFrame[look="panel"] { background: %panel%; border: 1px solid %line%; border-radius: 10px; }
QFrame[look="well"] { background: %chip%; border: 1px solid %line%; border-radius: 8px; }
QFrame[look="lit"] { background: %lit%; border: 1px solid %accent%; border-radius: 8px; }
QFrame[look="banner"] { background: %lit%; border-bottom: 1px solid %accent%; }
QLabel[look="muted"] { color: %muted%; font-size: %12%; }
QLabel[look="note"] { color: %muted%; font-size: %13%; }
QLabel[look="lead"] { color: %muted%; font-size: %15%; }
QLabel[look="problem"] { color: %wrong%; font-size: %13%; }
QLabel[look="strong"] { font-weight: bold; font-size: %13%; }
QLabel[look="heading"] { font-weight: bold; font-size: %18%; }
QLabel[look="title"] { font-weight: bold; font-size: %20%; }
QLabel[look="display"] { font-weight: bold; font-size: %30%; }
QLineEdit[look="bare"] { background: transparent; border: none; font-size: %14%; }
QLineEdit[look="field"] { background: %panel%; border: 1px solid %line%; border-radius: 6px; padding: 4px 8px; }
QLineEdit[look="field"]:focus { border: %ring%; padding: 3px 7px; }
QPlainTextEdit[look="field"] { background: %panel%; border: 1px solid %line%; border-radius: 6px; padding: 4px; }
QPlainTextEdit[look="field"]:focus { border: %ring%; padding: 3px; }
QTableWidget[look="mask"] { selection-background-color: %lit%; background: %panel%; }
QListWidget[look="order"] { background: %panel%; border: 1px solid %line%; border-radius: 8px; outline: none; padding: 3px; }
QListWidget[look="order"]:focus { border: %ring%; padding: 2px; }
QListWidget[look="order"]::item { padding: 7px 8px; border-radius: 5px; color: %ink%; }
QListWidget[look="order"]::item:selected { background: %lit%; color: %ink%; }
QPushButton { background: %panel%; color: %ink%; border: 1px solid %line%; border-radius: 8px; padding: 6px 14px; }
QPushButton:hover { background: %chip%; }
QPushButton:pressed, QPushButton:checked { background: %chip%; border-color: %muted%; }
QPushButton:focus { border: %ring%; padding: 5px 13px; }
QPushButton:disabled { color: %muted%; background: %paper%; }
QPushButton::menu-indicator { image: none; width: 0px; }
QPushButton[look="pill"] { border-radius: %pill%; padding: 4px 12px; color: %muted%; font-size: %12%; }
QPushButton[look="pill"]:focus { padding: 3px 11px; }
QPushButton[look="pill"]:checked { color: %ink%; }
QPushButton[look="pill-on"] { border-radius: %pill%; padding: 4px 12px; font-size: %12%; background: %chip%; border-color: %muted%; }
QPushButton[look="pill-on"]:focus { border: %ring%; padding: 3px 11px; }
QPushButton[look="primary"] { background: %accent%; color: %panel%; border-color: %accent%; font-weight: bold; }
QPushButton[look="primary"]:hover { background: %accent%; }
QPushButton[look="primary"]:focus { border: %ring%; }
QPushButton[look="link"] { background: transparent; border: 2px solid transparent; border-radius: 6px; padding: 2px 0px;
    color: %accent%; font-weight: bold; text-align: left; }
QPushButton[look="link"]:focus { border: %ring%; padding: 2px 0px; }
QLabel[look="term-result"] { color: %muted%; font-size: %12%; padding: 4px 2px; }
QPushButton[look="term"] { background: %chip%; border: 2px solid transparent; border-radius: 6px; padding: 2px 5px;
    text-align: left; font-size: %12%; }
QPushButton[look="term"]:hover { background: %lit%; }
QPushButton[look="term"]:focus { border: %ring%; padding: 2px 5px; }
QPushButton[look="choice"] { text-align: left; padding: 9px 14px; border-radius: 10px; }
QPushButton[look="choice-right"] { text-align: left; padding: 8px 13px; border: 2px solid %right%; border-radius: 10px; color: %ink%; }
QPushButton[look="choice-wrong"] { text-align: left; padding: 8px 13px; border: 2px solid %wrong%; border-radius: 10px; color: %ink%; }
QPushButton[look="choice-right"]:focus, QPushButton[look="choice-wrong"]:focus { border: %ring%; }
QPushButton[look="brand"] { background: transparent; border: 2px solid transparent; border-radius: 6px; padding: 2px 4px;
    font-size: %18%; font-weight: bold; color: %accent%; }
QPushButton[look="brand"]:focus { border: %ring%; padding: 2px 4px; }
QPushButton[look="head"] { padding: 4px 0px; border: 1px solid transparent; border-radius: 6px; background: transparent; font-size: %13%; }
QPushButton[look="head"]:hover { background: %chip%; }
QPushButton[look="head"]:checked { background: %chip%; border-color: %muted%; font-weight: bold; }
QPushButton[look="head"]:focus { border: %ring%; padding: 3px 0px; }
QToolButton[look="round"] { background: %panel%; border: 1px solid %line%; }
QToolButton[look="round"]:hover { background: %chip%; }
QToolButton[look="round"]:focus { border: %ring%; }
QToolButton[look="play"] { background: %accent%; border: none; }
QToolButton[look="play"]:focus { border: %ring%; }
QListWidget[look="outline"] { background: %panel%; border: none; outline: none; padding: 10px 8px; }
QToolButton[look="icon"] { background: transparent; border: 2px solid transparent; border-radius: 6px; padding: 2px; }
QToolButton[look="icon"]:hover { background: %chip%; }
QToolButton[look="icon"]:focus { border: %ring%; }
QTextBrowser, QPlainTextEdit[look="code"] { background: transparent; border: 2px solid transparent; border-radius: 6px; }
QTextBrowser:focus, QPlainTextEdit[look="code"]:focus { border: %ring%; }
QPlainTextEdit[look="code"] { font-family: %mono%; font-size: %12%; }
QPushButton[look="tab"] { background: transparent; color: %muted%; padding: 6px 10px; border: none; border-radius: 0px;
    border-bottom: 2px solid %line%; font-size: %13%; }
QPushButton[look="tab"]:checked { color: %ink%; border-bottom: 2px solid %accent%; }
QPushButton[look="tab"]:focus { border: %ring%; border-radius: 6px; padding: 4px 8px 6px 8px; }
QTabBar { font-size: %13%; }
QTabBar::tab { background: transparent; color: %muted%; padding: 6px 10px; border: none; border-bottom: 2px solid %line%; }
QTabBar::tab:selected { color: %ink%; font-weight: bold; border-bottom: 2px solid %accent%; }
QTabBar::tab:focus { border: %ring%; border-radius: 6px; padding: 4px 8px 6px 8px; }
QScrollArea { border: none; background: transparent; }
QScrollArea:focus { border: %ring%; }
QCheckBox::indicator, QTableView::indicator { width: %14%; height: %14%; background: %panel%; border: 1px solid %muted%; border-radius: 3px; }
QCheckBox::indicator:checked, QTableView::indicator:checked { background: %accent%; border-color: %accent%; image: url(%tick%); }
QCheckBox::indicator:focus { border: %ring%; }
QRadioButton::indicator { width: %14%; height: %14%; background: %panel%; border: 1px solid %muted%; border-radius: %dot%; }
QRadioButton::indicator:checked { background: %accent%; border-color: %accent%; }
QRadioButton::indicator:focus { border: %ring%; }
QPlainTextEdit[look="answer"] { background: %panel%; border: 1px solid %line%; border-radius: 8px; padding: 6px; }
QPlainTextEdit[look="answer"]:focus { border: %ring%; padding: 5px; }
QSlider:horizontal { min-height: 20px; }
QSlider::groove:horizontal { height: 4px; background: %line%; border-radius: 2px; }
QSlider::sub-page:horizontal { background: %accent%; border-radius: 2px; }
QSlider::handle:horizontal { width: 12px; margin: -6px 0; border: 2px solid %accent%; border-radius: 8px; background: %panel%; }
QSlider::handle:horizontal:focus { border-color: %query%; background: %query%; }
QProgressBar { background: %chip%; border: 1px solid %muted%; border-radius: 3px; }
QProgressBar::chunk { background: %accent%; border-radius: 2px; }
QSplitter::handle { background: %line%; }
QMenu { background: %panel%; border: 1px solid %line%; padding: 4px; }
QMenu::item { padding: 5px 22px 5px 22px; border-radius: 4px; }
QMenu::item:selected { background: %lit%; color: %ink%; }
QMenu::item:disabled { color: %muted%; }
QMenu::separator { height: 1px; background: %line%; margin: 4px 8px; }
QToolTip { background: %panel%; color: %ink%; border: 1px solid %line%; padding: 4px; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: %line%; border-radius: 3px; min-height: 28px; min-width: 28px; margin: 2px; }
QScrollBar::handle:hover { background: %muted%; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)";

constexpr auto focusRing = "2px solid %query%";
constexpr int textSizes[] = {12, 13, 14, 15, 18, 20, 30};
constexpr int pillPadding = 4; ///< above and below, as in the sheet

/// Half the height of a pill: a larger radius is not drawn at all.
int pillRadius(const views::Appearance& appearance)
{
    return (QFontMetrics(appearance.font(design::textSmall)).height() + 2 * pillPadding) / 2;
}

/// Fusion, with labels and tool tips that show words as they are: a sentence that was typed, or a link, may
/// look like markup.
class Style : public QProxyStyle
{
public:
    Style()
        : QProxyStyle(u"Fusion"_s)
    {}

    using QProxyStyle::polish;
    void polish(QWidget* widget) override
    {
        QProxyStyle::polish(widget);
        if (auto* label = qobject_cast<QLabel*>(widget))
            label->setTextFormat(Qt::PlainText);
    }
};

} // namespace

QPalette widgetPalette(const figures::Palette& colors)
{
    const QColor paper = colors.color(Role::Paper);
    const QColor panel = colors.color(Role::Panel);
    const QColor ink = colors.color(Role::Ink);
    const QColor muted = colors.color(Role::Muted);
    const QColor line = colors.color(Role::Line);
    const QColor chip = colors.color(Role::Chip);
    const QColor accent = colors.color(Role::Accent);
    const std::pair<QPalette::ColorRole, QColor> rows[] = {
        {QPalette::Window, paper},      {QPalette::WindowText, ink},
        {QPalette::Base, panel},        {QPalette::AlternateBase, chip},
        {QPalette::Text, ink},          {QPalette::PlaceholderText, muted},
        {QPalette::Button, panel},      {QPalette::ButtonText, ink},
        {QPalette::BrightText, panel},  {QPalette::Light, panel},
        {QPalette::Midlight, chip},     {QPalette::Mid, line},
        {QPalette::Dark, muted},        {QPalette::Shadow, line},
        {QPalette::Highlight, accent},  {QPalette::HighlightedText, panel},
        {QPalette::Link, accent},       {QPalette::LinkVisited, accent},
        {QPalette::ToolTipBase, panel}, {QPalette::ToolTipText, ink},
        {QPalette::NoRole, paper},
    };
    QPalette palette;
    for (const auto& [role, color] : rows)
        palette.setColor(QPalette::All, role, color);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, muted);
    return palette;
}

QString styleSheet(const views::Appearance& appearance)
{
    QString text = QString::fromLatin1(sheet);
    text.replace(u"%ring%"_s, QString::fromLatin1(focusRing));
    const std::pair<QString, Role> colors[] = {
        {u"%paper%"_s, Role::Paper}, {u"%panel%"_s, Role::Panel}, {u"%ink%"_s, Role::Ink},
        {u"%muted%"_s, Role::Muted}, {u"%line%"_s, Role::Line},   {u"%accent%"_s, Role::Accent},
        {u"%lit%"_s, Role::Lit},     {u"%chip%"_s, Role::Chip},   {u"%query%"_s, Role::Query},
        {u"%right%"_s, Role::Right}, {u"%wrong%"_s, Role::Wrong},
    };
    for (const auto& [place, role] : colors)
        text.replace(place, appearance.color(role).name());
    for (const int size : textSizes)
        text.replace(u"%%1%"_s.arg(size), u"%1px"_s.arg(qRound(appearance.pixels(size))));
    const bool dark = appearance.theme() == figures::Theme::Dark;
    text.replace(u"%tick%"_s, dark ? u":/icons/tick-dark.svg"_s : u":/icons/tick-light.svg"_s);
    text.replace(u"%mono%"_s, u"\"%1\""_s.arg(views::monoFamilies().join(u"\", \""_s)));
    text.replace(u"%dot%"_s, u"%1px"_s.arg(qRound(appearance.pixels(design::textBody)) / 2 + 1));
    text.replace(u"%pill%"_s, u"%1px"_s.arg(pillRadius(appearance)));
    return text;
}

void applyTheme(QApplication& application, const views::Appearance& appearance)
{
    application.setStyle(new Style);
    application.setPalette(widgetPalette(appearance.palette()));
    application.setFont(appearance.font(design::textBody));
    application.setStyleSheet(styleSheet(appearance));
}

} // namespace casefile::shell
