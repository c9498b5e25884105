#include "app/content/exchange/gift.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace casefile::content;
using namespace Qt::StringLiterals;

namespace {

QJsonObject jsonFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

/// Without what says nothing: null, false, empty lists, the usual format.
QJsonValue pruned(const QJsonValue& value)
{
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue& item : value.toArray())
            list.append(pruned(item));
        return list;
    }
    if (!value.isObject())
        return value;
    QJsonObject object;
    const QJsonObject whole = value.toObject();
    for (auto member = whole.begin(); member != whole.end(); ++member) {
        const bool isUsual = member.key() == "format"_L1 && member->toString() == "moodle"_L1;
        const bool isEmpty = member->isNull() || (member->isBool() && !member->toBool()) ||
                             (member->isArray() && member->toArray().isEmpty());
        if (!isUsual && !isEmpty)
            object.insert(member.key(), pruned(*member));
    }
    return object;
}

QJsonArray itemsOf(const QString& gift)
{
    QJsonArray items;
    for (const GiftRecord& record : parseGift(gift.toUtf8()))
        items.append(toJson(record));
    return items;
}

QByteArray text(const QJsonArray& items)
{
    return QJsonDocument(items).toJson();
}

} // namespace

/// GIFT text as items.
class TestGift : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void textGivesTheseItems_data()
    {
        QTest::addColumn<QString>("gift");
        QTest::addColumn<QJsonArray>("items");
        const QJsonObject file =
            jsonFile(QStringLiteral(CASEFILE_SOURCE_DIR "/tests/content/exchange/gift_cases.json"));
        for (const QJsonValue& one : file[u"cases"_s].toArray())
            QTest::newRow(one[u"name"_s].toString().toUtf8())
                << one[u"gift"_s].toString() << one[u"items"_s].toArray();
    }

    void textGivesTheseItems()
    {
        QFETCH(QString, gift);
        QFETCH(QJsonArray, items);
        QCOMPARE(text(pruned(itemsOf(gift)).toArray()), text(items));
    }

    void theSharedCasesAreRead()
    {
        const QJsonObject file =
            jsonFile(QStringLiteral(CASEFILE_SOURCE_DIR "/../shared/vectors/gift-cases.json"));
        if (file.isEmpty())
            QSKIP("the shared cases are not here");
        for (const QJsonValue& one : file[u"cases"_s].toArray())
            QCOMPARE(text(itemsOf(one[u"gift"_s].toString())), text(one[u"expect"_s].toArray()));
    }

    void lineEndsAndTheMarkOfTheEncodingAreNoText()
    {
        const QString gift = u"::A::B {T}\n\n::C::D {\n=e\n~f\n}\n"_s;
        QString other = u"\ufeff"_s + gift;
        QCOMPARE(itemsOf(other.replace(u"\n"_s, u"\r\n"_s)), itemsOf(gift));
        QCOMPARE(itemsOf(other.replace(u"\r\n"_s, u"\r"_s)), itemsOf(gift));
    }

    void whatCannotBeReadIsNamedWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("gift");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("mentions");
        QTest::newRow("comma") << QByteArray("A {T}\n\n// note\nB {#0,5}") << u"line 4"_s << u"“0,5”"_s;
        QTest::newRow("tolerance") << QByteArray("B {#1:x}") << u"line 1"_s << u"“1:x”"_s;
        QTest::newRow("infinite") << QByteArray("B {#inf}") << u"line 1"_s << u"“inf”"_s;
        QTest::newRow("one option") << QByteArray("\n\nB {~a}") << u"line 3"_s << u"two options"_s;
        QTest::newRow("no arrow") << QByteArray("B {=a -> b =c}") << u"line 1"_s << u"“c”"_s;
        QTest::newRow("one pair") << QByteArray("B {=a -> b}") << u"line 1"_s << u"two pairs"_s;
        QTest::newRow("endless") << QByteArray("B {" + QByteArray("~").repeated(1001) + "}") << u"line 1"_s
                                 << u"1,000 answers"_s;
        QTest::newRow("open brace") << QByteArray("A {T}\n\nB {=a") << u"line 3"_s << u"before line 4"_s;
        QTest::newRow("bytes") << QByteArray("A {T}\n\nB\n\xff\xfe {T}") << u"line 4"_s << u"UTF-8"_s;
    }

    void whatCannotBeReadIsNamedWithItsLine()
    {
        QFETCH(QByteArray, gift);
        QFETCH(QString, place);
        QFETCH(QString, mentions);
        const Faults faults = giftFaults(u"own.gift"_s, parseGift(gift));
        QCOMPARE(faults.size(), 1);
        QCOMPARE(faults.first().path, place);
        QVERIFY2(faults.first().message.contains(mentions), qPrintable(faults.first().message));
    }

    void whatIsReadOtherwiseThanMeantIsSaid_data()
    {
        QTest::addColumn<QString>("gift");
        QTest::addColumn<QString>("mentions");
        QTest::newRow("small letters") << u"A {true}"_s << u"{TRUE}"_s;
        QTest::newRow("equals sign") << uR"(A {~a=b =c})"_s << uR"(\=)"_s;
        QTest::newRow("weight of a right one") << u"A {=%100%a ~b}"_s << u"“=%100%a”"_s;
        QTest::newRow("LaTeX") << uR"(A \nabla f {T})"_s << uR"(\\nabla)"_s;
        QTest::newRow("second block") << u"A {=b ~c} and {=d ~e}."_s << u"only the first"_s;
        QTest::newRow("brace") << u"A {=b{1} ~c}"_s << uR"(\{)"_s;
        QTest::newRow("title") << u"::A {T}"_s << u"“::”"_s;
        QTest::newRow("category") << u"$CATEGORY: x\nA {T}"_s << u"blank line"_s;
    }

    void whatIsReadOtherwiseThanMeantIsSaid()
    {
        QFETCH(QString, gift);
        QFETCH(QString, mentions);
        const Faults warnings = giftWarnings(u"own.gift"_s, parseGift(gift.toUtf8()));
        QCOMPARE(warnings.size(), 1);
        QVERIFY2(warnings.first().message.contains(mentions), qPrintable(warnings.first().message));
    }

    void aDoubledBackslashIsNoLineBreak()
    {
        const auto stem = [](const QString& gift) { return parseGift(gift.toUtf8()).first().item.stem.text; };
        QCOMPARE(stem(uR"(a\nb {T})"_s), u"a\nb"_s);
        QCOMPARE(stem(uR"(a\\nb {T})"_s), uR"(a\nb)"_s);
        QCOMPARE(stem(uR"([CLS] \top \: {T})"_s), uR"([CLS] \top :)"_s);
    }
};

QTEST_GUILESS_MAIN(TestGift)
#include "tst_gift.moc"
