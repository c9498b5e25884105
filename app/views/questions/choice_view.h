#pragma once

#include "app/views/questions/question_view.h"

#include <QList>

class QLabel;
class QVBoxLayout;

namespace casefile::views {

class OptionCard;

/// One right option among several, or several of them, or a line of code: cards, digits choose.
class ChoiceView : public QuestionView
{
    Q_OBJECT

public:
    ChoiceView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent);

    void follow() override;
    void takeFocus() override;
    bool handleKey(QKeyEvent* event) override;
    QString keys() const override;
    bool answersForItself() const override { return true; }

private:
    const content::ChoiceTask* task() const;
    void choose(int index);

    QVBoxLayout* m_column;
    QLabel* m_verdict; ///< of several: how much of it is right
    QList<OptionCard*> m_cards;
};

} // namespace casefile::views
