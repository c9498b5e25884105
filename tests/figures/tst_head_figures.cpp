#include "app/figures/registry.h"
#include "app/figures/size_words.h"
#include "figure_samples.h"

#include "engine/measure/head_edit.h"

#include <QTest>

using namespace casefile;
using namespace casefile::figures;
using namespace Qt::StringLiterals;

namespace {

QStringList wordsOf(const Scene& scene)
{
    QStringList words;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextMark>(&mark))
            words.append(text->text);
    return words;
}

QList<MapMark> mapsOf(const Scene& scene)
{
    QList<MapMark> maps;
    for (const Mark& mark : scene.marks)
        if (const auto* map = std::get_if<MapMark>(&mark))
            maps.append(*map);
    return maps;
}

} // namespace

/// The pictures of several heads: what they show is what the engine found.
class TestHeadFigures : public QObject
{
    Q_OBJECT

private slots:
    void everyHeadHasItsMapUnderOneScale()
    {
        const Frame frame = sampleFrame(5);
        const QList<MapMark> maps = mapsOf(makeFigure(u"all-heads"_s)->layout(frame));
        QCOMPARE(maps.size(), qsizetype(frame.trace->headCount()));
        for (int head = 0; head < int(maps.size()); ++head) {
            QCOMPARE(maps[head].head, head);
            QCOMPARE(maps[head].rect.size(), maps[0].rect.size());
            const engine::Matrix& weights = frame.trace->heads[std::size_t(head)].weights;
            QCOMPARE(maps[head].levels->at(7), float(weights(1, 2)));
        }
    }

    void theSumOfHeadsIsTheOutput()
    {
        const Frame frame = sampleFrame(5);
        const QList<MapMark> maps = mapsOf(makeFigure(u"head-sum"_s)->layout(frame));
        QCOMPARE(maps.size(), qsizetype(frame.trace->headCount()) + 2);
        const MapMark& sum = maps[maps.size() - 2];
        const MapMark& output = maps.back();
        for (std::size_t cell = 0; cell < output.levels->size(); ++cell)
            QVERIFY(std::abs(sum.levels->at(cell) - output.levels->at(cell)) < 1e-6f);
    }

    void theKnobSaysWhichHeadIsOff()
    {
        Frame frame = sampleFrame(5);
        frame.knobs = {{u"first-head"_s, 3}};
        const Scene scene = makeFigure(u"head-off"_s)->layout(frame);
        const engine::Pruning pruning = engine::prunedHeads(*frame.trace);
        QVERIFY(scene.summary.startsWith(u"Without head 3"_s));
        QVERIFY(scene.summary.contains(QString::number(pruning.alone[2] * 100.0, 'f', 1)));
        frame.knobs = {{u"first-head"_s, 8}}; // there are four
        QVERIFY(makeFigure(u"head-off"_s)->layout(frame).summary.startsWith(u"Without head 4"_s));
    }

    void headsAreToldApartInANarrowFrame()
    {
        Frame frame = sampleFrame(5, {420, 240});
        const QStringList words = wordsOf(makeFigure(u"head-off"_s)->layout(frame));
        for (int head = 1; head <= 4; ++head)
            QVERIFY2(words.contains(u"head %1"_s.arg(head)), qPrintable(words.join(u" | "_s)));
    }

    /// With the identity in the place of W_O nothing is written into columns of X.
    void columnsUnderAnIdentityAreThoseOfTheHeads()
    {
        Frame frame = sampleFrame(5);
        frame.knobs = {{u"output-matrix"_s, 1}};
        const Scene scene = makeFigure(u"head-off"_s)->layout(frame);
        const auto last = std::ranges::find(scene.items, 31, &SceneItem::gridColumn);
        QVERIFY(last != scene.items.end());
        QVERIFY2(last->name.contains(u"column “head 4 "_s), qPrintable(last->name));
    }

    void theColourBarIsAsHighAsItsMap()
    {
        const Scene scene = makeFigure(u"head-off"_s)->layout(sampleFrame(5));
        for (const Mark& mark : scene.marks)
            if (const auto* bar = std::get_if<RectMark>(&mark);
                bar && bar->meaning.description.startsWith(u"colour of a number"_s))
                QVERIFY(std::abs(bar->rect.height() - mapsOf(scene).first().rect.height()) < 1.0);
    }

    void wordsOfATableHaveNoBars()
    {
        const Frame frame = sampleFrame(5);
        const Scene scene = makeFigure(u"head-pruning"_s)->layout(frame);
        const auto tracks = std::ranges::count_if(scene.marks, [](const Mark& mark) {
            const auto* rect = std::get_if<RectMark>(&mark);
            return rect && rect->fill && rect->fill->role == Role::Chip;
        });
        QCOMPARE(std::size_t(tracks), 2 * (frame.trace->headCount() + 1)); // the third column has words
    }

    void sharingIsDrawnBesideWhatWasBefore()
    {
        Frame frame = sampleFrame(5);
        const auto figure = makeFigure(u"shared-keys"_s);
        QCOMPARE(mapsOf(figure->layout(frame)).size(), 4);
        frame.knobs = {{u"head-sharing"_s, 1}};
        const QList<MapMark> maps = mapsOf(figure->layout(frame));
        QCOMPARE(maps.size(), 8);
        QCOMPARE(maps[1].levels->at(7), float(frame.trace->heads[1].weights(1, 2)));
    }

    void publishedNumbersSayWhereTheyAreFrom()
    {
        const Scene scene = makeFigure(u"published-heads"_s)->layout(sampleFrame(5));
        const QStringList words = wordsOf(scene);
        for (const QString& each : {u"24.9"_s, u"25.5"_s, u"25.8"_s, u"25.4"_s, u"32 × 16"_s})
            QVERIFY2(words.contains(each), qPrintable(each));
        QVERIFY(std::ranges::any_of(scene.legend, [](const LegendEntry& entry) {
            return entry.text.contains(u"Vaswani et al. 2017, table 3"_s);
        }));
    }

    void cutHeadsCostLittleWithinASentenceAndMuchBetweenTwo()
    {
        const Scene scene = makeFigure(u"published-pruning"_s)->layout(sampleFrame(5));
        const QStringList words = wordsOf(scene);
        for (const QString& each : {u"0.15"_s, u"0.15 to 0.50"_s, u"13.56"_s})
            QVERIFY2(words.contains(each), qPrintable(each));
        QVERIFY(std::ranges::any_of(scene.legend, [](const LegendEntry& entry) {
            return entry.text.contains(u"Michel et al. 2019, table 2"_s);
        }));
    }

    void countsThatAreComparedHaveOneNotation()
    {
        const std::uint64_t one[] = {1'048'576, 33'554'432, 512}, other[] = {1'048'576, 512};
        QCOMPARE(comparedCounts(one), QStringList({u"1.05 M"_s, u"33.6 M"_s, u"512"_s}));
        QCOMPARE(comparedCounts(other), QStringList({u"1,048,576"_s, u"512"_s}));
    }

    void headsThatMoveWithTheirRowsChangeNothing()
    {
        Frame frame = sampleFrame(5);
        frame.knobs = {{u"first-head"_s, 1}, {u"second-head"_s, 2}};
        const QList<MapMark> maps = mapsOf(makeFigure(u"head-swap"_s)->layout(frame));
        QCOMPARE(maps.size(), 2);
        for (const float level : *maps[0].levels)
            QVERIFY(std::abs(level) < 1e-6f);
        QVERIFY(std::ranges::any_of(*maps[1].levels, [](float level) { return std::abs(level) > 0.9f; }));
    }

    void costsAreThoseOfTheKnobs()
    {
        Frame frame = sampleFrame(5);
        frame.knobs = {
            {u"cost-tokens"_s, 1024}, {u"cost-width"_s, 512}, {u"cost-heads"_s, 3}, {u"head-sharing"_s, 4}};
        const QStringList words = wordsOf(makeFigure(u"head-cost"_s)->layout(frame));
        for (const QString& each : {u"1,048,576"_s, u"8,388,608"_s, u"2.00 MiB"_s, u"256 KiB"_s, u"64"_s})
            QVERIFY2(words.contains(each), qPrintable(words.join(u" | "_s)));
    }

    void sharedKeysSaveBytes()
    {
        Frame frame = sampleFrame(5);
        const auto figure = makeFigure(u"shared-keys"_s);
        const QStringList own = wordsOf(figure->layout(frame));
        QVERIFY2(own.filter(u"640 B instead of 640 B. The output changes by 0.0 %"_s).size() == 1,
                 qPrintable(own.join(u" | "_s)));
        frame.knobs = {{u"head-sharing"_s, 4}};
        QCOMPARE(wordsOf(figure->layout(frame)).filter(u"160 B instead of 640 B"_s).size(), 1);
    }

    void countsAreWrittenToThreeDigitsOrInFull()
    {
        QCOMPARE(fullCount(8'388'608), u"8,388,608"_s);
        QCOMPARE(shortCount(8'388'608), u"8,388,608"_s);
        QCOMPARE(shortCount(1'073'741'824), u"1.07 G"_s);
        QCOMPARE(byteCount(512), u"512 B"_s);
        QCOMPARE(byteCount(3 << 19), u"1.50 MiB"_s);
        QCOMPARE(keyHeadsOf(0, 8), std::uint64_t(8));
        QCOMPARE(keyHeadsOf(2, 8), std::uint64_t(2));
        QCOMPARE(keyHeadsOf(3, 4), std::uint64_t(1));
        QCOMPARE(keyHeadsOf(4, 64), std::uint64_t(1));
    }
};

QTEST_MAIN(TestHeadFigures)
#include "tst_head_figures.moc"
