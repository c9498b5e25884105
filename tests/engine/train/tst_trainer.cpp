#include "engine/input_error.h"
#include "engine/models/safetensors.h"
#include "engine/train/initial.h"
#include "engine/train/operations.h"
#include "engine/train/trainer.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace casefile::engine;

/// The trainer as a value machine, on a task that one attention block learns in seconds: say again the first
/// token of the sequence.
class TrainerTest : public QObject
{
    Q_OBJECT

private:
    static constexpr std::size_t words = 5, length = 4, d = 8;

    static Batch batch(std::uint64_t seed, std::uint64_t step)
    {
        std::mt19937_64 bits(seed * 1000 + step);
        Batch result(8);
        for (Sequence& example : result) {
            for (std::size_t i = 0; i < length; ++i)
                example.tokens.push_back(bits() % words);
            example.targets.assign(length, ignored);
            example.targets.back() = example.tokens.front();
        }
        return result;
    }

    static BlockPlan plan()
    {
        BlockPlan result;
        result.attention.heads = 2;
        return result;
    }

    static Variable loss(Tape& tape, const Bound& parameters, const Sequence& example, Mode mode)
    {
        std::vector<std::size_t> places(example.tokens.size());
        for (std::size_t i = 0; i < places.size(); ++i)
            places[i] = i;
        Variable x = add(tape, embed(tape, parameters("words"), example.tokens),
                         embed(tape, parameters("places"), places));
        x = encoderBlock(tape, parameters, "block", x, plan(), mode);
        return crossEntropy(tape, linear(tape, parameters, "head", x), example.targets);
    }

    /// The same, all examples one below the other.
    static Variable stackedLoss(Tape& tape, const Bound& parameters, const Batch& batch, Mode mode)
    {
        const Sequence all = stacked(batch);
        std::vector<std::size_t> places(all.tokens.size());
        for (std::size_t i = 0; i < places.size(); ++i)
            places[i] = i % length;
        Variable x = add(tape, embed(tape, parameters("words"), all.tokens),
                         embed(tape, parameters("places"), places));
        x = encoderBlock(tape, parameters, "block", x, plan(), mode);
        return crossEntropy(tape, linear(tape, parameters, "head", x), all.targets);
    }

    static TrainingState start(std::uint64_t seed)
    {
        Gaussian gaussian(seed);
        TrainingState state{{}, {}, seed, 0};
        state.parameters["words"] = gaussianMatrix(words, d, 1.0, gaussian);
        state.parameters["places"] = gaussianMatrix(length, d, 1.0, gaussian);
        addEncoderBlock(state.parameters, "block", d, 2 * d, plan(), gaussian);
        addLinear(state.parameters, "head", d, words, gaussian);
        return state;
    }

    static TrainingSettings settings()
    {
        TrainingSettings result;
        result.schedule = {0.01, 0.0, 10, 250};
        result.dropout = 0.05;
        return result;
    }

    static TrainingState trained(TrainingState state, std::uint64_t steps, Snapshots* snapshots = nullptr)
    {
        while (state.step < steps) {
            if (snapshots)
                snapshots->offer(state);
            state = trainStep(state, batch(state.seed, state.step), loss, settings()).state;
        }
        return state;
    }

private slots:
    void lossFallsFarBelowGuessing()
    {
        const Batch unseen = batch(999, 0);
        const TrainingState first = start(1);
        QVERIFY(evaluate(first.parameters, unseen, loss) > 1.0);
        const double after = evaluate(trained(first, 250).parameters, unseen, loss);
        QVERIFY2(after < 0.1, qPrintable(QString::number(after)));
    }

    void equalStatesGoOnEqually()
    {
        QVERIFY(trained(start(3), 5) == trained(start(3), 5));
        QVERIFY(!(trained(start(3), 5) == trained(start(4), 5)));
        QVERIFY(trained(trained(start(3), 2), 5) == trained(start(3), 5)); // pausing changes nothing
    }

    void stepLeavesItsInputAlone()
    {
        const TrainingState state = start(5), kept = state;
        trainStep(state, batch(5, 0), loss, settings());
        QVERIFY(state == kept);
    }

    void rewindingIsExact()
    {
        Snapshots snapshots(4);
        trained(start(6), 10, &snapshots);
        QCOMPARE(snapshots.count(), std::size_t(3)); // 0, 4, 8
        QVERIFY(rewind(snapshots, 7, batch, loss, settings()) == trained(start(6), 7));
        QVERIFY(*snapshots.before(9) == trained(start(6), 8));
        QVERIFY_EXCEPTION_THROWN(rewind(Snapshots(4), 7, batch, loss, settings()), InputError);
    }

    void reportSaysWhatHappened()
    {
        const TrainingState state = start(7);
        const auto [after, report] = trainStep(state, batch(7, 0), loss, settings());
        QCOMPARE(report.step, std::uint64_t(0));
        QCOMPARE(after.step, std::uint64_t(1));
        QCOMPARE(report.rate, 0.001);
        QCOMPARE(report.tokens, 8 * length);
        double squares = 0.0;
        for (const auto& [name, size] : report.gradientNorms)
            squares += size * size;
        QVERIFY(std::abs(std::sqrt(squares) - report.gradientNorm) < 1e-12);
        const Matrix& head = after.parameters.at("head.weights");
        double moved = 0.0;
        for (std::size_t i = 0; i < head.values().size(); ++i)
            moved += std::pow(head.values()[i] - state.parameters.at("head.weights").values()[i], 2);
        QVERIFY(std::abs(report.changes.at("head.weights") - std::sqrt(moved)) < 1e-15);
        QVERIFY(report.changes.size() == state.parameters.size());
    }

    void learnedParametersSurviveAFile()
    {
        const TrainingState state = trained(start(9), 3);
        const SafetensorsFile file{state.parameters, {{"task", "first token"}}};
        const Tensors again = parseSafetensors(formatSafetensors(file, NumberType::F32)).tensors;
        const double before = evaluate(state.parameters, batch(9, 50), loss);
        QVERIFY(std::abs(evaluate(again, batch(9, 50), loss) - before) < 1e-5);
        QVERIFY(again.size() == state.parameters.size());
    }

    void singlePrecisionLearnsTheSameTask()
    {
        TrainingSettings single = settings();
        single.precision = Precision::Single;
        TrainingState state = start(1);
        while (state.step < 250)
            state = trainStep(state, batch(state.seed, state.step), stackedLoss, single).state;
        const double after = evaluate(state.parameters, batch(999, 0), stackedLoss);
        QVERIFY2(after < 0.1, qPrintable(QString::number(after)));
    }

    void stackedBatchesTakeTheSameStep()
    {
        TrainingSettings thinning = settings();
        thinning.dropout = 0.3;
        const StepReport alone = trainStep(start(2), batch(2, 0), loss, thinning).report;
        const StepReport together = trainStep(start(2), batch(2, 0), stackedLoss, thinning).report;
        thinning.precision = Precision::Single;
        const StepReport fast = trainStep(start(2), batch(2, 0), stackedLoss, thinning).report;
        QVERIFY(std::abs(alone.loss - together.loss) < 1e-12);
        QVERIFY(std::abs(alone.gradientNorm - together.gradientNorm) < 1e-12);
        QVERIFY(std::abs(alone.loss - fast.loss) < 1e-5); // the same cells were dropped
        QVERIFY(std::abs(alone.gradientNorm - fast.gradientNorm) < 1e-4);
        Batch uneven = batch(2, 0);
        uneven[3].tokens.pop_back();
        QVERIFY_EXCEPTION_THROWN(stacked(uneven), InputError);
    }

    void singlePrecisionPausesAndRewindsToTheSameBitsWithAnyThreads()
    {
        TrainingSettings one = settings();
        one.precision = Precision::Single;
        one.threads = 1;
        TrainingSettings two = one;
        two.threads = 2;
        const auto run = [&](TrainingState state, std::uint64_t steps, const TrainingSettings& with) {
            while (state.step < steps)
                state = trainStep(state, batch(state.seed, state.step), stackedLoss, with).state;
            return state;
        };
        const TrainingState there = run(start(3), 6, one);
        QVERIFY(run(start(3), 6, two) == there);
        QVERIFY(run(run(start(3), 2, two), 6, one) == there);
        Snapshots snapshots(4);
        snapshots.offer(run(start(3), 4, one));
        QVERIFY(rewind(snapshots, 6, batch, stackedLoss, two) == there);
    }

    void tokensPerSecondComeFromTheClock()
    {
        double now = 10.0;
        const Clock clock = [&] { return now += 0.5; };
        const StepReport timed = trainStep(start(4), batch(4, 0), loss, settings(), clock).report;
        QCOMPARE(timed.seconds, 0.5);
        QCOMPARE(timed.tokensPerSecond(), double(8 * length) / 0.5);
        QCOMPARE(trainStep(start(4), batch(4, 0), loss, settings()).report.tokensPerSecond(), 0.0);
    }

    void badBatchesAreRefused()
    {
        QVERIFY_EXCEPTION_THROWN(trainStep(start(8), {}, loss, settings()), InputError);
        Batch unknown = batch(8, 0);
        unknown[0].tokens[0] = words;
        QVERIFY_EXCEPTION_THROWN(trainStep(start(8), unknown, loss, settings()), InputError);
    }

    void lossBeyondDoubleIsRefused()
    {
        const TrainingState state{{{"w", {{1e200}}}}, {}, 1, 0};
        const SequenceLoss huge = [](Tape& tape, const Bound& bound, const Sequence&, Mode) {
            return hadamard(tape, bound("w"), bound("w"));
        };
        QVERIFY_EXCEPTION_THROWN(trainStep(state, Batch(1), huge, settings()), InputError);
    }
};

QTEST_GUILESS_MAIN(TrainerTest)
#include "tst_trainer.moc"
