#pragma once

#include "app/figures/palette.h"
#include "app/figures/scene.h"

#include <QImage>
#include <QString>

namespace casefile::exports {

/// True for names that end in .png, .svg or .pdf.
bool isPictureFile(const QString& file);

/// Writes a scene: pixels for PNG, vectors for SVG and PDF. False with a sentence in `problem` when it
/// cannot.
bool writePicture(const QString& file, const figures::Scene& scene, const figures::Palette& palette,
                  double scale, QString& problem);

/// Writes a page that is already pixels; SVG and PDF hold it losslessly.
bool writePicture(const QString& file, const QImage& image, QString& problem);

} // namespace casefile::exports
