#pragma once

#include <QIcon>
#include <QPushButton>

namespace casefile::views {

class Appearance;

/// An answer to choose: its words, and at the right edge the cap of the key that chooses it, so that the cap
/// does not read as part of an answer that is a number.
class OptionButton : public QPushButton
{
    Q_OBJECT

public:
    OptionButton(const QString& words, const Appearance& appearance, QWidget* parent = nullptr);

    void setCap(const QString& key); ///< empty: none
    QRect capRect() const;           ///< empty without a cap
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int capSide() const;

    const Appearance& m_appearance;
    QIcon m_cap;
};

} // namespace casefile::views
