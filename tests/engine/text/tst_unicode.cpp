#include "engine/text/unicode.h"

#include <QTest>

using namespace casefile::engine;

class UnicodeTest : public QObject
{
    Q_OBJECT

private slots:
    void formsAreComposedAndFolded_data();
    void formsAreComposedAndFolded();
    void clustersAreTheText();
    void kindFollowsTheFirstCharacter();
};

void UnicodeTest::formsAreComposedAndFolded_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("form");
    QTest::newRow("case") << "ÀÉ Dog"
                          << "àé dog";
    QTest::newRow("decomposed") << "E\u0301"
                                << "é";
    QTest::newRow("order of marks") << "q\u0307\u0323"
                                    << "q\u0323\u0307";
    QTest::newRow("sharp s") << "Straße"
                             << "strasse";
    QTest::newRow("final sigma") << "ΟΔΟΣ"
                                 << "οδοσ";
    QTest::newRow("jamo") << "\u1112\u1161\u11AB"
                          << "한";
    QTest::newRow("apostrophe") << "Don\u2019t"
                                << "don't";
    QTest::newRow("ideographs stay") << "猫"
                                     << "猫";
    QTest::newRow("empty") << ""
                           << "";
}

void UnicodeTest::formsAreComposedAndFolded()
{
    QFETCH(QString, text);
    QFETCH(QString, form);
    QCOMPARE(QString::fromStdString(normalizedForm(text.toStdString())), form);
    QCOMPARE(QString::fromStdString(normalizedForm(form.toStdString())), form);
}

void UnicodeTest::clustersAreTheText()
{
    const std::string text = "a\r\ne\u0301 👨\u200D👩\u200D👧 🇨🇳🇨🇳 \u0E33 한국";
    std::string joined;
    for (const auto& cluster : graphemeClusters(text)) {
        QCOMPARE(cluster.firstByte, joined.size());
        joined += text.substr(cluster.firstByte, cluster.lastByte - cluster.firstByte);
    }
    QCOMPARE(joined, text);
}

void UnicodeTest::kindFollowsTheFirstCharacter()
{
    const auto kind = [](const char* text) { return graphemeClusters(text).front().kind; };
    QCOMPARE(kind("é"), ClusterKind::Letter);
    QCOMPARE(kind("한"), ClusterKind::Letter);
    QCOMPARE(kind("狗"), ClusterKind::Ideograph);
    QCOMPARE(kind("ね"), ClusterKind::Ideograph);
    QCOMPARE(kind("٣"), ClusterKind::Digit);
    QCOMPARE(kind("-"), ClusterKind::Joiner);
    QCOMPARE(kind("。"), ClusterKind::Punctuation);
    QCOMPARE(kind("・"), ClusterKind::Punctuation);
    QCOMPARE(kind("\u3000"), ClusterKind::Separator);
    QCOMPARE(kind("\u200B"), ClusterKind::Separator);
    QCOMPARE(kind("🙂"), ClusterKind::Other);
    QCOMPARE(kind("1\uFE0F\u20E3"), ClusterKind::Other);
    QCOMPARE(kind("\u0301"), ClusterKind::Other);
}

QTEST_APPLESS_MAIN(UnicodeTest)
#include "tst_unicode.moc"
