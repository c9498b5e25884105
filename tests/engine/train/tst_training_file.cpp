#include "engine/input_error.h"
#include "engine/models/safetensors.h"
#include "engine/train/operations.h"
#include "engine/train/training_file.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace casefile::engine;

/// Runs of training survive a restart to the bit; whatever else lies in a file is refused by name.
class TrainingFileTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    std::string path() const { return m_folder.filePath(QStringLiteral("run.safetensors")).toStdString(); }

    /// The square of x w + b, on an input that the seed and the step choose.
    static Variable loss(Tape& tape, const Bound& bound, const Sequence& example, Mode mode)
    {
        const double number = double(example.tokens.front());
        Variable y = linear(tape, bound, "l", tape.input({{number, 1.0 - number, 0.25}}));
        y = dropout(tape, y, mode.training ? mode.dropout : 0.0, mode.seed);
        return sum(tape, hadamard(tape, y, y));
    }

    static Batch batch(std::uint64_t seed, std::uint64_t step)
    {
        return {{{std::size_t((seed + step) % 3)}, {}, {}}, {{std::size_t(step % 2)}, {}, {}}};
    }

    static TrainingRun begun()
    {
        TrainingRun run;
        run.state.seed = 18446744073709551615U; // the largest there is
        run.state.parameters["l.weights"] = {{0.1, 1.0 / 3.0}, {-1e-300, 2.5}, {1e200, -0.0}};
        run.state.parameters["l.bias"] = {{0.7, -0.3}};
        run.settings.schedule = {1.0 / 7.0, 1e-5, 3, 50};
        run.settings.adam.decay = 0.01;
        run.settings.adam.kind = Decay::InGradient;
        run.settings.dropout = 0.1;
        run.settings.largestNorm = 0.3;
        run.settings.precision = Precision::Single;
        return run;
    }

    static TrainingRun small()
    {
        TrainingRun run = begun();
        run.state.parameters["l.weights"] = {{0.1, 1.0 / 3.0}, {-0.2, 2.5}, {1.0, -1.5}};
        return run;
    }

    static TrainingState trained(const TrainingRun& run, std::uint64_t steps)
    {
        TrainingState state = run.state;
        while (state.step < steps)
            state = trainStep(state, batch(state.seed, state.step), loss, run.settings).state;
        return state;
    }

    /// Why reading refuses a file with these tensors and this card.
    QString refusal(const Tensors& tensors, const std::string& card)
    {
        writeSafetensors(path(), {tensors, {{"training", card}}}, NumberType::F64);
        try {
            readTraining(path());
        } catch (const InputError& error) {
            const QString text = QString::fromUtf8(error.what());
            const QString begin = QStringLiteral("\"%1\": ").arg(QString::fromStdString(path()));
            return text.startsWith(begin) ? text.mid(begin.size())
                                          : QStringLiteral("without its path: ") + text;
        }
        return QStringLiteral("accepted");
    }

    static Tensors tensors(const TrainingState& state)
    {
        Tensors result;
        for (const auto& [name, matrix] : state.parameters)
            result["parameters." + name] = matrix;
        for (const auto& [name, matrix] : state.adam.mean)
            result["mean." + name] = matrix;
        for (const auto& [name, matrix] : state.adam.square)
            result["square." + name] = matrix;
        return result;
    }

    static std::string changed(std::string text, const std::string& from, const std::string& to)
    {
        return text.replace(text.find(from), from.size(), to);
    }

private slots:
    void runsGoOnToTheSameBits()
    {
        TrainingRun run = small();
        run.state = trained(run, 4);
        writeTraining(path(), run);
        const TrainingRun again = readTraining(path());
        QVERIFY(again.state == run.state);
        QVERIFY(trained(again, 9) == trained(run, 9));
        QCOMPARE(again.settings.schedule.peak, run.settings.schedule.peak);
        QCOMPARE(again.settings.adam.kind, run.settings.adam.kind);
        QCOMPARE(again.settings.precision, run.settings.precision);
        QCOMPARE(again.settings.largestNorm, run.settings.largestNorm);
        QFile card(m_folder.filePath(QStringLiteral("run.json")));
        QVERIFY(card.open(QIODevice::ReadOnly));
        QCOMPARE(card.readAll().toStdString(), formatTrainingCard(run));
    }

    void runsThatHaveNotBegunAreKept()
    {
        const TrainingRun run = begun();
        writeTraining(path(), run);
        QVERIFY(readTraining(path()).state == run.state);
    }

    void cardsAreRefusedByTheirKey()
    {
        const TrainingRun run = small();
        const Tensors good = tensors(run.state);
        const std::string card = formatTrainingCard(run);
        QCOMPARE(refusal(good, card), QStringLiteral("accepted"));
        QCOMPARE(refusal(good, changed(card, "\"version\": 1", "\"version\": 2")),
                 QStringLiteral("\"version\" is 2 but only 1 can be read"));
        QCOMPARE(refusal(good, changed(card, "\"step\"", "\"stop\"")),
                 QStringLiteral("\"stop\" is not a key of a training card (did you mean \"step\"?)"));
        QCOMPARE(refusal(good, changed(card, "\"dropout\": 0.1", "\"dropout\": 1")),
                 QStringLiteral("\"dropout\" must be a number of at least 0 and below 1"));
        QCOMPARE(refusal(good, changed(card, "\"peak\": 0.", "\"peak\": -0.")),
                 QStringLiteral("\"peak\" must be a number of at least 0"));
        QCOMPARE(refusal(good, changed(card, "\"warm_up\": 3", "\"warm_up\": -3")),
                 QStringLiteral("\"warm_up\" must be a whole number, 0 or greater"));
        QCOMPARE(
            refusal(good, changed(card, "in-gradient", "in-gradients")),
            QStringLiteral(
                "\"decay_kind\" is \"in-gradients\", which it cannot be (did you mean \"in-gradient\"?)"));
        QCOMPARE(refusal(good, changed(card, "\"single\"", "7")),
                 QStringLiteral("\"precision\" is \"\", which it cannot be (known: \"double\", \"single\")"));
        QCOMPARE(refusal(good, "[]"), QStringLiteral("a training card must be a JSON object"));
        QCOMPARE(refusal(good, "{}"), QStringLiteral("\"version\" is missing"));
        QVERIFY(refusal(good, "{\"version\": 1").contains(QStringLiteral("JSON")));
        QVERIFY(refusal(good, changed(card, "\"seed\"", "\"step\"")) != QStringLiteral("accepted"));
    }

    void tensorsThatDoNotFitAreRefused()
    {
        TrainingRun run = small();
        run.state = trained(run, 2);
        const std::string card = formatTrainingCard(run);
        const Tensors good = tensors(run.state);
        QCOMPARE(refusal(good, card), QStringLiteral("accepted"));
        const auto with = [&](const std::string& name, const Matrix& matrix) {
            Tensors all = good;
            all[name] = matrix;
            return refusal(all, card);
        };
        QCOMPARE(with("other", {{1}}),
                 QStringLiteral("tensor \"other\": it is neither a parameter nor a mean or square of Adam"));
        QVERIFY(with("mean.", {{1}}).contains(QStringLiteral("neither")));
        QCOMPARE(with("mean.x", {{1}}),
                 QStringLiteral("there are 3 tensors \"mean.…\" but at step 2 there must be 2"));
        QCOMPARE(with("square.l.bias", {{1}}),
                 QStringLiteral("tensor \"square.l.bias\": it is 1 x 1 but its parameter is 1 x 2"));
        QCOMPARE(with("square.l.bias", {{1, -1e-9}}),
                 QStringLiteral("tensor \"square.l.bias\": a mean of squares cannot be negative"));
        QCOMPARE(refusal({{"mean.l.bias", {{1}}}}, card),
                 QStringLiteral("there is no tensor \"parameters.…\""));
        QCOMPARE(refusal(good, changed(card, "\"step\": 2", "\"step\": 1")),
                 QStringLiteral("\"adam_step\" is 2 but \"step\" is only 1"));
        QVERIFY(refusal(good, changed(card, "\"adam_step\": 2", "\"adam_step\": 0"))
                    .contains(QStringLiteral("there must be 0")));
        Tensors renamed = good;
        renamed["mean.elsewhere"] = renamed.extract("mean.l.bias").mapped();
        QCOMPARE(refusal(renamed, card), QStringLiteral("there is no parameter \"elsewhere\""));
    }

    void anyByteMayBeWrong()
    {
        TrainingRun run = small();
        run.state = trained(run, 1);
        writeTraining(path(), run);
        QFile file(QString::fromStdString(path()));
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray good = file.readAll();
        std::mt19937_64 bits(1);
        int refused = 0;
        for (int i = 0; i < 500; ++i) {
            QByteArray bad = good;
            bad[qsizetype(bits() % std::uint64_t(bad.size()))] = char(bits());
            QVERIFY(file.seek(0) && file.write(bad) == bad.size() && file.flush());
            try {
                const TrainingRun found = readTraining(path());
                QVERIFY(found.state.parameters.size() == run.state.parameters.size());
            } catch (const InputError&) {
                ++refused;
            }
        }
        QVERIFY2(refused > 250, qPrintable(QString::number(refused))); // most of the file is its header
    }

    void otherFilesAreRefused()
    {
        writeSafetensors(path(), {{{"w", {{1}}}}, {}}, NumberType::F32);
        QVERIFY_EXCEPTION_THROWN(readTraining(path()), InputError);
        writeTraining(path(), small());
        QFile file(QString::fromStdString(path()));
        for (const qint64 size : {file.size() - 1, file.size() / 2, qint64(9), qint64(0)}) {
            QVERIFY(file.resize(size));
            QVERIFY_EXCEPTION_THROWN(readTraining(path()), InputError);
        }
        QVERIFY_EXCEPTION_THROWN(readTraining(path() + "x"), InputError);
        QVERIFY_EXCEPTION_THROWN(writeTraining(path() + "/no/where", small()), InputError);
    }
};

QTEST_GUILESS_MAIN(TrainingFileTest)
#include "tst_training_file.moc"
