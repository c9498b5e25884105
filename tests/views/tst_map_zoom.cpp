// A large heat map, looked at part by part: by wheel, by keys, by its buttons, in its minimap.
#include "tests/views/window_fixture.h"

#include "app/figures/map_window.h"
#include "app/views/figure_card.h"
#include "app/views/heat_map_chart.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/scene_interaction.h"

#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

constexpr int tokens = 100;

struct LargeMap
{
    LargeMap()
    {
        fixture.window->resize(1440, 900);
        fixture.window->show();
        fixture.open(u"whole-map"_s);
        fixture.window->session().setSentence(u"cat "_s.repeated(tokens));
        chart = fixture.window->findChild<views::HeatMapChart*>();
    }

    bool isReady() const
    {
        const engine::TracePtr trace = fixture.window->session().trace();
        return chart && trace && int(trace->queries()) == tokens;
    }

    /// The row and column of the item that a walk is at.
    QPoint walked() const
    {
        const figures::SceneItem& item = chart->scene().items.at(chart->walkedItem());
        return {item.gridColumn, item.gridRow};
    }

    void turnWheel(QPointF at, int steps) const
    {
        QWheelEvent event(at, chart->mapToGlobal(at), {}, {0, steps * 120}, {}, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(chart->viewport(), &event);
    }

    test::WindowFixture fixture;
    views::HeatMapChart* chart = nullptr;
};

} // namespace

class TestMapZoom : public QObject
{
    Q_OBJECT

private slots:
    void keysGoCloserAndFarther()
    {
        LargeMap map;
        QTRY_VERIFY(map.isReady());
        QTest::keyClick(map.chart, Qt::Key_Plus);
        QCOMPARE(map.chart->shownPart().side, 50);
        QTest::keyClick(map.chart, Qt::Key_Plus);
        QCOMPARE(map.chart->shownPart().side, 25);
        QTest::keyClick(map.chart, Qt::Key_Minus);
        QTest::keyClick(map.chart, Qt::Key_Minus);
        QCOMPARE(map.chart->shownPart(), figures::MapWindow());
    }

    void aWalkGoesOnBeyondTheEdge()
    {
        LargeMap map;
        QTRY_VERIFY(map.isReady());
        map.chart->setFocus(Qt::TabFocusReason);
        map.chart->interaction().focusGained(Qt::TabFocusReason);
        for (int step = 0; step < 3; ++step)
            QTest::keyClick(map.chart, Qt::Key_Plus);
        QCOMPARE(map.chart->shownPart().side, 13);
        QTest::keyClick(map.chart, Qt::Key_Home);
        QCOMPARE(map.walked(), QPoint(0, 0));
        for (int step = 0; step < 40; ++step)
            QTest::keyClick(map.chart, Qt::Key_Right);
        QCOMPARE(map.walked(), QPoint(40, 0));
        for (int step = 0; step < 20; ++step)
            QTest::keyClick(map.chart, Qt::Key_Down);
        QCOMPARE(map.walked(), QPoint(40, 20));
        QCOMPARE(map.fixture.window->session().focus(), (content::Focus{20, 40}));
        QTest::keyClick(map.chart, Qt::Key_End);
        QCOMPARE(map.walked(), QPoint(tokens - 1, tokens - 1));
        QCOMPARE(map.chart->shownPart(), (figures::MapWindow{tokens - 13, tokens - 13, 13}));
    }

    void arrowsMoveThePartWhereNoWalkIsOn()
    {
        LargeMap map;
        QTRY_VERIFY(map.isReady());
        QTest::keyClick(map.chart, Qt::Key_Plus);
        const figures::MapWindow before = map.chart->shownPart();
        QTest::keyClick(map.chart, Qt::Key_Up);
        QVERIFY(map.chart->shownPart().row < before.row);
        QCOMPARE(map.fixture.window->session().step().id, u"whole-map"_s); // not to another step
    }

    void theWheelZoomsAndTheWholeMapLetsThePageScroll()
    {
        LargeMap map;
        QTRY_VERIFY(map.isReady());
        const QPointF middle = QRectF(map.chart->rect()).center();
        map.turnWheel(middle, 1);
        QCOMPARE(map.chart->shownPart().side, 50);
        map.turnWheel(middle, -1);
        QCOMPARE(map.chart->shownPart().side, 0);
        map.turnWheel(middle, -1);
        QCOMPARE(map.chart->shownPart().side, 0);
    }

    void theFrameInTheMinimapIsDragged()
    {
        LargeMap map;
        QTRY_VERIFY(map.isReady());
        QTest::keyClick(map.chart, Qt::Key_Plus);
        QTest::keyClick(map.chart, Qt::Key_Plus);
        QCoreApplication::processEvents();
        const QRectF mini = map.chart->minimap();
        QVERIFY(!mini.isEmpty());
        QTest::mousePress(map.chart->viewport(), Qt::LeftButton, {}, mini.topLeft().toPoint() + QPoint(2, 2));
        QCOMPARE(map.chart->shownPart(), (figures::MapWindow{0, 0, 25}));
        QTest::mouseMove(map.chart->viewport(), mini.bottomRight().toPoint() - QPoint(2, 2));
        QCOMPARE(map.chart->shownPart(), (figures::MapWindow{75, 75, 25}));
        QTest::mouseRelease(map.chart->viewport(), Qt::LeftButton, {}, mini.center().toPoint());
        QTest::mouseMove(map.chart->viewport(), mini.center().toPoint());
        QCOMPARE(map.chart->shownPart(), (figures::MapWindow{75, 75, 25}));
        QVERIFY(!map.fixture.window->session().isPinned());
    }

    void buttonsStandOnlyByALargeMapAndAreNamed()
    {
        LargeMap map;
        QTRY_VERIFY(map.isReady());
        QCoreApplication::processEvents();
        const auto buttons = map.chart->findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), 2);
        for (const QToolButton* button : buttons) {
            QVERIFY(button->isVisible());
            QVERIFY(!button->accessibleName().isEmpty());
        }
        buttons.last()->click();
        QVERIFY(map.chart->shownPart().side > 0);
        const auto* card = qobject_cast<views::FigureCard*>(map.chart->parentWidget());
        QVERIFY(card);
        QCOMPARE(card->exhibit().frame.window, map.chart->shownPart()); // what is saved is what is seen
        map.fixture.window->session().setSentence(u"cats see dogs"_s);
        QCoreApplication::processEvents();
        QVERIFY(!buttons.first()->isVisible());
        QCOMPARE(map.chart->shownPart(), figures::MapWindow());
    }
};

QTEST_MAIN(TestMapZoom)
#include "tst_map_zoom.moc"
