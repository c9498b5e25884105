#include "app/views/estimate_slider.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSlider>

namespace casefile::views {

namespace design = figures::design;

namespace {

constexpr int sliderWidth = 220;

} // namespace

EstimateSlider::EstimateSlider(const QStringList& marks, QWidget* parent)
    : QWidget(parent)
    , m_marks(marks)
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_value(new QLabel(this))
    , m_take(new QPushButton(tr("That is my guess"), this))
{
    m_slider->setRange(0, int(marks.size()) - 1);
    m_slider->setFixedWidth(sliderWidth);
    m_slider->setAccessibleName(tr("Your guess"));
    m_slider->setValue(0); // no guess yet: handed in as it stands it may not be right by chance
    setLook(m_take, "choice");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(design::space2);
    row->addWidget(m_slider);
    row->addWidget(m_value);
    row->addWidget(m_take);
    connect(m_slider, &QSlider::valueChanged, this, &EstimateSlider::tell);
    connect(m_take, &QPushButton::clicked, this, [this] { emit handedIn(m_slider->value()); });
    tell(m_slider->value());
}

void EstimateSlider::tell(int mark)
{
    m_value->setText(m_marks.at(mark));
    m_slider->setAccessibleDescription(m_marks.at(mark)); // the position alone says nothing
}

} // namespace casefile::views
