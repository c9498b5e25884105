#include "app/playback/prose_fields.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <limits>

using namespace casefile::playback;
using namespace Qt::StringLiterals;

class TestNumbers : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void cellsAreWrittenByOneRule_data()
    {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("decimals");
        QTest::addColumn<QString>("text");
        QTest::newRow("two decimals") << 0.214 << 2 << u"0.21"_s;
        QTest::newRow("whole") << 1.0 << 2 << u"1.00"_s;
        QTest::newRow("inspector") << 0.21437 << 4 << u"0.2144"_s;
        QTest::newRow("exactly zero") << 0.0 << 2 << u"0"_s;
        QTest::newRow("negative zero") << -0.0 << 2 << u"0"_s;
        QTest::newRow("too small to show") << 0.0049 << 2 << u"<0.01"_s;
        QTest::newRow("tiny") << 1e-300 << 2 << u"<0.01"_s;
        QTest::newRow("small but shown") << 0.0051 << 2 << u"0.01"_s;
        QTest::newRow("small negative") << -0.001 << 2 << u">\u22120.01"_s;
        QTest::newRow("small in an inspector") << 0.00001 << 4 << u"<0.0001"_s;
        QTest::newRow("negative") << -1.5 << 2 << u"\u22121.50"_s;
        QTest::newRow("large") << 1234567.891 << 2 << u"1234567.89"_s;
        QTest::newRow("hidden") << -infinity << 2 << u"\u2212\u221E"_s;
        QTest::newRow("infinite") << infinity << 2 << u"\u221E"_s;
        QTest::newRow("not a number") << std::nan("") << 2 << u"NaN"_s;
    }

    void cellsAreWrittenByOneRule()
    {
        QFETCH(double, value);
        QFETCH(int, decimals);
        QTEST(formatCell(value, decimals), "text");
    }

    void thePointDoesNotDependOnTheLocale()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        const QString text = formatCell(0.5) + formatSetting(0.5);
        QLocale::setDefault(before);
        QCOMPARE(text, u"0.500.5"_s);
    }

    void aSettingFarFromOneIsNotWrittenAsZeroOrAsALine()
    {
        QCOMPARE(formatSetting(1e-9), u"10⁻⁹"_s);
        QCOMPARE(formatSetting(-0.001), u"\u22120.001"_s);
        QCOMPARE(formatSetting(1e300), u"10³⁰⁰"_s);
        QCOMPARE(formatSetting(0.0), u"0"_s);
        QCOMPARE(formatSetting(0.999), u"1"_s);
        QCOMPARE(formatSetting(0.999, 3), u"0.999"_s);
    }

    void powersOfTenAreWrittenOneWay()
    {
        QCOMPARE(formatPower(8.61e-5), u"8.6 × 10⁻⁵"_s);
        QCOMPARE(formatPower(-3.4e38), u"\u22123.4 × 10³⁸"_s);
        QCOMPARE(formatPower(9.99e-5), u"10⁻⁴"_s); // rounding may reach the next power
        QCOMPARE(formatPower(1e9), u"10⁹"_s);
        QCOMPARE(formatPower(4.0), u"4"_s);
        QCOMPARE(formatPower(2.2e-16, 0), u"2 × 10⁻¹⁶"_s);
        QCOMPARE(formatSetting(1048576.0), u"1.05 × 10⁶"_s);
    }

    void settingsCarryNoUselessZeros()
    {
        QCOMPARE(formatSetting(1.0), u"1"_s);
        QCOMPARE(formatSetting(0.5), u"0.5"_s);
        QCOMPARE(formatSetting(std::sqrt(8.0)), u"2.83"_s);
        QCOMPARE(formatSetting(10.0), u"10"_s);
        QCOMPARE(formatSetting(-2.0), u"\u22122"_s);
    }
};

QTEST_APPLESS_MAIN(TestNumbers)
#include "tst_numbers.moc"
