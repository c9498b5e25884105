#include "app/figures/text_columns.h"

#include "app/figures/fonts.h"

#include <QTest>

using namespace casefile::figures;
using namespace Qt::StringLiterals;

/// Columns of words that must all be readable.
class TestTextColumns : public QObject
{
    Q_OBJECT

private slots:
    void columnsThatFitKeepTheirTextSize()
    {
        const TextColumns columns = planTextColumns({{{u"key"_s}}, {{u"weight"_s}}}, 400, 12, 14);
        QCOMPARE(columns.pixelSize, 14.0);
        QVERIFY(columns.widths[0] >= textWidth(u"key"_s, 14));
        QCOMPARE(columns.lefts[1], columns.widths[0] + 12);
    }

    void textShrinksBeforeAWordIsCut()
    {
        const QStringList heads{u"how much of each value?"_s, u"the same word?"_s, u"Query asks"_s};
        const TextColumns columns = planTextColumns({{{heads[0]}}, {{heads[1]}}, {{heads[2]}}}, 360, 12, 24);
        QVERIFY(columns.pixelSize < 24);
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(columns.widths[i] >= textWidth(heads[qsizetype(i)], columns.pixelSize));
        QVERIFY(columns.lefts[2] + columns.widths[2] <= 360.01);
    }

    void whatIsLeftOverGoesToTheColumnsThatGrow()
    {
        const TextColumns columns = planTextColumns(
            {{{u"key"_s}}, {{u"weight"_s}, 40, true}, {{u"weight"_s}, 40, true}}, 600, 10, 12);
        QCOMPARE(columns.widths[1], columns.widths[2]);
        QVERIFY(std::abs(columns.lefts[2] + columns.widths[2] - 600) < 0.01);
    }

    void anEndlessWordTakesNoMoreThanHalf()
    {
        const TextColumns columns = planTextColumns({{{QString(300, u'w')}}, {{u"key"_s}}}, 400, 10, 12);
        QVERIFY(columns.widths[0] <= 200);
        QVERIFY(columns.widths[1] >= textWidth(u"key"_s, columns.pixelSize));
    }
};

QTEST_MAIN(TestTextColumns)
#include "tst_text_columns.moc"
