#pragma once

#include "app/learner/schedule/scheduler.h"

#include <QWidget>

#include <array>
#include <optional>

class QLabel;
class QPushButton;

namespace casefile::views {

/// The four grades, each with what it does: when the card is asked again.
class GradeBar : public QWidget
{
    Q_OBJECT

public:
    explicit GradeBar(QWidget* parent = nullptr);

    /// What each would do; the proposed one stands out. Said with the button that has the keyboard:
    /// `verdict`.
    void setOutcomes(const learner::Outcomes& outcomes, std::optional<learner::Grade> proposed,
                     const QString& verdict);
    void takeFocus(); ///< to the proposed grade, else to Good
    QPushButton* button(learner::Grade grade) const;

signals:
    void graded(casefile::learner::Grade grade);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    learner::Outcomes m_outcomes{};
    std::optional<learner::Grade> m_proposed;
    QString m_verdict;
    std::array<QPushButton*, learner::allGrades.size()> m_buttons{};
    QLabel* m_hard;
};

} // namespace casefile::views
