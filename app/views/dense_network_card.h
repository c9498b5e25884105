#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace casefile::views {

class Appearance;
class DenseNetworkView;
class FormulaPanel;
class LegendLine;

/// The dense network with its formula and the sentence that separates it from attention.
class DenseNetworkCard : public QFrame
{
    Q_OBJECT

public:
    explicit DenseNetworkCard(const Appearance& appearance, QWidget* parent = nullptr);

    DenseNetworkView* view() const { return m_view; }

signals:
    void closed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void followScene();

    QLabel* m_title;
    QPushButton* m_again;
    QPushButton* m_close;
    DenseNetworkView* m_view;
    LegendLine* m_legend;
    FormulaPanel* m_formula;
    QLabel* m_words;
};

} // namespace casefile::views
