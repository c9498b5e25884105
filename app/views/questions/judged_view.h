#pragma once

#include "app/views/questions/question_view.h"

class QLabel;
class QVBoxLayout;

namespace casefile::views {

/// A column of parts with one line below that says the verdict.
class JudgedView : public QuestionView
{
    Q_OBJECT

public:
    JudgedView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent);

protected:
    void addPart(QWidget* part);    ///< above the verdict
    void say(const QString& words); ///< in the line below; empty: nothing
    content::Answer given() const;  ///< so far; empty when nothing was

private:
    QVBoxLayout* m_column;
    QLabel* m_verdict;
};

} // namespace casefile::views
