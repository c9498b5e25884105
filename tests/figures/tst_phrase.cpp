#include "app/figures/phrase.h"

#include <QTest>

using casefile::figures::Phrase;
using namespace Qt::StringLiterals;

class TestPhrase : public QObject
{
    Q_OBJECT

private slots:
    void placesAreFilledAsByArg_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::newRow("in order") << u"row %1, column %2"_s;
        QTest::newRow("turned round") << u"第 %2 列第 %1 行"_s;
        QTest::newRow("at both ends") << u"%1: %2"_s;
        QTest::newRow("twice") << u"%1 and %1, %2"_s;
    }

    void placesAreFilledAsByArg()
    {
        QFETCH(QString, sentence);
        QCOMPARE(Phrase(sentence)({u"跑", u"0.21"}), sentence.arg(u"跑"_s, u"0.21"_s));
    }

    void aPercentSignAloneIsKept() { QCOMPARE(Phrase(u"100 % of %1 %"_s)({u"it"}), u"100 % of it %"_s); }

    void wordsAreNotReadForPlaces() { QCOMPARE(Phrase(u"%1 asks %2"_s)({u"%2", u"%1"}), u"%2 asks %1"_s); }

    void aPlaceWithoutAWordStaysEmpty() { QCOMPARE(Phrase(u"<%1><%3>"_s)({u"a"}), u"<a><>"_s); }
};

QTEST_APPLESS_MAIN(TestPhrase)
#include "tst_phrase.moc"
