#include "app/views/dense_network_card.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/dense_network_view.h"
#include "app/views/formula_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace casefile::views {

using namespace Qt::StringLiterals;
namespace design = figures::design;

DenseNetworkCard::DenseNetworkCard(const Appearance& appearance, QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_again(new QPushButton(this))
    , m_close(new QPushButton(this))
    , m_view(new DenseNetworkView(appearance, this))
    , m_formula(new FormulaPanel(appearance, this))
{
    setLook(this, "panel");
    setLook(m_title, "strong");
    m_title->setWordWrap(true);
    setLook(m_again, "link");
    setLook(m_close, "link");
    m_formula->setFormula(u"dense"_s, u"weights"_s);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_again);
    head->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space4, design::space3, design::space4, design::space3);
    column->setSpacing(design::space2);
    column->addLayout(head);
    column->addWidget(m_view, 1);
    column->addWidget(m_formula);
    connect(m_again, &QPushButton::clicked, m_view, &DenseNetworkView::playPass);
    connect(m_close, &QPushButton::clicked, this, &DenseNetworkCard::closed);
    connect(m_view, &DenseNetworkView::sceneChanged, this, &DenseNetworkCard::followScene);
    retranslate();
    followScene();
}

void DenseNetworkCard::followScene()
{
    m_view->setAccessibleDescription(m_view->scene().summary);
}

QString DenseNetworkCard::words() const
{
    return tr(
        "## A dense network\n\n"
        "Every number of one layer goes to every number of the next; each line is a weight. The inputs, "
        "from −1 to 1, are yours to move: the numbers in the nodes change, the lines do not.\n\n"
        "That is the difference from attention. Here the weights are parameters, the same for every input "
        "(random numbers from a seed; nothing was learned). Attention computes its weights anew from each "
        "sentence.\n\n"
        "A node adds up inputs times weights and a bias, then takes tanh, so it lies between −1 and 1.");
}

void DenseNetworkCard::retranslate()
{
    m_title->setText(
        tr("First, a network without attention: change an input, by dragging it or with Up and Down"));
    m_again->setText(tr("Run it again"));
    m_close->setText(tr("Back to the case →"));
}

void DenseNetworkCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace casefile::views
