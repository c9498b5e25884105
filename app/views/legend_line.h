#pragma once

#include "app/figures/scene.h"

#include <QWidget>

namespace casefile::views {

class Appearance;

/// The legend below a figure: what each kind of mark means, wrapped over as many lines as it needs.
class LegendLine : public QWidget
{
    Q_OBJECT

public:
    explicit LegendLine(const Appearance& appearance, QWidget* parent = nullptr);

    void setEntries(const QList<figures::LegendEntry>& entries);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<QRectF> places(double width) const;
    void paintSample(QPainter& painter, const figures::LegendEntry& entry, const QRectF& rect) const;

    const Appearance& m_appearance;
    QList<figures::LegendEntry> m_entries;
};

} // namespace casefile::views
