#pragma once

#include <QStringList>
#include <QWidget>

namespace casefile::views {

class Appearance;

/// A sentence as chips, one for each token, on one line; words that the model does not know have a dashed
/// border.
class TokenStrip : public QWidget
{
    Q_OBJECT

public:
    struct Chip
    {
        QString text;
        bool known = true;
        bool operator==(const Chip&) const = default;
    };

    explicit TokenStrip(const Appearance& appearance, QWidget* parent = nullptr);

    void setChips(const QList<Chip>& chips);
    const QList<Chip>& chips() const { return m_chips; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void activated(); ///< clicked, or Return: the sentence is to be edited

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    const Appearance& m_appearance;
    QList<Chip> m_chips;
};

} // namespace casefile::views
