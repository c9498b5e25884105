#include "app/views/review/grade_bar.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/flow_layout.h"
#include "app/views/review/interval_words.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace casefile::views {

namespace design = figures::design;
using learner::Grade;

GradeBar::GradeBar(QWidget* parent)
    : QWidget(parent)
    , m_hard(new QLabel(this))
{
    auto* place = new QWidget(this);
    auto* row = new FlowLayout(design::space2, place); // large letters take two lines
    row->setContentsMargins({});
    row->setFromRight(true);
    for (std::size_t n = 0; n < m_buttons.size(); ++n) {
        const Grade grade = learner::allGrades[n];
        m_buttons[n] = new QPushButton(place);
        row->addWidget(m_buttons[n]);
        connect(m_buttons[n], &QPushButton::clicked, this, [this, grade] { emit graded(grade); });
    }
    setLook(m_hard, "muted");
    m_hard->setAlignment(Qt::AlignRight);
    m_hard->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(design::space1);
    column->addWidget(place);
    column->addWidget(m_hard);
    retranslate();
}

QPushButton* GradeBar::button(Grade grade) const
{
    return m_buttons[std::size_t(grade) - std::size_t(learner::allGrades.front())];
}

void GradeBar::setOutcomes(const learner::Outcomes& outcomes, std::optional<Grade> proposed,
                           const QString& verdict)
{
    m_outcomes = outcomes;
    m_proposed = proposed;
    m_verdict = verdict;
    retranslate();
}

void GradeBar::takeFocus()
{
    button(m_proposed.value_or(Grade::Good))->setFocus(Qt::OtherFocusReason);
}

void GradeBar::retranslate()
{
    for (std::size_t n = 0; n < m_buttons.size(); ++n) {
        const Grade grade = learner::allGrades[n];
        const QString name = gradeWords(grade);
        const QString interval = intervalWords(m_outcomes[n]);
        m_buttons[n]->setText(tr("%1 · %2", "grade, until it is asked again").arg(name, interval));
        m_buttons[n]->setAccessibleName(
            tr("%1: asked again after %2", "grade, interval").arg(name, interval));
        m_buttons[n]->setAccessibleDescription(m_verdict);
        m_buttons[n]->setToolTip(m_proposed == grade
                                     ? tr("Key %1. This is what the answer suggests; you decide.").arg(n + 1)
                                     : tr("Key %1").arg(n + 1));
        setLook(m_buttons[n], m_proposed.value_or(Grade::Good) == grade ? "primary" : "");
    }
    m_hard->setText(tr("“Hard” means that you did remember it. If you did not: “Again”."));
}

void GradeBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
