// The words of every figure: whole, explained, and true.
#include "figure_checks.h"
#include "figure_samples.h"

#include "app/figures/registry.h"

#include <QTest>

#include <algorithm>

using namespace casefile;
using namespace casefile::figures;
using namespace Qt::StringLiterals;

namespace {

void forEveryFigure()
{
    QTest::addColumn<QString>("id");
    for (const QString& id : figureNames())
        QTest::newRow(qPrintable(id)) << id;
}

} // namespace

class TestFigureWords : public QObject
{
    Q_OBJECT

private slots:
    void noWordIsCutAndEveryMarkIsExplained_data() { forEveryFigure(); }
    void noWordIsCutAndEveryMarkIsExplained();
    void axesHaveNumbersAndNames_data();
    void axesHaveNumbersAndNames();
    void aGreySampleStandsForAGreyMark_data() { forEveryFigure(); }
    void aGreySampleStandsForAGreyMark();
    void turnedWordsOfLinksAreWhole();
    void everyLinkOfAShortSentenceIsDrawn();
    void aQueryThatSeesNothingSaysSo_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id :
             {"links", "roles", "compare", "heat-map", "scores-row", "softmax-row", "blend", "contribution"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void aQueryThatSeesNothingSaysSo();
    void linksOfALongSentenceAreOfOneTokenWhichIsNamed();
    void wordsOfAnUntrainedModelAreNotSaidToBeKnown();
};

static QStringList entriesOf(const Scene& scene)
{
    QStringList entries;
    for (const LegendEntry& entry : scene.legend)
        entries.append(entry.text);
    return entries;
}

/// At the sizes that a picture has in windows from 900x600 on, with text from 100 to 200 %.
void TestFigureWords::noWordIsCutAndEveryMarkIsExplained()
{
    QFETCH(QString, id);
    const std::pair<QSizeF, double> windows[] = {
        {{622, 560}, 1.0}, {{447, 370}, 1.0}, {{470, 250}, 1.0}, {{447, 360}, 1.5}, {{446, 500}, 2.0}};
    for (const auto& [size, textScale] : windows) {
        for (const bool all : {false, true}) {
            Frame frame = sampleFrame(5, size);
            frame.previous = sampleTrace(4);
            frame.textScale = textScale;
            frame.allHeads = all;
            const Scene scene = makeFigure(id)->layout(frame);
            QStringList shown;
            for (const Mark& mark : scene.marks) {
                const auto* text = std::get_if<TextMark>(&mark);
                if (!text)
                    continue;
                const double width = textWidth(text->text, text->pixelSize, text->bold);
                QVERIFY2(width <= text->rect.width() + 1.0,
                         qPrintable(u"%1x%2, text %3: \"%4\" is cut"_s.arg(size.width())
                                        .arg(size.height())
                                        .arg(textScale)
                                        .arg(text->text)));
                shown.append(text->text);
            }
            const QString words = shown.join(QString()).remove(u' '); // a long entry goes on in another line
            for (QString entry : entriesOf(scene))
                QVERIFY2(words.contains(entry.remove(u' ')), qPrintable(entry));
        }
    }
}

void TestFigureWords::axesHaveNumbersAndNames_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("norm") << u"norm"_s << QStringList{u"0"_s, u"numbers 1 to 32 of the token"_s};
    QTest::newRow("neurons") << u"neurons"_s << QStringList{u"−4"_s, u"4"_s, u"receives"_s, u"gives"_s};
    QTest::newRow("dot-plane") << u"dot-plane"_s << QStringList{u"−3"_s, u"3"_s, u"across"_s, u"up"_s};
    QTest::newRow("collapse") << u"collapse"_s << QStringList{u"10⁻¹⁶"_s, u"24"_s, u"layers"_s, u"spread"_s};
    QTest::newRow("place-score") << u"place-score"_s << QStringList{u"50"_s, u"250"_s};
    QTest::newRow("decode-cost") << u"decode-cost"_s << QStringList{u"tokens in sight"_s};
}

void TestFigureWords::axesHaveNumbersAndNames()
{
    QFETCH(QString, id);
    QFETCH(QStringList, words);
    const QStringList shown = checks::wordsOf(makeFigure(id)->layout(sampleFrame(5)));
    for (const QString& word : words)
        QVERIFY2(shown.contains(word), qPrintable(word));
}

/// What is said of the whole picture has no sample: a grey square would be looked for in vain.
void TestFigureWords::aGreySampleStandsForAGreyMark()
{
    QFETCH(QString, id);
    const Scene scene = makeFigure(id)->layout(sampleFrame(5));
    const auto isGrey = [](const auto& ink) { return ink && ink->role == Role::Muted; };
    const auto grey = std::ranges::count_if(scene.marks, [&](const Mark& mark) {
        const auto* rect = std::get_if<RectMark>(&mark);
        const auto* circle = std::get_if<CircleMark>(&mark);
        return (rect && isGrey(rect->fill)) || (circle && isGrey(circle->fill));
    });
    const auto samples = std::ranges::count_if(scene.legend, [](const LegendEntry& entry) {
        return entry.sample == LegendEntry::Sample::Swatch && entry.ink.role == Role::Muted;
    });
    QVERIFY2(samples == 0 || grey > samples, qPrintable(id));
}

/// Nine words, one of them long, in a narrow picture with large text.
void TestFigureWords::turnedWordsOfLinksAreWhole()
{
    Frame frame = sampleFrame(5, {447, 360});
    frame.textScale = 1.5;
    frame.trace =
        engine::attendSentence("The dog left the bone because it was old", engine::modelNamed("hand-set"));
    frame.focus = {6, 0};
    for (const Mark& mark : makeFigure(u"links"_s)->layout(frame).marks) {
        const auto* text = std::get_if<TextMark>(&mark);
        if (text && text->rotation != 0.0)
            QVERIFY2(textWidth(text->text, text->pixelSize) <= text->rect.width() + 1.0,
                     qPrintable(text->text));
    }
}

/// "Every clue looks at every clue": where all links have room, none is left out.
void TestFigureWords::everyLinkOfAShortSentenceIsDrawn()
{
    for (const auto& [tokens, all] : {std::pair{5, 25}, std::pair{6, 36}, std::pair{9, 0}}) {
        Frame frame = sampleFrame(tokens, {900, 520});
        frame.focus = {-1, -1};
        const Scene scene = makeFigure(u"links"_s)->layout(frame);
        const auto drawn = std::ranges::count_if(
            scene.marks, [](const Mark& mark) { return std::holds_alternative<LinkMark>(mark); });
        const bool areSomeLeftOut = !checks::wordsOf(scene).filter(u"not drawn"_s).isEmpty();
        QCOMPARE(areSomeLeftOut, all == 0);
        QVERIFY(all == 0 || drawn == all);
    }
}

/// Without a focus the last token is taken: an empty picture teaches nothing.
void TestFigureWords::linksOfALongSentenceAreOfOneTokenWhichIsNamed()
{
    Frame frame = sampleFrame(100, {900, 520});
    frame.focus = {-1, -1};
    const Scene scene = makeFigure(u"links"_s)->layout(frame);
    int links = 0;
    for (const Mark& mark : scene.marks) {
        const auto* link = std::get_if<LinkMark>(&mark);
        if (!link)
            continue;
        ++links;
        QCOMPARE(link->meaning.query, 99);
    }
    QVERIFY(links > 0);
    const QString last = QString::fromStdString(frame.trace->tokens.back().text);
    QVERIFY(checks::wordsOf(scene).contains(
        u"Links of “%1” only: point at another token, or walk to it with Tab and the arrows."_s.arg(last)));
}

void TestFigureWords::aQueryThatSeesNothingSaysSo()
{
    QFETCH(QString, id);
    engine::AttentionSettings settings;
    settings.mask.rule = "padding";
    settings.mask.parameter = 5;
    Frame frame = sampleFrame(5);
    frame.trace = sampleTrace(5, settings);
    const QStringList words = checks::wordsOf(makeFigure(id)->layout(frame));
    QVERIFY2(words.first().contains(u"the mask hides every key"_s, Qt::CaseInsensitive),
             qPrintable(words.first()));
    for (const QString& word : words)
        for (const QString& untrue : {u"looks most"_s, u"largest"_s, u"highest"_s, u"by its weight"_s})
            QVERIFY2(!word.contains(untrue), qPrintable(word));
    QVERIFY(std::ranges::any_of(makeFigure(id)->layout(frame).marks, [](const Mark& mark) {
        const auto* text = std::get_if<TextMark>(&mark);
        return text && text->text.contains(u"the mask hides every key"_s, Qt::CaseInsensitive);
    }));
}

void TestFigureWords::wordsOfAnUntrainedModelAreNotSaidToBeKnown()
{
    const Scene scene =
        makeFigure(u"tokens"_s)->layout(checks::frameOf(checks::traceOf(5, "none", "untrained")));
    for (const QString& word : checks::wordsOf(scene))
        for (const QString& claim : {u"noun"_s, u"word list"_s, u"known as"_s})
            QVERIFY2(!word.contains(claim), qPrintable(word));
    QVERIFY(checks::wordsOf(scene).contains(u"random numbers"_s));
}

QTEST_MAIN(TestFigureWords)
#include "tst_figure_words.moc"
