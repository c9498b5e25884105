#include "app/views/depth_tabs.h"

#include "app/views/appearance.h"
#include "app/views/flow_layout.h"

#include <QButtonGroup>
#include <QEvent>
#include <QPushButton>

namespace casefile::views {

using content::Depth;

namespace {

constexpr Depth depths[] = {Depth::Story, Depth::Numbers, Depth::Formula, Depth::Code};

} // namespace

DepthTabs::DepthTabs(QWidget* parent)
    : QWidget(parent)
    , m_buttons(new QButtonGroup(this))
{
    auto* flow = new FlowLayout(0, this);
    for (const Depth depth : depths) {
        auto* button = new QPushButton(this);
        setLook(button, "tab");
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        m_buttons->addButton(button, int(depth));
        flow->addWidget(button);
    }
    connect(m_buttons, &QButtonGroup::idClicked, this, [this](int id) { emit depthChosen(Depth(id)); });
    retranslate();
}

void DepthTabs::setDepth(Depth depth)
{
    if (QAbstractButton* button = m_buttons->button(int(depth)))
        button->setChecked(true);
}

void DepthTabs::retranslate()
{
    const QString names[] = {tr("Story"), tr("Numbers"), tr("Formula"), tr("Code")};
    for (std::size_t i = 0; i < std::size(depths); ++i)
        m_buttons->button(int(depths[i]))->setText(names[i]);
    setAccessibleName(tr("How deep the words go"));
}

void DepthTabs::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
