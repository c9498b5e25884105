#pragma once

#include "app/views/questions/question_view.h"

class QLabel;
class QLineEdit;

namespace casefile::views {

/// A number computed from the learner's own sentence: a field, the tolerance exactly as it is graded, and the
/// engine's number after the verdict.
class NumberView : public QuestionView
{
    Q_OBJECT

public:
    NumberView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent);

    void follow() override;
    void takeFocus() override;

private:
    QString rule() const;
    QString verdictWords() const;

    QLineEdit* m_field;
    QLabel* m_rule;
    QLabel* m_verdict;
};

} // namespace casefile::views
