#include "engine/attention/attend.h"
#include "engine/measure/padded_batch.h"

#include <QTest>

#include <cmath>

using namespace casefile::engine;

/// Two sentences of different length in one array.
class TestPaddedBatch : public QObject
{
    Q_OBJECT

    static TracePtr alone(const char* sentence) { return attendSentence(sentence, modelNamed("hand-set")); }

private slots:
    void withThePaddingHiddenARealTokenSeesWhatItSawAlone()
    {
        const TracePtr longer = alone("Cats see dogs and run"), shorter = alone("Cats run");
        const PaddedBatch batch = padTogether(*longer, "Cats run", true);
        QCOMPARE(batch.length, std::size_t(5));
        QVERIFY((batch.lengths == std::vector<std::size_t>{5, 2}));
        QCOMPARE(batch.leaked, 0.0);
        for (std::size_t head = 0; head < shorter->headCount(); ++head)
            for (std::size_t i = 0; i < 2; ++i)
                for (std::size_t j = 0; j < 5; ++j) {
                    const double expected = j < 2 ? shorter->heads[head].weights(i, j) : 0.0;
                    QVERIFY(std::abs(batch.traces[1]->heads[head].weights(i, j) - expected) < 1e-14);
                }
        QVERIFY(batch.traces[0]->heads[0].weights == longer->heads[0].weights);
        QVERIFY(batch.traces[1]->fullyMaskedRows.empty()); // rows of padding still see the real tokens
    }

    void withoutTheMaskPaddingTakesItsShare()
    {
        const PaddedBatch batch = padTogether(*alone("Cats see dogs and run"), "Cats run", false);
        QVERIFY(batch.leaked > 0.05);
        QVERIFY(batch.leaked < 1.0);
    }

    void theOtherSentenceMayBeTheLongerOne()
    {
        const PaddedBatch batch = padTogether(*alone("Cats"), "Cats run", true);
        QVERIFY((batch.lengths == std::vector<std::size_t>{1, 2}));
        QCOMPARE(batch.traces[0]->heads[0].weights(0, 0), 1.0);
    }

    void aLongSentenceIsCutWhereItIsAsked()
    {
        const PaddedBatch batch = padTogether(*alone("Cats see dogs and run"), "Cats", true, 3);
        QCOMPARE(batch.length, std::size_t(3));
        QVERIFY((batch.lengths == std::vector<std::size_t>{3, 1}));
    }
};

QTEST_APPLESS_MAIN(TestPaddedBatch)
#include "tst_padded_batch.moc"
