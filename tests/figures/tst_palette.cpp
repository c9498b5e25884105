#include "app/figures/palette.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace casefile::figures;

namespace {

double channel(double value)
{
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color)
{
    return 0.2126 * channel(double(color.redF())) + 0.7152 * channel(double(color.greenF())) +
           0.0722 * channel(double(color.blueF()));
}

double contrast(const QColor& a, const QColor& b)
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

} // namespace

class TestPalette : public QObject
{
    Q_OBJECT

private slots:
    void rolesOfMeaningContrastWithThePanel_data();
    void rolesOfMeaningContrastWithThePanel();
    void textIsReadable();
    void rampsStartAlikeAndEndApart();
    void levelsBeyondTheRampAreItsEnds();
};

void TestPalette::rolesOfMeaningContrastWithThePanel_data()
{
    QTest::addColumn<int>("role");
    for (const Role role : {Role::Query, Role::Key, Role::Value, Role::Accent, Role::Right, Role::Wrong})
        QTest::addRow("role %d", int(role)) << int(role);
    for (int head = 0; head < 8; ++head)
        QTest::addRow("head %d", head) << int(headRole(head));
}

void TestPalette::rolesOfMeaningContrastWithThePanel()
{
    QFETCH(int, role);
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        const Palette palette(theme);
        const double found = contrast(palette.color(Role(role)), palette.color(Role::Panel));
        QVERIFY2(found >= 3.0, qPrintable(QString::number(found)));
    }
}

void TestPalette::textIsReadable()
{
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        const Palette palette(theme);
        QVERIFY(contrast(palette.color(Role::Ink), palette.color(Role::Panel)) >= 7.0);
        QVERIFY(contrast(palette.color(Role::Muted), palette.color(Role::Panel)) >= 4.5);
    }
}

void TestPalette::rampsStartAlikeAndEndApart()
{
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        const Palette palette(theme);
        QCOMPARE(palette.sequential(0.0), palette.diverging(0.0));
        QVERIFY(contrast(QColor(palette.sequential(0.0)), QColor(palette.sequential(1.0))) >= 4.5);
        QVERIFY(palette.diverging(-1.0) != palette.diverging(1.0));
    }
}

void TestPalette::levelsBeyondTheRampAreItsEnds()
{
    const Palette palette;
    QCOMPARE(palette.sequential(1.5), palette.sequential(1.0));
    QCOMPARE(palette.sequential(-0.5), palette.sequential(0.0));
    QCOMPARE(palette.diverging(-7.0), palette.diverging(-1.0));
}

QTEST_APPLESS_MAIN(TestPalette)
#include "tst_palette.moc"
