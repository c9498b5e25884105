#pragma once

#include "app/learner/study_choices.h"

#include <QDialog>

class QLabel;
class QSpinBox;

namespace casefile::views {

class Appearance;

/// What the learner chooses of the schedule: how well, how much a day, when a day begins, and over how many
/// days what is overdue is spread.
class StudyChoicesDialog : public QDialog
{
    Q_OBJECT

public:
    /// overdue: cards that are late now; today: where a new spreading begins.
    StudyChoicesDialog(const learner::StudyChoices& choices, int overdue, learner::StudyDay today,
                       const Appearance& appearance, QWidget* parent = nullptr);

    learner::StudyChoices choices() const;

private:
    QSpinBox* spin(int least, int most, const QString& suffix);
    void setChoices(const learner::StudyChoices& choices);
    void follow();

    learner::StudyChoices m_before;
    int m_overdue;
    learner::StudyDay m_today;
    QSpinBox* m_retention;
    QSpinBox* m_newCards;
    QSpinBox* m_reviews;
    QSpinBox* m_dayStart;
    QSpinBox* m_backlog;
    QLabel* m_effect; ///< of the wanted recall
    QLabel* m_perDay; ///< of the spreading
};

} // namespace casefile::views
