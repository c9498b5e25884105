#include "app/figures/layout_tools.h"
#include "app/figures/legend.h"
#include "figure_samples.h"

#include <QTest>

#include <numeric>

using namespace casefile::figures;
using namespace Qt::StringLiterals;

class TestLayoutTools : public QObject
{
    Q_OBJECT

private slots:
    void linkRulesFollowTheWeight();
    void atLeastTwoLinksAreShown();
    void hiddenLinksAreCountedWithTheirMass();
    void masslessRowsHaveNoLinks();
    void chipsStayInTheirColumns();
    void staggeredItemsStartAndEndTogether();
    void aLegendIsLegibleAndWholeWhereItIsLong();
};

void TestLayoutTools::linkRulesFollowTheWeight()
{
    QCOMPARE(linkWidth(0.0), 0.75);
    QCOMPARE(linkWidth(1.0), 5.75);
    QCOMPARE(linkOpacity(0.0), 0.15);
    QCOMPARE(linkOpacity(1.0), 1.0);
}

void TestLayoutTools::atLeastTwoLinksAreShown()
{
    const std::vector<double> row{0.98, 0.01, 0.005, 0.005};
    QCOMPARE(chooseLinks(row, 100).keys, (std::vector<int>{0, 1}));
}

void TestLayoutTools::hiddenLinksAreCountedWithTheirMass()
{
    const std::vector<double> row{0.5, 0.3, 0.15, 0.05};
    const LinkChoice choice = chooseLinks(row, 100);
    QCOMPARE(choice.keys, (std::vector<int>{0, 1, 2}));
    QCOMPARE(choice.rest, (std::vector<int>{3}));
    QCOMPARE(choice.restMass, 0.05);
}

void TestLayoutTools::aLegendIsLegibleAndWholeWhereItIsLong()
{
    const QString words =
        u"weights from 0 to 1, drawn to the scale of the largest one in the row that asks"_s;
    for (const QString& text : {words, QString(40, u'字')}) {
        Scene scene;
        for (int i = 0; i < 3; ++i)
            scene.legend.append({LegendEntry::Sample::Swatch, {Role::Muted}, text});
        const LegendPlace place = placeLegend(scene, QRectF(0, 0, 240, 300), 12.0);
        QVERIFY(place.pixelSize >= 10.0);
        QVERIFY(addLegend(scene, place));
        QString shown;
        for (const Mark& mark : scene.marks)
            if (const auto* line = std::get_if<TextMark>(&mark)) {
                QVERIFY(line->pixelSize >= 10.0);
                QVERIFY(line->rect.right() <= 240.5);
                shown += line->text;
            }
        QCOMPARE(shown.remove(u' '), text.repeated(3).remove(u' '));
    }
}

void TestLayoutTools::masslessRowsHaveNoLinks()
{
    const std::vector<double> row(5, 0.0);
    QVERIFY(chooseLinks(row, 100).keys.empty());
    QVERIFY(chooseLinks(row, 100).rest.empty());
}

void TestLayoutTools::chipsStayInTheirColumns()
{
    for (const int count : {1, 2, 5, 12, 32, 128, 512}) {
        const QStringList texts(count, u"because"_s);
        const QRectF area(10, 20, 700, chipRowHeight(texts, 700, 18));
        const ChipRow row = placeChips(texts, area, 18);
        QCOMPARE(int(row.chips.size()), count);
        for (int index = 0; index < count; ++index) {
            const QRectF chip = row.chips[std::size_t(index)];
            QVERIFY(area.contains(chip));
            QVERIFY(index == 0 || row.chips[std::size_t(index) - 1].right() <= chip.left());
        }
        QCOMPARE(row.areDots, count >= 128);
    }
}

void TestLayoutTools::staggeredItemsStartAndEndTogether()
{
    for (int index = 0; index < 7; ++index) {
        QCOMPARE(staggered(0.0, index, 7), 0.0);
        QCOMPARE(staggered(1.0, index, 7), 1.0);
        QVERIFY(index == 0 || staggered(0.5, index, 7) <= staggered(0.5, index - 1, 7));
    }
}

QTEST_MAIN(TestLayoutTools)
#include "tst_layout_tools.moc"
