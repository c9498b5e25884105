#include "app/content/library.h"
#include "app/playback/settled_question.h"

#include <QTest>

#include <algorithm>

using namespace casefile;
using namespace casefile::playback;
using namespace Qt::StringLiterals;

namespace {

content::Question shipped(const QString& chapter, const QString& id)
{
    static const content::Library library = content::embeddedLibrary({});
    const auto& questions = library.quiz(chapter)->questions;
    return *std::ranges::find(questions, id, &content::Question::id);
}

} // namespace

/// Questions about a sentence, on paper.
class TestSettledQuestion : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aNumberIsThatOfTheSentence()
    {
        const content::Question settledOne =
            settled(shipped(u"overview"_s, u"ov-count"_s), u"Cats see dogs"_s, u"en"_s);
        QVERIFY(settledOne.prompt[u"en"_s].startsWith(u"“Cats see dogs” has 3 tokens."_s));
        QVERIFY(settledOne.prompt[u"zh"_s].contains(u"{{"_s)); // the other language is about another sentence
        QCOMPARE(std::get<content::NumberTask>(settledOne.task).drawn, std::optional(9.0));
    }

    void aQuestionWithASentenceOfItsOwnKeepsIt()
    {
        const content::Question one =
            settled(shipped(u"scoring"_s, u"sc-mask-third"_s), u"Another sentence"_s, u"en"_s);
        QVERIFY2(one.prompt[u"en"_s].contains(u"“dogs” is token 3 and sees 3 keys"_s),
                 qPrintable(one.prompt[u"en"_s]));
    }

    void whatTheMistakesGiveIsWrittenDownOnceEach()
    {
        const content::Question one =
            settled(shipped(u"overview"_s, u"ov-causal-first"_s), u"Cats see dogs"_s, u"en"_s);
        const auto task = std::get<content::NumberTask>(one.task);
        QCOMPARE(task.drawn, std::optional(1.0));
        QVERIFY(!task.mistaken.isEmpty());
        for (const content::MistakenAnswer& mistaken : task.mistaken) {
            const auto near = std::ranges::count_if(task.mistaken, [&](const content::MistakenAnswer& other) {
                return std::abs(*other.drawn - *mistaken.drawn) <= task.tolerance;
            });
            QCOMPARE(near, 1);
            QVERIFY(std::abs(*mistaken.drawn - 1.0) > task.tolerance);
        }
    }

    void aShapeIsAWordToBeTyped()
    {
        const content::Question one =
            settled(shipped(u"qkv"_s, u"qk-shape-scores"_s), u"Cats see dogs"_s, u"en"_s);
        QCOMPARE(one.type, u"text"_s);
        const auto task = std::get<content::TextTask>(one.task);
        QCOMPARE(task.accepted[u"en"_s].mid(0, 2), (QStringList{u"3 × 3"_s, u"3×3"_s}));
    }

    void withoutATraceItStaysAsItIs()
    {
        const content::Question one = settled(shipped(u"overview"_s, u"ov-count"_s), QString(), u"en"_s);
        QVERIFY(!std::get<content::NumberTask>(one.task).drawn);
        QVERIFY(one.prompt[u"en"_s].contains(u"{{sentence}}"_s));
    }
};

QTEST_GUILESS_MAIN(TestSettledQuestion)
#include "tst_settled_question.moc"
