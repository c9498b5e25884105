#include "app/content/exchange/gift.h"
#include "app/content/exchange/gift_questions.h"
#include "app/content/library.h"
#include "app/playback/settled_question.h"

#include <QJsonArray>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace casefile;
using namespace casefile::content;
using namespace Qt::StringLiterals;

namespace {

const Library& library()
{
    static const Library all = embeddedLibrary({});
    return all;
}

/// All questions of the course as they stand on paper.
QList<Question> shipped(const QString& language)
{
    QList<Question> questions;
    for (const Quiz& quiz : library().quizzes)
        questions += playback::settled(quiz, library(), language);
    return questions;
}

void compare(const GiftItem& read, const GiftItem& written)
{
    if (read == written)
        return;
    QFAIL(qPrintable(u"%1\nwas read as\n%2"_s.arg(toGift(written), toGift(read))));
}

/// Words with everything that means something in GIFT.
class NastyWords
{
public:
    explicit NastyWords(quint32 seed)
        : m_random(seed)
    {}

    QString words(int least = 0)
    {
        static const QStringList pieces{
            u"\\"_s,  u"#"_s,  u"="_s,    u"~"_s,     u"{"_s,      u"}"_s,  u":"_s,          u"\n"_s,
            u"n"_s,   u" "_s,  u"%50%"_s, u"####"_s,  u"[html]"_s, u"]"_s,  u"//"_s,         u"$CATEGORY:"_s,
            u"::"_s,  u"-"_s,  u">"_s,    u"_____"_s, u"词元"_s,   u"＝"_s, u"\U0001f600"_s, u"T"_s,
            u"<b>"_s, u"**"_s, u"&lt;"_s, u"."_s,     u"1"_s};
        QString text;
        do {
            for (int count = m_random.bounded(8); count > 0; --count)
                text += pieces[m_random.bounded(int(pieces.size()))];
            text = text.trimmed();
            text = text.replace(u'>', u"→"_s); // an arrow of GIFT's has a place of its own
        } while (text.size() < least);
        return text;
    }

    /// Never begins as a weight does, as the writers of questions see to that.
    GiftText text(int least = 0)
    {
        static const QStringList formats{u"plain"_s, u"html"_s, u"markdown"_s, u"moodle"_s};
        return {words(least), formats[m_random.bounded(4)]};
    }

    int bounded(int most) { return m_random.bounded(most); }

private:
    QRandomGenerator m_random;
};

GiftItem nastyItem(NastyWords& nasty)
{
    GiftItem item;
    item.title = nasty.words(1);
    item.stem = nasty.text(1);
    item.type = GiftType(nasty.bounded(5) + 3); // from true-false on
    const auto orNone = [&] {
        const GiftText text = nasty.text();
        return text.isEmpty() ? GiftText() : text;
    };
    item.generalFeedback = orNone();
    item.isTrue = item.type == GiftType::TrueFalse && nasty.bounded(2) == 0;
    if (item.type == GiftType::TrueFalse)
        item.feedbackWrong = orNone();
    if (item.type == GiftType::Matching) {
        for (int i = nasty.bounded(3) + 2; i > 0; --i)
            item.pairs.append({{nasty.words(1), u"plain"_s}, nasty.words(1)});
        return item;
    }
    if (item.type == GiftType::Choice)
        item.isSingle = nasty.bounded(2) == 0;
    for (int i = nasty.bounded(3) + 2; i > 0 && item.type != GiftType::TrueFalse; --i) {
        const bool isNumber = item.type == GiftType::Numeric;
        GiftText words = isNumber ? GiftText() : nasty.text(1);
        item.answers.append({words, isNumber ? nasty.bounded(2000) / 64.0 - 9.0 : 0.0,
                             isNumber ? nasty.bounded(3) / 8.0 : 0.0, nasty.bounded(9) * 12.5 - 50.0,
                             orNone()});
    }
    if (item.isSingle && item.type == GiftType::Choice)
        item.answers.first().weight = 100.0;
    for (GiftAnswer& answer : item.answers) {
        if (!item.isSingle && answer.weight == 100.0)
            answer.weight = 50.0;
    }
    return item;
}

} // namespace

/// What is written is read again.
class TestGiftRoundTrip : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyShippedQuestionThatGiftHoldsIsReadAsItWasWritten_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("zh") << u"zh"_s;
        QTest::newRow("en") << u"en"_s;
    }

    void everyShippedQuestionThatGiftHoldsIsReadAsItWasWritten()
    {
        QFETCH(QString, language);
        const QList<Question> questions = shipped(language);
        QStringList leftOut;
        const QList<GiftRecord> records = parseGift(writeGift(questions, language, &leftOut).toUtf8());
        QCOMPARE(records.size() + leftOut.size(), questions.size());
        auto record = records.begin();
        for (const Question& question : questions) {
            QString why;
            const auto item = giftItem(question, language, why);
            if (!item)
                continue;
            QVERIFY2(record->error.isEmpty() && record->warnings.isEmpty() && record->unused.isEmpty(),
                     qPrintable(question.id + record->message + record->warnings.join(u' ')));
            compare((record++)->item, *item);
        }
    }

    void whatIsLeftOutIsNamedWithItsReason()
    {
        QStringList leftOut;
        writeGift(shipped(u"en"_s), u"en"_s, &leftOut);
        QVERIFY(leftOut.contains(u"ov-pipeline: it is put in order"_s));
        QVERIFY(leftOut.contains(u"sc-paint-causal: a mask is painted in a figure"_s));
        QVERIFY(leftOut.contains(u"sc-fill-mask: it has more than one gap"_s));
    }

    void aQuestionAboutTheLearnersSentenceIsLeftOutUntilItIsSettled()
    {
        QStringList leftOut;
        writeGift(library().quiz(u"overview"_s)->questions, u"en"_s, &leftOut);
        QVERIFY(
            leftOut.contains(u"ov-count: its number is computed from the sentence of whoever is asked"_s));
    }

    void questionsComeBackAsTheyWere_data() { everyShippedQuestionThatGiftHoldsIsReadAsItWasWritten_data(); }

    void questionsComeBackAsTheyWere()
    {
        QFETCH(QString, language);
        const QList<Question> questions = shipped(language);
        const QByteArray text =
            giftCategory(u"qkv"_s).toUtf8() + '\n' + writeGift(questions, language, nullptr).toUtf8();
        const Imported imported = readGift(u"own.gift"_s, text, language);
        QVERIFY2(imported.faults.isEmpty(),
                 qPrintable(imported.faults.isEmpty() ? QString() : toString(imported.faults.first())));
        auto back = imported.questions.begin();
        for (const Question& question : questions) {
            QString why;
            if (!giftItem(question, language, why))
                continue;
            const QJsonObject object = (back++)->question;
            QCOMPARE(object[u"id"_s].toString(), question.id);
            QCOMPARE(object[u"type"_s].toString(),
                     question.type == "code-line"_L1 ? u"choice"_s : question.type);
            if (question.type != "code-line"_L1)
                QCOMPARE(object[u"prompt"_s][language].toString(), inLanguage(question.prompt, language));
            if (question.type != "code-line"_L1) // whose options would have to say which of them shows it
                QCOMPARE(object[u"misconception"_s].toString(), topicOf(question));
            const auto* choice = std::get_if<ChoiceTask>(&question.task);
            for (qsizetype i = 0; choice && choice->kind == OptionKind::Words && i < choice->options.size();
                 ++i) {
                const QJsonValue option = object[u"options"_s][i];
                QCOMPARE(option[u"text"_s][language].toString(),
                         inLanguage(choice->options[i].text, language));
                QCOMPARE(option[u"feedback"_s][language].toString(),
                         inLanguage(choice->options[i].feedback, language));
                QCOMPARE(option[u"right"_s].toBool(), choice->options[i].right);
            }
        }
        QCOMPARE(imported.questions.first().chapter, u"qkv"_s);
    }

    void anyWordsAreReadAsTheyWereWritten()
    {
        NastyWords nasty(7);
        for (int i = 0; i < 3000; ++i) {
            const GiftItem item = nastyItem(nasty);
            const QList<GiftRecord> records = parseGift(toGift(item).toUtf8());
            QCOMPARE(records.size(), 1);
            QVERIFY2(records.first().error.isEmpty(), qPrintable(records.first().message + toGift(item)));
            compare(records.first().item, item);
            if (QTest::currentTestFailed())
                return;
        }
    }
};

QTEST_GUILESS_MAIN(TestGiftRoundTrip)
#include "tst_gift_round_trip.moc"
