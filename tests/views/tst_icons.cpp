#include "app/views/appearance.h"
#include "app/views/icons.h"

#include <QIcon>
#include <QTest>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

/// The height in pixels of what is drawn in the middle half of a picture: the digit, not the edge of its cap.
int digitHeight(const QImage& image)
{
    const int side = image.width();
    const QRgb cap = image.pixel(side / 4, side / 2);
    int first = side, last = -1;
    for (int y = side / 8; y < side - side / 8; ++y)
        for (int x = side * 3 / 8; x < side * 5 / 8; ++x)
            if (image.pixel(x, y) != cap) {
                first = std::min(first, y);
                last = std::max(last, y);
            }
    return last - first + 1;
}

} // namespace

/// Icons that are drawn afresh at each size.
class TestIcons : public QObject
{
    Q_OBJECT

private slots:
    void aKeycapIsAsLargeOnAScreenOfTwiceThePixels()
    {
        const views::Appearance appearance;
        const QIcon cap = views::keycap(u"1"_s, appearance);
        const int once = digitHeight(cap.pixmap(QSize(20, 20), 1.0).toImage());
        const int twice = digitHeight(cap.pixmap(QSize(20, 20), 2.0).toImage());
        QVERIFY2(once >= 7, qPrintable(QString::number(once)));
        QVERIFY2(std::abs(twice - 2 * once) <= 3, qPrintable(u"%1 and %2"_s.arg(once).arg(twice)));
    }
};

QTEST_MAIN(TestIcons)
#include "tst_icons.moc"
