#pragma once

#include "app/content/state.h"

#include <QWidget>

class QButtonGroup;

namespace casefile::views {

/// Story, numbers, formula, code: how deep the words go. Where the column is narrow they stand in two lines.
class DepthTabs : public QWidget
{
    Q_OBJECT

public:
    explicit DepthTabs(QWidget* parent = nullptr);

    void setDepth(content::Depth depth);

signals:
    void depthChosen(casefile::content::Depth depth);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QButtonGroup* m_buttons;
};

} // namespace casefile::views
