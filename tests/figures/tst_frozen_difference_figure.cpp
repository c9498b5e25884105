#include "app/figures/registry.h"
#include "figure_samples.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace casefile;
using namespace casefile::figures;
using namespace Qt::StringLiterals;
using engine::TensorId;

namespace {

/// The sample at another temperature, compared with itself at temperature 1.
Frame compared(TensorId tensor, const engine::AttentionSettings& now)
{
    Frame frame = sampleFrame(5);
    frame.frozen = frame.trace;
    frame.trace = sampleTrace(5, now);
    frame.knobs[u"compared-tensor"_s] = double(int(tensor));
    return frame;
}

engine::AttentionSettings warm()
{
    engine::AttentionSettings settings;
    settings.temperature = 3.0;
    return settings;
}

Scene sceneOf(const Frame& frame)
{
    return makeFigure(u"frozen-difference"_s)->layout(frame);
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

/// The difference of two states: each cell, the largest, and what cannot be compared.
class TestFrozenDifferenceFigure : public QObject
{
    Q_OBJECT

private slots:
    void everyTensorIsDrawnAsNowMinusFrozen()
    {
        for (const TensorId tensor : engine::allTensors()) {
            const Frame frame = compared(tensor, warm());
            const Scene scene = sceneOf(frame);
            const engine::Shape shape = frame.trace->shape(tensor);
            if (shape == engine::Shape{}) {
                QVERIFY(scene.summary.contains(u"not in both"_s));
                continue;
            }
            const QList<MapMark> maps = mapsOf(scene);
            QCOMPARE(maps.size(), 1);
            QCOMPARE(maps[0].ramp, Role::Diverging);
            QCOMPARE(std::size_t(maps[0].levels->size()), shape.rows * shape.columns);
            QCOMPARE(std::size_t(scene.items.size()), shape.rows * shape.columns);
            double largest = 0.0;
            for (const SceneItem& item : scene.items) {
                const double now = frame.trace->at(*item.meaning.cell);
                const double before = frame.frozen->at(*item.meaning.cell);
                largest = std::max(largest, std::abs(now - before));
            }
            QCOMPARE(scene.summary.contains(u"no number differs"_s), largest == 0.0);
        }
    }

    void allOfItIsThereAtEveryMomentAndItsTitleStandsAboveTheLabels()
    {
        Frame frame = compared(TensorId::Weights, warm());
        frame.progress = 0.0;
        const Scene scene = sceneOf(frame);
        const QList<MapMark> maps = mapsOf(scene);
        QCOMPARE(maps.size(), 1);
        QCOMPARE(std::size_t(maps[0].rows), frame.trace->queries());
        double title = 0.0;
        QList<double> labels;
        for (const Mark& mark : scene.marks)
            if (const auto* text = std::get_if<TextMark>(&mark);
                text && text->rect.bottom() <= maps[0].rect.top() + 1.0)
                (text->text.startsWith(u"A: weights"_s) ? title : labels.emplaceBack()) = text->rect.bottom();
        QVERIFY(title > 0.0);
        QVERIFY(labels.size() >= int(frame.trace->keys()));
        for (const double label : labels)
            QVERIFY(title < label);
    }

    void theLargestDifferenceIsNamedWithBothNumbersAndFramed()
    {
        const Scene scene = sceneOf(compared(TensorId::Weights, warm()));
        static const QRegularExpression words(
            u"^Largest difference: row .*, column .*, 0\\.\\d{4} → 0\\.\\d{4}: [+−]0\\.\\d{4}\\."_s);
        QVERIFY2(words.match(scene.summary).hasMatch(), qPrintable(scene.summary));
        const bool isFramed = std::ranges::any_of(scene.marks, [&](const Mark& mark) {
            const auto* rect = std::get_if<RectMark>(&mark);
            return rect && rect->stroke && rect->stroke->role == Role::Accent;
        });
        QVERIFY(isFramed);
    }

    void shapesThatDifferAreSaidInASentence()
    {
        Frame frame = sampleFrame(5);
        frame.frozen = sampleTrace(4);
        const Scene scene = sceneOf(frame);
        QVERIFY(mapsOf(scene).isEmpty());
        QVERIFY2(scene.summary.contains(u"frozen 4 × 4, now 5 × 5"_s), qPrintable(scene.summary));
        QCOMPARE(scene.items.size(), 1);
    }

    void whatAMaskHidesInOneStateOnlyIsGreyAndSaid()
    {
        engine::AttentionSettings causal;
        causal.mask.rule = "causal";
        const Scene scene = sceneOf(compared(TensorId::Masked, causal));
        const QList<MapMark> maps = mapsOf(scene);
        QVERIFY(std::isnan(maps[0].levels->at(1)));
        QVERIFY(scene.items[1].value.contains(u"−∞"_s));
        QVERIFY(std::ranges::any_of(scene.legend,
                                    [](const LegendEntry& entry) { return entry.ink.role == Role::Hidden; }));
    }

    void rowsOfAWeightMatrixAreNoTokens()
    {
        const Scene scene = sceneOf(compared(TensorId::Wq, warm()));
        for (const SceneItem& item : scene.items)
            QCOMPARE(item.meaning.query, -1);
    }

    void otherWordsInTheSamePlaceAreBothNamed()
    {
        Frame frame = sampleFrame(3);
        frame.frozen = engine::attendSentence("the dog saw", engine::modelNamed("hand-set"), {});
        const Scene scene = sceneOf(frame);
        QVERIFY2(scene.items[4].name.contains(u"dog→cat"_s), qPrintable(scene.items[4].name));
    }

    void aCoveredAnswerDoesNotShowThroughTheDifference()
    {
        Frame frame = compared(TensorId::Weights, warm());
        frame.revealed = false;
        const Scene scene = sceneOf(frame);
        QVERIFY(mapsOf(scene).isEmpty());
        QVERIFY(!scene.summary.contains(u"Largest"_s));
        for (const SceneItem& item : scene.items)
            QVERIFY(!item.meaning.cell);
    }
};

QTEST_MAIN(TestFrozenDifferenceFigure)
#include "tst_frozen_difference_figure.moc"
