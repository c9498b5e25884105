#pragma once

#include "app/views/questions/judged_view.h"

class QLabel;
class QLineEdit;

namespace casefile::views {

/// A word or a shape to be typed: a field, how it is graded, and the right answer once it may be seen.
class TypedView : public JudgedView
{
    Q_OBJECT

public:
    TypedView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent);

    void follow() override;
    void takeFocus() override;
    QString keys() const override;

private:
    bool isShape() const;
    QString rule() const;

    QLineEdit* m_field;
    QLabel* m_rule;
};

} // namespace casefile::views
