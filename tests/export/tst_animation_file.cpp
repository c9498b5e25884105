#include "app/export/animation_file.h"

#include <QTest>
#include <QtEndian>

#include <zlib.h>

using namespace casefile::exports;
using namespace Qt::StringLiterals;

namespace {

struct Chunk
{
    QByteArray name;
    QByteArray data;
};

/// All chunks; none when a check sum is wrong.
QList<Chunk> chunksOf(const QByteArray& png)
{
    QList<Chunk> chunks;
    for (qsizetype at = 8; at < png.size();) {
        const auto length = qsizetype(qFromBigEndian<quint32>(png.constData() + at));
        const QByteArray named = png.sliced(at + 4, length + 4);
        const quint32 sum = qFromBigEndian<quint32>(png.constData() + at + 8 + length);
        if (crc32(0, reinterpret_cast<const Bytef*>(named.constData()), uInt(named.size())) != sum)
            return {};
        chunks.append({named.first(4), named.sliced(4)});
        at += length + 12;
    }
    return chunks;
}

QImage plain(QColor color, QSize size = {20, 10})
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(color);
    return image;
}

Animation threeColours()
{
    Animation animation(40);
    for (const QColor color : {QColor(Qt::red), QColor(Qt::green), QColor(Qt::blue)})
        animation.add(plain(color));
    return animation;
}

} // namespace

class TestAnimationFile : public QObject
{
    Q_OBJECT

private slots:
    void anyViewerOfPngShowsTheFirstFrame()
    {
        const QImage first = QImage::fromData(threeColours().apng(), "PNG");
        QCOMPARE(first.size(), QSize(20, 10));
        QCOMPARE(first.pixelColor(3, 3), QColor(Qt::red));
    }

    void framesAreNumberedInOrderAndHaveTheirTimes()
    {
        Animation animation = threeColours();
        animation.hold(2000);
        quint32 expected = 0;
        QList<quint16> times;
        QByteArrayList names;
        for (const Chunk& chunk : chunksOf(animation.apng())) {
            names.append(chunk.name);
            if (chunk.name == "acTL")
                QCOMPARE(qFromBigEndian<quint32>(chunk.data.constData()), 3u);
            if (chunk.name == "fcTL" || chunk.name == "fdAT")
                QCOMPARE(qFromBigEndian<quint32>(chunk.data.constData()), expected++);
            if (chunk.name == "fcTL")
                times.append(qFromBigEndian<quint16>(chunk.data.constData() + 20));
        }
        QCOMPARE(names,
                 QByteArrayList({"IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"}));
        QCOMPARE(times, QList<quint16>({40, 40, 2000}));
    }

    void theDataOfALaterFrameIsThatOfItsPicture()
    {
        const QList<Chunk> chunks = chunksOf(threeColours().apng());
        Animation alone(40);
        alone.add(plain(Qt::blue));
        const QList<Chunk> blue = chunksOf(alone.apng());
        QCOMPARE(chunks.at(7).data.sliced(4), blue.at(3).data);
    }

    void aFrameOfAnotherSizeIsNotTaken()
    {
        Animation animation = threeColours();
        const QByteArray before = animation.apng();
        QVERIFY(!animation.add(plain(Qt::black, {21, 10})));
        QCOMPARE(animation.apng(), before);
    }

    void withoutAFrameThereIsNoFile() { QVERIFY(Animation(40).apng().isEmpty()); }

    void aFilmIsMadeWhereFfmpegIs()
    {
        if (filmMaker().isEmpty())
            QSKIP("ffmpeg is not installed");
        const QTemporaryDir folder;
        QString problem;
        QVERIFY2(makeFilm(folder.filePath(u"film.mp4"_s), threeColours().apng(), problem),
                 qPrintable(problem));
        QVERIFY(QFileInfo(folder.filePath(u"film.mp4"_s)).size() > 0);
    }
};

QTEST_MAIN(TestAnimationFile)
#include "tst_animation_file.moc"
