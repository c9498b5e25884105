#include "app/views/questions/option_card.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/icons.h"
#include "app/views/questions/option_accessible.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace casefile::views {

using namespace Qt::StringLiterals;
using figures::Role;
namespace design = figures::design;

namespace {

constexpr double badgeWidth = 24.0;

} // namespace

OptionCard::OptionCard(int number, const Appearance& appearance, QWidget* parent)
    : QAbstractButton(parent)
    , m_appearance(appearance)
    , m_number(number)
{
    installOptionAccessibility();
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void OptionCard::setWords(const QString& text)
{
    setText(text);
    setAccessibleName(tr("Answer %1: %2", "number of an option, its words").arg(m_number).arg(text));
    updateGeometry();
    update();
}

void OptionCard::setKind(bool isOfSeveral, bool isCode)
{
    m_isOfSeveral = isOfSeveral;
    m_isCode = isCode;
}

QFont OptionCard::wordsFont() const
{
    return m_isCode ? m_appearance.monoFont(design::textBody) : m_appearance.font(design::textBody);
}

void OptionCard::setVerdict(Verdict verdict, const QString& feedback)
{
    m_verdict = verdict;
    m_feedback = feedback;
    const QString word = verdictWord();
    setAccessibleDescription(word.isEmpty() ? feedback
                                            : tr("%1. %2", "verdict, feedback").arg(word, feedback));
    setCursor(verdict == Verdict::None ? Qt::PointingHandCursor : Qt::ArrowCursor);
    updateGeometry();
    update();
}

QString OptionCard::verdictWord() const
{
    if (m_verdict == Verdict::Right)
        return tr("Right");
    if (m_verdict == Verdict::Wrong)
        return tr("Not right");
    return {};
}

/// Room for the icon and either word of a verdict, so that they stand below one another.
double OptionCard::markWidth() const
{
    const QFontMetricsF metrics(m_appearance.font(design::textNote, true));
    const double word =
        std::max(metrics.horizontalAdvance(tr("Right")), metrics.horizontalAdvance(tr("Not right")));
    return m_appearance.pixels(design::textBody) + design::space1 + std::ceil(word) + 1.0;
}

QRectF OptionCard::wordsRect(double width) const
{
    const double left = design::space4 + m_appearance.pixels(badgeWidth) + design::space3;
    const double right = design::space4 + (verdictWord().isEmpty() ? 0.0 : design::space2 + markWidth());
    return {left, double(design::space3), std::max(1.0, width - left - right), 0.0};
}

double OptionCard::heightOf(const QString& text, const QFont& font, double width) const
{
    if (text.isEmpty())
        return 0.0;
    constexpr double anyHeight = 1e5;
    return QFontMetricsF(font).boundingRect({0, 0, width, anyHeight}, Qt::TextWordWrap, text).height();
}

int OptionCard::heightForWidth(int width) const
{
    const QRectF words = wordsRect(width);
    double height = heightOf(text(), wordsFont(), words.width());
    if (!m_feedback.isEmpty())
        height += design::space1 + heightOf(m_feedback, m_appearance.font(design::textNote), words.width());
    return int(std::ceil(std::max(height, m_appearance.pixels(badgeWidth)))) + 2 * design::space3;
}

QSize OptionCard::sizeHint() const
{
    constexpr int comfortable = 480;
    return {comfortable, heightForWidth(comfortable)};
}

void OptionCard::paintBadge(QPainter& painter) const
{
    const double width = m_appearance.pixels(badgeWidth);
    const double height = m_appearance.pixels(design::textHeading);
    const QRectF badge(design::space4, design::space3, width, height);
    keycap(QString::number(m_number), m_appearance, isChecked()).paint(&painter, badge.toAlignedRect());
}

void OptionCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool right = m_verdict == Verdict::Right;
    const bool judged = right || m_verdict == Verdict::Wrong;
    const Role frame = judged        ? (right ? Role::Right : Role::Wrong)
                       : hasFocus()  ? Role::Query
                       : isChecked() ? Role::Accent
                                     : Role::Line;
    const double stroke = judged || hasFocus() || isChecked() ? 2.0 : 1.0;
    painter.setPen(QPen(m_appearance.color(frame), stroke));
    painter.setBrush(
        m_appearance.color(underMouse() && m_verdict == Verdict::None ? Role::Chip : Role::Panel));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), design::radiusLarge, design::radiusLarge);
    if (judged && hasFocus()) {
        painter.setPen(QPen(m_appearance.color(Role::Query), 1.0, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(4, 4, -4, -4), design::radiusMedium,
                                design::radiusMedium);
    }
    paintBadge(painter);

    QRectF words = wordsRect(width());
    painter.setFont(wordsFont());
    painter.setPen(m_appearance.color(Role::Ink));
    words.setHeight(heightOf(text(), painter.font(), words.width()) + 1);
    painter.drawText(words, Qt::TextWordWrap, text());
    if (!m_feedback.isEmpty()) {
        QRectF below = words.translated(0, words.height() - 1 + design::space1);
        painter.setFont(m_appearance.font(design::textNote));
        painter.setPen(m_appearance.color(Role::Muted));
        below.setHeight(height() - below.top());
        painter.drawText(below, Qt::TextWordWrap, m_feedback);
    }
    if (judged) {
        const double iconSize = m_appearance.pixels(design::textBody);
        const QRectF mark(words.right() + design::space2, design::space3, markWidth(), words.height());
        const QColor color = m_appearance.color(frame);
        views::icon(right ? u"check"_s : u"cross"_s, color)
            .paint(&painter, QRectF(mark.left(), mark.top() + 2, iconSize, iconSize).toAlignedRect());
        painter.setFont(m_appearance.font(design::textNote, true));
        painter.setPen(color);
        painter.drawText(mark.adjusted(iconSize + design::space1, 0, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                         verdictWord());
    }
}

/// Space on an option that is chosen or judged is the page's: check, or go on. One of several is left out by
/// it.
void OptionCard::keyPressEvent(QKeyEvent* event)
{
    const bool isDone = (isChecked() && !m_isOfSeveral) || m_verdict != Verdict::None;
    if (event->key() == Qt::Key_Space && isDone)
        event->ignore();
    else
        QAbstractButton::keyPressEvent(event);
}

void OptionCard::enterEvent(QEnterEvent*)
{
    update();
}

void OptionCard::leaveEvent(QEvent*)
{
    update();
}

} // namespace casefile::views
