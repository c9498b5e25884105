#include "app/figures/scene.h"

#include <QTest>

using namespace casefile::figures;
using namespace Qt::StringLiterals;

namespace {

RectMark box(const QRectF& rect, const QString& words)
{
    RectMark mark;
    mark.rect = rect;
    mark.meaning.description = words;
    return mark;
}

} // namespace

class TestScene : public QObject
{
    Q_OBJECT

private slots:
    void dumpRoundsAndKnowsNoMinusZero();
    void dumpShowsEveryDifference();
    void topmostItemIsFound();
    void linksAnswerForThemselves();
    void everyCellIsFoundWhereItIs();
};

void TestScene::dumpRoundsAndKnowsNoMinusZero()
{
    Scene scene;
    scene.marks.append(box(QRectF(-0.001, 1.0 / 3.0, 10, 10), u"a"_s));
    QVERIFY(dump(scene).contains(u"rect 0.00,0.33 10.00x10.00"_s));
    QVERIFY(!dump(scene).contains(u"-0.00"_s));
}

void TestScene::dumpShowsEveryDifference()
{
    Scene a;
    a.marks.append(box(QRectF(0, 0, 10, 10), u"a"_s));
    Scene b = a;
    std::get<RectMark>(b.marks[0]).fill = Ink{Role::Query};
    QVERIFY(dump(a) != dump(b));
    b = a;
    b.summary = u"other"_s;
    QVERIFY(dump(a) != dump(b));
}

void TestScene::topmostItemIsFound()
{
    Scene scene;
    scene.items.append({QRectF(0, 0, 10, 10), u"below"_s, u"1"_s, {}, 0, 0});
    scene.items.append({QRectF(5, 5, 10, 10), u"above"_s, u"2"_s, {}, 0, 1});
    QCOMPARE(itemAt(scene, {7, 7})->name, u"above"_s);
    QCOMPARE(itemAt(scene, {2, 2})->name, u"below"_s);
    QCOMPARE(itemAt(scene, {40, 40}), nullptr);
}

void TestScene::linksAnswerForThemselves()
{
    Scene scene;
    LinkMark link;
    link.from = QPointF(50, 0);
    link.to = QPointF(50, 100);
    link.meaning.description = u"a link"_s;
    scene.marks.append(link);
    QCOMPARE(meaningAt(scene, {52, 50})->description, u"a link"_s);
    QCOMPARE(meaningAt(scene, {70, 50}), nullptr);
}

void TestScene::everyCellIsFoundWhereItIs()
{
    MapMark map;
    map.rect = QRectF(13.3, 7.7, 301.1, 199.9);
    map.rows = 17;
    map.columns = 31;
    for (int row = 0; row < map.rows; ++row)
        for (int column = 0; column < map.columns; ++column)
            QCOMPARE(cellAt(map, cellRect(map, row, column).center()), std::pair(row, column));
    QCOMPARE(cellAt(map, {0, 0}), std::pair(-1, -1));
}

QTEST_APPLESS_MAIN(TestScene)
#include "tst_scene.moc"
