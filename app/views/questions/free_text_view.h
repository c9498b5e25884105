#pragma once

#include "app/views/questions/judged_view.h"

#include <QList>

class QLabel;

namespace casefile::views {

class AnswerEdit;
class OptionCard;
class ProseView;

/// Free words; when they are handed in, a model answer and its points, which the learner ticks.
class FreeTextView : public JudgedView
{
    Q_OBJECT

public:
    FreeTextView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent);

    void follow() override;
    void takeFocus() override;
    bool handleKey(QKeyEvent* event) override;
    QString keys() const override;

private:
    bool isRating() const; ///< the points are ticked now
    void tick(int index);

    AnswerEdit* m_edit;
    QLabel* m_modelTitle;
    ProseView* m_model;
    QLabel* m_pointsTitle;
    QWidget* m_cards;
    QList<OptionCard*> m_points;
};

} // namespace casefile::views
