#include "app/export/exchange/archive.h"

#include <QTest>

#include <random>

using namespace casefile::exports;
using namespace Qt::StringLiterals;

namespace {

QByteArray packed(const QList<ArchiveEntry>& entries, Packing packing = Packing::Deflated)
{
    QString problem;
    return writeArchive(entries, packing, problem);
}

QString problemOf(const QByteArray& bytes, const ArchiveLimits& limits = {})
{
    QString problem;
    const bool isEmpty = readArchive(bytes, problem, limits).isEmpty();
    return isEmpty || problem.isEmpty() ? problem : u"refused, and read all the same"_s;
}

/// Another name of the same length, in both places where a zip has it.
QByteArray renamed(const char* name)
{
    return packed({{QString(qsizetype(qstrlen(name)), u'n'), "x"}})
        .replace(QByteArray(qsizetype(qstrlen(name)), 'n'), name);
}

/// The first entry of the directory, changed: the system that packed it, and its mode.
QByteArray ofKind(unsigned mode)
{
    QByteArray bytes = packed({{u"a"_s, "/etc/passwd"}});
    const qsizetype directory = bytes.indexOf("PK\x01\x02");
    bytes[directory + 5] = 3;
    bytes[directory + 40] = char(mode & 255);
    bytes[directory + 41] = char(mode >> 8);
    return bytes;
}

/// The header says that the entry is short.
QByteArray withLiedSize(QByteArray bytes)
{
    const qsizetype directory = bytes.indexOf("PK\x01\x02");
    for (const qsizetype place : {qsizetype(22), directory + 24})
        bytes.replace(place, 4, QByteArray("\x0a\0\0\0", 4));
    return bytes;
}

} // namespace

class TestArchive : public QObject
{
    Q_OBJECT

private slots:
    void whatIsPackedComesBackAndIsTheSameOnAnyDay()
    {
        const QList<ArchiveEntry> entries{
            {u"manifest.json"_s, "{}"}, {u"题目/总览.json"_s, QByteArray(100000, 'x')}, {u"empty"_s, ""}};
        for (const Packing packing : {Packing::Stored, Packing::Deflated}) {
            const QByteArray bytes = packed(entries, packing);
            QString problem;
            QCOMPARE(readArchive(bytes, problem), entries);
            QCOMPARE(problem, QString());
            QCOMPARE(packed(readArchive(bytes, problem), packing), bytes);
        }
        QVERIFY(packed({{u"a"_s, "not packed"}}, Packing::Stored).contains("not packed"));
    }

    void whatIsNoSoundZipIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        const QByteArray good = packed({{u"a"_s, QByteArray(1000, 'x')}}, Packing::Stored);
        QTest::newRow("nothing") << QByteArray() << "no zip";
        QTest::newRow("a text") << QByteArray("once upon a time") << "no zip";
        QTest::newRow("broken off") << good.first(good.size() - 30) << "broken off";
        QByteArray damaged = good;
        damaged[500] = 'y';
        QTest::newRow("damaged") << damaged << "“a” in it is damaged";
        QTest::newRow("climbs out") << renamed("../../evil") << "“../../evil” in it is not a name";
        QTest::newRow("climbs out later") << renamed("a/../../evil") << "not a name";
        QTest::newRow("absolute") << renamed("/etc/evil") << "not a name";
        QTest::newRow("drive") << renamed("C:evil") << "not a name";
        QTest::newRow("backslash") << renamed("a\\..\\evil") << "not a name";
        QTest::newRow("line feed") << renamed("a\nb") << "“a·b” in it is not a name";
        QTest::newRow("no UTF-8") << renamed("a\xff") << "not a name";
        QTest::newRow("link") << ofKind(0120777) << "“a” in it is a link";
        QTest::newRow("device") << ofKind(0020666) << "is a link";
        QTest::newRow("twice") << packed({{u"name-1"_s, "x"}, {u"name-2"_s, "x"}}).replace("name-2", "name-1")
                               << "damaged"; // libzip sees it
    }
    void whatIsNoSoundZipIsRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        QVERIFY2(problemOf(bytes).contains(says), qPrintable(problemOf(bytes)));
    }

    void aBombIsNotUnpacked()
    {
        const QByteArray bomb = packed({{u"a"_s, QByteArray(32 << 20, '0')}});
        QVERIFY(bomb.size() < (100 << 10));
        QVERIFY2(problemOf(bomb).contains("grows without end"), qPrintable(problemOf(bomb)));
        const QByteArray small = packed({{u"a"_s, QByteArray(3000, '0')}, {u"b"_s, QByteArray(3000, '0')}});
        ArchiveLimits limits;
        QCOMPARE(problemOf(small, limits), QString());
        limits.entryBytes = 100;
        QVERIFY(problemOf(withLiedSize(packed({{u"a"_s, QByteArray(3000, '0')}})), limits).contains("grows"));
        limits.entryBytes = 2999;
        QVERIFY(problemOf(small, limits).contains("grows without end"));
        limits.entryBytes = 3000;
        limits.totalBytes = 5999;
        QVERIFY(problemOf(small, limits).contains("grows without end"));
        limits.totalBytes = 6000;
        limits.entries = 1;
        QVERIFY(problemOf(small, limits).contains("2 files"));
    }

    void noChangedByteOfAZipCrashesOrHangs()
    {
        const QByteArray good = packed({{u"manifest.json"_s, "{\"version\": 1}"},
                                        {u"questions/a.json"_s, QByteArray(2000, 'q')},
                                        {u"b"_s, "bcd"}});
        std::mt19937 dice(7);
        int refused = 0;
        constexpr int rounds = 4000;
        for (int i = 0; i < rounds; ++i) {
            QByteArray bytes = good;
            for (unsigned changes = 1 + dice() % 4; changes > 0; --changes)
                bytes[qsizetype(dice() % unsigned(bytes.size()))] = char(dice());
            if (dice() % 4 == 0)
                bytes.truncate(qsizetype(dice() % unsigned(bytes.size())));
            if (dice() % 4 == 0)
                bytes.insert(qsizetype(dice() % unsigned(bytes.size() + 1)),
                             bytes.left(qsizetype(dice() % 200)));
            refused += problemOf(bytes).isEmpty() ? 0 : 1;
        }
        QVERIFY(refused > rounds / 2);
    }
};

QTEST_GUILESS_MAIN(TestArchive)
#include "tst_archive.moc"
