#include "app/figures/softmax_row_figure.h"

#include "tests/figures/row_figure_test.h"

using namespace casefile;
using namespace casefile::figures;
using enum engine::TensorId;

class TestSoftmaxRowFigure : public RowFigureTest
{
    Q_OBJECT

public:
    TestSoftmaxRowFigure()
        : RowFigureTest(std::make_unique<SoftmaxRowFigure>(), {Masked, Shifted, Exponential, Weights}, Masked)
    {}

private slots:
    void sumsArePrinted()
    {
        const Frame frame = checks::frameOf(checks::traceOf(5));
        const QStringList words = checks::wordsOf(layout(frame));
        const double sum = frame.trace->at({RowSum, 1, 4, 0});
        QVERIFY(words.contains(QStringLiteral("Σ %1").arg(playback::formatCell(sum))));
        QVERIFY(words.contains(QStringLiteral("Σ 1.00")));
    }

    /// Taking the maximum away keeps the gaps between scores, on screen as well.
    void gapsAreAsTallAfterTheMaximumIsTakenAway()
    {
        const Frame frame = checks::frameOf(checks::traceOf(5));
        const Scene scene = layout(frame);
        const auto top = [&](engine::TensorId tensor, std::size_t key) {
            double end = 0.0;
            for (const Mark& mark : scene.marks)
                if (const auto* rect = std::get_if<RectMark>(&mark))
                    if (rect->meaning.cell && rect->meaning.cell->tensor == tensor &&
                        rect->meaning.cell->column == key)
                        end = tensor == Masked ? -rect->rect.height() : rect->rect.height();
            return end;
        };
        const double before = top(Masked, 0) - top(Masked, 1), after = top(Shifted, 0) - top(Shifted, 1);
        QVERIFY(std::abs(before) > 1.0);
        QVERIFY2(std::abs(before - after) < 0.01, qPrintable(QStringLiteral("%1 %2").arg(before).arg(after)));
    }

    void fullyMaskedRowHasWeightsOfZero()
    {
        engine::AttentionSettings settings;
        settings.mask.rule = "padding";
        settings.mask.parameter = 3;
        const engine::TracePtr trace =
            engine::attendSentence("the old dog", engine::modelNamed("hand-set"), settings);
        for (const TextMark& number : checks::numbersOf(layout(checks::frameOf(trace)), Weights))
            QCOMPARE(number.text, QStringLiteral("0"));
    }
};

QTEST_MAIN(TestSoftmaxRowFigure)
#include "tst_softmax_row_figure.moc"
