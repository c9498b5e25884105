#include "app/figures/link_curve.h"
#include "app/figures/link_rasteriser.h"
#include "app/figures/link_span.h"

#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace casefile::figures;

namespace {

constexpr QSize canvas(400, 200);

LinkMark linkOf(QPointF from, QPointF to, double width, int dash = 0)
{
    LinkMark link;
    link.from = from;
    link.to = to;
    link.width = width;
    link.dash = dash;
    return link;
}

QImage rasterised(const LinkMark& link, const QColor& color, double scale = 1.0, int bandHeight = 0)
{
    const QSize pixels = canvas * scale;
    QImage image(pixels.width() + LinkSpans::padding, pixels.height(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    LinkRasteriser rasteriser(QPointF(0, 0), scale);
    rasteriser.add(link, color);
    for (int y = 0; y<pixels.height(); y += bandHeight> 0 ? bandHeight : pixels.height()) {
        const int rows = std::min(bandHeight > 0 ? bandHeight : pixels.height(), pixels.height() - y);
        QImage band(image.scanLine(y), image.width(), rows, image.bytesPerLine(), image.format());
        rasteriser.draw(band, y);
    }
    return image.copy(QRect(QPoint(0, 0), pixels));
}

QImage painted(const LinkMark& link, const QColor& color, double scale = 1.0)
{
    QImage image(canvas * scale, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.setPen(QPen(color, link.width, Qt::SolidLine, Qt::FlatCap));
    painter.drawPath(link_curve::path(link));
    return image;
}

double inkOf(const QImage& image)
{
    double sum = 0.0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            sum += qAlpha(image.pixel(x, y)) / 255.0;
    return sum;
}

double meanDifference(const QImage& a, const QImage& b)
{
    double sum = 0.0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qAlpha(a.pixel(x, y)) - qAlpha(b.pixel(x, y))) / 255.0;
    return sum;
}

} // namespace

class TestLinkRasteriser : public QObject
{
    Q_OBJECT

private slots:
    void looksLikeThePainter_data();
    void looksLikeThePainter();
    void bandsGiveTheSamePicture();
    void dashesLeaveGaps();
    void partsAreRevealedFromTheStart();
    void opacityIsKept();
    void nothingIsDrawnOutside();
    void fourPixelsAtATimeIsTheSameAsOne();
    void inkOverInkNeverOverflows();
    void distanceIsMeasuredAcrossTheCurve();
};

void TestLinkRasteriser::looksLikeThePainter_data()
{
    QTest::addColumn<LinkMark>("link");
    QTest::addColumn<double>("scale");
    for (const double scale : {1.0, 2.0}) {
        QTest::addRow("vertical at %g", scale) << linkOf({50, 20}, {50, 180}, 3.0) << scale;
        QTest::addRow("slanted at %g", scale) << linkOf({50, 20}, {150, 180}, 1.0) << scale;
        QTest::addRow("wide span at %g", scale) << linkOf({20, 20}, {380, 180}, 4.0) << scale;
        QTest::addRow("hairline at %g", scale) << linkOf({20, 20}, {300, 180}, 0.75) << scale;
        QTest::addRow("to the left at %g", scale) << linkOf({380, 30.5}, {20, 170.5}, 5.75) << scale;
    }
}

void TestLinkRasteriser::looksLikeThePainter()
{
    QFETCH(LinkMark, link);
    QFETCH(double, scale);
    const QImage own = rasterised(link, Qt::black, scale);
    const QImage reference = painted(link, Qt::black, scale);
    // QPainter draws pens up to one device pixel a fifth too thin: ink is compared with the true area.
    const double ink = link_curve::path(link).length() * link.width * scale * scale;
    QVERIFY2(std::abs(inkOf(own) - ink) < 0.04 * ink, qPrintable(QString::number(inkOf(own) / ink)));
    const double difference = meanDifference(own, reference) / ink;
    QVERIFY2(difference < (link.width * scale > 1.0 ? 0.15 : 0.25), qPrintable(QString::number(difference)));
}

void TestLinkRasteriser::bandsGiveTheSamePicture()
{
    const LinkMark link = linkOf({20, 20.25}, {380, 180.75}, 3.0, 1);
    QCOMPARE(rasterised(link, Qt::red, 1.0, 16), rasterised(link, Qt::red));
}

void TestLinkRasteriser::dashesLeaveGaps()
{
    const double solid = inkOf(rasterised(linkOf({20, 20}, {300, 180}, 3.0), Qt::black));
    for (int dash = 1; dash < 8; ++dash) {
        const double share = inkOf(rasterised(linkOf({20, 20}, {300, 180}, 3.0, dash), Qt::black)) / solid;
        const auto& lengths = link_curve::dashPattern(dash);
        const double expected =
            (lengths[0] + lengths[2]) / (lengths[0] + lengths[1] + lengths[2] + lengths[3]);
        QVERIFY2(std::abs(share - expected) < 0.06, qPrintable(QString::number(share - expected)));
    }
}

void TestLinkRasteriser::partsAreRevealedFromTheStart()
{
    LinkMark link = linkOf({50, 20}, {300, 180}, 3.0);
    link.reveal = 0.25;
    const QImage image = rasterised(link, Qt::black);
    QVERIFY(inkOf(image.copy(0, 20, 400, 40)) > 0.0);
    QCOMPARE(inkOf(image.copy(0, 61, 400, 139)), 0.0);
    link.reveal = 0.0;
    QCOMPARE(inkOf(rasterised(link, Qt::black)), 0.0);
}

void TestLinkRasteriser::opacityIsKept()
{
    QColor color(Qt::black);
    color.setAlpha(100);
    const QImage image = rasterised(linkOf({50, 0}, {50, 200}, 10.0), color);
    QVERIFY(std::abs(qAlpha(image.pixel(50, 100)) - 100) <= 1);
}

void TestLinkRasteriser::nothingIsDrawnOutside()
{
    const QImage image = rasterised(linkOf({-300, -50}, {900, 400}, 5.0), Qt::black);
    QVERIFY(inkOf(image) > 0.0);
}

void TestLinkRasteriser::fourPixelsAtATimeIsTheSameAsOne()
{
    constexpr int stride = 80;
    const LinkDashes dashes(3, 1.5);
    LinkInk ink;
    ink.reach = 1.5f * LinkInk::full;
    for (const std::uint32_t color : {0x80402010u, 0xffffffffu, 0x10100000u}) {
        ink.color = color;
        ink.dashes = color == 0x80402010u ? &dashes : nullptr;
        LinkSpans spans{};
        spans.count = LinkSpans::most;
        for (std::size_t line = 0; line < std::size_t(spans.count); ++line) {
            const int width = int(line) * 3;
            spans.first[line] = 5;
            spans.last[line] = 5 + width - 1;
            spans.step[line] = LinkInk::full / float(1 + width / 8);
            spans.offset[line] = 0.013f * LinkInk::full - spans.step[line] * float(width) / 2;
            spans.share[line] = line % 2 ? 1.0f : 0.4f;
            spans.dashStep[line] = line % 3 ? 0.6f : 0.0f;
            spans.dashStart[line] = 3.0f;
        }
        std::vector<std::uint32_t> fast(stride * LinkSpans::most, 0x40302010u);
        std::vector<std::uint32_t> plain = fast;
        blendSpans(fast.data(), stride, spans, ink);
        blendSpansPlainly(plain.data(), stride, spans, ink);
        for (std::size_t line = 0; line < std::size_t(spans.count); ++line)
            for (int x = 0; x <= spans.last[line]; ++x)
                QCOMPARE(fast[line * stride + std::size_t(x)], plain[line * stride + std::size_t(x)]);
    }
}

void TestLinkRasteriser::inkOverInkNeverOverflows()
{
    LinkSpans spans{};
    spans.count = 1;
    spans.first[0] = 0;
    spans.last[0] = 0;
    for (unsigned alpha = 0; alpha < 256; ++alpha) {
        LinkInk ink;
        ink.color = alpha * 0x01010101u;
        ink.reach = 2 * LinkInk::full;
        for (int share = 0; share <= 256; ++share) {
            spans.share[0] = float(share) / LinkInk::full;
            std::vector<std::uint32_t> pixels(1 + LinkSpans::padding, 0xffffffffu);
            blendSpans(pixels.data(), 0, spans, ink);
            QVERIFY2(qAlpha(pixels[0]) >= 254, qPrintable(QString::number(pixels[0], 16)));
        }
    }
}

void TestLinkRasteriser::distanceIsMeasuredAcrossTheCurve()
{
    const LinkMark link = linkOf({100, 0}, {100, 100}, 1.0);
    QCOMPARE(link_curve::distance(link, {103, 50}), 3.0);
    QCOMPARE(link_curve::distance(link, {100, 101}), std::numeric_limits<double>::infinity());
}

QTEST_APPLESS_MAIN(TestLinkRasteriser)
#include "tst_link_rasteriser.moc"
