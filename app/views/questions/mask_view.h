#pragma once

#include "app/views/questions/judged_view.h"

class QLabel;

namespace casefile::views {

class MaskGrid;

/// A mask to be painted on the tokens of the sentence. All cells are visible at first; after the verdict
/// wrong ones are crossed, and once it may be seen the right mask stands there.
class MaskView : public JudgedView
{
    Q_OBJECT

public:
    MaskView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent);

    void follow() override;
    void takeFocus() override;
    QString keys() const override;

private:
    QStringList wrongCells(const QStringList& rows, const QStringList& right) const;

    QLabel* m_legend;
    MaskGrid* m_grid;
};

} // namespace casefile::views
