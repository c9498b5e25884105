#pragma once

#include <QImage>
#include <QList>

namespace casefile::exports {

/// At most 256 colours for one picture, and which of them each pixel has.
struct GifPalette
{
    QList<QRgb> colours;
    QByteArray pixels; ///< row by row: places in `colours`
};

/// Exact for up to 256 colours. For more, the space of colours is halved where most pixels lie apart (median
/// cut, Heckbert 1982), and each part becomes the mean of its own pixels: what fills a picture stays as it
/// is, white stays white.
GifPalette gifPalette(const QImage& picture);

} // namespace casefile::exports
