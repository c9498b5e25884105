#pragma once

#include "app/views/questions/judged_view.h"

class QPushButton;

namespace casefile::views {

class OrderList;

/// Items to be put in order, from top to bottom; after the verdict those that must be moved are marked.
class OrderView : public JudgedView
{
    Q_OBJECT

public:
    OrderView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent);

    void follow() override;
    void takeFocus() override;
    QString keys() const override;

private:
    void hand();

    OrderList* m_list;
    QPushButton* m_up;
    QPushButton* m_down;
};

} // namespace casefile::views
