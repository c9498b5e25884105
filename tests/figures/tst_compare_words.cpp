#include "app/figures/compare_words.h"

#include <QTest>

using namespace casefile::figures;
using namespace Qt::StringLiterals;

/// What is written beside a difference of weights.
class TestCompareWords : public QObject
{
    Q_OBJECT

private slots:
    void aDifferenceHasItsSign()
    {
        QCOMPARE(differenceText(moved(0.2, 0.34)), u"+0.14"_s);
        QCOMPARE(differenceText(moved(0.34, 0.2)), u"−0.14"_s);
    }

    void aSmallDifferenceHasMoreDigits()
    {
        QCOMPARE(differenceText(moved(0.02, 0.0242)), u"+0.0042"_s);
        QCOMPARE(differenceText(moved(0.0242, 0.02)), u"−0.0042"_s);
    }

    void aDifferenceTooSmallForDigitsIsSaidInWords()
    {
        QCOMPARE(differenceText(moved(0.5, 0.50002)), u"less than 0.0001 more"_s);
        QCOMPARE(differenceText(moved(0.50002, 0.5)), u"less than 0.0001 less"_s);
    }

    void noDifferenceEverHasTwoSigns()
    {
        for (double size = 1.0; size > 1e-9; size /= 1.07)
            for (const RowPair& pair : {moved(0.0, size), moved(size, 0.0)})
                QVERIFY2(!differenceText(pair).contains(u'<') && !differenceText(pair).contains(u'>'),
                         qPrintable(differenceText(pair)));
    }

    void whatIsTheSameIsUnchangedAndWhatWasNotThereIsADash()
    {
        QCOMPARE(differenceText(moved(0.5, 0.5)), u"unchanged"_s);
        QCOMPARE(differenceText(RowPair()), u"–"_s);
    }

private:
    static RowPair moved(double before, double now)
    {
        RowPair pair;
        pair.weightBefore = before;
        pair.weightNow = now;
        return pair;
    }
};

QTEST_APPLESS_MAIN(TestCompareWords)
#include "tst_compare_words.moc"
