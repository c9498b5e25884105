#pragma once

#include <QLayout>
#include <QList>

namespace casefile::views {

/// Places its items like words: left to right, and on a new line when the line is full.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(int spacing, QWidget* parent = nullptr);
    ~FlowLayout() override;

    void setFromRight(bool on) { m_isFromRight = on; } ///< lines end at the right
    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    int place(const QRect& rect, bool apply) const; ///< height used

    QList<QLayoutItem*> m_items;
    int m_spacing;
    bool m_isFromRight = false;
};

} // namespace casefile::views
