#include "engine/text/lexicon.h"
#include "engine/text/tokenizer.h"
#include "engine/text/unicode.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace casefile::engine;

namespace {

bool has(const char* word, Trait trait)
{
    const auto* entry = courseLexicon().find(word);
    return entry && entry->traits[static_cast<std::size_t>(trait)];
}

bool isSeparatedWord(const LexiconEntry& entry)
{
    const auto tokens = tokenize(entry.form, courseLexicon());
    return tokens.size() == 1 && tokens.front().isKnown();
}

} // namespace

class LexiconTest : public QObject
{
    Q_OBJECT

private slots:
    void formsAreNormalized();
    void lookUpIsByForm();
    void traitsOfWellKnownWords();
    void everyWordHasAKind();
    void everyWordIsOneToken();
    void headOfAGroupIsAWord();
    void hasSomeHundredWordsOfEachLanguage();
    void knowsEveryWordOfTheExamples();
};

void LexiconTest::formsAreNormalized()
{
    const Lexicon lexicon(std::vector<LexiconEntry>{{"Cafe\u0301", {}, {}}});
    QVERIFY(lexicon.find("caf\u00E9"));
    QVERIFY(!lexicon.find("Cafe\u0301"));
    QCOMPARE(lexicon.longestForm(), std::size_t(5));
}

void LexiconTest::lookUpIsByForm()
{
    QCOMPARE(courseLexicon().find("cats")->form, "cats");
    QVERIFY(!courseLexicon().find("catalog"));
    QVERIFY(!courseLexicon().find(""));
    QVERIFY(!Lexicon().find("cat"));
}

void LexiconTest::traitsOfWellKnownWords()
{
    QVERIFY(has("cat", Trait::Noun) && has("cat", Trait::Animate) && !has("cat", Trait::Plural));
    QVERIFY(has("cats", Trait::Plural) && has("孩子们", Trait::Plural));
    QVERIFY(has("骨头", Trait::Noun) && !has("骨头", Trait::Animate));
    QVERIFY(has("看见", Trait::Verb) && has("chased", Trait::Verb));
    QVERIFY(has("旧", Trait::Adjective) && has("因为", Trait::FunctionWord));
    QVERIFY(has("it", Trait::Pronoun) && !has("it", Trait::Animate) && has("she", Trait::Animate));
    QVERIFY(has("我们", Trait::Speaker) && has("i", Trait::Speaker) && !has("他", Trait::Speaker));
    QCOMPARE(courseLexicon().find("cat")->similarTo, courseLexicon().find("dog")->similarTo);
}

void LexiconTest::everyWordHasAKind()
{
    for (const auto& entry : courseLexicon().entries()) {
        bool found = false;
        for (const auto kind :
             {Trait::Noun, Trait::Verb, Trait::Adjective, Trait::Pronoun, Trait::FunctionWord})
            found = found || entry.traits[static_cast<std::size_t>(kind)];
        QVERIFY2(found, entry.form.c_str());
    }
}

void LexiconTest::everyWordIsOneToken()
{
    for (const auto& entry : courseLexicon().entries())
        QVERIFY2(isSeparatedWord(entry), entry.form.c_str());
}

void LexiconTest::headOfAGroupIsAWord()
{
    for (const auto& entry : courseLexicon().entries())
        QVERIFY2(entry.similarTo.empty() || courseLexicon().find(entry.similarTo), entry.similarTo.c_str());
}

void LexiconTest::hasSomeHundredWordsOfEachLanguage()
{
    const auto& entries = courseLexicon().entries();
    const auto english =
        std::ranges::count_if(entries, [](const LexiconEntry& entry) { return entry.form.front() > 0; });
    QVERIFY(english > 500);
    QVERIFY(std::ssize(entries) - english > 400);
}

void LexiconTest::knowsEveryWordOfTheExamples()
{
    QFile file(QStringLiteral(CASEFILE_SOURCE_DIR "/lessons/01-overview/chapter.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto examples = QJsonDocument::fromJson(file.readAll())[u"examples"].toArray();
    QVERIFY(!examples.isEmpty());
    for (const auto& example : examples) {
        if (example[u"id"].toString() == u"unknown-name") // shows what an unknown word brings
            continue;
        for (const auto& sentence : example[u"text"].toObject()) {
            for (const auto& token : tokenize(sentence.toString().toStdString(), courseLexicon()))
                QVERIFY2(token.isKnown() || token.kind == TokenKind::Punctuation, token.text.c_str());
        }
    }
}

QTEST_APPLESS_MAIN(LexiconTest)
#include "tst_lexicon.moc"
