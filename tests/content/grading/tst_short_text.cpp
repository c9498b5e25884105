#include "tests/content/grading/cases.h"

#include "app/content/grading/short_text.h"

#include <QTest>

using namespace casefile::content;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

class TestShortText : public QObject
{
    Q_OBJECT

private slots:
    void theGradingCasesHold()
    {
        const QJsonArray rows = gradingCases(u"short_text"_s);
        QCOMPARE(rows.size(), 16);
        for (const QJsonValue& row : rows) {
            const QString typed = row[u"typed"_s].toString();
            const TextVerdict verdict = gradeText(typed, {row[u"answer"_s].toString()});
            const bool right = verdict == TextVerdict::Right || verdict == TextVerdict::RightButAccents;
            QVERIFY2(right == row[u"expect"_s].toBool(), qPrintable(typed));
        }
    }

    void anyOfTheAcceptedWordsIsRight()
    {
        const QStringList accepted{u"causal mask"_s, u"因果掩码"_s, u"look-ahead mask"_s};
        for (const QString& typed : {u"Causal  Mask"_s, u"因果掩码。"_s, u"Look–Ahead Mask"_s})
            QCOMPARE(gradeText(typed, accepted), TextVerdict::Right);
        QCOMPARE(gradeText(u"mask"_s, accepted), TextVerdict::Wrong);
        QCOMPARE(gradeText(u"mask"_s, {}), TextVerdict::Wrong);
    }

    void otherAccentsAreRightButSaid()
    {
        QCOMPARE(gradeText(u"naïve"_s, {u"naive"_s}), TextVerdict::RightButAccents);
        QCOMPARE(gradeText(u"Naive"_s, {u"naïve"_s}), TextVerdict::RightButAccents);
        QCOMPARE(gradeText(u"naïve"_s, {u"naïve"_s}), TextVerdict::Right);
    }

    /// A rule made for Latin words must not make all answers in another script equal.
    void noLetterOfAnyScriptIsRemoved()
    {
        const QStringList words{u"键"_s, u"值"_s, u"ключ"_s, u"ключи"_s,  u"कि"_s,
                                u"की"_s, u"か"_s, u"が"_s,   u"κλειδί"_s, u"مفتاح"_s};
        for (const QString& one : words) {
            for (const QString& other : words)
                QCOMPARE(gradeText(one, {other}) == TextVerdict::Right, one == other);
        }
        QCOMPARE(gradeText(u"कि"_s, {u"क"_s}), TextVerdict::Wrong);
        QCOMPARE(gradeText(u"が"_s, {u"か"_s}), TextVerdict::Wrong);
    }

    void notAnsweredIsNotWrong()
    {
        QCOMPARE(gradeText(u""_s, {u"softmax"_s}), TextVerdict::Blank);
        QCOMPARE(gradeText(u" 　"_s, {u"softmax"_s}), TextVerdict::Blank);
    }

    void spacesCountBetweenLatinWordsOnly()
    {
        QCOMPARE(comparableText(u"多头 注意力 (multi-head  attention)"_s),
                 u"多头注意力(multi-head attention)"_s);
        QVERIFY(comparableText(u"soft max"_s) != comparableText(u"softmax"_s));
    }
};

QTEST_APPLESS_MAIN(TestShortText)
#include "tst_short_text.moc"
