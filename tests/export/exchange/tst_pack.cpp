#include "app/export/exchange/archive.h"
#include "app/export/exchange/pack.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

using namespace casefile;
using namespace casefile::exports;
using namespace Qt::StringLiterals;

namespace {

const QByteArray manifest = R"({"format": "casefile-pack", "version": 1, "program": "1",
    "contents": [{"file": "questions/a.json", "kind": "questions"}, {"file": "log", "kind": "answers"}]})";
const QByteArray quiz =
    R"({"version": 1, "chapter": "overview", "questions": [{"id": "q-1", "type": "choice"}]})";

QByteArray zipOf(const QByteArray& manifestBytes, const QByteArray& questions, const QByteArray& log = "{}")
{
    QString problem;
    return writeArchive(
        {{u"manifest.json"_s, manifestBytes}, {u"questions/a.json"_s, questions}, {u"log"_s, log}},
        Packing::Deflated, problem);
}

content::AnswerRecord answer()
{
    content::AnswerRecord record;
    record.questionId = u"ov-length"_s;
    record.chapter = u"overview"_s;
    record.optionIds = QStringList{u"b"_s, u"a"_s};
    record.seed = 0xffffffffffffffff;
    record.given = u"a"_s;
    record.state = {{u"sentence"_s, u"猫追着球跑"_s}, {u"temperature"_s, 0.1}};
    record.when = QDateTime(QDate(2026, 3, 1), QTime(8, 30, 0, 7), Qt::OffsetFromUTC, 8 * 3600);
    return record;
}

/// The course as it is shipped, an own question and a log.
Pack fullPack()
{
    Pack pack;
    pack.program = u"0.1.0"_s;
    for (const char* chapter : {"overview", "scoring"}) {
        QFile file(QStringLiteral(CASEFILE_SOURCE_DIR "/quizzes/%1.json").arg(QLatin1StringView(chapter)));
        if (file.open(QIODevice::ReadOnly))
            pack.chapters.append({QString::fromLatin1(chapter), false,
                                  QJsonDocument::fromJson(file.readAll())["questions"_L1].toArray()});
    }
    pack.chapters.append(
        {u"overview"_s, true, {QJsonObject{{u"id"_s, u"own-1"_s}, {u"prompt"_s, u"？ \"<𝄞\n"_s}}}});
    pack.log = {toLogLine(answer()), toLogLine(answer())};
    return pack;
}

} // namespace

class TestPack : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsLostOnTheWayThereAndBack()
    {
        const Pack pack = fullPack();
        QString problem;
        const QByteArray bytes = writePack(pack, problem);
        const PackReading reading = readPack(u"x"_s, bytes);
        QVERIFY(reading.imported.faults.isEmpty());
        QCOMPARE(reading.pack, pack);
        QCOMPARE(readArchive(writePack(reading.pack, problem), problem), readArchive(bytes, problem));
        QVERIFY(pack.chapters.first().questions.size() > 20);
        QCOMPARE(reading.imported.questions.last().question["prompt"_L1].toString(), u"？ \"<𝄞\n"_s);
        QCOMPARE(reading.imported.questions.last().chapter, u"overview"_s);
        QCOMPARE(reading.pack.log.first()["seed"_L1].toString(), u"18446744073709551615"_s);
        QCOMPARE(reading.pack.log.first()["when"_L1].toString(), u"2026-03-01T08:30:00.007+08:00"_s);
    }

    void whatIsWrongIsNamedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        QTest::addColumn<int>("questions");
        const auto changed = [](QByteArray bytes, const char* from, const char* to) {
            return bytes.replace(from, to);
        };
        QTest::newRow("no zip") << QByteArray("{}") << "It is not a package: it is no zip." << 0;
        QString problem;
        QTest::newRow("a foreign zip")
            << writeArchive({{u"a"_s, "b"}}, Packing::Stored, problem) << "manifest.json: It is missing" << 0;
        QTest::newRow("newer")
            << zipOf(changed(manifest, "\"version\": 1", "\"version\": 2"), quiz)
            << "manifest.json: version: The package is of version 2, from a newer Casefile; this one "
               "reads up to 1."
            << 0;
        QTest::newRow("no version") << zipOf(changed(manifest, "\"version\": 1,", ""), quiz)
                                    << "version: A whole number from 1 was expected." << 0;
        QTest::newRow("other format") << zipOf(changed(manifest, "casefile-pack", "anki"), quiz)
                                      << "format: “casefile-pack” was expected." << 0;
        QTest::newRow("manifest") << zipOf("{\n  \"a\" 1}", quiz)
                                  << "manifest.json: line 2, column 8: This is not JSON" << 0;
        QTest::newRow("missing file") << zipOf(changed(manifest, "\"log\"", "\"log2\""), quiz)
                                      << "contents[1]: There is no file “log2”" << 1;
        QTest::newRow("unnamed file") << zipOf(changed(manifest, "\"log\"", "\"log2\""), quiz)
                                      << "log: It is not named in manifest.json" << 1;
        QTest::newRow("unknown kind")
            << zipOf(changed(manifest, "answers", "letters"), quiz)
            << "contents[1].kind: One of questions, own, answers was expected." << 1;
        QTest::newRow("questions") << zipOf(manifest, changed(quiz, "q-1\"", "q-1"))
                                   << "questions/a.json: line 1, column" << 0;
        QTest::newRow("chapter") << zipOf(manifest, changed(quiz, "overview", "../x"))
                                 << "chapter: The name of a chapter" << 0;
        QTest::newRow("id twice") << zipOf(manifest, changed(quiz, "[{", "[{\"id\": \"q-1\"}, {"))
                                  << "questions[1].id: A name that no other" << 1;
        QTest::newRow("no object") << zipOf(manifest, changed(quiz, "[{", "[7, {"))
                                   << "questions[0]: A question was expected" << 1;
        QTest::newRow("log") << zipOf(manifest, quiz, "{\"a\": 1}\n{\"a\" 1}\n") << "log: line 2, column"
                             << 1;
    }
    void whatIsWrongIsNamedWithItsPlace()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        QFETCH(int, questions);
        const content::Imported imported = readPack(u"p.casefile-pack"_s, bytes).imported;
        QStringList said;
        for (const content::Fault& fault : imported.faults)
            said.append(content::toString(fault));
        QVERIFY2(said.join(u'\n').contains(says), qPrintable(said.join(u'\n')));
        QCOMPARE(imported.questions.size(), questions);
    }
};

QTEST_GUILESS_MAIN(TestPack)
#include "tst_pack.moc"
