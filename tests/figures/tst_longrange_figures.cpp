#include "app/figures/cache_fill_figure.h"
#include "app/figures/place_score_figure.h"
#include "app/figures/reach_paths_figure.h"
#include "app/figures/sight_pattern_figure.h"
#include "app/figures/signal_fading_figure.h"
#include "app/figures/streaming_row_figure.h"
#include "figure_checks.h"
#include "figure_samples.h"

#include <QTest>

#include <algorithm>

using namespace casefile;
using namespace casefile::figures;
using namespace Qt::StringLiterals;

namespace {

QString itemValue(const Scene& scene, int row)
{
    const auto item = std::ranges::find(scene.items, row, &SceneItem::gridRow);
    return item == scene.items.end() ? QString() : item->value;
}

/// Where the dots of the lowest level stand.
double lowestDot(const Scene& scene)
{
    double lowest = 0.0;
    for (const Mark& mark : scene.marks)
        if (const auto* dot = std::get_if<CircleMark>(&mark))
            lowest = std::max(lowest, dot->centre.y());
    return lowest;
}

} // namespace

/// The laboratories on long range say what their knobs ask.
class TestLongrangeFigures : public QObject
{
    Q_OBJECT

private slots:
    void hopsFollowTheDistance()
    {
        Frame frame = sampleFrame(5);
        frame.knobs = {{u"path-distance"_s, 20}, {u"kernel"_s, 3}};
        const Scene scene = ReachPathsFigure().layout(frame);
        QVERIFY2(itemValue(scene, 0).startsWith(u"20 "_s), qPrintable(itemValue(scene, 0))); // recurrent
        QVERIFY2(itemValue(scene, 1).startsWith(u"10 "_s), qPrintable(itemValue(scene, 1))); // convolution
        QVERIFY2(itemValue(scene, 3).startsWith(u"1 "_s), qPrintable(itemValue(scene, 3)));  // attention
    }

    void aWayBeginsAtItsTokenAndStandsOverTheWords()
    {
        Frame frame = sampleFrame(12);
        frame.knobs = {{u"path-distance"_s, 5}};
        const Scene scene = ReachPathsFigure().layout(frame);
        const double tokens = lowestDot(scene);
        QVERIFY(std::ranges::any_of(scene.marks, [tokens](const Mark& mark) {
            const auto* line = std::get_if<LineMark>(&mark);
            return line && line->ink.role == Role::Accent && line->from.y() == tokens;
        }));
        for (const QString& word : {u"the"_s, u"cat"_s, u"saw"_s, u"dog"_s, u"tokens"_s, u"states"_s})
            QVERIFY2(checks::wordsOf(scene).contains(word), qPrintable(word));
    }

    void hopsAreComparedAsBars()
    {
        Frame frame = sampleFrame(5);
        frame.knobs = {{u"path-distance"_s, 12}, {u"kernel"_s, 3}};
        QList<double> widths;
        for (const Mark& mark : ReachPathsFigure().layout(frame).marks)
            if (const auto* bar = std::get_if<RectMark>(&mark); bar && bar->fill &&
                                                                bar->fill->role != Role::Chip &&
                                                                bar->meaning.description.contains(u"hop"_s))
                widths.append(bar->rect.width());
        QCOMPARE(widths.size(), 6);
        const int hops[] = {12, 6, 3, 1, 1, 6};
        for (int row = 0; row < 6; ++row)
            QVERIFY2(std::abs(widths[row] / widths[0] - hops[row] / 12.0) < 0.01,
                     qPrintable(QString::number(row)));
    }

    void aDirectionThatThereIsNotIsDrawnAsBarred()
    {
        Frame frame = sampleFrame(5);
        frame.knobs = {{u"carrier"_s, 4}, {u"path-back"_s, 1}, {u"path-distance"_s, 12}};
        const Scene scene = ReachPathsFigure().layout(frame);
        const auto barred = std::ranges::count_if(scene.marks, [&scene](const Mark& mark) {
            const auto* line = std::get_if<LineMark>(&mark);
            return line && line->ink.role == Role::Wrong && line->from.y() <= lowestDot(scene); // no sample
        });
        QCOMPARE(barred, 12 + 2); // every later token, and a cross
        for (const LegendEntry& entry : scene.legend)
            QVERIFY2(!entry.text.contains(u"shortest way"_s), qPrintable(entry.text));
    }

    void aTileHasItsScoresAndAllThreeAccounts()
    {
        Frame frame = sampleFrame(12);
        frame.knobs = {{u"tile-size"_s, 3}};
        const Scene scene = StreamingRowFigure().layout(frame);
        const auto cells = std::ranges::count_if(scene.marks, [](const Mark& mark) {
            const auto* rect = std::get_if<RectMark>(&mark);
            return rect && rect->fill && rect->fill->role == Role::Diverging && rect->rect.top() < 450.0;
        });
        const auto width = frame.trace->weights().dV();
        QVERIFY2(std::size_t(cells) >= 12 + 4 * width, qPrintable(QString::number(cells)));
        const QStringList words = checks::wordsOf(scene);
        for (const QString& word : {u"cat"_s, u"blend so far, o"_s, u"scaled scores"_s})
            QVERIFY2(words.contains(word), qPrintable(word));
    }

    void theLeadThatAWeightNeedsGrowsWithTheLogarithm()
    {
        const QStringList words = checks::wordsOf(makeFigure(u"lead-share"_s)->layout(sampleFrame(5)));
        for (const QString& end :
             {u"0.9 needs a lead of 4.4"_s, u"0.9 needs a lead of 9.1"_s, u"0.9 needs a lead of 13.7"_s})
            QVERIFY2(words.filter(end).size() > 0, qPrintable(end));
    }

    void aWayThatThereIsNotIsSaidInThePicture()
    {
        Frame frame = sampleFrame(5);
        frame.knobs = {{u"carrier"_s, 4}, {u"path-back"_s, 1}, {u"path-distance"_s, 12}};
        const QStringList words = checks::wordsOf(ReachPathsFigure().layout(frame));
        for (const QString& word : {u"from token 13"_s, u"to token 1"_s, u"no way, however many layers"_s})
            QVERIFY2(words.contains(word), qPrintable(word));
    }

    void theAxisOfASignalHasTheDecadesOfItsCurves()
    {
        Frame frame = sampleFrame(5);
        frame.knobs = {{u"recurrent-scale"_s, 0.999}, {u"score-lead"_s, 2}};
        const QStringList words = checks::wordsOf(SignalFadingFigure().layout(frame));
        QVERIFY(words.contains(u"1"_s) && !words.contains(u"10⁹"_s) && !words.contains(u"10⁻⁹"_s));
        QVERIFY(words.contains(u"chain without tanh: 0.905"_s));
        frame.knobs = {{u"recurrent-scale"_s, 0.85}}; // more decades than have a number each
        QVERIFY(checks::wordsOf(SignalFadingFigure().layout(frame)).contains(u"1"_s));
    }

    void whatIsMovedStandsOnWhereItWas()
    {
        const auto samples = [](double shift) {
            Frame frame = sampleFrame(5);
            frame.knobs = {{u"place-shift"_s, shift}};
            return PlaceScoreFigure().layout(frame).legend.size();
        };
        QCOMPARE(samples(0), 2);
        QCOMPARE(samples(200), 3);
    }

    void everyDepthOfARelayHasItsSample()
    {
        Frame frame = sampleFrame(5);
        frame.knobs = {{u"sight-layers"_s, 4}};
        QList<double> tones;
        for (const LegendEntry& entry : SightPatternFigure().layout(frame).legend)
            tones.append(entry.ink.opacity);
        QCOMPARE(tones.size(), 4);
        for (qsizetype i = 1; i < tones.size(); ++i)
            QVERIFY2(tones[i] < 0.75 * tones[i - 1], qPrintable(QString::number(i)));
    }

    void cachesFillWithTheProgress()
    {
        Frame frame = sampleFrame(5); // the knobs begin with the sizes of Llama-2-7B
        QCOMPARE(itemValue(CacheFillFigure().layout(frame), 0), u"2 GiB"_s);
        frame.progress = 0.5;
        QCOMPARE(itemValue(CacheFillFigure().layout(frame), 1), u"256 MiB of 512 MiB"_s);
    }

    void theCacheOfTheModelOnScreenIsSaidOnceAnswered()
    {
        Frame frame = sampleFrame(5); // 4 heads, 8 columns of keys and of values
        const QString answer = u"your 5 tokens, this small model: 320 numbers"_s;
        QVERIFY(checks::wordsOf(CacheFillFigure().layout(frame)).contains(answer));
        frame.revealed = false;
        QVERIFY(!checks::wordsOf(CacheFillFigure().layout(frame)).contains(answer));
    }

    void everyNumberOfASharingBearsItsName()
    {
        const QStringList words = checks::wordsOf(CacheFillFigure().layout(sampleFrame(5)));
        for (const QString& line :
             {u"MHA: 512 KiB"_s, u"GQA: 128 KiB"_s, u"MQA: 16 KiB"_s, u"MHA: 1 FLOP per byte"_s})
            QVERIFY2(words.contains(line), qPrintable(words.join(u'\n')));
    }

    void curvesOfASignalDifferByDashesToo()
    {
        QList<int> dashes;
        for (const LegendEntry& entry : SignalFadingFigure().layout(sampleFrame(5)).legend)
            dashes.append(entry.dash);
        QCOMPARE(dashes, (QList<int>{0, 1, 2, 3}));
    }

    void tilesEndAtTheSoftmaxOfTheWholeRow()
    {
        Frame frame = sampleFrame(12);
        frame.knobs = {{u"tile-size"_s, 5}};
        const Scene scene = StreamingRowFigure().layout(frame);
        QCOMPARE(scene.items.size(), 3);
        const engine::HeadTrace& head = frame.trace->heads[1];
        const QString sum = QString::number(head.rowSum[11], 'f', 3);
        QVERIFY2(scene.items.last().value.endsWith(sum), qPrintable(scene.items.last().value));
    }
};

QTEST_MAIN(TestLongrangeFigures)
#include "tst_longrange_figures.moc"
