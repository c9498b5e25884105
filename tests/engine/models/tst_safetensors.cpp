#include "engine/input_error.h"
#include "engine/models/safetensors.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>

using namespace casefile::engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

/// Trained weights as files: round trips, and hostile files that are refused with one sentence.
class SafetensorsTest : public QObject
{
    Q_OBJECT

private:
    using Bytes = std::vector<std::byte>;

    /// A file with this header and so many bytes of zeros behind it.
    static Bytes file(const std::string& header, std::size_t dataSize, std::uint64_t claimed)
    {
        Bytes bytes(8 + header.size() + dataSize);
        for (std::size_t i = 0; i < 8; ++i)
            bytes[i] = std::byte(claimed >> (8 * i) & 0xff);
        std::memcpy(bytes.data() + 8, header.data(), header.size());
        return bytes;
    }

    static Bytes file(const std::string& header, std::size_t dataSize)
    {
        return file(header, dataSize, header.size());
    }

    static QString refusal(const Bytes& bytes)
    {
        try {
            parseSafetensors(bytes);
        } catch (const InputError& error) {
            return QString::fromUtf8(error.what());
        }
        return {};
    }

    static SafetensorsFile sample()
    {
        return {{{"w", {{1, -2.5, 0.125}, {3, 0, 65504}}}, {"bias", {{0.5, -0.25}}}}, {{"format", "中文"}}};
    }

private slots:
    void everyTypeComesBackTheSame()
    {
        for (const NumberType type : {NumberType::F64, NumberType::F32, NumberType::F16}) {
            const SafetensorsFile again = parseSafetensors(formatSafetensors(sample(), type));
            QVERIFY(again.tensors == sample().tensors);
            QVERIFY(again.metadata == sample().metadata);
        }
        const SafetensorsFile again = parseSafetensors(formatSafetensors(sample(), NumberType::BF16));
        QCOMPARE(again.tensors.at("w")(0, 1), -2.5);
        QCOMPARE(again.tensors.at("w")(1, 2), 65536.0); // 8 bits of fraction
    }

    void numbersAreRoundedToTheType()
    {
        const SafetensorsFile third{{{"t", {{1.0 / 3.0}}}}, {}};
        const auto stored = [&](NumberType type) {
            return parseSafetensors(formatSafetensors(third, type)).tensors.at("t")(0, 0);
        };
        QCOMPARE(stored(NumberType::F64), 1.0 / 3.0);
        QCOMPARE(stored(NumberType::F32), double(1.0F / 3.0F));
        QCOMPARE(stored(NumberType::F16), 0.333251953125);
        QCOMPARE(stored(NumberType::BF16), 0.333984375);
    }

    void filesOfOtherWritersAreRead()
    {
        Bytes bytes = file(
            R"({"b":{"dtype":"F32","shape":[2],"data_offsets":[4,12]},"a":{"dtype":"F32","shape":[],"data_offsets":[0,4]}})",
            12);
        const float numbers[]{7, 8, 9};
        std::memcpy(bytes.data() + bytes.size() - 12, numbers, 12);
        const SafetensorsFile read = parseSafetensors(bytes);
        QVERIFY(read.tensors.at("a") == Matrix({{7}}));
        QVERIFY(read.tensors.at("b") == Matrix({{8, 9}}));
        QVERIFY(parseSafetensors(file("{}", 0)).tensors.empty());
        QVERIFY(parseSafetensors(file("{}      ", 0)).tensors.empty());
    }

    void numbersBeginAtAMultipleOfEight()
    {
        const Bytes bytes = formatSafetensors(sample(), NumberType::F16);
        QCOMPARE(bytes.size(), std::size_t(8 + std::size_t(bytes[0]) + 256 * std::size_t(bytes[1]) + 2 * 8));
        QCOMPARE(std::size_t(bytes[0]) % 8, std::size_t(0));
    }

    void filesComeBackThroughTheDisk()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("w.safetensors"));
        writeSafetensors(path.toStdString(), sample(), NumberType::F32);
        QVERIFY(readSafetensors(path.toStdString()).tensors == sample().tensors);
        QVERIFY(!QFile::exists(path + QStringLiteral(".part")));
        QFile cut(path);
        QVERIFY(cut.resize(cut.size() - 1));
        try {
            readSafetensors(path.toStdString());
            QFAIL("accepted");
        } catch (const InputError& error) {
            QVERIFY(QString::fromUtf8(error.what()).startsWith(QStringLiteral("\"%1\": tensor").arg(path)));
        }
    }

    void pathsThatCannotBeUsedAreNamed()
    {
        const QTemporaryDir folder;
        const std::string path = folder.path().toStdString();
        QVERIFY_EXCEPTION_THROWN(readSafetensors(path), InputError);
        QVERIFY_EXCEPTION_THROWN(readSafetensors(path + "/nothing"), InputError);
        QVERIFY_EXCEPTION_THROWN(writeSafetensors(path + "/no/where", sample(), NumberType::F32), InputError);
        QFile empty(folder.filePath(QStringLiteral("empty")));
        QVERIFY(empty.open(QIODevice::WriteOnly));
        empty.close();
        QVERIFY_EXCEPTION_THROWN(readSafetensors(empty.fileName().toStdString()), InputError);
    }

    void hostileFilesAreRefusedWithOneSentence_data()
    {
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<int>("dataSize");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const char* header, int dataSize, const char* message) {
            QTest::newRow(name) << QByteArray(header) << dataSize << QString::fromUtf8(message);
        };
        row("beyond the end", R"({"t":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})", 3,
            "tensor \"t\": bytes 0 to 4 are not among the 3 that follow");
        row("backwards", R"({"t":{"dtype":"F32","shape":[1],"data_offsets":[4,0]}})", 4,
            "tensor \"t\": bytes 4 to 0 are not among the 4 that follow");
        row("huge offsets",
            R"({"t":{"dtype":"F32","shape":[1],"data_offsets":[18446744073709551612,18446744073709551615]}})",
            4,
            "tensor \"t\": bytes 18446744073709551612 to 18446744073709551615 are not among the 4 that "
            "follow");
        row("beyond 64 bits", R"({"t":{"dtype":"F32","shape":[1],"data_offsets":[0,18446744073709551616]}})",
            4, "tensor \"t\": \"data_offsets\" must hold whole numbers, 0 or greater");
        row("shape overflows",
            R"({"t":{"dtype":"F32","shape":[4294967296,4294967296],"data_offsets":[0,4]}})", 4,
            "tensor \"t\": bytes 0 to 4 do not hold 4294967296 x 4294967296 numbers of type F32");
        row("shape wraps to 1",
            R"({"t":{"dtype":"F32","shape":[9223372036854775809,2],"data_offsets":[0,8]}})", 8,
            "tensor \"t\": bytes 0 to 8 do not hold 9223372036854775809 x 2 numbers of type F32");
        row("wrong shape", R"({"t":{"dtype":"F16","shape":[3],"data_offsets":[0,8]}})", 8,
            "tensor \"t\": bytes 0 to 8 do not hold 1 x 3 numbers of type F16");
        row("half a number", R"({"t":{"dtype":"F32","shape":[1],"data_offsets":[0,6]}})", 6,
            "tensor \"t\": bytes 0 to 6 do not hold 1 x 1 numbers of type F32");
        row("overlap",
            R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},"b":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})",
            8, "tensor \"b\": it begins at byte 4 but the tensor before it ends at 8");
        row("same place",
            R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"b":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})",
            4, "tensor \"b\": it begins at byte 0 but the tensor before it ends at 4");
        row("tensor given twice",
            R"({"t":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"t":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})",
            8, "\"t\" is given twice");
        row("shape given twice", R"({"t":{"dtype":"F32","shape":[1],"shape":[2],"data_offsets":[0,4]}})", 4,
            "\"shape\" is given twice");
        row("metadata given twice", R"({"__metadata__":{},"__metadata__":{}})", 0,
            "\"__metadata__\" is given twice");
        row("offsets are a text", R"({"t":{"dtype":"F32","shape":[1],"data_offsets":"04"}})", 4,
            "tensor \"t\": \"data_offsets\" must be two numbers");
        row("minus zero", R"({"t":{"dtype":"F32","shape":[1],"data_offsets":[-0,4]}})", 4,
            "tensor \"t\": \"data_offsets\" must hold whole numbers, 0 or greater");
        row("shape is an object", R"({"t":{"dtype":"F32","shape":{},"data_offsets":[0,4]}})", 4,
            "tensor \"t\": \"shape\" must be a list of at most 2 numbers");
        row("gap", R"({"t":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})", 8,
            "tensor \"t\": bytes 0 to 4 before it belong to no tensor");
        row("rest", R"({"t":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})", 9,
            "the last 5 bytes belong to no tensor");
        row("no numbers", R"({"t":{"dtype":"F32","shape":[0],"data_offsets":[0,0]}})", 0,
            "tensor \"t\": it is 1 x 0: a tensor needs at least one number");
        row("three dimensions", R"({"t":{"dtype":"F32","shape":[1,1,1],"data_offsets":[0,4]}})", 4,
            "tensor \"t\": \"shape\" must be a list of at most 2 numbers");
        row("negative", R"({"t":{"dtype":"F32","shape":[-1],"data_offsets":[0,4]}})", 4,
            "tensor \"t\": \"shape\" must hold whole numbers, 0 or greater");
        row("fraction", R"({"t":{"dtype":"F32","shape":[1.5],"data_offsets":[0,4]}})", 4,
            "tensor \"t\": \"shape\" must hold whole numbers, 0 or greater");
        row("unknown type", R"({"t":{"dtype":"I64","shape":[1],"data_offsets":[0,8]}})", 8,
            "tensor \"t\": \"dtype\" is \"I64\" but only F64, F32, F16 and BF16 can be read");
        row("type is a number", R"({"t":{"dtype":5,"shape":[1],"data_offsets":[0,8]}})", 8,
            "tensor \"t\": \"dtype\" is \"\" but only F64, F32, F16 and BF16 can be read");
        row("unknown key", R"({"t":{"dtype":"F32","shape":[1],"data_offsets":[0,4],"code":"x"}})", 4,
            "tensor \"t\": unknown key \"code\"");
        row("missing key", R"({"t":{"dtype":"F32","shape":[1]}})", 4,
            "tensor \"t\": \"data_offsets\" is missing");
        row("one offset", R"({"t":{"dtype":"F32","shape":[1],"data_offsets":[0]}})", 4,
            "tensor \"t\": \"data_offsets\" must be two numbers");
        row("not described", R"({"t":1})", 0, "tensor \"t\": its description must be an object");
        row("odd metadata", R"({"__metadata__":{"a":1}})", 0, "\"__metadata__\": \"a\" must be text");
        row("list of metadata", R"({"__metadata__":[]})", 0, "\"__metadata__\" must be an object");
        row("not an object", "[]", 0, "the header does not begin with {");
        row("empty header", "", 4, "the header does not begin with {");
    }

    void hostileFilesAreRefusedWithOneSentence()
    {
        QFETCH(QByteArray, header);
        QFETCH(int, dataSize);
        QFETCH(QString, message);
        const Bytes bytes = file(header.toStdString(), std::size_t(dataSize));
        QCOMPARE(refusal(bytes), message);
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    }

    void headersThatLieAboutTheirLengthAreRefused()
    {
        QCOMPARE(refusal(file("{}", 0, 3)), QStringLiteral("the header claims 3 bytes but only 2 follow"));
        QCOMPARE(refusal(file("{}", 0, ~std::uint64_t(0))),
                 QStringLiteral("the header claims 18446744073709551615 bytes: more than 16777216"));
        QCOMPARE(refusal(Bytes(7)),
                 QStringLiteral("the file has 7 bytes: too few for the length of a safetensors header"));
        QVERIFY(!refusal(file("{\"a\":1,\"a\":1}", 0)).isEmpty()); // doubled key
        QVERIFY(!refusal(file(std::string(100000, '{'), 0)).isEmpty());
        QVERIFY(!refusal(file("{\"a\":" + std::string(100000, '['), 0)).isEmpty());
    }

    void numbersThatAreNotFiniteAreRefused()
    {
        Bytes bytes = formatSafetensors({{{"t", {{1}}}}, {}}, NumberType::F32);
        const auto infinite = std::bit_cast<std::uint32_t>(INFINITY);
        std::memcpy(bytes.data() + bytes.size() - 4, &infinite, 4);
        QCOMPARE(refusal(bytes), QStringLiteral("tensor \"t\": it holds a number that is not finite"));
    }

    void whatCannotBeHeldIsNotWritten()
    {
        const auto message = [](const Tensors& tensors, NumberType type) {
            try {
                formatSafetensors({tensors, {}}, type);
            } catch (const InputError& error) {
                return QString::fromUtf8(error.what());
            }
            return QString();
        };
        QCOMPARE(message({{"t", {{70000}}}}, NumberType::F16),
                 QStringLiteral("tensor \"t\": it holds a number that F16 cannot"));
        QCOMPARE(message({{"t", {{1e39}}}}, NumberType::F32),
                 QStringLiteral("tensor \"t\": it holds a number that F32 cannot"));
        QCOMPARE(message({{"t", {{std::nan("")}}}}, NumberType::BF16),
                 QStringLiteral("tensor \"t\": it holds a number that BF16 cannot"));
        QCOMPARE(message({{"t", Matrix()}}, NumberType::F32), QStringLiteral("tensor \"t\": it is empty"));
        QCOMPARE(message({{"__metadata__", {{1}}}}, NumberType::F32),
                 QStringLiteral("a tensor cannot be called \"__metadata__\""));
        QCOMPARE(message({{"\xff", {{1}}}}, NumberType::F32),
                 QStringLiteral("a tensor's name or the metadata is not UTF-8"));
    }

    void corpusOfTheFuzzerIsSurvived()
    {
        QFile corpus(QStringLiteral(CASEFILE_SOURCE_DIR "/tests/fuzz/corpus/safetensors.corpus"));
        QVERIFY(corpus.open(QIODevice::ReadOnly));
        const QByteArray all = corpus.readAll();
        int replayed = 0;
        for (qsizetype at = 0; at < all.size(); ++replayed) {
            QVERIFY(all.size() - at >= 4);
            const auto size = qFromLittleEndian<quint32>(all.constData() + at);
            QVERIFY(all.size() - at - 4 >= qsizetype(size));
            LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(all.constData() + at + 4), size);
            at += 4 + qsizetype(size);
        }
        QVERIFY(replayed > 500);
    }

    void everyCutAndEveryChangedByteIsSurvived()
    {
        const Bytes good = formatSafetensors(sample(), NumberType::F16);
        for (std::size_t size = 0; size < good.size(); ++size)
            QVERIFY(!refusal(Bytes(good.begin(), good.begin() + std::ptrdiff_t(size))).isEmpty());
        for (std::size_t at = 0; at < good.size(); ++at)
            for (const int value : {0x00, 0x22, 0x2c, 0x30, 0x39, 0x5b, 0x7b, 0x7d, 0xff}) {
                Bytes bytes = good;
                bytes[at] = std::byte(value);
                LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
            }
    }
};

QTEST_GUILESS_MAIN(SafetensorsTest)
#include "tst_safetensors.moc"
