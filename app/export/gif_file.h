#pragma once

#include <QByteArray>
#include <QImage>

#include <memory>

namespace casefile::exports {

/// An animated picture as GIF89a, for what cannot show APNG: written with giflib, each frame with at most 256
/// colours of its own, and only where it differs from the frame before.
class GifFile
{
public:
    GifFile();
    ~GifFile();
    GifFile(const GifFile&) = delete;
    GifFile& operator=(const GifFile&) = delete;

    /// Stays for that long, rounded to hundredths of a second. All frames have the size of the first; one of
    /// another size is not taken.
    bool add(const QImage& frame, int milliseconds);
    QByteArray bytes(); ///< ends the file; empty without a frame

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace casefile::exports
