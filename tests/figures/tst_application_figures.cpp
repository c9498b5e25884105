#include "app/figures/alignment_figure.h"
#include "app/figures/arrangement_figure.h"
#include "app/figures/decode_cost_figure.h"
#include "app/figures/fusion_figure.h"
#include "app/figures/leak_figure.h"
#include "app/figures/loss_places_figure.h"
#include "app/figures/masked_count_figure.h"
#include "app/figures/masked_words_figure.h"
#include "app/figures/middle_figure.h"
#include "app/figures/next_word_figure.h"
#include "app/figures/padding_side_figure.h"
#include "app/figures/patches_figure.h"
#include "app/figures/plot_tools.h"
#include "figure_checks.h"
#include "figure_samples.h"

#include "engine/measure/leak.h"
#include "engine/measure/middle.h"

#include <QTest>

#include <algorithm>
#include <ranges>

using namespace casefile;
using namespace casefile::figures;
using namespace Qt::StringLiterals;

namespace {

template <typename AnyFigure>
Scene sceneWith(const content::KnobValues& knobs, int tokens = 8)
{
    Frame frame = sampleFrame(tokens);
    frame.knobs = knobs;
    return AnyFigure().layout(frame);
}

/// A text that asks another: the source has six tokens, the target five.
Frame translation()
{
    Frame frame = sampleFrame(5);
    frame.trace = engine::attendSentence("猫看见狗就跑", engine::modelNamed("hand-set"), {},
                                         "The cats see dogs and run");
    return frame;
}

constexpr double cellRadius = 1.5; ///< of the cells of a grid, and of nothing else

/// Cells of a grid that may not be looked at.
int hatchedCells(const Scene& scene)
{
    return int(std::ranges::count_if(scene.marks, [](const Mark& mark) {
        const auto* rect = std::get_if<RectMark>(&mark);
        return rect && rect->hatched && rect->radius == cellRadius;
    }));
}

bool shows(const Scene& scene, const QString& words)
{
    return std::ranges::any_of(scene.marks, [&words](const Mark& mark) {
        const auto* text = std::get_if<TextMark>(&mark);
        return text && text->text == words;
    });
}

} // namespace

/// The pictures of chapter 6 say what the engine found, and hide it while a question is open.
class TestApplicationFigures : public QObject
{
    Q_OBJECT

private slots:
    void whatMayBeLookedAtIsSeenInBothThemes()
    {
        for (const Scene& scene :
             {sceneWith<MaskedWordsFigure>({}), sceneWith<LossPlacesFigure>({{u"objective"_s, 1}})})
            for (const SceneItem& item : scene.items) {
                int pale = 0;
                for (const Mark& mark : scene.marks) {
                    const auto* rect = std::get_if<RectMark>(&mark);
                    if (rect && item.rect.contains(rect->rect.center()) && rect->fill)
                        pale += rect->fill->role == Role::Chip ? 1 : 0;
                }
                QCOMPARE(pale, 0);
            }
    }

    void theImageTakesTheRoomThatItsNumbersLeave()
    {
        Frame frame = sampleFrame(5, {900, 520});
        QRectF image;
        for (const Mark& mark : PatchesFigure().layout(frame).marks) {
            const auto* patch = std::get_if<RectMark>(&mark);
            if (patch && patch->meaning.description == u"one patch: one token"_s)
                image |= patch->rect;
        }
        QVERIFY2(image.height() > 0.75 * frame.size.height(), qPrintable(QString::number(image.height())));
    }

    void theTextThatIsAskedIsTheSourceOfATranslation()
    {
        Frame frame = translation();
        frame.knobs = {{u"target-length"_s, 8}};
        const Scene scene = ArrangementFigure().layout(frame);
        QVERIFY2(scene.summary.contains(u"81 of 91 cells may look, 30 of them across"_s),
                 qPrintable(scene.summary));
        frame.revealed = false;
        const Scene asked = ArrangementFigure().layout(frame);
        QVERIFY(!asked.summary.contains(u"30"_s));
        QVERIFY(asked.items.isEmpty()); // cells can be counted
    }

    /// A score that does not exist is not one that is hidden.
    void eachAttentionIsATableOfItsOwn()
    {
        Frame frame = translation();
        frame.knobs = {{u"target-length"_s, 8}};
        const Scene scene = ArrangementFigure().layout(frame);
        for (const QString& title : {u"source, both ways: 6 × 6"_s, u"target, looking back: 5 × 5"_s,
                                     u"across: target asks source: 5 × 6"_s})
            QVERIFY2(shows(scene, title), qPrintable(title));
        QCOMPARE(scene.items.size(), 6 + 5 + 5);
        for (const Mark& mark : scene.marks)
            if (const auto* cell = std::get_if<RectMark>(&mark); cell && cell->radius == cellRadius)
                QVERIFY(cell->rect.width() > 4.0 && cell->rect.width() == cell->rect.height());
        QCOMPARE(hatchedCells(scene), 5 * 4 / 2);                                       // of the target alone
        QCOMPARE(hatchedCells(sceneWith<FusionFigure>({{u"fusion"_s, 0}})), 3 * 2 / 2); // of the text
        for (const QString& word : {u"猫"_s, u"狗"_s, u"跑"_s, u"dogs"_s, u"run"_s})
            QVERIFY2(checks::wordsOf(scene).count(word) >= 3, qPrintable(word));
    }

    void aColumnThatWasNotChosenMayBeLookedAt()
    {
        for (const double how : {0.0, 1.0})
            for (const LegendEntry& entry : sceneWith<MaskedWordsFigure>({{u"hidden-how"_s, how}}).legend)
                QVERIFY2(!entry.text.contains(u"no loss"_s), qPrintable(entry.text));
    }

    void aScoreBelowZeroHasItsBarToTheLeftOfALine()
    {
        const Scene scene = sceneWith<NextWordFigure>({});
        QList<QRectF> bars;
        double zero = 0.0;
        for (const Mark& mark : scene.marks) {
            if (const auto* rect = std::get_if<RectMark>(&mark);
                rect && rect->fill && rect->fill->role == Role::Key && !rect->meaning.description.isEmpty())
                bars.append(rect->rect);
            if (const auto* line = std::get_if<LineMark>(&mark); line && zero == 0.0)
                zero = line->from.x();
        }
        QCOMPARE(bars.size(), 6);
        QVERIFY(zero > 0.0);
        for (int word = 0; word < 6; ++word)
            QVERIFY(word < 4 ? bars[word].left() >= zero - 0.1 : bars[word].right() <= zero + 0.1);
    }

    void theRowOfAWordMovesByOneWhenRowsAreNamedByInput()
    {
        Frame frame = translation();
        frame.knobs = {{u"target-word"_s, 2}, {u"row-words"_s, 0}};
        QVERIFY(AlignmentFigure().layout(frame).summary.endsWith(u"row 2"_s));
        frame.knobs[u"row-words"_s] = 1;
        QVERIFY(AlignmentFigure().layout(frame).summary.endsWith(u"row 3"_s));
    }

    void onlyAnAttentionMaskHidesColumns()
    {
        const auto hidden = [](double how) {
            return hatchedCells(sceneWith<MaskedWordsFigure>(
                {{u"hidden-how"_s, how}, {u"masked-share"_s, 50}, {u"masked-draw"_s, 1}}));
        };
        QCOMPARE(hidden(0), 0);
        QVERIFY(hidden(1) > 0);
    }

    void chosenTokensAreCountedBesideTheirAverage()
    {
        const Scene scene = sceneWith<MaskedCountFigure>({{u"masked-length"_s, 2}});
        QVERIFY(shows(scene, u"61.4"_s) && shows(scene, u"76.8"_s));
    }

    void onePassOfTheNextTokenHasALossForAllButTheLast()
    {
        QVERIFY(sceneWith<LossPlacesFigure>({{u"objective"_s, 0}}).summary.contains(u"7 loss"_s));
        Frame frame = sampleFrame(8);
        frame.revealed = false;
        QVERIFY(!LossPlacesFigure().layout(frame).summary.contains(u"7"_s));
    }

    void theLeakTestCountsTheRowsOfTheEngine()
    {
        const Frame frame = sampleFrame(8);
        const auto moved = engine::outputShift(*frame.trace, 4, {});
        QVERIFY(sceneWith<LeakFigure>({{u"token-out"_s, 5}})
                    .summary.contains(u"%1 without, 0 with"_s.arg(engine::leakingRows(moved, 4))));
    }

    /// What the legend explains is on the picture, however low its rows are.
    void barsOfLowRowsStandBesideTheirNumbers()
    {
        Frame frame = sampleFrame(12);
        frame.size = {620.0, 300.0};
        const Scene scene = LeakFigure().layout(frame);
        const auto bars = std::ranges::count_if(scene.marks, [](const Mark& mark) {
            const auto* rect = std::get_if<RectMark>(&mark);
            return rect && rect->fill && rect->fill->role == Role::Accent &&
                   !rect->meaning.description.isEmpty();
        });
        QVERIFY2(bars > 12, qPrintable(QString::number(bars)));
    }

    void wordsAboutTheWholePictureHaveNoSample()
    {
        Scene scene = explainedBy(sampleFrame(5), {{LegendEntry::Sample::None, {}, u"drawn with seed 1"_s}});
        reserveLegend(scene, sampleFrame(5));
        QCOMPARE(scene.marks.size(), 1);
        QVERIFY(shows(scene, u"drawn with seed 1"_s));
    }

    void whatIsSaidOfScoresGoesWithTheToll()
    {
        QVERIFY(shows(sceneWith<MiddleFigure>({{u"middle-toll"_s, 0}}),
                      u"all scores equal: nothing was learned"_s));
        QVERIFY(shows(sceneWith<MiddleFigure>({{u"middle-toll"_s, 0.05}}),
                      u"scores fall with distance only: nothing was learned"_s));
    }

    void temperatureMovesTheFirstWord()
    {
        QVERIFY(shows(sceneWith<NextWordFigure>({{u"word-temperature"_s, 1}}), u"0.519"_s));
        QVERIFY(shows(sceneWith<NextWordFigure>({{u"word-temperature"_s, 0.5}}), u"0.733"_s));
    }

    void paddingOnTheRightIsWhereGenerationWouldGoOn()
    {
        QVERIFY(sceneWith<PaddingSideFigure>({{u"padding-side"_s, 0}}).summary.contains(u"[PAD]"_s));
        QVERIFY(sceneWith<PaddingSideFigure>({{u"padding-side"_s, 1}, {u"restart-positions"_s, 1}})
                    .summary.endsWith(u"position 2."_s));
    }

    void imageTokensInFrontCostSixteenTimes()
    {
        const Scene scene = sceneWith<FusionFigure>({{u"fusion"_s, 2}});
        QVERIFY(shows(
            scene,
            u"576 image and 192 text tokens: 589,824 scores with the hidden ones, 16.0 times the text alone"_s));
    }

    /// Its share is many times that of the others, whose differences would be lost beside it.
    void theLastTokenItselfIsSaidAndNotDrawn()
    {
        const Scene scene = sceneWith<MiddleFigure>({});
        const auto share = engine::shareByPlace({64, 16, 0.05});
        QVERIFY(share.back() > 4.0 * *std::ranges::max_element(share | std::views::take(63)));
        QVERIFY(std::ranges::any_of(scene.marks, [](const Mark& mark) {
            const auto* text = std::get_if<TextMark>(&mark);
            return text && text->text.startsWith(u"the last itself, place 64, not drawn"_s);
        }));
    }

    void theMiddleIsTheEngines()
    {
        const auto share = engine::shareByPlace({64, 16, 0.05});
        QCOMPARE(std::ranges::min_element(share) - share.begin(), 12);
        QVERIFY(sceneWith<MiddleFigure>({}).summary.contains(u"least at place 13"_s));
    }

    void theCostOfATokenIsTheChapters()
    {
        QVERIFY(sceneWith<DecodeCostFigure>({}).summary.contains(u"23.5 %"_s));
        // GPT-2 without embeddings: 2 N = 170e6 beside 4 L n d = 4 * 12 * 8192 * 768
        const QString small = sceneWith<DecodeCostFigure>({{u"model-size"_s, 0.0}}).summary;
        QVERIFY2(small.contains(u"64 %"_s) || small.contains(u"64.0 %"_s), qPrintable(small));
    }
};

QTEST_MAIN(TestApplicationFigures)
#include "tst_application_figures.moc"
