#include "engine/attention/attend.h"
#include "engine/models/hand_set.h"
#include "engine/text/lexicon.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace casefile::engine;

namespace {

enum Head { Previous, VerbNouns, PronounNouns, Similar };

/// One sentence's trace, asked for weights by the words themselves (the first token of that text).
class Weights
{
public:
    explicit Weights(const std::string& sentence, const AttentionSettings& settings = {})
        : m_trace(attendSentence(sentence, handSetModel(), settings))
    {}

    double operator()(Head head, const std::string& query, const std::string& key) const
    {
        return row(head, query)[indexOf(key)];
    }

    /// The key that this query looks at most.
    std::string top(Head head, const std::string& query) const
    {
        const auto weights = row(head, query);
        return m_trace->tokens[std::size_t(std::ranges::max_element(weights) - weights.begin())].text;
    }

    double largest(Head head, const std::string& query) const { return std::ranges::max(row(head, query)); }
    const AttentionTrace& trace() const { return *m_trace; }

private:
    std::size_t indexOf(const std::string& text) const
    {
        return std::size_t(std::ranges::find(m_trace->tokens, text, &Token::text) - m_trace->tokens.begin());
    }
    std::span<const double> row(Head head, const std::string& query) const
    {
        return m_trace->heads[head].weights.row(indexOf(query));
    }

    TracePtr m_trace;
};

std::string repeated(const std::string& words, std::size_t times)
{
    std::string sentence;
    for (std::size_t count = 0; count < times; ++count)
        sentence += words;
    return sentence;
}

} // namespace

class HandSetTest : public QObject
{
    Q_OBJECT

private slots:
    void namesEveryDimensionAndHead();
    void knownWordHasItsTraits();
    void unknownWordHasIdentityAndPositionOnly();
    void positionStaysInItsOwnColumns();
    void similarWordsShareMostOfTheirIdentity();
    void tokenLooksAtThePreviousOne();
    void firstTokenLooksAtItself();
    void withoutPositionsPreviousIsUnknown();
    void runLooksMostAtCatAndDog();
    void seeLooksMostAtItsNouns();
    void nounLooksAtItsVerb();
    void nearNounsComeFirst();
    void itLooksAtBothNouns();
    void sheLooksAtPeopleRatherThanThings();
    void theyLooksAtThePluralNoun();
    void speakerLooksAtNobody();
    void wordsThatAreNoPronounsSpread();
    void sameWordsLookAtEachOther();
    void similarWordsLookAtEachOther();
    void lonelyWordLooksAtItself();
    void contextOfAPronounTellsWhatItFound();
};

void HandSetTest::namesEveryDimensionAndHead()
{
    const auto model = handSetModel();
    QCOMPARE(model.origin, Origin::HandSet);
    QCOMPARE(model.dimensionNames.size(), std::size_t(32));
    QCOMPARE(model.dimensionNames[0], std::string("noun"));
    QCOMPARE(model.dimensionNames[4], std::string("function word"));
    QCOMPARE(model.dimensionNames[8], std::string("identity 1"));
    QCOMPARE(model.dimensionNames[16], std::string("position sin 1"));
    QCOMPARE(model.dimensionNames[31], std::string("position cos 8"));
    QCOMPARE(model.headNames.size(), model.weights->heads);
}

void HandSetTest::knownWordHasItsTraits()
{
    const auto model = handSetModel();
    const auto x = model.embed(tokenize("Cats", *model.lexicon));
    const std::vector expected{1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0}; // noun, animate, plural
    QVERIFY(std::ranges::equal(x.row(0).first(traitCount), expected));
}

void HandSetTest::unknownWordHasIdentityAndPositionOnly()
{
    const auto model = handSetModel();
    const auto x = model.embed(tokenize("zyxw 🙂", *model.lexicon));
    for (std::size_t row = 0; row < 2; ++row) {
        for (std::size_t column = 0; column < 32; ++column) {
            const bool isIdentity = column >= 8 && column < 16;
            QCOMPARE(x(row, column) != 0.0, isIdentity);
        }
    }
}

void HandSetTest::positionStaysInItsOwnColumns()
{
    const auto position = handSetModel().position(512);
    for (std::size_t row = 0; row < 512; ++row) {
        QVERIFY(std::ranges::count(position.row(row).first(16), 0.0) == 16);
        QVERIFY(std::ranges::count(position.row(row).last(16), 0.0) < 9);
    }
}

void HandSetTest::similarWordsShareMostOfTheirIdentity()
{
    const auto model = handSetModel();
    const auto x = model.embed(tokenize("cat dog because cat", *model.lexicon));
    const auto cosine = [&](std::size_t left, std::size_t right) {
        double sum = 0.0;
        for (std::size_t column = 8; column < 16; ++column)
            sum += x(left, column) * x(right, column);
        return sum;
    };
    QVERIFY(std::abs(cosine(0, 3) - 1.0) < 1e-12);
    QVERIFY(cosine(0, 1) > 0.7 && cosine(0, 1) < 0.99);
    QVERIFY(cosine(0, 2) < 0.6);
}

void HandSetTest::tokenLooksAtThePreviousOne()
{
    for (const std::size_t n : {2, 3, 5, 32, 64, 512}) {
        const auto trace = attendSentence(repeated("zyxw ", n), handSetModel());
        QCOMPARE(trace->queries(), n);
        for (std::size_t row = 1; row < n; ++row) {
            const auto weights = trace->heads[Previous].weights.row(row);
            QCOMPARE(std::size_t(std::ranges::max_element(weights) - weights.begin()), row - 1);
            QVERIFY(weights[row - 1] > (n <= 64 ? 0.65 : 0.4));
            QVERIFY(weights[row - 1] < 0.9);
        }
    }
}

void HandSetTest::firstTokenLooksAtItself()
{
    const auto trace = attendSentence("猫看见狗就跑", handSetModel());
    QVERIFY(trace->heads[Previous].weights(0, 0) > 0.9);
}

void HandSetTest::withoutPositionsPreviousIsUnknown()
{
    AttentionSettings settings;
    settings.position = PositionScheme::None;
    const Weights weights("猫看见狗就跑", settings);
    QVERIFY(std::abs(weights(Previous, "狗", "看见") - 0.2) < 1e-12);
}

void HandSetTest::runLooksMostAtCatAndDog()
{
    const Weights weights("猫看见狗就跑");
    QVERIFY(weights(VerbNouns, "跑", "猫") + weights(VerbNouns, "跑", "狗") > 0.85);
    QVERIFY(weights(VerbNouns, "跑", "猫") > 0.3);
    QVERIFY(weights(VerbNouns, "跑", "狗") > 0.4);
}

void HandSetTest::seeLooksMostAtItsNouns()
{
    const Weights chinese("猫看见球就跑");
    QVERIFY(chinese(VerbNouns, "看见", "猫") > 0.4 && chinese(VerbNouns, "看见", "球") > 0.4);
    const Weights english("Cats see dogs and run");
    QVERIFY(english(VerbNouns, "see", "Cats") > 0.4 && english(VerbNouns, "see", "dogs") > 0.4);
    const Weights pronoun("我看见猫");
    QVERIFY(pronoun(VerbNouns, "看见", "我") > 0.25); // a pronoun stands for a noun
}

void HandSetTest::nounLooksAtItsVerb()
{
    const Weights weights("大猫追小狗");
    QCOMPARE(weights.top(VerbNouns, "猫"), std::string("追"));
    QCOMPARE(weights.top(VerbNouns, "狗"), std::string("追"));
    QVERIFY(weights(VerbNouns, "猫", "追") < weights(VerbNouns, "追", "猫") + weights(VerbNouns, "追", "狗"));
}

void HandSetTest::nearNounsComeFirst()
{
    const Weights weights("The children saw a small dog in the park, and then the cat slept");
    QCOMPARE(weights.top(VerbNouns, "slept"), std::string("cat"));
    QCOMPARE(weights.top(VerbNouns, "saw"), std::string("children"));
    QVERIFY(weights(VerbNouns, "saw", "dog") > 2.0 * weights(VerbNouns, "saw", "cat"));
}

void HandSetTest::itLooksAtBothNouns()
{
    const Weights english("The dog left the bone because it was old");
    QVERIFY(english(PronounNouns, "it", "dog") > 0.3 && english(PronounNouns, "it", "bone") > 0.3);
    QVERIFY(english(PronounNouns, "it", "dog") + english(PronounNouns, "it", "bone") > 0.8);
    const Weights chinese("狗丢下了骨头，因为它太旧了");
    QVERIFY(chinese(PronounNouns, "它", "狗") > 0.3 && chinese(PronounNouns, "它", "骨头") > 0.3);
}

void HandSetTest::sheLooksAtPeopleRatherThanThings()
{
    const Weights english("The teacher gave the student a book because she was leaving");
    QVERIFY(english(PronounNouns, "she", "teacher") > 2.0 * english(PronounNouns, "she", "book"));
    QVERIFY(english(PronounNouns, "she", "student") > 2.0 * english(PronounNouns, "she", "book"));
    const Weights chinese("老师把书给了学生，因为她要走了");
    QVERIFY(chinese(PronounNouns, "她", "老师") > 2.0 * chinese(PronounNouns, "她", "书"));
}

void HandSetTest::theyLooksAtThePluralNoun()
{
    const Weights weights("The dogs chased the cat until they stopped");
    QCOMPARE(weights.top(PronounNouns, "they"), std::string("dogs"));
    QVERIFY(weights(PronounNouns, "they", "dogs") > 2.0 * weights(PronounNouns, "they", "cat"));
}

void HandSetTest::speakerLooksAtNobody()
{
    const Weights weights("我看见一只猫");
    QVERIFY(weights.largest(PronounNouns, "我") < 0.3);
}

void HandSetTest::wordsThatAreNoPronounsSpread()
{
    const std::string sentence = "The dog left the bone because it was old";
    const Weights weights(sentence);
    for (const std::string word : {"The", "dog", "left", "bone", "because", "was", "old"})
        QVERIFY2(weights.largest(PronounNouns, word) < 2.0 / 9.0, word.c_str());
    for (const std::string word : {"The", "because", "old"})
        QVERIFY2(weights.largest(VerbNouns, word) < 2.5 / 9.0, word.c_str());
}

void HandSetTest::sameWordsLookAtEachOther()
{
    const Weights weights("I saw a bank near the river bank");
    const auto& similar = weights.trace().heads[Similar].weights;
    QVERIFY(similar(3, 7) > 0.4 && similar(3, 3) > 0.4); // bank, bank
}

void HandSetTest::similarWordsLookAtEachOther()
{
    const Weights chinese("猫看见狗就跑");
    QCOMPARE(chinese.top(Similar, "猫"), std::string("猫"));
    QVERIFY(chinese(Similar, "猫", "狗") > 0.15 && chinese(Similar, "狗", "猫") > 0.15);
    const Weights english("A big cat chases a small dog");
    QVERIFY(english(Similar, "cat", "dog") > 0.1 && english(Similar, "big", "small") > 0.1);
}

void HandSetTest::lonelyWordLooksAtItself()
{
    const Weights weights("The dog left the bone because it was old");
    for (const std::string word : {"dog", "bone", "because", "it", "was", "old"})
        QVERIFY2(weights(Similar, word, word) > 0.8, word.c_str());
}

void HandSetTest::contextOfAPronounTellsWhatItFound()
{
    const Weights weights("The dog left the bone because it was old");
    const auto& context = weights.trace().heads[PronounNouns].context; // n x d_v, the traits
    const double nouns = weights(PronounNouns, "it", "dog") + weights(PronounNouns, "it", "bone");
    QVERIFY(std::abs(context(6, std::size_t(Trait::Noun)) - nouns) < 1e-12);
    QVERIFY(std::abs(context(6, std::size_t(Trait::Animate)) - weights(PronounNouns, "it", "dog")) < 1e-12);
}

QTEST_APPLESS_MAIN(HandSetTest)
#include "tst_hand_set.moc"
