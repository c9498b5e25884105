#include "app/figures/token_words.h"
#include "engine/attention/attend.h"

#include <QTest>

using namespace casefile;
using namespace Qt::StringLiterals;

/// What a card says of its token: what the lexicon knows, that it knows nothing, or that there is nothing to
/// know.
class TestTokenWords : public QObject
{
    Q_OBJECT

private slots:
    void knownWordsNameTheirTraits();
    void wordsOutsideTheLexiconAreUnknown();
    void punctuationIsNeitherKnownNorUnknown();
};

void TestTokenWords::knownWordsNameTheirTraits()
{
    const auto trace = engine::attendSentence("cat", engine::modelNamed("hand-set"));
    QCOMPARE(figures::traitWords(*trace, 0), u"noun, animate"_s);
}

void TestTokenWords::wordsOutsideTheLexiconAreUnknown()
{
    const auto trace = engine::attendSentence("xylograph", engine::modelNamed("hand-set"));
    QCOMPARE(figures::traitWords(*trace, 0), u"unknown"_s);
    QVERIFY(figures::tokenStory(*trace, 0).contains(u"not in the word list"_s));
}

void TestTokenWords::punctuationIsNeitherKnownNorUnknown()
{
    const auto trace = engine::attendSentence("cat，", engine::modelNamed("hand-set"));
    QCOMPARE(figures::traitWords(*trace, 1), u"punctuation"_s);
    QVERIFY(figures::tokenStory(*trace, 1).contains(u"punctuation mark"_s));
}

QTEST_GUILESS_MAIN(TestTokenWords)
#include "tst_token_words.moc"
