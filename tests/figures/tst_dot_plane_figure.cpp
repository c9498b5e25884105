#include "app/figures/dot_plane_figure.h"
#include "figure_samples.h"

#include "engine/measure/plane.h"

#include <QTest>

#include <cmath>

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

} // namespace

class TestDotPlaneFigure : public QObject
{
    Q_OBJECT

private slots:
    void theProductIsBothLengthsTimesTheCosine()
    {
        for (double angle = 0.0; angle < 6.3; angle += 0.37) {
            const engine::PlaneVector query{2.0, -0.5};
            const engine::PlaneVector key{1.5 * std::cos(angle), 1.5 * std::sin(angle)};
            const engine::PlaneProduct result = engine::productInPlane(query, key);
            QCOMPARE(result.product, query.across * key.across + query.up * key.up);
            QVERIFY(std::abs(result.product - result.queryLength * result.keyLength * *result.cosine) <
                    1e-12);
            // the shadow lies on the line of the query, and what is left of the key is square to it
            QVERIFY(std::abs(result.shadow.across * query.up - result.shadow.up * query.across) < 1e-12);
            QVERIFY(std::abs((key.across - result.shadow.across) * query.across +
                             (key.up - result.shadow.up) * query.up) < 1e-12);
        }
        QVERIFY(!engine::productInPlane({0, 0}, {1, 1}).cosine);
    }

    void theProductOnScreenIsThatOfTheKnobs()
    {
        Frame frame = sampleFrame(5);
        frame.knobs = {{u"query-across"_s, 3}, {u"query-up"_s, 0}, {u"key-across"_s, -2}, {u"key-up"_s, 1}};
        const Scene scene = DotPlaneFigure().layout(frame);
        QVERIFY2(wordsOf(scene).contains(u"q · k = 3 × (−2) + 0 × 1 = −6.00"_s),
                 qPrintable(wordsOf(scene).join(u'\n')));
    }

    void aTipThatIsDraggedTurnsBothItsKnobs()
    {
        const Scene scene = DotPlaneFigure().layout(sampleFrame(5));
        QCOMPARE(scene.handles.size(), 2);
        const SceneHandle& query = scene.handles.first();
        QCOMPARE(handleAt(scene, query.grab.center()), &query);
        const content::KnobValues corner = query.valuesAt(query.area.topRight());
        QCOMPARE(corner, (content::KnobValues{{u"query-across"_s, 3}, {u"query-up"_s, 3}}));
        const content::KnobValues beyond = query.valuesAt(query.area.bottomLeft() + QPointF(-50, 50));
        QCOMPARE(beyond, (content::KnobValues{{u"query-across"_s, -3}, {u"query-up"_s, -3}}));
    }
};

QTEST_MAIN(TestDotPlaneFigure)
#include "tst_dot_plane_figure.moc"
