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

/// Two upright links side by side, of query 0.
Scene twoLinks()
{
    Scene scene;
    for (int key = 0; key < 2; ++key) {
        LinkMark link;
        link.from = QPointF(50 + 6 * key, 0);
        link.to = QPointF(50 + 6 * key, 100);
        link.meaning = {
            casefile::engine::CellRef{casefile::engine::TensorId::Weights, 0, 0, std::size_t(key)},
            0,
            key,
            {}};
        scene.marks.append(link);
        scene.items.append({QRectF(link.to, QSizeF(1, 1)), {}, {}, link.meaning, key + 1, 0, key});
    }
    return scene;
}

} // namespace

class TestScene : public QObject
{
    Q_OBJECT

private slots:
    void dumpRoundsAndKnowsNoMinusZero();
    void dumpShowsEveryDifference();
    void topmostItemIsFound();
    void theNearestOfThinLinksIsFound();
    void wordsOfALinkAreMadeWhenItIsPointedAt();
    void aNumberLeadsToItsLink();
    void marksThatAreNoItemsAnswerForThemselves();
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

void TestScene::theNearestOfThinLinksIsFound()
{
    Scene scene = twoLinks();
    QCOMPARE(itemAt(scene, {47, 50}), &scene.items[0]);
    QCOMPARE(itemAt(scene, {52.4, 50}), &scene.items[0]);
    QCOMPARE(itemAt(scene, {53.4, 50}), &scene.items[1]);
    QCOMPARE(itemAt(scene, {70, 50}), nullptr);
    scene.items.append({QRectF(50, 45, 10, 10), u"a chip on them"_s, u"1"_s, {}, 0, 0});
    QCOMPARE(itemAt(scene, {50, 50}), &scene.items[2]);
}

void TestScene::wordsOfALinkAreMadeWhenItIsPointedAt()
{
    Scene scene = twoLinks();
    int made = 0;
    scene.speak = [&made](SceneItem item) {
        ++made;
        item.name = u"link to key %1"_s.arg(item.meaning.key);
        return item;
    };
    QVERIFY(!explanationAt(scene, {70, 50}));
    QCOMPARE(made, 0);
    QCOMPARE(explanationAt(scene, {56, 50})->name, u"link to key 1"_s);
    QCOMPARE(made, 1);
}

void TestScene::aNumberLeadsToItsLink()
{
    Scene scene = twoLinks();
    TextMark number;
    number.rect = QRectF(100, 100, 30, 10);
    number.meaning = scene.items[1].meaning;
    scene.marks.append(number);
    QCOMPARE(explanationAt(scene, {110, 105})->mark, 1);
}

void TestScene::marksThatAreNoItemsAnswerForThemselves()
{
    Scene scene;
    TextMark label;
    label.rect = QRectF(0, 40, 100, 20);
    label.rotation = -90;
    label.meaning.description = u"a turned label"_s;
    scene.marks = {box(QRectF(0, 0, 10, 10), u"a box"_s), label, box(QRectF(80, 0, 20, 20), {})};
    QCOMPARE(explanationAt(scene, {5, 5})->value, u"a box"_s);
    QCOMPARE(explanationAt(scene, {50, 95})->value, u"a turned label"_s);
    QVERIFY(!explanationAt(scene, {95, 50}));
    QVERIFY(!explanationAt(scene, {90, 10}));
}

QTEST_APPLESS_MAIN(TestScene)
#include "tst_scene.moc"
