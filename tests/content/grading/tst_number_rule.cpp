#include "tests/content/grading/cases.h"

#include "app/content/grading/number_rule.h"

#include <QLocale>
#include <QScopeGuard>
#include <QSet>
#include <QTest>

#include <limits>

using namespace casefile::content;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

NumberRule ruleOf(const QJsonValue& row)
{
    const QString mode = row[u"mode"_s].toString();
    NumberRule rule;
    rule.tolerance = row[u"tolerance"_s].toDouble();
    if (mode == "relative"_L1)
        rule.closeness = Closeness::Relative;
    else if (mode == "geometric"_L1)
        rule.closeness = Closeness::Geometric;
    else if (mode == "sigfig3"_L1)
        rule.closeness = Closeness::Digits;
    return rule;
}

NumberVerdict verdictOf(const QJsonValue& expect)
{
    if (expect == u"ask"_s)
        return NumberVerdict::Ask;
    if (expect == u"blank"_s)
        return NumberVerdict::Blank;
    return expect.toInt() == 1 ? NumberVerdict::Right : NumberVerdict::Wrong;
}

} // namespace

class TestNumberRule : public QObject
{
    Q_OBJECT

private slots:
    void theGradingCasesHold()
    {
        const QJsonArray rows = gradingCases(u"numeric"_s);
        QCOMPARE(rows.size(), 26);
        for (const QJsonValue& row : rows) {
            const QJsonValue truth = row[u"truth"_s];
            const double value =
                truth.isString() ? -std::numeric_limits<double>::infinity() : truth.toDouble();
            const QString typed = row[u"input"_s].toString();
            QVERIFY2(gradeNumber(typed, value, ruleOf(row)) == verdictOf(row[u"expect"_s]),
                     qPrintable(typed));
        }
    }

    void theCasesAreTheSharedOnes()
    {
        const QString path = QStringLiteral(CASEFILE_SOURCE_DIR "/../shared/vectors/grading-cases.json");
        if (!QFile::exists(path))
            QSKIP("the shared vectors are not beside this checkout");
        const QJsonObject shared = gradingCasesIn(path);
        for (const QString& group : {u"ordering"_s, u"multi_select"_s, u"matching"_s, u"numeric"_s,
                                     u"short_text"_s, u"certainty_marking"_s})
            QVERIFY2(gradingCases(group) == shared[group].toArray(), qPrintable(group));
    }

    void digitsAreComparedAfterRounding_data()
    {
        QTest::addColumn<double>("given");
        QTest::addColumn<double>("truth");
        QTest::addColumn<bool>("right");
        QTest::newRow("more digits") << 1.2345 << 1.234 << true;
        QTest::newRow("too few digits") << 1.2 << 1.234 << false;
        QTest::newRow("truth between two roundings, lower") << 1.23 << 1.235 << true;
        QTest::newRow("truth between two roundings, upper") << 1.24 << 1.235 << true;
        QTest::newRow("negative") << -1.23 << -1.234 << true;
        QTest::newRow("other sign") << 1.23 << -1.234 << false;
        QTest::newRow("large") << 123000.0 << 123400.0 << true;
        QTest::newRow("small") << 0.00124 << 0.001234 << false;
        QTest::newRow("rounds up to the next power") << 10.0 << 9.996 << true;
        QTest::newRow("zero") << 0.0 << 0.0 << true;
        QTest::newRow("not zero") << 1e-9 << 0.0 << false;
    }

    void digitsAreComparedAfterRounding()
    {
        QFETCH(double, given);
        QFETCH(double, truth);
        QFETCH(bool, right);
        QCOMPARE(isClose(given, truth, {Closeness::Digits, 0.0, 3}), right);
    }

    void aFactorCountsBothWaysAndKeepsTheSign()
    {
        const NumberRule rule{Closeness::Geometric, 1.0};
        for (const double right : {-50.0, -100.0, -200.0})
            QVERIFY(isClose(right, -100.0, rule));
        for (const double wrong : {-49.0, -201.0, 100.0, 0.0})
            QVERIFY(!isClose(wrong, -100.0, rule));
    }

    void whatCannotBeReadIsAskedAndNotMarked()
    {
        for (const QString& typed : {u"0,5"_s, u"one half"_s, u"1/0"_s, u"1..5"_s})
            QCOMPARE(gradeNumber(typed, 0.5, {}), NumberVerdict::Ask);
        QCOMPARE(gradeNumber(u"  "_s, 0.5, {}), NumberVerdict::Blank);
    }

    void everyRuleIsSaidInASentenceOfItsOwn()
    {
        QSet<QString> sentences;
        for (const NumberRule& rule :
             {NumberRule{Closeness::Nominal, 0.0}, NumberRule{Closeness::Nominal, 0.005},
              NumberRule{Closeness::Relative, 0.01}, NumberRule{Closeness::Geometric, 0.1},
              NumberRule{Closeness::Digits, 0.0, 3}})
            sentences.insert(toSentence(rule));
        QCOMPARE(sentences.size(), 5);
        QVERIFY(sentences.contains(u"Right when it is off by at most 0.005."_s));
        QVERIFY(sentences.contains(u"Right when it is off by at most 1% of the true value."_s));
    }

    /// A comma would be asked about where somebody types it.
    void aNumberOfARuleIsSaidAsItMayBeTyped()
    {
        const QLocale before;
        const auto restore = qScopeGuard([&before] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(toSentence({Closeness::Nominal, 0.005}), u"Right when it is off by at most 0.005."_s);
        QCOMPARE(toSentence({Closeness::Relative, 0.005}),
                 u"Right when it is off by at most 0.5% of the true value."_s);
        QCOMPARE(toSentence({Closeness::Geometric, 0.1}),
                 u"Right from the true value divided by 1.1 to the true value times 1.1."_s);
    }
};

QTEST_APPLESS_MAIN(TestNumberRule)
#include "tst_number_rule.moc"
