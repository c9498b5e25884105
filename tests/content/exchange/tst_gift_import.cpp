#include "app/content/exchange/gift.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace casefile::content;
using namespace Qt::StringLiterals;

namespace {

Imported read(const QString& gift)
{
    return readGift(u"own.gift"_s, gift.toUtf8(), u"en"_s);
}

/// As one line of JSON with single quotes, without the version, which all have.
QString words(QJsonObject question)
{
    question.remove(u"version"_s);
    return QString::fromUtf8(QJsonDocument(question).toJson(QJsonDocument::Compact)).replace(u'"', u'\'');
}

QByteArray mutated(QByteArray bytes, QRandomGenerator& random)
{
    static const QList<QByteArray> pieces{
        "{",  "}",  "=", "~",      "#",       "####",       "->",   "::",           "\n\n", "\\",   "%50%",
        "%-", "..", ":", "[html]", "// [id:", "$CATEGORY:", "\xff", "\xef\xbb\xbf", "*",    "1e999"};
    for (int change = random.bounded(1, 6); change > 0 && !bytes.isEmpty(); --change) {
        const auto at = random.bounded(int(bytes.size()));
        switch (random.bounded(4)) {
        case 0:
            bytes[at] = char(random.bounded(256));
            break;
        case 1:
            bytes.remove(at, random.bounded(1, 30));
            break;
        case 2:
            bytes.insert(at, bytes.mid(random.bounded(int(bytes.size())), random.bounded(1, 40)));
            break;
        default:
            bytes.insert(at, pieces[random.bounded(int(pieces.size()))]);
        }
    }
    return bytes;
}

} // namespace

/// GIFT items as questions.
class TestGiftImport : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void itemsBecomeQuestions_data()
    {
        QTest::addColumn<QString>("gift");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("warning");
        QTest::newRow("choice")
            << u"Q? {=a#yes ~b ####general}"_s
            << u"{'options':[{'feedback':{'en':'yes\\ngeneral'},'id':'a','right':true,'text':{'en':'a'}},{'id':'b','text':{'en':'b'}}],'prompt':{'en':'Q?'},'type':'choice'}"_s
            << QString();
        QTest::newRow("weight after an equals sign")
            << u"Q? {=%100%a ~b}"_s
            << u"{'options':[{'id':'a','right':true,'text':{'en':'a'}},{'id':'b','text':{'en':'b'}}],'prompt':{'en':'Q?'},'type':'choice'}"_s
            << u"read as a weight"_s;
        QTest::newRow("several")
            << u"Q? {~%50%a ~%50%b ~%-100%c}"_s
            << u"{'options':[{'id':'a','right':true,'text':{'en':'a'}},{'id':'b','right':true,'text':{'en':'b'}},{'id':'c','text':{'en':'c'}}],'prompt':{'en':'Q?'},'type':'choices'}"_s
            << QString();
        QTest::newRow("part of a mark")
            << u"Q? {=a ~%50%b}"_s
            << u"{'options':[{'id':'a','right':true,'text':{'en':'a'}},{'id':'b','text':{'en':'b'}}],'prompt':{'en':'Q?'},'type':'choice'}"_s
            << u"counts as wrong"_s;
        QTest::newRow("true-false")
            << u"S. {F#no#yes}"_s
            << u"{'answer':false,'feedback':{'false':{'en':'yes'},'true':{'en':'no'}},'prompt':{'en':'S.'},'type':'true-false'}"_s
            << QString();
        QTest::newRow("number")
            << u"N? {#=2:0.5#yes =%0%4#twice ~#no ####how}"_s
            << u"{'answer':{'value':2},'feedback':{'right':{'en':'yes'},'wrong':{'en':'no'}},'mistaken':[{'feedback':{'en':'twice'},'value':4}],'prompt':{'en':'N?'},'tolerance':0.5,'type':'number','working':{'en':'how'}}"_s
            << QString();
        QTest::newRow("words")
            << u"W? {=a#yes =b =%0%c#near =%0%*#no}"_s
            << u"{'accepted':{'en':['a','b']},'feedback':{'right':{'en':'yes'},'wrong':{'en':'no'}},'mistaken':[{'feedback':{'en':'near'},'words':{'en':['c']}}],'prompt':{'en':'W?'},'type':'text'}"_s
            << QString();
        QTest::newRow("pairs")
            << u"M. {=a -> b =c -> d = -> e}"_s
            << u"{'pairs':[{'id':'a','left':{'en':'a'},'right':{'en':'b'}},{'id':'b','left':{'en':'c'},'right':{'en':'d'}}],'prompt':{'en':'M.'},'spares':[{'id':'c','text':{'en':'e'}}],'type':'matching'}"_s
            << QString();
        QTest::newRow("missing word")
            << u"One {=a ~b} two."_s
            << u"{'gaps':[{'id':'gap','options':[{'id':'a','right':true,'text':{'en':'a'}},{'id':'b','text':{'en':'b'}}]}],'prompt':{'en':'Fill the gap.'},'text':{'en':'One ⟦gap⟧ two.'},'type':'cloze'}"_s
            << QString();
        QTest::newRow("essay")
            << uR"(E. {####Model.\n\n- one\n\n- two})"_s
            << u"{'model':{'en':'Model.'},'points':[{'id':'a','text':{'en':'one'}},{'id':'b','text':{'en':'two'}}],'prompt':{'en':'E.'},'type':'free-text'}"_s
            << QString();
        QTest::newRow("marks")
            << u"// [id:m-1] [tag:M-OV-01]\nS. {T}"_s
            << u"{'answer':true,'id':'m-1','misconception':'M-OV-01','prompt':{'en':'S.'},'type':'true-false'}"_s
            << QString();
        QTest::newRow("HTML") << u"[html]<p>Is <b>Q</b> &lt; K?<script>x()</script></p> {T}"_s
                              << u"{'answer':true,'prompt':{'en':'Is **Q** < K?'},'type':'true-false'}"_s
                              << QString();
        QTest::newRow("stars of plain words")
            << u"Is 2*3*4 <CLS>? {T}"_s
            << uR"({'answer':true,'prompt':{'en':'Is 2\\*3\\*4 \\<CLS>?'},'type':'true-false'})"_s
            << QString();
    }

    void itemsBecomeQuestions()
    {
        QFETCH(QString, gift);
        QFETCH(QString, question);
        QFETCH(QString, warning);
        const Imported imported = read(gift);
        QVERIFY2(imported.faults.isEmpty(),
                 imported.faults.isEmpty() ? "" : qPrintable(imported.faults.first().message));
        QCOMPARE(words(imported.questions.first().question), question);
        const QString said = imported.questions.first().warnings.join(u'\n');
        QVERIFY2(warning.isEmpty() ? said.isEmpty() : said.contains(warning), qPrintable(said));
    }

    void whatCannotBeAskedIsNamedAndTheRestIsRead_data()
    {
        QTest::addColumn<QString>("item");
        QTest::addColumn<QString>("mentions");
        QTest::newRow("description") << u"Only words."_s << u"asks nothing"_s;
        QTest::newRow("nothing right") << u"A {~a ~b}"_s << u"No option is right"_s;
        QTest::newRow("all right") << u"A {~%50%a ~%50%b}"_s << u"All options are right"_s;
        QTest::newRow("essay") << u"A {}"_s << u"model answer"_s;
        QTest::newRow("no words") << u"{T}"_s << u"no words"_s;
        QTest::newRow("one right side twice")
            << u"A {=a -> x =b -> x}"_s << u"“x” stands on the right twice"_s;
        QTest::newRow("broken") << u"A {=a"_s << u"has no “}”"_s;
    }

    void whatCannotBeAskedIsNamedAndTheRestIsRead()
    {
        QFETCH(QString, item);
        QFETCH(QString, mentions);
        const Imported imported = read(u"First {T}\n\n// note\n"_s + item + u"\n\nLast {F}"_s);
        QCOMPARE(imported.questions.size(), 2);
        QCOMPARE(imported.questions.last().line, 6);
        QCOMPARE(imported.faults.size(), 1);
        QCOMPARE(imported.faults.first().path, u"line 4"_s);
        QVERIFY2(imported.faults.first().message.contains(mentions),
                 qPrintable(imported.faults.first().message));
    }

    void aCategoryNamesTheChapter()
    {
        const auto chapter = [](const QString& path) {
            return read(u"$CATEGORY: %1\n\nA {T}"_s.arg(path)).questions.first().chapter;
        };
        QCOMPARE(chapter(u"$course$/top/Casefile/longrange"_s), u"longrange"_s);
        QCOMPARE(chapter(u"Term 1/Many heads/Easy"_s), u"multihead"_s);
        QCOMPARE(chapter(u"多头"_s), u"multihead"_s);
        QCOMPARE(chapter(u"$course$/Elsewhere"_s), QString());
    }

    void oneItemInTenIsBrokenAndEachIsNamedWithItsLine()
    {
        QByteArray text;
        QStringList lines;
        int line = 1;
        for (int i = 0; text.size() < 1'000'000; ++i, line += 5) {
            const QByteArray number = QByteArray::number(i);
            if (i % 10 == 3)
                lines.append(u"line %1"_s.arg(line));
            text += "::Item " + number + "::Which of these is item " + number + " of the file? {\n" +
                    (i % 10 == 3 ? QByteArray("~only this one#No.\n# a second line\n")
                                 : QByteArray("=this one#Yes.\n~the other one#No, look again.\n")) +
                    "}\n\n";
        }
        const Imported imported = readGift(u"own.gift"_s, text, u"en"_s);
        QStringList places;
        for (const Fault& fault : imported.faults)
            places.append(fault.path);
        QCOMPARE(places, lines);
        QCOMPARE(imported.questions.size() + places.size(), line / 5);
    }

    void mutatedFilesGiveFaultsAndNeverACrash()
    {
        const QByteArray valid =
            "$CATEGORY: $course$/qkv\n\n// [id:a-1] [tag:M-OV-01]\n::T::S {T#no#yes####more}\n\n"
            "[markdown]C **x** {=a#y\n~%50%b ~[html]<b>c</b>}\n\nM {=a -> b\n=c -> d\n= -> e}\n\n"
            "N {#\n=1:0.5#y\n=%50%2..3\n~#no}\n\nW {=%50%a =b =%0%*#no}\n\nThe {=gap ~hole} here.\n\nE "
            "{####Model}\n";
        QRandomGenerator random(3);
        for (int round = 0; round < 1000; ++round) {
            const QByteArray bytes = mutated(valid, random);
            int last = 0;
            for (const GiftRecord& record : parseGift(bytes)) {
                QVERIFY(record.line >= last);
                QCOMPARE(record.error.isEmpty(), record.message.isEmpty());
                last = record.line;
                if (record.error.isEmpty() && record.item.type != GiftType::Category)
                    QVERIFY(!parseGift(toGift(record.item).toUtf8()).isEmpty());
            }
            const Imported imported = readGift(u"own.gift"_s, bytes, u"zh"_s);
            QVERIFY(imported.questions.size() + imported.faults.size() > 0);
        }
    }
};

QTEST_GUILESS_MAIN(TestGiftImport)
#include "tst_gift_import.moc"
