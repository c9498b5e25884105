#include "app/content/check.h"
#include "tests/content/test_names.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace casefile::content;
using namespace Qt::StringLiterals;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int rounds = 40; // each takes three times as long
#else
constexpr int rounds = 100;
#endif
const QString valid = QStringLiteral(CASEFILE_SOURCE_DIR "/tests/fixtures/valid");

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// Some bytes changed, cut out, doubled or exchanged for pieces that JSON and Markdown care about.
QByteArray mutated(QByteArray bytes, QRandomGenerator& random)
{
    static const QList<QByteArray> pieces{
        "\"",      "{",     "}",      "[",  "]",  ",",  ":",       "null", "-1",           "1e999",
        "\\u0000", "\n## ", "\n### ", "{{", "}}", "**", "](step:", "\xff", "\xed\xa0\x80", "```\n"};
    for (int change = random.bounded(1, 4); change > 0 && !bytes.isEmpty(); --change) {
        const auto at = random.bounded(int(bytes.size()));
        switch (random.bounded(4)) {
        case 0:
            bytes[at] = char(random.bounded(256));
            break;
        case 1:
            bytes.remove(at, random.bounded(1, 40));
            break;
        case 2:
            bytes.insert(at, bytes.mid(random.bounded(int(bytes.size())), random.bounded(1, 60)));
            break;
        default:
            bytes.insert(at, pieces[random.bounded(int(pieces.size()))]);
        }
    }
    return bytes;
}

} // namespace

class TestMutations : public QObject
{
    Q_OBJECT

private slots:
    void mutatedFilesGiveFaultsAndNeverACrash_data()
    {
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("file");
        QTest::newRow("chapter") << u"chapter"_s << u"chapter.json"_s;
        QTest::newRow("text") << u"chapter"_s << u"text.zh.md"_s;
        QTest::newRow("quiz") << u"quizzes"_s << u"quiz.json"_s;
        QTest::newRow("misconceptions") << u"quizzes"_s << u"misconceptions.json"_s;
    }

    void mutatedFilesGiveFaultsAndNeverACrash()
    {
        QFETCH(QString, part);
        QFETCH(QString, file);
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(u"numpy"_s));
        const QDir source(u"%1/%2"_s.arg(valid, part));
        for (const QString& name : source.entryList(QDir::Files))
            QVERIFY(QFile::copy(source.filePath(name), folder.filePath(name)));
        const QByteArray original = bytesOf(source.filePath(file));
        QRandomGenerator random(7);
        int faulty = 0;
        for (int i = 0; i < rounds; ++i) {
            QFile::remove(folder.filePath(file));
            QVERIFY(write(folder.filePath(file), mutated(original, random)));
            faulty += checkFolders({folder.path()}, testNames()).isEmpty() ? 0 : 1;
        }
        QVERIFY(faulty > rounds / 4);
    }
};

QTEST_GUILESS_MAIN(TestMutations)
#include "tst_mutations.moc"
