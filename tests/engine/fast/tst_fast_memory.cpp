#include "tests/engine/fast/fast_case.h"

#include <QTest>

#include <fstream>
#include <string>

using namespace casefile;
using namespace casefile::engine;

namespace {

/// A line of /proc/self/status in KiB; 0 where there is none.
std::size_t statusOf(const std::string& name)
{
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;)
        if (std::size_t value = 0; word == name && status >> value)
            return value;
    return 0;
}

} // namespace

class TestFastMemory : public QObject
{
    Q_OBJECT

private slots:
    /// A narrow window makes the test short; what is allocated is the same without it.
    void sixteenThousandTokensNeedLessThanTwoHundredMegabytes()
    {
#if defined(__SANITIZE_ADDRESS__)
        QSKIP("the sanitizer has its own memory");
#endif
        constexpr std::size_t tokens = 16384, columns = 512, heads = 8, mostKiB = 200 * 1000 * 1000 / 1024;
        reference::FastCase one = reference::plainCase(tokens, columns, heads);
        one.settings.mask = {"window", 32, {}, {}};
        const fast::PackedWeights weights = fast::pack(one.weights());
        const fast::Request request = one.request();
        const std::size_t before = statusOf("VmRSS:");
        if (before == 0)
            QSKIP("this system does not tell");
        const fast::Result result = fast::attend(weights, request);
        QCOMPARE(result.output.size(), tokens * columns);
        const std::size_t grown = statusOf("VmHWM:") - before;
        qInfo("%zu KiB above the inputs", grown);
        QVERIFY(grown > tokens * columns * sizeof(float) / 1024);
        QVERIFY2(grown < mostKiB, std::to_string(grown).c_str());
    }
};

QTEST_GUILESS_MAIN(TestFastMemory)
#include "tst_fast_memory.moc"
