#include "engine/input_error.h"
#include "engine/text/lexicon.h"
#include "engine/text/tokenizer.h"
#include "engine/text/unicode.h"

#include <QTest>

#include <random>

using namespace casefile::engine;
using namespace Qt::StringLiterals;

namespace {

const Lexicon& smallLexicon()
{
    static const Lexicon lexicon({{"cat", {}, {}},
                                  {"café", {}, {}},
                                  {"don't", {}, {}},
                                  {"看", {}, {}},
                                  {"看见", {}, {}},
                                  {"狗", {}, {}},
                                  {"'s", {}, {}}});
    return lexicon;
}

/// "cat|!|狗", to compare at one glance.
QString cut(const std::string& sentence, const Lexicon& lexicon = smallLexicon())
{
    QStringList pieces;
    for (const auto& token : tokenize(sentence, lexicon))
        pieces << QString::fromStdString(token.text);
    return pieces.join(u'|');
}

bool isSeparator(std::string_view text)
{
    return std::ranges::all_of(graphemeClusters(text),
                               [](const Cluster& cluster) { return cluster.kind == ClusterKind::Separator; });
}

/// Ranges are in order, hold the text of their token, and leave out nothing but separators.
bool coversSentence(const Tokens& tokens, std::string_view sentence)
{
    std::size_t end = 0;
    for (const auto& token : tokens) {
        if (token.firstByte < end || token.lastByte <= token.firstByte || token.form.empty() ||
            sentence.substr(token.firstByte, token.lastByte - token.firstByte) != token.text ||
            !isSeparator(sentence.substr(end, token.firstByte - end)))
            return false;
        end = token.lastByte;
    }
    return isSeparator(sentence.substr(end));
}

QString errorOf(const std::string& sentence)
{
    try {
        tokenize(sentence, smallLexicon());
    } catch (const InputError& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

} // namespace

class TokenizerTest : public QObject
{
    Q_OBJECT

private slots:
    void cutsAsExpected_data();
    void cutsAsExpected();
    void kindTellsTheRule();
    void longestWordOfTheLexiconWins();
    void decomposedInputFindsComposedWord();
    void typographicApostropheFindsWord();
    void rangesCoverSentence_data();
    void rangesCoverSentence();
    void invalidBytesAreNamed_data();
    void invalidBytesAreNamed();
    void arbitraryBytesEitherFailOrCover();
    void arbitraryCharactersCover();
    void longSentenceTakesLinearTime();
};

void TokenizerTest::cutsAsExpected_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("pieces");
    const auto row = [](const char* name, const QString& sentence, const QString& pieces) {
        QTest::newRow(name) << sentence << pieces;
    };
    row("empty", u""_s, u""_s);
    row("only white space", u" \t\r\n\u3000\u00A0"_s, u""_s);
    row("one token", u"狗"_s, u"狗"_s);
    row("lexicon word inside a word", u"catalog cats cat5 tomcat"_s, u"catalog|cats|cat5|tomcat"_s);
    row("lexicon word beside ideographs", u"我的cat看见狗"_s, u"我|的|cat|看见|狗"_s);
    row("possessive", u"cat's tail"_s, u"cat|'s|tail"_s);
    row("apostrophe and hyphen inside", u"o'clock mother-in-law don't"_s, u"o'clock|mother-in-law|don't"_s);
    row("apostrophe and hyphen outside", u"'quoted' -- dogs' -x-"_s, u"'|quoted|'|-|-|dogs|'|-|x|-"_s);
    row("numbers", u"3.14 1,000.5 7. 8,9km ١٢٣"_s, u"3.14|1,000.5|7|.|8,9|km|١٢٣"_s);
    row("punctuation", u"狗，cat！(ok)…"_s, u"狗|，|cat|！|(|ok|)|…"_s);
    row("ideographic space", u"狗\u3000cat"_s, u"狗|cat"_s);
    row("zero width space and controls", u"a\u200Bb\u0001c\uFEFF"_s, u"a|b|c"_s);
    row("joined emoji", u"👨\u200D👩\u200D👧狗👍🏽🏳\uFE0F\u200D🌈"_s,
        u"👨\u200D👩\u200D👧|狗|👍🏽|🏳\uFE0F\u200D🌈"_s);
    row("flags", u"🇨🇳🇫🇷"_s, u"🇨🇳|🇫🇷"_s);
    row("keycap", u"1\uFE0F\u20E3 1"_s, u"1\uFE0F\u20E3|1"_s);
    row("combining marks", u"x\u0301y\u0323\u0307z 狗\u0301"_s, u"x\u0301y\u0323\u0307z|狗\u0301"_s);
    row("hebrew and arabic", u"שלום עולם، مرحبا"_s, u"שלום|עולם|،|مرحبا"_s);
    row("persian joiner", u"می\u200Cخواهم"_s, u"می\u200Cخواهم"_s);
    row("cyrillic, greek, hangul", u"мама Ωμέγα 고양이가"_s, u"мама|Ωμέγα|고양이가"_s);
    row("devanagari", u"नमस्ते"_s, u"नमस्ते"_s);
    row("kana and rare Han", u"ねこ𠮷〇々"_s, u"ね|こ|𠮷|〇|々"_s);
    row("fullwidth letters", u"ＡＢ１２"_s, u"ＡＢ１２"_s);
}

void TokenizerTest::cutsAsExpected()
{
    QFETCH(QString, sentence);
    QFETCH(QString, pieces);
    QCOMPARE(cut(sentence.toStdString()), pieces);
}

void TokenizerTest::kindTellsTheRule()
{
    const auto tokens = tokenize("Cat catalog 3.14 ! 鱼 🙂", smallLexicon());
    const std::vector expected{TokenKind::Word,        TokenKind::LatinWord, TokenKind::Number,
                               TokenKind::Punctuation, TokenKind::Grapheme,  TokenKind::Grapheme};
    QCOMPARE(tokens.size(), expected.size());
    for (std::size_t index = 0; index < tokens.size(); ++index)
        QCOMPARE(tokens[index].kind, expected[index]);
    QCOMPARE(tokens[0].text, "Cat");
    QCOMPARE(tokens[0].form, "cat");
    QVERIFY(tokens[0].isKnown() && !tokens[1].isKnown());
}

void TokenizerTest::longestWordOfTheLexiconWins()
{
    QCOMPARE(cut("看见看狗看"), u"看见|看|狗|看"_s);
    QCOMPARE(cut("猫看见狗就跑", courseLexicon()), u"猫|看见|狗|就|跑"_s);
}

void TokenizerTest::decomposedInputFindsComposedWord()
{
    const auto composed = tokenize("Caf\u00E9", smallLexicon());
    const auto decomposed = tokenize("Cafe\u0301", smallLexicon());
    QCOMPARE(decomposed.size(), std::size_t(1));
    QVERIFY(composed[0].isKnown() && decomposed[0].isKnown());
    QCOMPARE(decomposed[0].form, composed[0].form);
    QCOMPARE(decomposed[0].text, "Cafe\u0301"); // as typed
    QCOMPARE(decomposed[0].lastByte, std::size_t(6));
}

void TokenizerTest::typographicApostropheFindsWord()
{
    const auto tokens = tokenize("don\u2019t", smallLexicon());
    QCOMPARE(tokens.size(), std::size_t(1));
    QVERIFY(tokens[0].isKnown());
    QCOMPARE(tokens[0].text, "don\u2019t");
}

void TokenizerTest::rangesCoverSentence_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::newRow("chinese") << u"孩子们在公园里看见一只小狗，它追着球跑。"_s;
    QTest::newRow("english") << u"  The dog left the bone because it was old.  "_s;
    QTest::newRow("mixed") << u"我的 cat 喜欢 fish 🐟, 3.5 条！"_s;
    QTest::newRow("emoji") << u"👨\u200D👩\u200D👧\u200D👦🇨🇳👍🏽"_s;
    QTest::newRow("right to left") << u"הכלב רדף אחרי הכדור"_s;
    QTest::newRow("mark after a space") << u"a \u0301b"_s;
    QTest::newRow("more than 512 tokens") << u"猫看见狗就跑，"_s.repeated(200);
}

void TokenizerTest::rangesCoverSentence()
{
    QFETCH(QString, sentence);
    const auto bytes = sentence.toStdString();
    const auto tokens = tokenize(bytes, courseLexicon());
    QVERIFY(!tokens.empty());
    QVERIFY(coversSentence(tokens, bytes));
}

void TokenizerTest::invalidBytesAreNamed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("offset");
    QTest::newRow("stray continuation byte") << QByteArray("ab\x80") << 2;
    QTest::newRow("never a UTF-8 byte") << QByteArray("\xff") << 0;
    QTest::newRow("cut off") << QByteArray("狗\xe7\x8b") << 3;
    QTest::newRow("overlong slash") << QByteArray("a\xc0\xaf") << 1;
    QTest::newRow("surrogate") << QByteArray("ab \xed\xa0\x80") << 3;
    QTest::newRow("beyond Unicode") << QByteArray("\xf4\x90\x80\x80") << 0;
}

void TokenizerTest::invalidBytesAreNamed()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, offset);
    QCOMPARE(errorOf(bytes.toStdString()),
             u"sentence: byte %1 does not begin a UTF-8 character"_s.arg(offset));
}

void TokenizerTest::arbitraryBytesEitherFailOrCover()
{
    std::mt19937 random(20240601);
    for (int round = 0; round < 20000; ++round) {
        std::string bytes(random() % 12, '\0');
        for (auto& byte : bytes) // mostly ASCII and lead bytes, so that many cases are valid
            byte = static_cast<char>(random() % 3 ? random() % 128 : random() % 256);
        try {
            QVERIFY(coversSentence(tokenize(bytes, courseLexicon()), bytes));
        } catch (const InputError& error) {
            QVERIFY(std::string_view(error.what()).starts_with("sentence: byte "));
        }
    }
}

void TokenizerTest::arbitraryCharactersCover()
{
    const std::u32string alphabet =
        U"aé\u0301'’-.,1٣狗看见猫ね한\u1100\u1161\u3000 \t\u200D\u200C\u200B\uFE0F\u20E3"
        U"🇨🇳👍🏽👨🏳ש\u05B0م\u0600न\u094Dम\u093E\u0E33\U0001D165ßİΣ\u2028\uFFFD"
        U"\U0010FFFF";
    std::mt19937 random(7);
    for (int round = 0; round < 20000; ++round) {
        std::u32string characters(random() % 16, U' ');
        for (auto& character : characters)
            character = alphabet[random() % alphabet.size()];
        const auto bytes = QString::fromStdU32String(characters).toStdString();
        QVERIFY2(coversSentence(tokenize(bytes, courseLexicon()), bytes), bytes.c_str());
    }
}

void TokenizerTest::longSentenceTakesLinearTime()
{
    const std::string letters(200000, 'c');                       // one word
    const auto ideographs = u"鼠"_s.repeated(4000).toStdString(); // a lexicon word may begin at each
    std::string marks = "e";                                      // one cluster
    for (int count = 0; count < 30000; ++count)
        marks += count % 2 ? "\u0301" : "\u0323";
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(tokenize(letters, courseLexicon()).size(), std::size_t(1));
    QCOMPARE(tokenize(marks, courseLexicon()).size(), std::size_t(1));
    QCOMPARE(tokenize(ideographs, courseLexicon()).size(), std::size_t(4000));
    QVERIFY2(clock.elapsed() < 3000, "more than linear time");
}

QTEST_APPLESS_MAIN(TokenizerTest)
#include "tst_tokenizer.moc"
