#include "engine/block/recurrent.h"
#include "engine/input_error.h"
#include "tests/reference/naive_block.h"
#include "tests/reference/random_block.h"

#include <QTest>

#include <cmath>

using namespace casefile;
using namespace casefile::engine;

/// Elman, GRU and LSTM: by hand, against plain loops, and what their gates mean.
class RecurrentTest : public QObject
{
    Q_OBJECT

private:
    /// A gate of one number that ignores everything but its bias.
    static Gate fixed(double bias) { return {{{0}}, {{0}}, {bias}}; }

private slots:
    void agreeWithPlainLoops()
    {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            reference::BlockDraw draw(seed);
            const std::size_t d = draw.whole(1, 5), hidden = draw.whole(1, 6);
            const Matrix x = draw.matrix(draw.whole(1, 8), d);
            const auto gate = [&] { return draw.gate(d, hidden); };
            const ElmanWeights elman{gate()};
            const GruWeights gru{gate(), gate(), gate()};
            const LstmWeights lstm{gate(), gate(), gate(), gate()};
            using reference::largestDifference;
            QVERIFY(largestDifference(runElman(x, elman).states, reference::elmanStates(x, elman)) < 1e-13);
            QVERIFY(largestDifference(runGru(x, gru).states, reference::gruStates(x, gru)) < 1e-13);
            QVERIFY(largestDifference(runLstm(x, lstm).states, reference::lstmStates(x, lstm)) < 1e-13);
        }
    }

    void elmanByHand()
    {
        const ElmanTrace trace = runElman({{1}, {0}}, {{{{2}}, {{3}}, {-1}}});
        QCOMPARE(trace.sums(0, 0), 1.0);
        QCOMPARE(trace.states(0, 0), std::tanh(1.0));
        QCOMPARE(trace.states(1, 0), std::tanh(3.0 * std::tanh(1.0) - 1.0));
    }

    void closedUpdateGateOfTheGruForgetsOpenOneKeeps()
    {
        const Gate candidate{{{1}}, {{0}}, {}};
        const GruTrace forgets = runGru({{1}, {0.5}}, {fixed(0), fixed(-1000), candidate});
        QCOMPARE(forgets.states(1, 0), std::tanh(0.5));
        const GruTrace keeps = runGru({{1}, {0.5}}, {fixed(0), fixed(1000), candidate});
        QCOMPARE(keeps.states(1, 0), 0.0);
        QCOMPARE(keeps.update.values(1, 0), 1.0);
    }

    void lstmCellCarriesAcrossSteps()
    {
        const Gate candidate{{{1}}, {{0}}, {}};
        const LstmTrace trace = runLstm({{1}, {0}, {0}}, {fixed(1000), fixed(1000), candidate, fixed(1000)});
        QCOMPARE(trace.cells(2, 0), std::tanh(1.0));
        QCOMPARE(trace.states(2, 0), std::tanh(std::tanh(1.0)));
        const LstmTrace forgets = runLstm({{1}, {0}}, {fixed(1000), fixed(-1000), candidate, fixed(1000)});
        QCOMPARE(forgets.cells(1, 0), 0.0);
    }

    void wrongShapesAreNamed()
    {
        try {
            runLstm({{1}}, {fixed(0), fixed(0), {{{1, 2}}, {{1}}, {}}, fixed(0)});
            QFAIL("accepted");
        } catch (const InputError& error) {
            QCOMPARE(QString::fromUtf8(error.what()),
                     QStringLiteral("\"candidate input\" is 1 x 2 but must be 1 x 1"));
        }
        QVERIFY_EXCEPTION_THROWN(runElman({}, {fixed(0)}), InputError);
        QVERIFY_EXCEPTION_THROWN(runGru({{1}}, {}), InputError);
    }
};

QTEST_GUILESS_MAIN(RecurrentTest)
#include "tst_recurrent.moc"
