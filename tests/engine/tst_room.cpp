#include "engine/attention/attend.h"
#include "engine/block/alibi.h"
#include "engine/block/dense_network.h"
#include "engine/block/grouped_attention.h"
#include "engine/block/ledger.h"
#include "engine/block/position.h"
#include "engine/block/recurrent.h"
#include "engine/block/streaming.h"
#include "engine/block/transformer_block.h"
#include "engine/input_error.h"
#include "engine/models/gaussian.h"
#include "engine/models/safetensors.h"
#include "engine/train/initial.h"
#include "engine/train/operations.h"

#include <QTest>

#include <functional>
#include <limits>

using namespace casefile::engine;

/// Small input that asks for more memory than any machine has: each door of the engine refuses it with the
/// number, before anything of that size is allocated (none of these could be).
class RoomTest : public QObject
{
    Q_OBJECT

private:
    using Act = std::function<void()>;
    static constexpr std::size_t many = 20000; ///< many * many numbers are too many
    static constexpr std::size_t huge = std::size_t(1) << 40U;

    static Matrix ones(std::size_t rows, std::size_t columns) { return Matrix(rows, columns, 1.0); }

    static std::shared_ptr<AttentionWeights> wide(std::size_t queryColumns, std::size_t valueColumns)
    {
        auto weights = std::make_shared<AttentionWeights>();
        weights->wq = weights->wk = ones(1, queryColumns);
        weights->wv = ones(1, valueColumns);
        return weights;
    }

    static GroupedInput grouped(std::size_t heads, std::size_t valueColumns, std::size_t rows)
    {
        auto weights = std::make_shared<GroupedWeights>();
        weights->shared.heads = heads;
        weights->shared.wq = ones(1, heads);
        weights->shared.wk = ones(1, 1);
        weights->shared.wv = ones(1, valueColumns);
        return {ones(rows, 1), {}, weights, {}, ScorePosition::None};
    }

    static EncoderBlockWeights wideBlock()
    {
        return {NormPlace::Before,
                {{NormKind::RootMeanSquare, {1.0}, {}, 1.0}, wide(1, 1), {}, {}},
                {NormKind::RootMeanSquare, {1.0}, {}, 1.0},
                {{ones(1, 70000), {}}, {}, {ones(70000, 1), {}}, Activation::Relu}};
    }

    static KeyValueCache cacheOf(std::size_t tokens) { return {ones(tokens, 1), ones(tokens, 1)}; }

    static void initialBlock(std::size_t heads, std::size_t dModel)
    {
        Parameters parameters;
        Gaussian gaussian(1);
        BlockPlan plan;
        plan.attention.heads = heads;
        addEncoderBlock(parameters, "block", dModel, dModel, plan, gaussian);
    }

private slots:
    void isRefusedWithTheNumber_data()
    {
        QTest::addColumn<Act>("act");
        QTest::addColumn<QString>("sentence");
        const QString room =
            QStringLiteral(" would be %1: more than the 33554432 numbers that one matrix may hold");
        const auto row = [](const char* name, const Act& act, const QString& sentence) {
            QTest::newRow(name) << act << sentence;
        };
        row(
            "matrix", [] { Matrix(huge, huge); }, // the product wraps around to 0
            QStringLiteral("a matrix") + room.arg(QStringLiteral("1099511627776 x 1099511627776")));
        row(
            "attend, queries",
            [] {
                attend({ones(many, 1), ones(1, 1), wide(many, 1), {}});
            },
            QStringLiteral("\"q\"") + room.arg(QStringLiteral("20000 x 20000")));
        row(
            "attend, keys",
            [] {
                attend({ones(1, 1), ones(many, 1), wide(many, 1), {}});
            },
            QStringLiteral("\"k\"") + room.arg(QStringLiteral("20000 x 20000")));
        row(
            "attend, values",
            [] {
                attend({ones(1, 1), ones(many, 1), wide(1, many), {}});
            },
            QStringLiteral("\"v\"") + room.arg(QStringLiteral("20000 x 20000")));
        row(
            "attend, concat",
            [] {
                attend({ones(many, 1), ones(1, 1), wide(1, many), {}});
            },
            QStringLiteral("\"concat\"") + room.arg(QStringLiteral("20000 x 20000")));
        row(
            "attend, scores",
            [] {
                attend({ones(many, 1), {}, wide(1, 1), {}});
            },
            QStringLiteral(
                "\"x\" has 20000 rows, there are 20000 keys and \"heads\" is 1: more than 16777216 scores"));
        row(
            "grouped, values of all heads", [] { attendGrouped(grouped(many, many, 1)); },
            QStringLiteral("\"v\" of all heads") + room.arg(QStringLiteral("1 x 400000000")));
        row(
            "grouped, scores", [] { attendGrouped(grouped(1, 1, many)); },
            QStringLiteral(
                "\"x\" has 20000 rows, there are 20000 keys and \"heads\" is 1: more than 16777216 scores"));
        row(
            "cache, scores", [] { appendToken(cacheOf(many), grouped(1000, 1, 1)); },
            QStringLiteral(
                "\"x\" has 1 rows, there are 20001 keys and \"heads\" is 1000: more than 16777216 scores"));
        row(
            "streaming", [] { attendStreaming(ones(many, 1), ones(many, 1), ones(many, 1), 1.0, {}, many); },
            QStringLiteral("a trace of 20000 queries over 1 tiles needs more than 16777216 numbers"));
        row(
            "streaming, tiles of one key",
            [] { attendStreaming(ones(1, 1), ones(many, 1), ones(many, 1000), 1.0, {}, 1); },
            QStringLiteral("a trace of 1 queries over 20000 tiles needs more than 16777216 numbers"));
        row(
            "linear",
            [] {
                linear(ones(many, 1), {ones(1, many), {}}, "layer");
            },
            QStringLiteral("\"layer\"") + room.arg(QStringLiteral("20000 x 20000")));
        row(
            "feed-forward",
            [] {
                feedForward(ones(many, 1), {{ones(1, many), {}}, {}, {ones(many, 1), {}}});
            },
            QStringLiteral("\"expand\"") + room.arg(QStringLiteral("20000 x 20000")));
        row(
            "encoder", [] { encoderBlock(ones(2000, 1), wideBlock()); },
            QStringLiteral("feed-forward: \"expand\"") + room.arg(QStringLiteral("2000 x 70000")));
        row(
            "Elman",
            [] {
                runElman(ones(200000, 1), {{ones(1, 1000), Matrix(1000, 1000), {}}});
            },
            QStringLiteral("the trace of all gates and states") + room.arg(QStringLiteral("200000 x 2000")));
        row(
            "positions", [] { sinusoidalPosition(huge, huge); },
            QStringLiteral("a matrix") + room.arg(QStringLiteral("1099511627776 x 1099511627776")));
        row(
            "ALiBi", [] { alibiBias(huge, 2, 0.5); },
            QStringLiteral("a matrix") + room.arg(QStringLiteral("1099511627776 x 2")));
        row(
            "dense network",
            [] {
                untrainedDenseNetwork({huge, 3}, 1);
            },
            QStringLiteral("a matrix") + room.arg(QStringLiteral("1099511627776 x 3")));
        row(
            "draw",
            [] {
                Gaussian gaussian(1);
                gaussianMatrix(huge, huge, 1.0, gaussian);
            },
            QStringLiteral("a matrix") + room.arg(QStringLiteral("1099511627776 x 1099511627776")));
        row(
            "initial block", [] { initialBlock(1, std::size_t(1) << 20U); },
            QStringLiteral("a matrix") + room.arg(QStringLiteral("1048576 x 1048576")));
        row(
            "initial block without heads", [] { initialBlock(0, 4); },
            QStringLiteral("\"block.attention\" has 0 heads but needs at least 1"));
        row(
            "product on the tape",
            [] {
                Tape tape;
                multiply(tape, tape.input(ones(many, 1)), tape.input(ones(1, many)));
            },
            QStringLiteral("a matrix") + room.arg(QStringLiteral("20000 x 20000")));
        row(
            "embedding on the tape",
            [] {
                Tape tape;
                embed(tape, tape.input(ones(1, many)), std::vector<std::size_t>(many, 0));
            },
            QStringLiteral("a matrix") + room.arg(QStringLiteral("20000 x 20000")));
        row(
            "ledger",
            [] {
                Ledger ledger;
                const Matrix part(maximumLedgerNumbers / 8, 1);
                for (const char* name : {"a", "b", "c", "d", "e", "f", "g", "h"})
                    ledger.give(name, part);
                ledger.give("i", Matrix(1, 1));
            },
            QStringLiteral(
                "the trace holds more than 33554432 numbers: too many to explain, a shorter input fits"));
    }

    void isRefusedWithTheNumber()
    {
        QFETCH(const Act, act);
        QFETCH(const QString, sentence);
        try {
            act();
        } catch (const InputError& error) {
            QCOMPARE(QString::fromUtf8(error.what()), sentence);
            return;
        }
        QFAIL("accepted");
    }
};

QTEST_GUILESS_MAIN(RoomTest)
#include "tst_room.moc"
