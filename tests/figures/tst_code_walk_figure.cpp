// The picture of a walk through code: what is made when, and which moment a number leads to.
#include "app/figures/code_walk_plan.h"
#include "app/figures/code_walk_values.h"
#include "app/playback/prose_fields.h"
#include "figure_checks.h"
#include "tests/content/walks.h"

#include <algorithm>
#include <cmath>

using namespace casefile;
using namespace casefile::figures;
using namespace casefile::figures::checks;
using namespace Qt::StringLiterals;

namespace {

Frame walkFrame(const QString& name, double progress = 1.0, int tokens = 5)
{
    engine::AttentionSettings settings;
    if (name == u"masked"_s)
        settings.mask.rule = "causal";
    const auto trace =
        engine::attendSentence(sentenceOf(tokens).toStdString(), engine::modelNamed("hand-set"), settings,
                               name == u"cross"_s ? "a small dog" : "");
    Frame frame = frameOf(trace);
    frame.walk = tests::shipped(name);
    frame.progress = progress;
    frame.knobs = {{u"tile-size"_s, 2.0}};
    return frame;
}

Scene laidOut(const Frame& frame)
{
    return makeFigure(u"code-walk"_s)->layout(frame);
}

/// The item that stands for a cell of the trace; nullptr: none does.
const SceneItem* itemOf(const Scene& scene, const engine::CellRef& cell)
{
    const auto found =
        std::ranges::find_if(scene.items, [&](const SceneItem& item) { return item.meaning.cell == cell; });
    return found == scene.items.cend() ? nullptr : &*found;
}

int madeCount(const Scene& scene)
{
    return int(std::ranges::count_if(scene.items, [](const SceneItem& item) {
        return item.meaning.moment >= 0 && item.meaning.cell.has_value();
    }));
}

} // namespace

class TestCodeWalkFigure : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void numbersAppearWhenTheirLineHasRun_data() { walks(); }
    void numbersAppearWhenTheirLineHasRun()
    {
        QFETCH(QString, name);
        int before = -1;
        for (const double progress : {0.0, 0.2, 0.5, 0.8, 1.0}) {
            Frame frame = walkFrame(name, progress);
            const int made = madeCount(laidOut(frame));
            QVERIFY(made >= before || name == u"multi-head"_s); // there another head comes on
            before = made;
        }
        QVERIFY(before > 5);
    }

    void aCellLeadsToTheMomentThatMadeIt_data() { walks(); }
    void aCellLeadsToTheMomentThatMadeIt()
    {
        QFETCH(QString, name);
        Frame frame = walkFrame(name);
        const Scene scene = laidOut(frame);
        for (const SceneItem& item : scene.items) {
            if (item.meaning.moment < 0)
                continue;
            Frame then = frame;
            const CodeWalkValues values(frame);
            then.progress = values.clock().progressOf(item.meaning.moment);
            const CodeWalkValues made(then);
            const content::WalkLine& line = made.clock().walk().lines.at(made.moment().line);
            QVERIFY(!line.makes.isEmpty());
            if (item.meaning.cell) {
                const auto* tensor = content::walkTensorNamed(line.makes);
                QVERIFY(tensor && tensor->tensor == item.meaning.cell->tensor);
                const auto* there = itemOf(laidOut(then), *item.meaning.cell);
                QVERIFY2(there, qPrintable(item.name));
            }
        }
    }

    void whatIsShownIsWhatTheTraceHas()
    {
        const Frame frame = walkFrame(u"single-head"_s);
        const Scene scene = laidOut(frame);
        const engine::CellRef cell{engine::TensorId::Weights, 1, 3, 2};
        const SceneItem* item = itemOf(scene, cell);
        QVERIFY(item);
        QCOMPARE(item->value, playback::formatCell(frame.trace->at(cell), 4));
        QCOMPARE(item->meaning.query, 3);
        QCOMPARE(item->meaning.key, 2);
    }

    void aNumberThatIsNotMadeDoesNotShow()
    {
        const Scene scene = laidOut(walkFrame(u"single-head"_s, 0.0));
        QVERIFY(itemOf(scene, {engine::TensorId::Query, 1, 0, 0}));
        QVERIFY(itemOf(scene, {engine::TensorId::Scores, 1, 0, 0}));
        QVERIFY(!itemOf(scene, {engine::TensorId::Scores, 1, 0, 1}));
        QVERIFY(!itemOf(scene, {engine::TensorId::Weights, 1, 0, 0}));
    }

    void maskedCellsAreHatched()
    {
        const Scene scene = laidOut(walkFrame(u"masked"_s));
        const auto hatched = std::ranges::count_if(scene.marks, [](const Mark& mark) {
            const auto* rect = std::get_if<RectMark>(&mark);
            return rect && rect->hatched && rect->meaning.cell;
        });
        QCOMPARE(hatched, 5 * 4 / 2); // the strict upper triangle of 5 tokens, in one matrix
    }

    /// What streaming carries along is what the engine carried, and nothing in between.
    void accountsAreThoseOfTheEngine()
    {
        Frame frame = walkFrame(u"streaming"_s);
        const content::WalkTensor* sum = content::walkTensorNamed(u"running-sum"_s);
        const content::WalkTensor* maximum = content::walkTensorNamed(u"running-maximum"_s);
        const int query = frame.focus.query;
        const CodeWalkValues end(frame);
        const double whole = frame.trace->heads[1].rowSum[std::size_t(query)];
        QVERIFY(std::abs(*end.at(*sum, query, 0).value - whole) < 1e-12);
        frame.progress = 0.0;
        const CodeWalkValues begin(frame);
        QCOMPARE(*begin.at(*sum, query, 0).value, 0.0);
        QVERIFY(std::isinf(*begin.at(*maximum, query, 0).value));
        frame.progress = begin.clock().progressOf(*begin.clock().beginOf({sum, 1, query, 0}, 1));
        const CodeWalkValues during(frame);
        QVERIFY(during.at(*sum, query, 0).inWork);
        QVERIFY(!during.at(*sum, query, 0).value);
    }

    void theOnlyNumberOfAMatrixIsWrittenHoweverSmallItsCell()
    {
        Frame frame = walkFrame(u"streaming"_s, 1.0, 21);
        frame.size = {620, 380};
        const QStringList words = wordsOf(laidOut(frame));
        const double sum = frame.trace->heads[1].rowSum[20];
        QVERIFY2(words.contains(playback::formatCell(sum)), qPrintable(words.join(u" | "_s)));
    }

    void joinedHeadsShowEveryColumnUnderTheColourOfItsHead()
    {
        const Frame frame = walkFrame(u"multi-head"_s);
        const Scene scene = laidOut(frame);
        QVERIFY(itemOf(scene, {engine::TensorId::Concat, 0, 4, 31}));
        QVERIFY(itemOf(scene, {engine::TensorId::Output, 0, 4, 31}));
        for (const QString& head : {u"head 1"_s, u"head 2"_s, u"head 3"_s, u"head 4"_s})
            QVERIFY2(wordsOf(scene).contains(head), qPrintable(head));
    }

    void wordsKeepTheirPlace_data() { walks(); }
    void wordsKeepTheirPlace()
    {
        QFETCH(QString, name);
        const auto figure = makeFigure(u"code-walk"_s);
        for (const int tokens : {1, 5, 12, 32}) {
            Frame frame = walkFrame(name, 0.6, tokens);
            for (const QSizeF size : {QSizeF(400, 300), QSizeF(700, 280), QSizeF(1000, 600)}) {
                for (const double scale : {0.8, 1.0, 1.5}) {
                    frame.size = size;
                    frame.textScale = scale;
                    const QString fault = textFault(figure->layout(frame));
                    QVERIFY2(fault.isEmpty(), qPrintable(u"%1 tokens, %2x%3, text %4: %5"_s.arg(tokens)
                                                             .arg(size.width())
                                                             .arg(size.height())
                                                             .arg(scale)
                                                             .arg(fault)));
                }
            }
        }
    }

    void withoutAWalkItSaysSo()
    {
        Frame frame = walkFrame(u"single-head"_s);
        frame.walk = nullptr;
        const Scene scene = laidOut(frame);
        QVERIFY(!scene.summary.isEmpty());
        QVERIFY(scene.items.isEmpty());
    }

    void panelsKeepTheirOrderAndDoNotOverlap()
    {
        const std::vector<WalkPanelNeed> needs{{5, 8, 60}, {5, 5, 60}, {5, 1, 90}, {10, 12, 70}, {1, 8, 80}};
        const QRectF room(4, 20, 600, 260);
        const auto places = planWalkPanels(needs, room, 18);
        QCOMPARE(places.size(), needs.size());
        QList<QRectF> taken;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const QRectF all =
                places[i].cellRect(0, 0).united(places[i].cellRect(needs[i].rows - 1, needs[i].columns - 1));
            QVERIFY(room.adjusted(-0.5, -0.5, 0.5, 0.5).contains(all));
            for (const QRectF& other : taken)
                QVERIFY(!other.intersects(all));
            taken.append(all);
        }
    }

private:
    static void walks()
    {
        QTest::addColumn<QString>("name");
        for (const tests::ShippedWalk& walk : tests::shippedWalks())
            QTest::newRow(qPrintable(walk.name)) << walk.name;
    }
};

QTEST_MAIN(TestCodeWalkFigure)
#include "tst_code_walk_figure.moc"
