#pragma once

#include <QAbstractSlider>
#include <QList>

namespace casefile::views {

class Appearance;

/// The time of a chapter as a bar: ticks where an author stops, a handle to drag. Values are milliseconds.
class ScrubSlider : public QAbstractSlider
{
    Q_OBJECT

public:
    explicit ScrubSlider(const Appearance& appearance, QWidget* parent = nullptr);

    void setStops(const QList<double>& seconds);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void scrubbed(double seconds); ///< dragged or clicked by a person

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    QRectF groove() const;
    double xOf(double seconds) const;
    void scrubTo(double x);

    const Appearance& m_appearance;
    QList<double> m_stops;
};

} // namespace casefile::views
