#include "app/figures/column_labels.h"
#include "app/figures/layout_tools.h"
#include "app/figures/scene_painter.h"
#include "app/figures/stacked_text.h"
#include "figure_checks.h"

#include <QTest>

using namespace casefile;
using namespace casefile::figures;
using namespace Qt::StringLiterals;

/// Chinese in narrow columns stands upright; words of letters are turned.
class TestStackedText : public QObject
{
    Q_OBJECT

    static QList<TextMark> textsOf(const Scene& scene)
    {
        QList<TextMark> texts;
        for (const Mark& mark : scene.marks)
            if (const auto* text = std::get_if<TextMark>(&mark))
                texts.append(*text);
        return texts;
    }

private slots:
    void charactersStandOneByOneAndShortNumbersTogether()
    {
        QCOMPARE(stackedParts(u"看见"_s), (QStringList{u"看"_s, u"见"_s}));
        QCOMPARE(stackedParts(u"位置 12"_s), (QStringList{u"位"_s, u"置"_s, u"12"_s}));
    }

    void wordsOfLettersAreNotStacked()
    {
        QVERIFY(stackedParts(u"because"_s).isEmpty());
        QVERIFY(stackedParts(u"头 query"_s).isEmpty());
        QVERIFY(stackedParts(u"q3"_s).isEmpty());
        QVERIFY(stackedParts({}).isEmpty());
    }

    void labelsOfNarrowColumnsAreStackedOrTurned()
    {
        for (const bool above : {true, false}) {
            const QStringList names{u"一只"_s, u"正在"_s, u"because"_s, u"图书馆"_s};
            const ColumnLabels plan = planColumnLabels(names, 18.0, 12.0, 80.0);
            QVERIFY(plan.turned);
            const QRectF band(20.0, 10.0, 72.0, plan.height);
            Scene scene;
            scene.size = {120.0, 100.0};
            addColumnLabels(scene, plan, names, band, -1, Role::Key, above);
            QCOMPARE(checks::textFault(scene), QString());
            for (const TextMark& label : textsOf(scene)) {
                const bool isChinese = label.text != u"because"_s;
                QCOMPARE(label.stacked, isChinese);
                QCOMPARE(label.rotation, isChinese ? 0.0 : -90.0);
                if (!isChinese) { // it does not touch the edge that it stands on, where cells are drawn over
                                  // it
                    const double foot = label.rect.center().y() + (above ? 0.5 : -0.5) * label.rect.width();
                    QVERIFY(above ? foot <= band.bottom() - 2.0 : foot >= band.top() + 2.0);
                    continue;
                }
                QVERIFY(band.adjusted(-1, -0.1, 1, 0.1).contains(label.rect));
                QCOMPARE(above ? label.rect.bottom() : label.rect.top(), above ? band.bottom() : band.top());
            }
        }
    }

    void chipsOfNarrowColumnsAreStacked()
    {
        const QStringList texts(40, u"图书馆"_s);
        const QRectF area(0.0, 0.0, 720.0, chipRowHeight(texts, 720.0, 14.0));
        const ChipRow row = placeChips(texts, area, 14.0);
        QVERIFY(row.areTurned);
        Scene scene;
        scene.size = area.size();
        addChip(scene, row, 3, texts[3], {}, {});
        const QList<TextMark> labels = textsOf(scene);
        QCOMPARE(labels.size(), 1);
        QVERIFY(labels.first().stacked && labels.first().rotation == 0.0);
        QVERIFY(row.chips[3].adjusted(-0.1, -0.1, 0.1, 0.1).contains(labels.first().rect));
    }

    /// Two characters below each other ink two heights of a narrow column, one inks one.
    void stackedCharactersArePaintedBelowEachOther()
    {
        const auto lowestInk = [](const QString& words) {
            Scene scene;
            scene.size = {30.0, 80.0};
            TextMark label;
            label.rect = QRectF(0.0, 0.0, 30.0, 80.0);
            label.text = words;
            label.pixelSize = 20.0;
            label.stacked = true;
            scene.marks.append(label);
            const Palette palette(Theme::Light);
            const QImage image = render(scene, palette, 1.0);
            int lowest = -1;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixel(x, y) != palette.color(Role::Panel).rgb())
                        lowest = y;
            return lowest;
        };
        const int one = lowestInk(u"目"_s), two = lowestInk(u"目目"_s), cut = lowestInk(u"目目目目目目"_s);
        QVERIFY(one > 10 && one < 26);
        QVERIFY(std::abs(two - one - 22) <= 1);
        QVERIFY(cut > two && cut < 80);
    }
};

QTEST_MAIN(TestStackedText)
#include "tst_stacked_text.moc"
