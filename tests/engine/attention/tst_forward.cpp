#include "engine/attention/attend.h"

#include <QTest>

using namespace casefile::engine;
using enum TensorId;

/// One example small enough for pencil and paper, every stage to three decimals.
class TestForward : public QObject
{
    Q_OBJECT

    static AttentionInput hand()
    {
        auto weights = std::make_shared<AttentionWeights>();
        weights->heads = 2; // d_k = 2, d_v = 1
        weights->wq = {{1, 0, 0, 1}, {0, 1, 1, 0}, {1, 1, 0, 0}};
        weights->wk = {{0, 1, 1, 0}, {1, 0, 1, 1}, {1, 0, 0, 1}};
        weights->wv = {{1, 0}, {0, 2}, {1, 1}};
        weights->wo = {{1, 0, -1}, {2, 1, 0}};
        weights->bo = {0.5, 0, -0.5};
        AttentionInput input{{{1, 0, 2}, {0, 1, 1}, {2, 1, 0}}, {}, weights, {}};
        input.settings.mask.rule = "causal";
        return input;
    }

private slots:
    void everyStageOfTheHandExample_data()
    {
        constexpr double no = -std::numeric_limits<double>::infinity();
        QTest::addColumn<TensorId>("tensor");
        QTest::addColumn<int>("head");
        QTest::addColumn<Matrix>("expected");
        const auto row = [](const char* name, TensorId tensor, int head, const Matrix& expected) {
            QTest::newRow(name) << tensor << head << expected;
        };
        row("queries", Query, 0, {{3, 2}, {1, 2}, {2, 1}});
        row("keys", Key, 0, {{2, 1}, {2, 0}, {1, 2}});
        row("values", Value, 0, {{3}, {1}, {2}});
        row("scores", Scores, 0, {{8, 6, 7}, {4, 2, 5}, {5, 4, 4}});
        row("scaled", Scaled, 0, {{5.657, 4.243, 4.950}, {2.828, 1.414, 3.536}, {3.536, 2.828, 2.828}});
        row("masked", Masked, 0, {{5.657, no, no}, {2.828, 1.414, no}, {3.536, 2.828, 2.828}});
        row("row maximum", RowMaximum, 0, {{5.657}, {2.828}, {3.536}});
        row("shifted", Shifted, 0, {{0, no, no}, {0, -1.414, no}, {0, -0.707, -0.707}});
        row("exponential", Exponential, 0, {{1, 0, 0}, {1, 0.243, 0}, {1, 0.493, 0.493}});
        row("row sum", RowSum, 0, {{1}, {1.243}, {1.986}});
        row("weights", Weights, 0, {{1, 0, 0}, {0.804, 0.196, 0}, {0.503, 0.248, 0.248}});
        row("context", Context, 0, {{3}, {2.609}, {2.255}});
        row("queries of head 2", Query, 1, {{0, 1}, {1, 0}, {1, 2}});
        row("scores of head 2", Scores, 1, {{2, 2, 1}, {1, 1, 3}, {5, 5, 5}});
        row("weights of head 2", Weights, 1, {{1, 0, 0}, {0.5, 0.5, 0}, {0.333, 0.333, 0.333}});
        row("context of head 2", Context, 1, {{2}, {2.5}, {2.333}});
        row("concat", Concat, 0, {{3, 2}, {2.609, 2.5}, {2.255, 2.333}});
        row("output", Output, 0, {{7.5, 2, -3.5}, {8.109, 2.5, -3.109}, {7.422, 2.333, -2.755}});
    }

    void everyStageOfTheHandExample()
    {
        QFETCH(TensorId, tensor);
        QFETCH(int, head);
        QFETCH(Matrix, expected);
        const Matrix got = attend(hand())->tensor(tensor, head);
        QCOMPARE(toString(got.shape()), toString(expected.shape()));
        for (std::size_t i = 0; i < got.rows(); ++i)
            for (std::size_t j = 0; j < got.columns(); ++j)
                if (!(got(i, j) == expected(i, j) || std::abs(got(i, j) - expected(i, j)) < 0.00051))
                    QFAIL(qPrintable(QStringLiteral("row %1, column %2: %3 instead of %4")
                                         .arg(i)
                                         .arg(j)
                                         .arg(got(i, j))
                                         .arg(expected(i, j))));
    }

    void temperatureAndScaleDivideTheScores()
    {
        AttentionInput input = hand();
        input.settings.temperature = 4.0;
        QCOMPARE(attend(input)->at({Scaled, 0, 0, 0}), 8.0 / (std::sqrt(2.0) * 4.0));
        input.settings.scale = false;
        QCOMPARE(attend(input)->at({Scaled, 0, 0, 0}), 2.0);
        QCOMPARE(attend(input)->at({Scores, 0, 0, 0}), 8.0);
    }

    void withoutWoTheOutputIsConcat()
    {
        AttentionInput input = hand();
        auto weights = std::make_shared<AttentionWeights>(*input.weights);
        weights->wo = {};
        weights->bo = {};
        input.weights = weights;
        QVERIFY(attend(input)->output == attend(input)->concat);
    }
};

QTEST_GUILESS_MAIN(TestForward)
#include "tst_forward.moc"
