#include "app/figures/dense_network_scene.h"

#include "app/playback/prose_fields.h"
#include "tests/figures/figure_checks.h"

using namespace casefile;
using namespace casefile::figures;

class TestDenseNetworkScene : public QObject
{
    Q_OBJECT

    const engine::DenseNetwork network = engine::untrainedDenseNetwork({3, 5, 4, 2}, 7);
    const engine::DenseTrace trace = engine::forward(network, {0.8, -0.4, 0.1});

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void textNeverOverlapsOrLeaves()
    {
        for (const QSizeF size : {QSizeF(400, 300), QSizeF(700, 380), QSizeF(1600, 900)}) {
            for (const double scale : {0.8, 1.0, 2.0})
                QCOMPARE(checks::textFault(layoutDenseNetwork(network, trace, size, 1.0, scale)), QString());
        }
    }

    void waveRunsFromInputToOutput()
    {
        const auto computed = [&](double progress) {
            const Scene scene = layoutDenseNetwork(network, trace, {700, 380}, progress, 1.0);
            return std::ranges::count_if(scene.items, [](const SceneItem& item) {
                return item.mark < 0 && item.value != QStringLiteral("not computed yet");
            });
        };
        QCOMPARE(computed(0.0), 3);
        QCOMPARE(computed(1.0 / 3.0), 8);
        QCOMPARE(computed(1.0), 14);
    }

    void everyNeuronSaysItsActivation()
    {
        const Scene scene = layoutDenseNetwork(network, trace, {700, 380}, 1.0, 1.0);
        QVERIFY(checks::itemsAreSpoken(scene));
        for (const SceneItem& item : scene.items)
            if (item.mark < 0)
                QCOMPARE(item.value,
                         playback::formatCell(
                             trace.activations[std::size_t(item.gridColumn)][std::size_t(item.gridRow)]));
    }

    void everyLineSaysItsWeightWhereItIsPointedAt()
    {
        const Scene scene = layoutDenseNetwork(network, trace, {700, 380}, 1.0, 1.0);
        int lines = 0;
        for (const SceneItem& item : scene.items) {
            if (item.mark < 0)
                continue;
            ++lines;
            QVERIFY(item.name.isEmpty()); // its sentence is made when asked for
            const auto& line = std::get<LineMark>(scene.marks.at(item.mark));
            const QPointF quarter = line.from + (line.to - line.from) * 0.27;
            const auto shown = explanationAt(scene, quarter + QPointF(0, 2));
            QVERIFY(shown && shown->name.startsWith(QStringLiteral("weight from ")));
        }
        std::size_t weights = 0;
        for (const engine::DenseLayer& layer : network.layers)
            weights += layer.weights.values().size();
        QCOMPARE(std::size_t(lines), weights);
        const SceneItem last = spoken(scene, scene.items.last());
        QCOMPARE(last.value, QStringLiteral("%1, a parameter")
                                 .arg(playback::formatCell(network.layers.back().weights.values().back())));
    }

    void handleGivesBackTheInputItShows()
    {
        const QList<DenseHandle> handles = denseInputHandles(trace, {700, 380}, 1.0);
        QCOMPARE(handles.size(), 3);
        for (qsizetype i = 0; i < handles.size(); ++i)
            QVERIFY(std::abs(handles[i].valueAt(handles[i].knob.center()) -
                             trace.activations[0][std::size_t(i)]) < 1e-9);
        QCOMPARE(handles[0].valueAt({0, -100}), 1.0);
        QCOMPARE(handles[0].valueAt({0, 9999}), -1.0);
    }

    void attentionIsSetApart()
    {
        const QStringList words = checks::wordsOf(layoutDenseNetwork(network, trace, {700, 380}, 1.0, 1.0));
        QVERIFY(words.contains(
            QStringLiteral("These weights are parameters: they do not change with the input.")));
    }

    void sameMomentSameScene()
    {
        const auto at = [&](double progress) {
            return dump(layoutDenseNetwork(network, trace, {700, 380}, progress, 1.0));
        };
        QCOMPARE(at(0.4), at(0.4));
        QVERIFY(at(0.4) != at(1.0));
    }
};

QTEST_MAIN(TestDenseNetworkScene)
#include "tst_dense_network_scene.moc"
