// Content is read all the same where the system gives no thread.
#include "app/content/library.h"

#include <QtTest>

#include <cerrno>
#include <dlfcn.h>
#include <pthread.h>

using namespace casefile::content;

namespace {

bool areThreadsRefused = false;

} // namespace

/// Stands before that of the C library: refuses as a system does that has no threads left.
extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*run)(void*),
                              void* argument) noexcept
{
    using Create = int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
    static const auto create = reinterpret_cast<Create>(dlsym(RTLD_NEXT, "pthread_create"));
    return areThreadsRefused ? EAGAIN : create(thread, attributes, run, argument);
}

class TestLibraryAlone : public QObject
{
    Q_OBJECT

private slots:
    void withoutAThreadTheLibraryIsTheSame()
    {
        const Library usual = embeddedLibrary({});
        areThreadsRefused = true;
        const Library alone = embeddedLibrary({});
        areThreadsRefused = false;
        QCOMPARE(alone.quizzes.size(), usual.quizzes.size());
        QVERIFY(!alone.quizzes.isEmpty());
        QCOMPARE(alone.faults.size(), usual.faults.size());
    }
};

QTEST_GUILESS_MAIN(TestLibraryAlone)
#include "tst_library_alone.moc"
