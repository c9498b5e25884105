#include "app/content/library_watcher.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace casefile::content;
using namespace Qt::StringLiterals;

namespace {

constexpr int shortDelay = 20;

bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

class TestLibraryWatcher : public QObject
{
    Q_OBJECT

private slots:
    void savedFileIsToldOncePerBurst()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(u"01-overview"_s));
        const QString chapter = folder.filePath(u"01-overview/chapter.json"_s);
        QVERIFY(write(chapter, "1"));
        LibraryWatcher watcher;
        watcher.setDelay(shortDelay);
        watcher.watch({folder.path()});
        QSignalSpy changed(&watcher, &LibraryWatcher::changed);
        for (int i = 0; i < 5; ++i)
            QVERIFY(write(chapter, QByteArray::number(i)));
        QVERIFY(changed.wait());
        QCOMPARE(changed.size(), 1);
    }

    void replacedFileIsStillWatched()
    {
        QTemporaryDir folder;
        const QString text = folder.filePath(u"text.zh.md"_s);
        QVERIFY(write(text, "1"));
        LibraryWatcher watcher;
        watcher.setDelay(shortDelay);
        watcher.watch({folder.path()});
        QSignalSpy changed(&watcher, &LibraryWatcher::changed);
        QVERIFY(QFile::remove(text));
        QVERIFY(write(text, "2"));
        QVERIFY(changed.wait());
        QVERIFY(write(text, "3"));
        QVERIFY(changed.wait());
    }

    void folderThatIsNotThereIsQuietlyNotWatched()
    {
        LibraryWatcher watcher;
        watcher.watch({u"/nowhere"_s});
        watcher.watch({});
    }
};

QTEST_GUILESS_MAIN(TestLibraryWatcher)
#include "tst_library_watcher.moc"
