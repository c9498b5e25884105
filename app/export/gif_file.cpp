#include "app/export/gif_file.h"

#include "app/export/gif_palette.h"

#include <gif_lib.h>

#include <algorithm>

namespace casefile::exports {

namespace {

constexpr int hundredth = 10; ///< milliseconds: the unit of time in a GIF
constexpr int bitsPerColour = 8;

int append(GifFileType* gif, const GifByteType* data, int size)
{
    static_cast<QByteArray*>(gif->UserData)->append(reinterpret_cast<const char*>(data), size);
    return size;
}

/// The part of a picture that differs from the one before; one pixel when none does.
QRect changedPart(const QImage& before, const QImage& now)
{
    if (before.isNull())
        return now.rect();
    QRect changed;
    for (int y = 0; y < now.height(); ++y) {
        const auto* was = reinterpret_cast<const QRgb*>(before.constScanLine(y));
        const auto* is = reinterpret_cast<const QRgb*>(now.constScanLine(y));
        const int first = int(std::mismatch(is, is + now.width(), was).first - is);
        if (first == now.width())
            continue;
        int last = now.width() - 1;
        while (is[last] == was[last])
            --last;
        changed |= QRect(QPoint(first, y), QPoint(last, y));
    }
    return changed.isNull() ? QRect(0, 0, 1, 1) : changed;
}

struct FreeColours
{
    void operator()(ColorMapObject* colours) const { GifFreeMapObject(colours); }
};
using Colours = std::unique_ptr<ColorMapObject, FreeColours>;

/// A table of colours has a power of two of places.
Colours coloursOf(const GifPalette& palette)
{
    Colours colours(GifMakeMapObject(1 << std::max(1, GifBitSize(int(palette.colours.size()))), nullptr));
    for (qsizetype i = 0; colours && i < palette.colours.size(); ++i) {
        const QRgb colour = palette.colours[i];
        colours->Colors[i] = {GifByteType(qRed(colour)), GifByteType(qGreen(colour)),
                              GifByteType(qBlue(colour))};
    }
    return colours;
}

} // namespace

struct GifFile::Private
{
    QByteArray bytes;
    GifFileType* gif = nullptr;
    QImage last;

    bool begin(QSize size);
    bool putTime(int milliseconds);
    bool putPicture(const QImage& frame, const QRect& part);
    void end();
};

/// The head of the file, and that it plays without end (application extension NETSCAPE2.0).
bool GifFile::Private::begin(QSize size)
{
    int error = 0;
    gif = EGifOpen(&bytes, append, &error);
    if (!gif)
        return false;
    EGifSetGifVersion(gif, true);
    const GifByteType endless[] = {1, 0, 0};
    return EGifPutScreenDesc(gif, size.width(), size.height(), bitsPerColour, 0, nullptr) == GIF_OK &&
           EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(gif, sizeof endless, endless) == GIF_OK &&
           EGifPutExtensionTrailer(gif) == GIF_OK;
}

bool GifFile::Private::putTime(int milliseconds)
{
    GraphicsControlBlock control{};
    control.DisposalMode = DISPOSE_DO_NOT; // the next frame is drawn over this one
    control.DelayTime = (milliseconds + hundredth / 2) / hundredth;
    control.TransparentColor = NO_TRANSPARENT_COLOR;
    GifByteType extension[4];
    const std::size_t size = EGifGCBToExtension(&control, extension);
    return EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, int(size), extension) == GIF_OK;
}

bool GifFile::Private::putPicture(const QImage& frame, const QRect& part)
{
    GifPalette palette = gifPalette(frame.copy(part));
    const Colours colours = coloursOf(palette);
    if (!colours || EGifPutImageDesc(gif, part.x(), part.y(), part.width(), part.height(), false,
                                     colours.get()) != GIF_OK)
        return false;
    auto* pixels = reinterpret_cast<GifPixelType*>(palette.pixels.data());
    for (int y = 0; y < part.height(); ++y)
        if (EGifPutLine(gif, pixels + qsizetype(y) * part.width(), part.width()) != GIF_OK)
            return false;
    return true;
}

void GifFile::Private::end()
{
    if (!gif)
        return;
    int error = 0;
    EGifCloseFile(gif, &error);
    gif = nullptr;
}

GifFile::GifFile()
    : d(std::make_unique<Private>())
{}

GifFile::~GifFile()
{
    d->end();
}

bool GifFile::add(const QImage& frame, int milliseconds)
{
    const QImage picture = frame.convertToFormat(QImage::Format_RGB32);
    if (picture.isNull() || (!d->last.isNull() && picture.size() != d->last.size()))
        return false;
    if (!d->gif && !d->begin(picture.size()))
        return false;
    if (!d->putTime(milliseconds) || !d->putPicture(picture, changedPart(d->last, picture)))
        return false;
    d->last = picture;
    return true;
}

QByteArray GifFile::bytes()
{
    d->end();
    return d->last.isNull() ? QByteArray() : d->bytes;
}

} // namespace casefile::exports
