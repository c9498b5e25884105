#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace casefile::views {

class FlowLayout;

/// The foot of a page: which keys there are, and what can be done. Where there is no room for both, the keys
/// go (F1 lists them) and the buttons wrap.
class ActionBar : public QWidget
{
    Q_OBJECT

public:
    explicit ActionBar(QWidget* parent = nullptr);

    QLabel* keys() const { return m_keys; }
    void add(QWidget* button);    ///< behind the others
    void addBelow(QWidget* part); ///< in a line of its own
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    QVBoxLayout* m_column;
    QLabel* m_keys;
    QWidget* m_place; ///< of the buttons
    FlowLayout* m_buttons;
};

} // namespace casefile::views
