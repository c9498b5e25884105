#include "app/shell/banner.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace casefile::shell {

using namespace Qt::StringLiterals;
namespace design = figures::design;

Banner::Banner(const views::Appearance& appearance, QWidget* parent)
    : QFrame(parent)
    , m_appearance(appearance)
    , m_words(new QLabel(this))
    , m_close(new QToolButton(this))
{
    views::setLook(this, "banner");
    m_words->setWordWrap(true);
    m_close->setAutoRaise(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(design::space4, design::space1, design::space2, design::space1);
    row->addWidget(m_words, 1);
    row->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_close, &QToolButton::clicked, this, &Banner::putAway);
    connect(&appearance, &views::Appearance::changed, this, &Banner::restyle);
    restyle();
    hide();
}

void Banner::say(const QString& sentence)
{
    m_words->setText(sentence);
    setAccessibleName(sentence);
    setVisible(!sentence.isEmpty());
}

QString Banner::sentence() const
{
    return isHidden() ? QString() : m_words->text();
}

void Banner::restyle()
{
    m_close->setIcon(views::icon(u"cross"_s, m_appearance.color(figures::Role::Ink)));
    const int side = qRound(m_appearance.pixels(design::textBody));
    m_close->setIconSize(QSize(side, side));
    m_close->setToolTip(tr("Put this message away"));
    m_close->setAccessibleName(m_close->toolTip());
}

void Banner::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        restyle();
    QFrame::changeEvent(event);
}

} // namespace casefile::shell
