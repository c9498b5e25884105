#include "engine/fast/isa.h"
#include "engine/input_error.h"

#include <QTest>

using namespace casefile::engine;
using namespace casefile::engine::fast;

class TestIsa : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { qunsetenv("CASEFILE_ISA"); }

    void theBestIsChosen()
    {
        qunsetenv("CASEFILE_ISA");
        QVERIFY(availableIsas().front() == Isa::Portable);
        QVERIFY(chosenIsa() == availableIsas().back());
    }

    void theEnvironmentForcesOne()
    {
        for (const Isa isa : availableIsas()) {
            qputenv("CASEFILE_ISA", QByteArray::fromStdString(std::string(isaName(isa))));
            QVERIFY(chosenIsa() == isa);
        }
    }

    void anUnknownNameIsRefused()
    {
        qputenv("CASEFILE_ISA", "avx51");
        try {
            chosenIsa();
            QFAIL("accepted");
        } catch (const InputError& problem) {
            QVERIFY(QByteArray(problem.what())
                        .startsWith("CASEFILE_ISA is \"avx51\", which is no instruction set ("));
        }
    }
};

QTEST_GUILESS_MAIN(TestIsa)
#include "tst_isa.moc"
