#include "engine/matrix/upper_halves.h"

#include <QTest>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

using namespace casefile::engine;

namespace {

#if defined(__x86_64__)
/// Whether the processor can say which registers are in use (XGETBV with ECX = 1).
bool canAsk()
{
    unsigned a = 0, b = 0, c = 0, d = 0;
    return __builtin_cpu_supports("avx") && __get_cpuid_count(0xD, 1, &a, &b, &c, &d) && (a & 4U);
}

bool areInUse()
{
    unsigned low = 0, high = 0;
    asm volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(1));
    return low & 4U; // the upper halves of YMM0 to YMM15
}

void use()
{
    asm volatile("vpcmpeqd %%xmm0, %%xmm0, %%xmm0\n"
                 "vinsertf128 $1, %%xmm0, %%ymm0, %%ymm0" ::
                     : "xmm0");
}
#else
bool canAsk()
{
    return false;
}
bool areInUse()
{
    return false;
}
void use() {}
#endif

} // namespace

/// The processor itself says whether the upper halves of its vector registers are in use.
class TestUpperHalves : public QObject
{
    Q_OBJECT

private slots:
    void whatWasInUseIsNoLonger()
    {
        if (!canAsk())
            QSKIP("this processor does not say which registers are in use");
        use();
        QVERIFY(areInUse());
        clearUpperHalves();
        QVERIFY(!areInUse());
    }
};

QTEST_APPLESS_MAIN(TestUpperHalves)
#include "tst_upper_halves.moc"
