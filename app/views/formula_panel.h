#pragma once

#include <QFrame>
#include <QSvgRenderer>

namespace casefile::views {

class Appearance;

/// The formula of a step, in theme colours, with the part that belongs to this moment lit.
class FormulaPanel : public QFrame
{
    Q_OBJECT

public:
    explicit FormulaPanel(const Appearance& appearance, QWidget* parent = nullptr);

    /// The chapter's own formula, else the program's; lit is the element "part-<part>".
    void setFormula(const QString& id, const QString& part, const QString& chapterFolder = {});
    bool isEmpty() const { return !m_renderer.isValid(); }
    QRectF litRect() const; ///< round the lit part; empty when there is none
    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void colour(); ///< for the present theme
    QSizeF naturalSize() const;
    double scaleFor(double width) const;
    QRectF formulaRect() const;

    const Appearance& m_appearance;
    QSvgRenderer m_renderer;
    QByteArray m_svg; ///< with places for colours
    QString m_part;
};

} // namespace casefile::views
