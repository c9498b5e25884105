#include "engine/attention/attend.h"
#include "engine/input_error.h"
#include "engine/measure/head_reading.h"

#include <QTest>

#include <cmath>

using namespace casefile::engine;

/// What one head reads, what it can hold, and what its scores cost.
class TestHeadReading : public QObject
{
    Q_OBJECT

private slots:
    /// Score (i, j) is x_i B x_j with B = W_Q W_K^T of the head: the change by hand.
    void everyUntrainedHeadReadsEveryColumn()
    {
        const TracePtr trace = attendSentence("cats see dogs and run", modelNamed("untrained", 7));
        const std::size_t token = 1, column = 30;
        const std::vector<double> changes = scoreChanges(*trace, token, column, 1.0);
        for (std::size_t head = 0; head < 4; ++head) {
            const Matrix wq = trace->tensor(TensorId::Wq, head), wk = trace->tensor(TensorId::Wk, head);
            double most = 0.0;
            for (std::size_t i = 0; i < 5; ++i)
                for (std::size_t j = 0; j < 5; ++j) {
                    double before = 0.0, after = 0.0;
                    for (std::size_t k = 0; k < wq.columns(); ++k) {
                        const double q = trace->heads[head].query(i, k), key = trace->heads[head].key(j, k);
                        before += q * key;
                        after += (q + (i == token ? wq(column, k) : 0.0)) *
                                 (key + (j == token ? wk(column, k) : 0.0));
                    }
                    most = std::max(most, std::abs(after - before));
                }
            QVERIFY(most > 1e-3);
            QVERIFY(std::abs(changes[head] - most) < 1e-12);
        }
    }

    void aHandSetHeadReadsWhereItsWeightsAreNotZero()
    {
        const TracePtr trace = attendSentence("cats see dogs and run", modelNamed("hand-set"));
        const std::vector<double> changes = scoreChanges(*trace, 4, 0, 1.0); // column 0: noun
        QCOMPARE(changes[0], 0.0);                                           // looks at places only
        QVERIFY(changes[1] > 0.1);                                           // verbs and nouns
        QVERIFY_THROWS_EXCEPTION(InputError, scoreChanges(*trace, 5, 0, 1.0));
        QVERIFY_THROWS_EXCEPTION(InputError, scoreChanges(*trace, 0, 32, 1.0));
    }

    void oneAverageForgetsWhoWasWho()
    {
        const Matrix x{{1, 0, 2}, {9, 9, 9}, {3, 4, 0}};
        const TwoNeeds both = needBoth(x, 0, 2);
        QCOMPARE(both.oneHead, (std::vector<double>{2, 2, 1}));
        QCOMPARE(both.twoHeads, (std::vector<double>{1, 0, 2, 3, 4, 0}));
        QCOMPARE(both.oneHeadExchanged, 0.0);
        QCOMPARE(both.twoHeadsExchanged, 4.0);
        QVERIFY_THROWS_EXCEPTION(InputError, needBoth(x, 0, 3));
    }

    void mergingPaysOnlyForWideHeads()
    {
        const ScoringCost narrow = scoringCost(128, 512, 64);
        QCOMPARE(narrow.apart, std::uint64_t(9437184));
        QCOMPARE(narrow.merged, std::uint64_t(41943040));
        const ScoringCost wide = scoringCost(128, 512, 512);
        QVERIFY(wide.merged < wide.apart);
    }
};

QTEST_APPLESS_MAIN(TestHeadReading)
#include "tst_head_reading.moc"
