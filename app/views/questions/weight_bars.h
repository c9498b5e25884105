#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

namespace casefile::views {

class Appearance;

/// A row of weights as bars over the tokens, without numbers: what a slider does to them is to be seen.
class WeightBars : public QWidget
{
    Q_OBJECT

public:
    WeightBars(const Appearance& appearance, QWidget* parent);

    void setBars(const QStringList& tokens, const std::vector<double>& weights); ///< each 0 … 1

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    QStringList m_tokens;
    std::vector<double> m_weights;
};

} // namespace casefile::views
