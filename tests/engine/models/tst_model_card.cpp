#include "engine/input_error.h"
#include "engine/models/model_card.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace casefile::engine;

/// The card beside trained weights: writing, reading, refusing.
class ModelCardTest : public QObject
{
    Q_OBJECT

private:
    static ModelCard card()
    {
        return {"recall",
                {{"d_model", 32}, {"heads", 4}},
                18446744073709551615U,
                2000,
                0.125,
                0.99,
                "2026-11-29",
                engineVersion()};
    }

    static QString refusal(const std::string& text)
    {
        try {
            parseCard(text);
        } catch (const InputError& error) {
            return QString::fromUtf8(error.what());
        }
        return {};
    }

private slots:
    void comesBackTheSame()
    {
        QVERIFY(parseCard(formatCard(card())) == card());
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("recall.json")).toStdString();
        writeCard(path, card());
        QVERIFY(readCard(path) == card());
    }

    void namesTheEngine() { QVERIFY(engineVersion().find('.') != std::string::npos); }

    void liesBesideTheWeights()
    {
        QCOMPARE(cardPath("models/recall.safetensors"), std::string("models/recall.json"));
    }

    void faultsAreNamed_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* from, const char* to, const char* message) {
            QTest::newRow(message) << QString::fromUtf8(from) << QString::fromUtf8(to)
                                   << QString::fromUtf8(message);
        };
        row("\"task\"", "\"tusk\"", "\"tusk\" is not a key of a model card (did you mean \"task\"?)");
        row("\"steps\": 2000,", "", "\"steps\" is missing");
        row("2000", "-1", "\"steps\" must be a whole number, 0 or greater");
        row("18446744073709551615", "18446744073709551616", "\"seed\" must be a whole number, 0 or greater");
        row("32", "3.5", "\"sizes.d_model\" must be a whole number, 0 or greater");
        row("0.99", "1.5", "\"accuracy\" must be between 0 and 1");
        row("0.125", "\"low\"", "\"loss\" must be a number");
        row("\"recall\"", "\"\"", "\"task\" is empty");
        row("\"2026-11-29\"", "7", "\"date\" must be text");
        row("\"recall\"", "null", "\"task\" must be text");
        row("\"recall\"", "[\"recall\"]", "\"task\" must be text");
        row("0.99", "true", "\"accuracy\" must be a number");
        row("0.99", "-0.1", "\"accuracy\" must be between 0 and 1");
        row("2000", "2e3", "\"steps\" must be a whole number, 0 or greater");
        row("2000", "\"2000\"", "\"steps\" must be a whole number, 0 or greater");
        row("0.125", "1e999", "\"loss\" holds a number that is too large for double precision");
        row("0.125", "0.125, \"loss\": 0", "\"loss\" is given twice");
        row("32,", "32, \"d_model\": 64,", "\"d_model\" is given twice");
    }

    void faultsAreNamed()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, message);
        QString text = QString::fromStdString(formatCard(card()));
        QVERIFY(text.contains(from));
        QCOMPARE(refusal(text.replace(from, to).toStdString()), message);
    }

    void whatIsNoCardIsRefused()
    {
        QVERIFY(!refusal("").isEmpty());
        QVERIFY(!refusal("{").isEmpty());
        QCOMPARE(refusal("[]"), QStringLiteral("a model card must be a JSON object"));
        QVERIFY_EXCEPTION_THROWN(readCard("/nowhere/card.json"), InputError);
        ModelCard bad = card();
        bad.task = "\xff";
        QVERIFY_EXCEPTION_THROWN(formatCard(bad), InputError);
        bad = card();
        bad.loss = std::nan("");
        QVERIFY_EXCEPTION_THROWN(formatCard(bad), InputError);
    }
};

QTEST_GUILESS_MAIN(ModelCardTest)
#include "tst_model_card.moc"
