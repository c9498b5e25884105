#pragma once

#include "app/views/questions/question_view.h"

#include <QList>

class QVBoxLayout;

namespace casefile::views {

class OptionCard;

/// One right option among several: cards, digits choose.
class ChoiceView : public QuestionView
{
    Q_OBJECT

public:
    ChoiceView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent);

    void follow() override;
    void takeFocus() override;
    bool handleKey(QKeyEvent* event) override;

private:
    void choose(int index);

    QVBoxLayout* m_column;
    QList<OptionCard*> m_cards;
};

} // namespace casefile::views
