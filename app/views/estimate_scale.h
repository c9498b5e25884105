#pragma once

#include <QWidget>

namespace casefile::playback {
struct Prediction;
}

namespace casefile::views {

class Appearance;

/// The scale of an estimate after the answer: the right number where it is exactly, and the guess on its
/// mark.
class EstimateScale : public QWidget
{
    Q_OBJECT

public:
    /// `guess`: the mark that was handed in; -1: none.
    EstimateScale(const playback::Prediction& prediction, int guess, const Appearance& appearance,
                  QWidget* parent = nullptr);

    double rightX() const { return xOf(m_right); } ///< pixels from the left edge
    double guessX() const { return xOf(m_guess); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double xOf(double mark) const;

    const Appearance& m_appearance;
    QString m_first;
    QString m_last;
    double m_right; ///< counted in marks, as the guess
    int m_guess;
    int m_marks;
};

} // namespace casefile::views
