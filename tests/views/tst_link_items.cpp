// Links are pointed at, walked by keyboard and read by a screen reader, whether or not a query is in focus.
#include "tests/views/window_fixture.h"

#include "app/views/figure_view.h"
#include "app/views/scene_interaction.h"

#include <QAccessible>
#include <QSet>
#include <QTest>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

/// The picture of links in the shown step.
views::FigureView& linksOf(test::WindowFixture& fixture)
{
    QCoreApplication::processEvents();
    for (auto* view : fixture.window->findChildren<views::FigureView*>())
        if (view->figureId() == u"links"_s && view->isVisible())
            return *view;
    qFatal("no picture of links");
}

/// A point a little beside the link between two tokens.
QPointF pointBeside(const figures::Scene& scene, int query, int key)
{
    for (const figures::SceneItem& item : scene.items)
        if (item.mark >= 0 && item.meaning.query == query && item.meaning.key == key)
            return item.rect.center() + QPointF(1, 0);
    return {-1, -1};
}

} // namespace

class TestLinkItems : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aLinkOfAMapWithoutFocusSaysWhoAsksWhomWhenItIsPointedAt()
    {
        test::WindowFixture fixture;
        fixture.window->resize(1440, 900);
        fixture.window->show();
        fixture.open(u"whole-map"_s);
        QCOMPARE(fixture.window->session().focus().query, -1);
        views::FigureView& links = linksOf(fixture);
        links.interaction().mouseMoved(pointBeside(links.scene(), 3, 1));
        QTRY_VERIFY(links.interaction().shownItem());
        const figures::SceneItem shown = *links.interaction().shownItem();
        QCOMPARE(shown.meaning.query, 3);
        QVERIFY2(shown.name.startsWith(u"head "_s) && shown.name.endsWith(u": link from “and” to “see”"_s),
                 qPrintable(shown.name));
        QVERIFY(shown.value.startsWith(u"weight "_s));
        QVERIFY(shown.meaning.description.contains(u"“and” asks “see”, weight "_s));
        QCOMPARE(fixture.window->session().focus(), (content::Focus{3, 1}));
    }

    void linksAreWalkedFromTheirQueryTheHeaviestFirst()
    {
        test::WindowFixture fixture;
        fixture.window->resize(1440, 900);
        fixture.window->show();
        fixture.open(u"whole-map"_s);
        views::FigureView& links = linksOf(fixture);
        links.interaction().focusGained(Qt::TabFocusReason);
        QTest::keyClick(&links, Qt::Key_Right);
        const auto trace = fixture.window->session().trace();
        double last = 1.0;
        int walked = 0;
        for (;; ++walked) {
            QTest::keyClick(&links, Qt::Key_Down);
            const figures::SceneItem item = *links.interaction().shownItem();
            QVERIFY(!item.name.isEmpty());
            QCOMPARE(item.rect, links.scene().items.at(links.walkedItem()).rect);
            if (item.mark < 0)
                break;
            QCOMPARE(item.meaning.query, 1);
            const double weight = trace->at(*item.meaning.cell);
            QVERIFY(weight <= last);
            last = weight;
        }
        QVERIFY(walked >= 2);
        QVERIFY(links.interaction().shownItem()->name.startsWith(u"key 2"_s));
    }

    void linksHaveNamesValuesAndPlacesForAScreenReader()
    {
        test::WindowFixture fixture;
        fixture.window->resize(1440, 900);
        fixture.window->show();
        fixture.open(u"whole-map"_s);
        views::FigureView& links = linksOf(fixture);
        fixture.window->session().setAllHeads(true);
        QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(&links);
        QSet<QString> heads;
        int arcs = 0;
        for (int i = 0; i < reader->childCount(); ++i) {
            QAccessibleInterface* child = reader->child(i);
            QVERIFY(!child->text(QAccessible::Name).isEmpty());
            QVERIFY(!child->text(QAccessible::Value).isEmpty());
            QVERIFY(!child->rect().isEmpty());
            if (child->role() != QAccessible::Graphic)
                continue;
            ++arcs;
            heads.insert(child->text(QAccessible::Name).section(u':', 0, 0));
            QVERIFY(child->text(QAccessible::Value).startsWith(u"weight "_s));
        }
        QCOMPARE(heads.size(), qsizetype(fixture.window->session().trace()->headCount()));
        QVERIFY(arcs > int(fixture.window->session().trace()->queries()));
    }
};

QTEST_MAIN(TestLinkItems)
#include "tst_link_items.moc"
