#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace casefile::views {

class Appearance;
class DenseNetworkView;
class FormulaPanel;

/// The dense network in a panel, with its formula and the way back to the lesson.
class DenseNetworkCard : public QFrame
{
    Q_OBJECT

public:
    explicit DenseNetworkCard(const Appearance& appearance, QWidget* parent = nullptr);

    DenseNetworkView* view() const { return m_view; }

    QString words() const; ///< about the network, for the column beside it

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
    FormulaPanel* m_formula;
};

} // namespace casefile::views
