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

    void setFormula(const QString& id, const QString& part); ///< ":/formulas/<id>.svg", "part-<part>"
    bool isEmpty() const { return !m_renderer.isValid(); }
    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void load();
    QSizeF naturalSize() const;
    double scaleFor(double width) const;

    const Appearance& m_appearance;
    QSvgRenderer m_renderer;
    QString m_id;
    QString m_part;
};

} // namespace casefile::views
