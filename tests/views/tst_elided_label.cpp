#include "app/views/elided_label.h"

#include <QTest>

using namespace casefile;
using namespace Qt::StringLiterals;

/// A path in a narrow panel: the name of the file stays.
class TestElidedLabel : public QObject
{
    Q_OBJECT

private slots:
    void aNarrowLabelKeepsTheEndOfItsText()
    {
        const QString path = u"engine/measure/attention_cost.cpp · as it ran"_s;
        views::ElidedLabel label(path);
        const int whole = label.fontMetrics().horizontalAdvance(path);
        label.resize(whole + 2, 20);
        QCOMPARE(label.shownText(), path);
        label.resize(whole * 3 / 4, 20);
        QVERIFY2(label.shownText().endsWith(u"attention_cost.cpp · as it ran"_s),
                 qPrintable(label.shownText()));
        QVERIFY(label.fontMetrics().horizontalAdvance(label.shownText()) <= label.width());
        QCOMPARE(label.text(), path);
    }
};

QTEST_MAIN(TestElidedLabel)
#include "tst_elided_label.moc"
