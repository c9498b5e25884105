#include "engine/models/half_float.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace casefile::engine;

/// The 16-bit numbers: every one of them, and how floats are rounded to them.
class HalfFloatTest : public QObject
{
    Q_OBJECT

private slots:
    void everyHalfComesBack()
    {
        for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
            const float value = fromFloat16(std::uint16_t(bits));
            if (std::isnan(value))
                QVERIFY(std::isnan(fromFloat16(toFloat16(value))));
            else
                QCOMPARE(toFloat16(value), std::uint16_t(bits));
        }
    }

    void everyBfloatComesBack()
    {
        for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
            const float value = fromBfloat16(std::uint16_t(bits));
            if (std::isnan(value))
                QVERIFY(std::isnan(fromBfloat16(toBfloat16(value))));
            else
                QCOMPARE(toBfloat16(value), std::uint16_t(bits));
        }
    }

    void knownHalves()
    {
        QCOMPARE(fromFloat16(0x3c00), 1.0F);
        QCOMPARE(fromFloat16(0xc000), -2.0F);
        QCOMPARE(fromFloat16(0x7bff), 65504.0F);
        QCOMPARE(fromFloat16(0x0001), std::ldexp(1.0F, -24));
        QCOMPARE(fromFloat16(0x3555), 0.333251953125F);
        QVERIFY(std::isinf(fromFloat16(0x7c00)));
    }

    void knownBfloats()
    {
        QCOMPARE(fromBfloat16(0x3f80), 1.0F);
        QCOMPARE(fromBfloat16(0xc000), -2.0F);
        QCOMPARE(fromBfloat16(0x4049), 3.140625F);
    }

    void tiesGoToEven()
    {
        QCOMPARE(toFloat16(1.0F + std::ldexp(1.0F, -11)), std::uint16_t(0x3c00));        // down to even
        QCOMPARE(toFloat16(1.0F + 3.0F * std::ldexp(1.0F, -11)), std::uint16_t(0x3c02)); // up to even
        QCOMPARE(toFloat16(std::nextafter(1.0F + std::ldexp(1.0F, -11), 2.0F)), std::uint16_t(0x3c01));
        QCOMPARE(toBfloat16(1.0F + std::ldexp(1.0F, -8)), std::uint16_t(0x3f80));
        QCOMPARE(toBfloat16(1.0F + 3.0F * std::ldexp(1.0F, -8)), std::uint16_t(0x3f82));
    }

    void edgesOfTheHalf()
    {
        QCOMPARE(toFloat16(65519.0F), std::uint16_t(0x7bff));
        QCOMPARE(toFloat16(65520.0F), std::uint16_t(0x7c00));
        QCOMPARE(toFloat16(std::numeric_limits<float>::max()), std::uint16_t(0x7c00));
        QCOMPARE(toFloat16(std::ldexp(1.0F, -25)), std::uint16_t(0)); // tie, to even
        QCOMPARE(toFloat16(std::ldexp(1.5F, -25)), std::uint16_t(1));
        QCOMPARE(toFloat16(std::numeric_limits<float>::denorm_min()), std::uint16_t(0));
        QCOMPARE(toFloat16(std::ldexp(1.0F, -14) - std::ldexp(1.0F, -26)),
                 std::uint16_t(0x0400)); // becomes normal
        QCOMPARE(toFloat16(-0.0F), std::uint16_t(0x8000));
    }
};

QTEST_GUILESS_MAIN(HalfFloatTest)
#include "tst_half_float.moc"
