#include "app/export/gif_file.h"
#include "app/export/gif_palette.h"
#include "app/figures/registry.h"
#include "app/figures/scene_painter.h"
#include "tests/figures/figure_samples.h"

#include <QBuffer>
#include <QImageReader>
#include <QTest>

#include <cmath>

using namespace casefile;
using namespace casefile::exports;
using namespace Qt::StringLiterals;

namespace {

struct Read
{
    QList<QImage> frames;
    QList<int> delays; ///< milliseconds
    int loops = 0;
};

/// Read back by Qt, which has a decoder of its own.
Read read(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer, "gif");
    Read result;
    result.loops = reader.loopCount();
    for (QImage frame = reader.read(); !frame.isNull(); frame = reader.read()) {
        result.frames.append(frame.convertToFormat(QImage::Format_RGB32));
        result.delays.append(reader.nextImageDelay());
    }
    return result;
}

QImage plain(QColor color, QSize size = {20, 10})
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(color);
    return image;
}

/// The picture of a step at some moment.
QImage moment(const QString& figure, double progress)
{
    figures::Frame frame = figures::sampleFrame(5, {400, 300});
    frame.progress = progress;
    return figures::render(figures::makeFigure(figure)->layout(frame),
                           figures::Palette(figures::Theme::Light), 1.0)
        .convertToFormat(QImage::Format_RGB32);
}

/// Root of the mean square difference of a channel, 0 … 255.
double distance(const QImage& a, const QImage& b)
{
    double sum = 0.0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            sum += std::pow(qRed(p) - qRed(q), 2) + std::pow(qGreen(p) - qGreen(q), 2) +
                   std::pow(qBlue(p) - qBlue(q), 2);
        }
    return std::sqrt(sum / (3.0 * a.width() * a.height()));
}

} // namespace

class TestGifFile : public QObject
{
    Q_OBJECT

private slots:
    void framesComeBackWithTheirColoursAndTimes()
    {
        GifFile gif;
        QImage second = plain(Qt::red);
        second.setPixelColor(7, 3, Qt::blue);
        second.setPixelColor(12, 8, QColor(1, 2, 3));
        QVERIFY(gif.add(plain(Qt::red), 80));
        QVERIFY(gif.add(second, 80));
        QVERIFY(gif.add(second, 80)); // nothing changes
        QVERIFY(gif.add(plain(Qt::white), 2000));
        const Read back = read(gif.bytes());
        QCOMPARE(back.frames, (QList<QImage>{plain(Qt::red), second, second, plain(Qt::white)}));
        QCOMPARE(back.delays, (QList<int>{80, 80, 80, 2000}));
        QCOMPARE(back.loops, -1); // without end
    }

    void aPictureOfManyColoursStaysNearAndItsPaperWhite()
    {
        GifFile gif;
        QList<QImage> frames;
        for (const double progress : {0.0, 0.4, 0.7, 1.0}) {
            frames.append(moment(u"links"_s, progress));
            QVERIFY(gif.add(frames.last(), 83));
        }
        const Read back = read(gif.bytes());
        QCOMPARE(back.frames.size(), frames.size());
        for (int i = 0; i < frames.size(); ++i) {
            QVERIFY2(distance(back.frames[i], frames[i]) < 3.0,
                     qPrintable(QString::number(distance(back.frames[i], frames[i]))));
            QCOMPARE(back.frames[i].pixel(1, 1), frames[i].pixel(1, 1));
        }
        QCOMPARE(back.delays, (QList<int>(4, 80)));
    }

    void aPaletteHasAtMost256ColoursAndIsExactUpToThere()
    {
        QImage many(64, 64, QImage::Format_RGB32);
        for (int y = 0; y < 64; ++y)
            for (int x = 0; x < 64; ++x)
                many.setPixel(x, y, qRgb(4 * x, 4 * y, x ^ y));
        QCOMPARE(gifPalette(many).colours.size(), 256);
        const QImage few = many.copy(0, 0, 16, 16);
        const GifPalette exact = gifPalette(few);
        QCOMPARE(exact.pixels.size(), 256);
        for (int y = 0; y < 16; ++y)
            for (int x = 0; x < 16; ++x)
                QCOMPARE(exact.colours[quint8(exact.pixels[16 * y + x])], few.pixel(x, y));
    }

    void aFrameOfAnotherSizeIsNotTaken()
    {
        GifFile gif;
        QVERIFY(gif.add(plain(Qt::red), 80));
        QVERIFY(!gif.add(plain(Qt::red, {21, 10}), 80));
        QCOMPARE(read(gif.bytes()).frames.size(), 1);
    }

    void withoutAFrameThereIsNoFile()
    {
        GifFile gif;
        QVERIFY(gif.bytes().isEmpty());
    }
};

QTEST_MAIN(TestGifFile)
#include "tst_gif_file.moc"
