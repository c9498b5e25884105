#include "app/figures/block_parameters_figure.h"
#include "app/figures/block_run.h"
#include "app/figures/collapse_figure.h"
#include "app/figures/masked_words_figure.h"
#include "app/figures/norm_figure.h"
#include "app/figures/patches_figure.h"
#include "app/figures/registry.h"
#include "app/figures/residual_stream_figure.h"
#include "app/figures/writing_figure.h"
#include "figure_samples.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <numeric>

using namespace casefile;
using namespace casefile::figures;
using namespace Qt::StringLiterals;

namespace {

QString legendWords(const Scene& scene)
{
    QStringList words;
    for (const LegendEntry& entry : scene.legend)
        words.append(entry.text);
    return words.join(u'\n');
}

/// "2 × 10⁻¹⁶" as "2e-16".
QString withoutRaisedDigits(QString text)
{
    const QString raised = u"⁰¹²³⁴⁵⁶⁷⁸⁹"_s;
    for (int digit = 0; digit < raised.size(); ++digit)
        text.replace(raised.at(digit), QString::number(digit));
    return text.replace(u" × 10⁻"_s, u"e-"_s).replace(u"10⁻"_s, u"1e-"_s);
}

/// The value that a picture says of the item of that name.
QString valueOf(const Scene& scene, const QString& name)
{
    for (const SceneItem& item : scene.items)
        if (item.name == name)
            return item.value;
    return {};
}

} // namespace

/// The numbers of the pictures of a block and of its uses are those of the engine.
class TestBlockFigures : public QObject
{
    Q_OBJECT

private slots:
    void aBlockOfThePapersSizeHasItsParameters()
    {
        Frame frame = sampleFrame(5);
        frame.knobs = {{u"block-width"_s, 512}, {u"feed-forward-factor"_s, 4}, {u"block-heads"_s, 8}};
        const Scene scene = BlockParametersFigure().layout(frame);
        QCOMPARE(valueOf(scene, u"the block"_s), u"3,152,384"_s);
        QCOMPARE(valueOf(scene, u"8 heads"_s), u"64 numbers wide each"_s);
        frame.knobs[u"block-heads"_s] = 7;
        QCOMPARE(valueOf(BlockParametersFigure().layout(frame), u"7 heads"_s),
                 u"heads must divide d_model"_s);
    }

    void tokensBecomeAlikeOnlyWithoutResiduals()
    {
        const Frame frame = sampleFrame(8);
        const engine::StackSettings settings = blockSettings(frame);
        const engine::Matrix x = blockInput(*frame.trace);
        const engine::SpreadByDepth spread = engine::spreadByDepth(x, settings.sizes, 12, settings.seed);
        const double bare = spread.bare.back(), kept = spread.residual.back();
        QVERIFY2(bare < 1e-3 && kept > 0.05, qPrintable(u"%1 %2"_s.arg(bare).arg(kept)));
        const QString said = CollapseFigure().layout(frame).summary;
        QCOMPARE(withoutRaisedDigits(said),
                 u"12 layers: spread %1 without residuals, %2 with them"_s.arg(
                     QString::number(bare, 'e', 0), QString::number(kept, 'f', 2)));
    }

    void aRowBehindTheNormHasMeanZeroAndDeviationOne()
    {
        Frame frame = sampleFrame(6);
        for (const double gain : {0.1, 1.0, 10.0}) {
            frame.knobs = {{u"norm-gain"_s, gain}};
            const Scene scene = NormFigure().layout(frame);
            QCOMPARE(scene.items.size(), 2);
            const auto numbers =
                QRegularExpression(u"^mean 0, standard deviation (.+)$"_s).match(scene.items.last().value);
            QVERIFY2(numbers.hasMatch(), qPrintable(scene.items.last().value));
            QVERIFY2(std::abs(numbers.captured(1).toDouble() - 1.0) < 0.02, qPrintable(numbers.captured(1)));
        }
    }

    void theStreamIsTheSumOfWhatTheBlocksAdd()
    {
        const Frame frame = sampleFrame(6);
        BlockRun run;
        engine::StackSettings settings = blockSettings(frame);
        settings.blocks = 3;
        const engine::Matrix x = blockInput(*frame.trace);
        const auto blocks = run.of(x, settings);
        for (std::size_t column = 0; column < x.columns(); ++column) {
            double sum = x(2, column);
            for (const auto& block : blocks)
                sum += block.attentionStep.update(2, column) + block.feedForwardStep.update(2, column);
            QVERIFY(std::abs(sum - blocks.back().output()(2, column)) < 1e-12);
        }
    }

    void moreBlocksGoOnFromThoseThatRan()
    {
        const engine::Matrix x = blockInput(*sampleFrame(6).trace);
        engine::StackSettings settings = blockSettings(sampleFrame(6));
        BlockRun run;
        for (const std::size_t blocks : {3, 5, 2}) {
            settings.blocks = blocks;
            const auto traces = run.of(x, settings);
            QCOMPARE(traces.size(), blocks);
            QVERIFY(traces.back().output() == engine::runStack(x, settings).back().output());
        }
        settings.seed += 1; // another stack
        QVERIFY(run.of(x, settings).back().output() == engine::runStack(x, settings).back().output());
    }

    /// A question asks what replacing another token does here: the answer can be looked at, and waits.
    void replacingAnotherTokenLeavesTheNeuronsOfThisOne()
    {
        Frame frame = sampleFrame(5);
        frame.knobs = {{u"replace-other"_s, 1}};
        const QString said = makeFigure(u"neurons"_s)->layout(frame).summary;
        QVERIFY2(said.endsWith(u": 0"_s) && !said.contains(u": 0,"_s), qPrintable(said));
        frame.revealed = false;
        const QString asked = makeFigure(u"neurons"_s)->layout(frame).summary;
        QVERIFY2(!asked.endsWith(u": 0"_s), qPrintable(asked));
    }

    void otherHolesAreDrawnInTheSameBlock()
    {
        Frame frame = sampleFrame(5);
        frame.knobs = {{u"block-dropout"_s, 0.5}, {u"block-training"_s, 1}, {u"hole-draw"_s, 7}};
        const Scene first = makeFigure(u"block-dropout"_s)->layout(frame);
        frame.knobs[u"hole-draw"_s] = 8;
        const Scene second = makeFigure(u"block-dropout"_s)->layout(frame);
        QCOMPARE(first.items[0].value, second.items[0].value); // the update itself
        QVERIFY(dump(first) != dump(second));
    }

    void levelsThatHaveRoomAreNotTurned()
    {
        Frame frame = sampleFrame(9, {740, 480});
        frame.knobs = {{u"carrier-layers"_s, 3}};
        for (const Mark& mark : makeFigure(u"changed-rows"_s)->layout(frame).marks)
            if (const auto* text = std::get_if<TextMark>(&mark))
                QCOMPARE(text->rotation, 0.0);
    }

    void anImageHasATokenForEachPatchAndOneMore()
    {
        const Scene scene = PatchesFigure().layout(sampleFrame(5));
        QCOMPARE(valueOf(scene, u"tokens, with the class token"_s), u"197"_s);
    }

    void aSentenceThatIsCutSaysSo()
    {
        const auto note = u"the first %1 of %2 tokens"_s;
        const Frame whole = sampleFrame(64);
        const Frame cut = sampleFrame(70);
        QVERIFY(!legendWords(ResidualStreamFigure().layout(whole)).contains(note.arg(64).arg(64)));
        QVERIFY(legendWords(ResidualStreamFigure().layout(cut)).contains(note.arg(64).arg(70)));
        QVERIFY(legendWords(CollapseFigure().layout(cut)).contains(note.arg(64).arg(70)));
        QVERIFY(legendWords(MaskedWordsFigure().layout(cut)).contains(note.arg(16).arg(70)));
        QVERIFY(legendWords(WritingFigure().layout(cut)).contains(note.arg(16).arg(70)));
    }
};

QTEST_MAIN(TestBlockFigures)
#include "tst_block_figures.moc"
