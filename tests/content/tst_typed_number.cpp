#include "app/content/typed_number.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <limits>

using namespace casefile::content;
using namespace Qt::StringLiterals;

namespace {

constexpr double nothing = -12345.0; ///< stands for "no value" in the tables below

/// One row of the shared vectors as a question about a number that the trace has: only its distance to the
/// truth matters.
double truthOf(const QJsonValue& value)
{
    if (value.isString())
        return value.toString() == "-Infinity"_L1 ? -std::numeric_limits<double>::infinity() : nothing;
    return value.toDouble();
}

} // namespace

class TestTypedNumber : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void numbersAreReadAsLearnersTypeThem_data()
    {
        const double infinity = std::numeric_limits<double>::infinity();
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        const auto row = [](const QString& text, double value) {
            QTest::addRow("%s", qPrintable(text)) << text << value;
        };
        row(u"0.25"_s, 0.25);
        row(u" .25 "_s, 0.25);
        row(u"5."_s, 5.0);
        row(u"+3"_s, 3.0);
        row(u"０．２５"_s, 0.25);
        row(u"−2"_s, -2.0);
        row(u"－２"_s, -2.0);
        row(u"1/4"_s, 0.25);
        row(u"1 / 4"_s, 0.25);
        row(u"¼"_s, 0.25);
        row(u"1÷4"_s, 0.25);
        row(u"25%"_s, 0.25);
        row(u"２５ ％"_s, 0.25);
        row(u"2.5e-1"_s, 0.25);
        row(u"2.5E−1"_s, 0.25);
        row(u"2.5×10^-1"_s, 0.25);
        row(u"2.5 x 10^-1"_s, 0.25);
        row(u"2.5*10^(-1)"_s, 0.25);
        row(u"2.5·10⁻¹"_s, 0.25);
        row(u"10^-2"_s, 0.01);
        row(u"-10^2"_s, -100.0);
        row(u"≈0.25"_s, 0.25);
        row(u"1,024"_s, 1024.0);
        row(u"1,048,576"_s, 1048576.0);
        row(u"-∞"_s, -infinity);
        row(u"负无穷"_s, -infinity);
        row(u"inf"_s, infinity);
        row(u"0,5"_s, nothing);
        row(u"0，5"_s, nothing);
        row(u"1,5"_s, nothing);
        row(u"0,500"_s, nothing);
        row(u"1,02"_s, nothing);
        row(u"1 2"_s, nothing);
        row(u"1/0"_s, nothing);
        row(u"1/2/3"_s, nothing);
        row(u"1e999999"_s, nothing);
        row(u"half"_s, nothing);
        row(u"10²³⁴⁵⁶"_s, nothing);
        row(u"--1"_s, nothing);
        row(u"/"_s, nothing);
        row(u"%"_s, nothing);
        row(u"^"_s, nothing);
        row(QString(100000, u'1'), nothing);
    }

    void numbersAreReadAsLearnersTypeThem()
    {
        QFETCH(QString, text);
        QFETCH(double, value);
        const TypedNumber number = readTypedNumber(text);
        QVERIFY(!number.blank);
        QCOMPARE(number.value.value_or(nothing), value);
    }

    void nothingTypedIsBlank()
    {
        QVERIFY(readTypedNumber(u"  　"_s).blank);
        QVERIFY(!readTypedNumber(u"  "_s).value);
    }

    void sharedNumericCasesHold()
    {
        QFile file(QStringLiteral(CASEFILE_SOURCE_DIR "/../shared/vectors/grading-cases.json"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("the shared vectors are not beside this checkout");
        int checked = 0;
        for (const QJsonValue& row : QJsonDocument::fromJson(file.readAll())[u"numeric"_s].toArray()) {
            if (row[u"mode"_s] != u"nominal"_s)
                continue;
            const QString input = row[u"input"_s].toString();
            const TypedNumber number = readTypedNumber(input);
            const double truth = truthOf(row[u"truth"_s]);
            const double tolerance = row[u"tolerance"_s].toDouble() + 1e-12;
            QString verdict = number.blank ? u"blank"_s : u"ask"_s;
            if (number.value) {
                const bool right = *number.value == truth || std::abs(*number.value - truth) <= tolerance;
                verdict = right ? u"1"_s : u"0"_s;
            }
            QVERIFY2(verdict == row[u"expect"_s].toVariant().toString(), qPrintable(input));
            ++checked;
        }
        QVERIFY(checked > 10);
    }
};

QTEST_GUILESS_MAIN(TestTypedNumber)
#include "tst_typed_number.moc"
