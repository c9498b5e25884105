#include "app/views/appearance.h"

#include <QStyle>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace casefile::views {

using namespace Qt::StringLiterals;

Appearance::Appearance(QObject* parent)
    : QObject(parent)
{}

QFont Appearance::font(double designSize, bool bold) const
{
    QFont font;
    font.setFamilies(textFamilies());
    font.setPixelSize(qRound(pixels(designSize)));
    font.setBold(bold);
    return font;
}

QFont Appearance::monoFont(double designSize) const
{
    QFont font = this->font(designSize);
    font.setFamilies(monoFamilies());
    font.setFixedPitch(true);
    return font;
}

void Appearance::setTheme(figures::Theme theme)
{
    if (theme == m_palette.theme())
        return;
    m_palette = figures::Palette(theme);
    emit changed();
}

void Appearance::setTextScale(double scale)
{
    scale = std::clamp(scale, smallestText, largestText);
    if (qFuzzyCompare(scale, m_textScale))
        return;
    m_textScale = scale;
    emit changed();
}

void Appearance::setReducedMotion(bool on)
{
    if (on == m_reducedMotion)
        return;
    m_reducedMotion = on;
    emit changed();
}

QStringList textFamilies()
{
    return {u"DejaVu Sans"_s, u"Noto Sans CJK SC"_s, u"WenQuanYi Micro Hei"_s};
}

QStringList monoFamilies()
{
    return {u"DejaVu Sans Mono"_s, u"Noto Sans Mono CJK SC"_s, u"WenQuanYi Micro Hei Mono"_s};
}

QString buttonWords(QString words)
{
    return words.replace(u'&', u"&&"_s);
}

void setLook(QWidget* widget, const char* look)
{
    const QVariant value = QString::fromLatin1(look);
    if (widget->property("look") == value)
        return;
    widget->setProperty("look", value);
    if (!widget->testAttribute(Qt::WA_WState_Polished))
        return; // it will be polished before it is shown
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

} // namespace casefile::views
