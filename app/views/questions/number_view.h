#pragma once

#include "app/views/questions/question_view.h"

namespace casefile::playback {
enum class QuizPhase;
}

class QLabel;
class QLineEdit;

namespace casefile::views {

/// A number computed from the learner's own sentence, or drawn from a template: a field, the tolerance
/// exactly as it is graded, and the right number after the verdict.
class NumberView : public QuestionView
{
    Q_OBJECT

public:
    NumberView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent);

    void follow() override;
    void takeFocus() override;
    QString keys() const override;

private:
    QString rule() const;
    QString drawnVerdict(playback::QuizPhase phase, const QString& expected) const;
    QString verdictWords() const;
    void followSign();

    QLineEdit* m_field;
    QLabel* m_rule;
    QLabel* m_sign; ///< of the number that was typed: right or not
    QLabel* m_verdict;
};

} // namespace casefile::views
