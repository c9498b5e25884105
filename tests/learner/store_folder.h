#pragma once

#include "tests/learner/answers.h"
#include "tests/learner/system_calls.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace casefile::tests {

using namespace Qt::StringLiterals;

constexpr int someAnswers = 200; ///< enough for several pages

inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

constexpr auto readable = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
constexpr auto enterable = readable | QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther;
constexpr auto writable = QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther;

inline void needOrdinaryUser()
{
    if (!OrdinaryUser::isSupported())
        QSKIP("permissions of this system are not known here");
}

inline void expectNothingIsWritten(learner::Store& store)
{
    const qsizetype before = store.answers().size();
    QVERIFY(!store.isWritable());
    QVERIFY(!store.problem().isEmpty());
    QVERIFY(!store.record(answer(0)));
    QVERIFY(!store.markStepSeen(u"overview"_s, u"x"_s, answer(0).when));
    QVERIFY(!store.setPreference(u"a"_s, u"b"_s));
    QCOMPARE(store.answers().size(), before);
}

/// A folder of its own for each test, and a sound database with some answers to put there.
class StoreFolder
{
public:
    StoreFolder()
    {
        learner::Store store;
        [&] { QCOMPARE(store.open(m_sound.filePath(u"learner.sqlite"_s)), learner::StoreState::Ready); }();
        for (int n = 0; n < someAnswers; ++n)
            [&] { QVERIFY(store.record(answer(n))); }();
    }

    /// Empty again; root acts as somebody else in some tests, who must be let in.
    void begin()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QFile::setPermissions(m_folder->path(), enterable | writable));
    }

    void end() { QFile::setPermissions(m_folder->path(), enterable | writable); }

    QString path() const { return m_folder->path(); }
    QString file() const { return m_folder->filePath(u"learner.sqlite"_s); }
    void makeStore() { QVERIFY(QFile::copy(m_sound.filePath(u"learner.sqlite"_s), file())); }

private:
    QTemporaryDir m_sound;
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace casefile::tests
