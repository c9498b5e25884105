#include "app/export/exhibit.h"

#include "app/figures/design.h"
#include "app/figures/fonts.h"

#include <QTextLayout>

namespace casefile::exports {

namespace design = figures::design;

namespace {

QStringList linesOf(const QString& text, double width, double pixelSize)
{
    QStringList lines;
    QTextLayout layout(text, figures::figureFont(pixelSize));
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines.append(text.sliced(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines;
}

} // namespace

figures::Scene captioned(figures::Scene scene, const QString& caption, double textScale)
{
    if (caption.isEmpty())
        return scene;
    const double pixelSize = design::textNote * textScale;
    const double width = scene.size.width() - 2 * design::space3;
    const double lineHeight = figures::textHeight(pixelSize);
    double top = scene.size.height() + design::space2;
    for (const QString& line : linesOf(caption, width, pixelSize)) {
        figures::TextMark mark;
        mark.rect = QRectF(design::space3, top, width, lineHeight);
        mark.text = line;
        mark.pixelSize = pixelSize;
        mark.align = figures::TextAlign::Left;
        mark.ink = {figures::Role::Muted};
        scene.marks.append(mark);
        top += lineHeight;
    }
    scene.size.setHeight(top + design::space2);
    return scene;
}

} // namespace casefile::exports
