// Keys drive the player, a click pins, Escape frees, pictures are walked by keyboard and read by a screen
// reader.
#include "tests/views/window_fixture.h"

#include "app/views/figure_card.h"
#include "app/views/heat_map_chart.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/provenance_panel.h"
#include "app/views/scene_host.h"
#include "app/views/scene_interaction.h"
#include "app/views/scene_walk.h"
#include "app/views/term_row.h"
#include "engine/attention/provenance.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <QTest>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

/// Where the first item with that query and key lies in its widget.
QPoint placeOf(views::SceneHost& host, int query, int key)
{
    for (const figures::SceneItem& item : host.scene().items) {
        if (item.meaning.query == query && item.meaning.key == key)
            return host.widgetRect(item).center().toPoint();
    }
    return {-1, -1};
}

} // namespace

class TestInteraction : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void arrowsStepBothWaysAndHomeAndEndLeadToTheEnds()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        fixture.open(u"case-opens"_s, 0.0);
        playback::Player& player = fixture.window->session().player();
        QTest::keyClick(fixture.window.get(), Qt::Key_Right);
        QCOMPARE(player.cursor().progress, 1.0);
        QTest::keyClick(fixture.window.get(), Qt::Key_Right);
        QCOMPARE(fixture.window->session().step().id, u"everyone-looks"_s);
        QTest::keyClick(fixture.window.get(), Qt::Key_Left);
        QTest::keyClick(fixture.window.get(), Qt::Key_Left);
        QCOMPARE(fixture.window->session().step().id, u"case-opens"_s);
        QTest::keyClick(fixture.window.get(), Qt::Key_End);
        QCOMPARE(fixture.window->session().step().id, u"free-play"_s);
        QTest::keyClick(fixture.window.get(), Qt::Key_Home);
        QCOMPARE(player.seconds(), 0.0);
    }

    void spacePlaysAndPauses()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        fixture.window->appearance().setReducedMotion(false);
        fixture.open(u"case-opens"_s, 0.0);
        QTest::keyClick(fixture.window.get(), Qt::Key_Space);
        QVERIFY(fixture.window->session().player().isPlaying());
        QTest::keyClick(fixture.window.get(), Qt::Key_Space);
        QVERIFY(!fixture.window->session().player().isPlaying());
    }

    void aClickOnACellPinsItAndEscapeFreesIt()
    {
        test::WindowFixture fixture;
        fixture.window->resize(1440, 900);
        fixture.window->show();
        fixture.open(u"whole-map"_s);
        auto* chart = fixture.window->findChild<views::HeatMapChart*>();
        QVERIFY(chart);
        QCoreApplication::processEvents();
        QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, placeOf(*chart, 2, 1));
        QVERIFY(fixture.window->session().isPinned());
        QCOMPARE(fixture.window->session().focus(), (content::Focus{2, 1}));
        QCOMPARE(fixture.window->lessonPage()->provenance()->cell()->row, std::size_t(2));
        QCOMPARE(fixture.window->lessonPage()->provenance()->cell()->column, std::size_t(1));
        QTest::keyClick(fixture.window.get(), Qt::Key_Escape);
        QVERIFY(!fixture.window->session().isPinned());
    }

    void provenanceGoesDeeperAndComesBack()
    {
        test::WindowFixture fixture;
        fixture.open(u"whole-map"_s);
        views::ProvenancePanel* panel = fixture.window->lessonPage()->provenance();
        const engine::CellRef weight{engine::TensorId::Weights, 1, 4, 0};
        panel->show(weight);
        const engine::Provenance first = engine::explain(*fixture.window->session().trace(), weight);
        panel->openTerm(first.terms.front().left);
        QCOMPARE(panel->cell()->tensor, first.terms.front().left.tensor);
        panel->back();
        QVERIFY(panel->cell() == weight);
    }

    /// Widgets that are made at every key of a sentence cost more than all that is computed and painted.
    void theRowsOfACalculationAreFilledAnew()
    {
        test::WindowFixture fixture;
        fixture.open(u"blend"_s);
        fixture.window->session().predict(-1); // opens the numbers
        const views::ProvenancePanel* panel = fixture.window->lessonPage()->provenance();
        const auto words = [panel] {
            const auto* row = panel->findChild<views::TermRow*>();
            return row ? row->findChild<QPushButton*>()->text() : QString();
        };
        fixture.window->session().setSentence(u"cats see dogs"_s);
        const QList<views::TermRow*> before = panel->findChildren<views::TermRow*>();
        QVERIFY(words().contains(u"cats"_s));
        fixture.window->session().setSentence(u"birds see dogs"_s);
        QCOMPARE(panel->findChildren<views::TermRow*>(), before);
        QVERIFY2(words().contains(u"birds"_s), qPrintable(words()));
    }

    void aPictureIsWalkedByKeyboardAndReturnPins()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        fixture.open(u"whole-map"_s);
        auto* chart = fixture.window->findChild<views::HeatMapChart*>();
        chart->setFocus(Qt::TabFocusReason);
        chart->interaction().focusGained(Qt::TabFocusReason);
        QCOMPARE(chart->walkedItem(), 0);
        QTest::keyClick(chart, Qt::Key_Right);
        QTest::keyClick(chart, Qt::Key_Down);
        const figures::SceneItem& item = chart->scene().items.at(chart->walkedItem());
        QCOMPARE(item.gridRow, 1);
        QCOMPARE(item.gridColumn, 1);
        QTest::keyClick(chart, Qt::Key_Return);
        QVERIFY(fixture.window->session().isPinned());
        QTest::keyClick(chart, Qt::Key_Escape);
        QVERIFY(!fixture.window->session().isPinned());
        QTest::keyClick(chart, Qt::Key_Escape);
        QCOMPARE(chart->walkedItem(), -1);
    }

    void cellsHaveNamesValuesAndPlacesForAScreenReader()
    {
        test::WindowFixture fixture;
        fixture.window->resize(1440, 900);
        fixture.window->show();
        fixture.open(u"whole-map"_s);
        QCoreApplication::processEvents();
        auto* chart = fixture.window->findChild<views::HeatMapChart*>();
        QAccessibleInterface* map = QAccessible::queryAccessibleInterface(chart);
        QVERIFY(map);
        const auto tokens = fixture.window->session().trace()->queries();
        QVERIFY(std::size_t(map->childCount()) >= tokens * tokens);
        for (int i = 0; i < map->childCount(); ++i) {
            QAccessibleInterface* child = map->child(i);
            QVERIFY(child->isValid());
            QVERIFY(!child->text(QAccessible::Name).isEmpty());
            QVERIFY(!child->rect().isEmpty());
        }
        QAccessibleInterface* cell = map->child(0);
        QCOMPARE(cell->role(), QAccessible::Cell);
        QVERIFY(!cell->text(QAccessible::Value).isEmpty());
        QVERIFY(cell->text(QAccessible::Name).contains(u"Cats"_s));
        QCOMPARE(map->indexOfChild(cell), 0);
    }

    void everyControlHasANameForAScreenReader()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        fixture.open(u"one-asks"_s);
        for (QWidget* widget : fixture.window->findChildren<QWidget*>()) {
            if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) ||
                widget->objectName().startsWith(u"qt_"_s))
                continue;
            QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(widget);
            const bool named = reader && (!reader->text(QAccessible::Name).isEmpty() ||
                                          !reader->text(QAccessible::Value).isEmpty());
            QVERIFY2(named, widget->metaObject()->className());
        }
    }

    void hoverPreviewsAfterAMomentAndLetsGoLater()
    {
        test::WindowFixture fixture;
        fixture.window->resize(1440, 900);
        fixture.window->show();
        fixture.open(u"whole-map"_s);
        QCoreApplication::processEvents();
        auto* chart = fixture.window->findChild<views::HeatMapChart*>();
        const content::Focus before = fixture.window->session().focus();
        chart->interaction().mouseMoved(placeOf(*chart, 3, 2));
        QCOMPARE(fixture.window->session().focus(), before);
        QTRY_COMPARE(fixture.window->session().focus(), (content::Focus{3, 2}));
        chart->interaction().mouseLeft();
        QCOMPARE(fixture.window->session().focus(), (content::Focus{3, 2}));
        QTRY_COMPARE(fixture.window->session().focus(), before);
    }

    void aDigitAnswersAPredictionAndTheAnswerShows()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        fixture.open(u"one-asks"_s, 0.0);
        QVERIFY(!fixture.window->session().isRevealed());
        QVERIFY(!fixture.window->lessonPage()->provenance()->cell());
        QTest::keyClick(fixture.window.get(), Qt::Key_1);
        QVERIFY(fixture.window->session().isRevealed());
    }

    void aClickOnASmallMapShowsItsHead()
    {
        test::WindowFixture fixture;
        fixture.window->resize(1440, 900);
        fixture.window->show();
        fixture.window->showLink(QUrl(u"casefile:lesson/multihead/all-maps"_s));
        auto* host = fixture.window->lessonPage()->mainFigure()->host();
        QCOMPARE(fixture.window->lessonPage()->mainFigure()->figureId(), u"all-heads"_s);
        const int other = fixture.window->session().state().head == 2 ? 1 : 2;
        const QList<figures::SceneItem> items = host->scene().items;
        const auto item = std::ranges::find(items, other, [](const auto& each) { return each.meaning.head; });
        QVERIFY(item != items.cend());
        QTest::mouseClick(host->widget(), Qt::LeftButton, {}, item->rect.center().toPoint());
        QCOMPARE(fixture.window->session().state().head, other);
        fixture.window->session().undo();
        QVERIFY(fixture.window->session().state().head != other);
    }

    void theCopyKeyTakesOneNumberInFullOrAllOfThePicture()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        fixture.open(u"whole-map"_s);
        auto* chart = fixture.window->findChild<views::HeatMapChart*>();
        QTest::keyClick(chart, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text().count(u"\nweights,"_s), 25);
        chart->interaction().walkTo(7);
        QTest::keyClick(chart, Qt::Key_C, Qt::ControlModifier);
        const engine::CellRef cell = *chart->scene().items.at(7).meaning.cell;
        QCOMPARE(QApplication::clipboard()->text().toDouble(), fixture.window->session().trace()->at(cell));
    }

    void walkStaysAtTheEdges()
    {
        QList<figures::SceneItem> items(4);
        for (int i = 0; i < 4; ++i) {
            items[i].gridRow = i / 2;
            items[i].gridColumn = i % 2;
        }
        QCOMPARE(views::walkFrom(items, 0, Qt::Key_Left), 0);
        QCOMPARE(views::walkFrom(items, 0, Qt::Key_Down), 2);
        QCOMPARE(views::walkFrom(items, 2, Qt::Key_Right), 3);
        QCOMPARE(views::walkFrom(items, 3, Qt::Key_End), 3);
        QCOMPARE(views::walkFrom({}, 0, Qt::Key_End), -1);
    }
};

QTEST_MAIN(TestInteraction)
#include "tst_interaction.moc"
