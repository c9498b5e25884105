#include "app/figures/registry.h"
#include "app/figures/scene_painter.h"
#include "figure_samples.h"

#include <QTest>

#include <QTransform>

#include <algorithm>
#include <cmath>

using namespace casefile;
using namespace casefile::figures;
using namespace Qt::StringLiterals;

namespace {

constexpr double tolerance = 0.51; ///< half a pixel: strokes lie on their edge

QRectF turned(const QRectF& rect, double degrees)
{
    QTransform turn;
    turn.translate(rect.center().x(), rect.center().y());
    turn.rotate(degrees);
    turn.translate(-rect.center().x(), -rect.center().y());
    return turn.mapRect(rect);
}

QRectF boundsOf(const RectMark& mark)
{
    return mark.rect;
}
QRectF boundsOf(const TextMark& mark)
{
    return turned(mark.rect, mark.rotation);
}
QRectF boundsOf(const LineMark& mark)
{
    return QRectF(mark.from, mark.to).normalized();
}
QRectF boundsOf(const LinkMark& mark)
{
    return QRectF(mark.from, mark.to).normalized();
}
QRectF boundsOf(const MapMark& mark)
{
    return mark.rect;
}
QRectF boundsOf(const CircleMark& mark)
{
    return {mark.centre.x() - mark.radius, mark.centre.y() - mark.radius, 2 * mark.radius, 2 * mark.radius};
}

bool isFinite(const QRectF& rect)
{
    return std::isfinite(rect.x()) && std::isfinite(rect.y()) && std::isfinite(rect.width()) &&
           std::isfinite(rect.height());
}

/// The first mark or item that is not a number or leaves the picture; empty if there is none.
QString firstOutside(const Scene& scene)
{
    const QRectF picture =
        QRectF(QPointF(0, 0), scene.size).adjusted(-tolerance, -tolerance, tolerance, tolerance);
    const auto fault = [&picture](const QRectF& rect) { return !isFinite(rect) || !picture.contains(rect); };
    for (const Mark& mark : scene.marks) {
        const QRectF bounds = std::visit([](const auto& m) { return boundsOf(m); }, mark);
        if (fault(bounds.adjusted(0, 0, bounds.width() > 0 ? 0 : 0.1, bounds.height() > 0 ? 0 : 0.1))) {
            Scene one;
            one.marks.append(mark);
            return dump(one);
        }
    }
    for (const SceneItem& item : scene.items)
        if (fault(item.rect))
            return u"item %1 at %2,%3 %4x%5"_s.arg(item.name)
                .arg(item.rect.x())
                .arg(item.rect.y())
                .arg(item.rect.width())
                .arg(item.rect.height());
    return {};
}

void forEveryFigure(const char* column = "id")
{
    QTest::addColumn<QString>(column);
    for (const QString& id : figureNames())
        QTest::newRow(qPrintable(id)) << id;
}

/// All but those of products, which show how numbers are made and not which key is looked at most.
void forEveryFigureThatAnswers()
{
    QTest::addColumn<QString>("id");
    for (const QString& id : figureNames())
        if (!id.endsWith(u"product"_s))
            QTest::newRow(qPrintable(id)) << id;
}

/// A sentence before the last edit: one word other, and one word shorter.
Frame withPrevious(Frame frame)
{
    frame.previous = sampleTrace(std::max(1, int(frame.trace->queries()) - 1));
    return frame;
}

} // namespace

class TestFigures : public QObject
{
    Q_OBJECT

private slots:
    void seekPlayAndComeBackGiveOneDump_data() { forEveryFigure(); }
    void seekPlayAndComeBackGiveOneDump();
    void everythingLiesInThePicture_data() { forEveryFigure(); }
    void everythingLiesInThePicture();
    void masksAndHeadsAreDrawnWithin_data() { forEveryFigure(); }
    void masksAndHeadsAreDrawnWithin();
    void wordsDoNotOverlap_data() { forEveryFigure(); }
    void wordsDoNotOverlap();
    void itemsAreNamedAndFoundWhereTheyAre_data() { forEveryFigure(); }
    void itemsAreNamedAndFoundWhereTheyAre();
    void scenesExplainThemselves_data() { forEveryFigure(); }
    void scenesExplainThemselves();
    void coveredAnswersDoNotShow_data() { forEveryFigureThatAnswers(); }
    void coveredAnswersDoNotShow();
    void everyFigurePaintsSomething_data() { forEveryFigure(); }
    void everyFigurePaintsSomething();
};

void TestFigures::seekPlayAndComeBackGiveOneDump()
{
    QFETCH(QString, id);
    const auto figure = makeFigure(id);
    Frame frame = withPrevious(sampleFrame(5));
    for (const double moment : {0.0, 0.3, 0.62, 1.0}) {
        frame.progress = moment;
        const QString sought = dump(makeFigure(id)->layout(frame));
        for (double played = 0.0; played < moment; played += 0.05) {
            frame.progress = played;
            figure->layout(frame);
        }
        frame.progress = moment;
        QCOMPARE(dump(figure->layout(frame)), sought);
        frame.progress = std::min(1.0, moment + 0.3);
        figure->layout(frame);
        frame.progress = moment;
        QCOMPARE(dump(figure->layout(frame)), sought);
    }
}

void TestFigures::everythingLiesInThePicture()
{
    QFETCH(QString, id);
    const auto figure = makeFigure(id);
    for (const int tokens : {1, 2, 5, 12, 32, 128, 512}) {
        Frame frame = sampleFrame(tokens);
        if (tokens <= 32)
            frame = withPrevious(frame);
        for (const QSizeF size : {QSizeF(400, 300), QSizeF(520, 700), QSizeF(900, 520), QSizeF(1600, 900)}) {
            for (const double textScale : {0.8, 1.0, 2.0}) {
                const bool isExtreme = size.width() == 400 || textScale == 2.0;
                if (tokens >= 128 && !isExtreme)
                    continue;
                frame.size = size;
                frame.textScale = textScale;
                const QString outside = firstOutside(figure->layout(frame));
                QVERIFY2(outside.isEmpty(), qPrintable(u"%1 tokens, %2x%3, text %4: %5"_s.arg(tokens)
                                                           .arg(size.width())
                                                           .arg(size.height())
                                                           .arg(textScale)
                                                           .arg(outside)));
            }
        }
    }
}

void TestFigures::masksAndHeadsAreDrawnWithin()
{
    QFETCH(QString, id);
    const auto figure = makeFigure(id);
    for (const char* rule : {"causal", "padding"}) {
        engine::AttentionSettings settings;
        settings.mask.rule = rule;
        settings.mask.parameter = 5;
        for (const bool all : {false, true}) {
            Frame frame = sampleFrame(5);
            frame.trace = sampleTrace(5, settings);
            frame.allHeads = all;
            for (const int query : {-1, 0, 4}) {
                frame.focus = {query, -1};
                const QString outside = firstOutside(figure->layout(frame));
                QVERIFY2(outside.isEmpty(), qPrintable(outside));
            }
        }
    }
}

void TestFigures::wordsDoNotOverlap()
{
    QFETCH(QString, id);
    const auto figure = makeFigure(id);
    for (const int tokens : {1, 2, 5, 12}) {
        for (const bool all : {false, true}) {
            Frame frame = withPrevious(sampleFrame(tokens));
            frame.allHeads = all;
            QList<QRectF> places;
            QStringList texts;
            for (const Mark& mark : figure->layout(frame).marks) {
                const auto* text = std::get_if<TextMark>(&mark);
                if (!text || text->text.isEmpty())
                    continue;
                const QRectF place = turned(text->rect, text->rotation).adjusted(0.5, 0.5, -0.5, -0.5);
                for (int other = 0; other < places.size(); ++other)
                    QVERIFY2(!place.intersects(places[other]),
                             qPrintable(
                                 u"%1 tokens: \"%2\" on \"%3\""_s.arg(tokens).arg(text->text, texts[other])));
                places.append(place);
                texts.append(text->text);
            }
        }
    }
}

void TestFigures::itemsAreNamedAndFoundWhereTheyAre()
{
    QFETCH(QString, id);
    for (const int tokens : {1, 5, 12}) {
        const Scene scene = makeFigure(id)->layout(withPrevious(sampleFrame(tokens)));
        QVERIFY(!scene.items.isEmpty());
        for (const SceneItem& each : scene.items) {
            const SceneItem item = spoken(scene, each);
            QVERIFY2(!item.name.isEmpty(), qPrintable(item.value));
            QVERIFY2(!item.value.isEmpty(), qPrintable(item.name));
            QVERIFY(!item.rect.isEmpty());
            const SceneItem* found = itemAt(scene, item.rect.center());
            if (item.mark >= 0 && found && found->mark >= 0)
                continue; // links may meet in a spot
            QVERIFY2(found == &each, qPrintable(item.name + u" / "_s + (found ? found->name : QString())));
        }
    }
}

void TestFigures::scenesExplainThemselves()
{
    QFETCH(QString, id);
    const Scene scene = makeFigure(id)->layout(sampleFrame(5));
    QVERIFY(!scene.legend.isEmpty());
    QVERIFY(!scene.summary.isEmpty());
    QVERIFY(!figureTitle(id).isEmpty());
    const bool someMarkSpeaks = std::ranges::any_of(scene.marks, [](const Mark& mark) {
        return std::visit(
            [](const auto& m) {
                if constexpr (requires { m.meaning; })
                    return !m.meaning.description.isEmpty();
                else
                    return true;
            },
            mark);
    });
    QVERIFY(someMarkSpeaks);
}

/// With the answer covered, a frame must be the same whatever the weights are: sharpen them and compare.
void TestFigures::coveredAnswersDoNotShow()
{
    QFETCH(QString, id);
    Frame frame = sampleFrame(5);
    frame.revealed = false;
    engine::AttentionSettings sharp;
    sharp.temperature = 0.2;
    for (const double progress : {0.4, 1.0}) {
        frame.progress = progress;
        frame.trace = sampleTrace(5);
        const Scene soft = makeFigure(id)->layout(frame);
        frame.trace = sampleTrace(5, sharp);
        const Scene sharpened = makeFigure(id)->layout(frame);
        const auto linkWidths = [](const Scene& scene) {
            QList<double> widths;
            for (const Mark& mark : scene.marks)
                if (const auto* link = std::get_if<LinkMark>(&mark))
                    widths.append(link->width);
            return widths;
        };
        QCOMPARE(linkWidths(soft), linkWidths(sharpened));
        // These two show the scores, which are the question and not the answer.
        if (id != u"scores-row"_s && id != u"softmax-row"_s)
            QCOMPARE(dump(soft), dump(sharpened));
    }
}

void TestFigures::everyFigurePaintsSomething()
{
    QFETCH(QString, id);
    const Scene scene = makeFigure(id)->layout(sampleFrame(5));
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        const Palette palette(theme);
        const QImage image = render(scene, palette, 2.0);
        QCOMPARE(image.size(), (scene.size * 2.0).toSize());
        int inked = 0;
        for (int y = 0; y < image.height(); y += 3)
            for (int x = 0; x < image.width(); x += 3)
                inked += image.pixel(x, y) != palette.color(Role::Panel).rgb() ? 1 : 0;
        QVERIFY(inked > 200);
    }
}

QTEST_MAIN(TestFigures)
#include "tst_figures.moc"
