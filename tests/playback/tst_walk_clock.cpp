#include "app/playback/code_stepper.h"
#include "app/playback/walk_words.h"
#include "tests/content/walks.h"

#include "engine/attention/attend.h"

#include <QTest>

using namespace casefile;
using namespace casefile::playback;
using namespace casefile::tests;
using content::Loop;
using content::WalkTensor;
using namespace Qt::StringLiterals;

namespace {

/// A clock on a sentence of the course; cross-attention asks another text.
std::shared_ptr<const WalkClock> clockOf(const QString& name, const std::string& sentence, int tileSize = 2)
{
    const auto trace = engine::attendSentence(sentence, engine::modelNamed("hand-set"), {},
                                              name == u"cross"_s ? "a big dog" : "");
    return walkClock(shipped(name), trace, 1, {0, -1}, {{u"tile-size"_s, double(tileSize)}});
}

/// Every moment, by plain nested loops.
void listMoments(const WalkClock& clock, const std::vector<content::WalkNode>& body, Moment outer,
                 QList<Moment>& moments)
{
    const WalkSizes& sizes = clock.sizes();
    for (const content::WalkNode& node : body) {
        if (!node.loop) {
            outer.line = node.line;
            moments.append(outer);
            continue;
        }
        int first = 0, end = sizes.queries;
        if (*node.loop == Loop::Head)
            end = sizes.heads;
        if (*node.loop == Loop::Tile)
            end = sizes.tiles();
        if (*node.loop == Loop::Key && outer.tile < 0)
            end = sizes.keys;
        if (*node.loop == Loop::Key && outer.tile >= 0) {
            first = outer.tile * sizes.tileSize;
            end = std::min(first + sizes.tileSize, sizes.keys);
        }
        for (int index = first; index < end; ++index) {
            Moment inner = outer;
            inner.setIndex(*node.loop, index);
            listMoments(clock, node.body, inner, moments);
        }
    }
}

QList<Moment> listed(const WalkClock& clock)
{
    QList<Moment> moments;
    Moment outer;
    if (clock.walk().has(Loop::Tile))
        outer.query = clock.sizes().query;
    listMoments(clock, clock.walk().body, outer, moments);
    return moments;
}

} // namespace

class TestWalkClock : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void momentsAreThoseOfTheLoops_data() { walks(); }
    void momentsAreThoseOfTheLoops()
    {
        QFETCH(QString, name);
        for (const char* sentence : {"cat", "the cat ran", "Cats see dogs and run"}) {
            for (const int tileSize : {1, 2, 3, 8}) {
                const auto clock = clockOf(name, sentence, tileSize);
                const QList<Moment> moments = listed(*clock);
                QCOMPARE(clock->count(), qint64(moments.size()));
                for (int number = 0; number < moments.size(); ++number) {
                    QVERIFY(clock->at(number) == moments.at(number));
                    QCOMPARE(clock->numberOf(moments.at(number)), qint64(number));
                    QCOMPARE(clock->numberAt(clock->progressOf(number)), qint64(number));
                }
            }
        }
    }

    void theEndsOfAStepAreTheEndsOfTheWalk()
    {
        const auto clock = clockOf(u"single-head"_s, "the cat ran");
        QCOMPARE(clock->numberAt(0.0), 0);
        QCOMPARE(clock->numberAt(1.0), clock->count() - 1);
        QVERIFY(clock->at(-5) == clock->at(0));
        QVERIFY(clock->at(clock->count() + 5) == clock->at(clock->count() - 1));
    }

    /// A cell leads to a moment, and that moment leads back to the cell.
    void everyNumberIsMadeByAMomentThatTouchesIt_data() { walks(); }
    void everyNumberIsMadeByAMomentThatTouchesIt()
    {
        QFETCH(QString, name);
        const auto clock = clockOf(name, "Cats see dogs and run");
        int made = 0;
        for (const WalkTensor& tensor : content::walkTensors()) {
            if (tensor.grows)
                continue;
            const engine::Shape shape = clock->shapeOf(tensor);
            for (int head = 0; head < (clock->walk().has(Loop::Head) ? clock->sizes().heads : 1); ++head) {
                for (int row = 0; row < int(shape.rows); ++row) {
                    for (int column = 0; column < int(shape.columns); ++column) {
                        const auto maker = clock->makerOf({&tensor, head, row, column}, 0);
                        if (!maker)
                            continue;
                        const Moment moment = clock->at(*maker);
                        QCOMPARE(clock->walk().lines.at(moment.line).makes, tensor.name);
                        const bool otherRow = clock->walk().has(Loop::Tile) && row != clock->sizes().query;
                        QVERIFY(otherRow || clock->spanOf(tensor, moment).contains(row, column));
                        if (engine::isPerHead(tensor.tensor) && clock->walk().has(Loop::Head))
                            QCOMPARE(clock->headOf(moment), head);
                        ++made;
                    }
                }
            }
        }
        QVERIFY(made > 50);
    }

    /// And each moment that makes something makes exactly the cells of its span.
    void whatAMomentTouchesItMade()
    {
        const auto clock = clockOf(u"masked"_s, "Cats see dogs and run");
        for (qint64 number = 0; number < clock->count(); ++number) {
            const Moment moment = clock->at(number);
            const WalkTensor* tensor = content::walkTensorNamed(clock->walk().lines.at(moment.line).makes);
            if (!tensor)
                continue;
            const WalkSpan span = clock->spanOf(*tensor, moment);
            for (int row = span.firstRow; row < span.lastRow; ++row)
                for (int column = span.firstColumn; column < span.lastColumn; ++column)
                    QCOMPARE(clock->makerOf({tensor, 0, row, column}, number).value_or(-1), number);
        }
    }

    void aRunIsTheSameLineWithoutAnotherBetween_data() { walks(); }
    void aRunIsTheSameLineWithoutAnotherBetween()
    {
        QFETCH(QString, name);
        const auto clock = clockOf(name, "Cats see dogs and run");
        for (qint64 number = 0; number < clock->count(); ++number) {
            qint64 first = number, last = number;
            while (first > 0 && clock->at(first - 1).line == clock->at(number).line)
                --first;
            while (last + 1 < clock->count() && clock->at(last + 1).line == clock->at(number).line)
                ++last;
            QCOMPARE(clock->runOf(number), std::pair(first, last));
        }
    }

    void aNumberThatGrowsIsMadeTileByTile()
    {
        const auto clock = clockOf(u"streaming"_s, "Cats see dogs and run", 2);
        const WalkTensor* sum = content::walkTensorNamed(u"running-sum"_s);
        const WalkCell cell{sum, 1, 0, 0};
        qint64 before = -1;
        for (int tile = 0; tile < clock->sizes().tiles(); ++tile) {
            const qint64 begin = clock->beginOf(cell, tile).value_or(-1),
                         end = clock->endOf(cell, tile).value_or(-1);
            QVERIFY(before < begin && begin < end);
            QCOMPARE(clock->at(begin).tile, tile);
            QCOMPARE(clock->at(end).tile, tile);
            QCOMPARE(clock->makerOf(cell, end).value_or(-1), end);
            before = end;
        }
    }

    void lengthsAreThoseOfTheTrace_data() { walks(); }
    void lengthsAreThoseOfTheTrace()
    {
        QFETCH(QString, name);
        const auto clock = clockOf(name, "Cats see dogs and run");
        for (const content::WalkLine& line : clock->walk().lines) {
            Moment moment;
            moment.line = int(&line - clock->walk().lines.constData());
            for (const content::WalkShape& shape : line.shapes)
                for (const QString& axis : shape.axes)
                    QVERIFY2(clock->lengthOf(axis, moment) > 0, qPrintable(axis));
            const WalkTensor* tensor = content::walkTensorNamed(line.makes);
            if (!tensor || tensor->grows || line.loops.contains(Loop::Tile) || line.shapes.isEmpty())
                continue;
            const content::WalkShape& made = line.shapes.last(); // what a line makes is named last
            if (made.axes.size() != 2 || made.axes.first() == u"1"_s || made.axes.last().startsWith(u"h·"_s))
                continue;
            QCOMPARE(clock->lengthOf(made.axes.first(), moment), int(clock->shapeOf(*tensor).rows));
            QCOMPARE(clock->lengthOf(made.axes.last(), moment), int(clock->shapeOf(*tensor).columns));
        }
    }

    void wordsNameIndicesAndShapesWithTheirNumbers()
    {
        const auto clock = clockOf(u"single-head"_s, "Cats see dogs and run");
        const Moment moment = clock->at(7); // the second row of scores
        QCOMPARE(indexWords(*clock, moment), u"i = 2 of 5 (see) · j = 3 of 5 (dogs)"_s);
        QCOMPARE(shapeWords(*clock, moment),
                 u"q [n, d_k] = [5, 8] · k [m, d_k] = [5, 8] · s [n, m] = [5, 5]"_s);
        QVERIFY(lineWords(*clock, moment, u"zh"_s).contains(u"第 (i, j) 格"_s));
        QVERIFY(lineWords(*clock, moment, u"en"_s).contains(u"cell (i, j)"_s));
    }

    void fiveHundredTokensAreCountedAtOnce()
    {
        std::string sentence;
        for (int token = 0; token < 512; ++token)
            sentence += "cat ";
        const auto clock = clockOf(u"single-head"_s, sentence);
        QVERIFY(clock->count() > 512 * 512);
        for (const qint64 number : {qint64(0), qint64(200000), clock->count() - 1}) {
            QCOMPARE(clock->numberOf(clock->at(number)), number);
            QCOMPARE(clock->numberAt(clock->progressOf(number)), number);
        }
    }

private:
    static void walks()
    {
        QTest::addColumn<QString>("name");
        for (const ShippedWalk& walk : shippedWalks())
            QTest::newRow(qPrintable(walk.name)) << walk.name;
    }
};

QTEST_GUILESS_MAIN(TestWalkClock)
#include "tst_walk_clock.moc"
