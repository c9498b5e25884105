// The cost of a layer, measured from its page: by a button, with few short lengths here.
#include "tests/views/window_fixture.h"

#include "app/export/exhibit.h"
#include "app/figures/measured_cost_figure.h"
#include "app/views/cost_strip.h"
#include "app/views/figure_card.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/scene_host.h"

#include <QFile>
#include <QPushButton>
#include <QTest>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

/// The step of the fifth chapter, with a plan that is over at once.
struct CostStep
{
    CostStep()
    {
        fixture.window->resize(1440, 900);
        fixture.window->show();
        content::State state;
        state.chapter = u"longrange"_s;
        state.step = u"measured-here"_s;
        fixture.window->showState(state, 1.0);
        meter().setPlan({64, 128}, 1);
        strip = fixture.window->lessonPage()->mainFigure()->findChild<views::CostStrip*>();
    }

    playback::CostMeter& meter() { return fixture.window->session().costMeter(); }
    QPushButton* button() const { return strip->findChild<QPushButton*>(); }
    QStringList values() const
    {
        QStringList values;
        for (const figures::SceneItem& item :
             fixture.window->lessonPage()->mainFigure()->host()->scene().items)
            values.append(item.value);
        return values;
    }

    test::WindowFixture fixture;
    views::CostStrip* strip = nullptr;
};

} // namespace

class TestCostStrip : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsMeasuredUntilTheButtonIsPressed()
    {
        CostStep step;
        QVERIFY(step.strip->isVisible());
        QCOMPARE(step.button()->text(), u"Measure"_s);
        QVERIFY(!step.meter().isRunning());
        for (const QString& value : step.values())
            QCOMPARE(value, u"not measured yet"_s);
    }

    void whatWasMeasuredIsShownReadAndSaved()
    {
        CostStep step;
        step.button()->click();
        QVERIFY(step.meter().isRunning());
        QCOMPARE(step.button()->text(), u"Stop"_s);
        QTRY_VERIFY(!step.meter().isRunning());
        QCOMPARE(step.button()->text(), u"Measure again"_s);
        QVERIFY2(step.values().first().startsWith(u"attention "_s), qPrintable(step.values().first()));
        QVERIFY(step.values().first().endsWith(u"s"_s)); // µs or ms
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"cost.csv"_s);
        QString problem;
        QVERIFY(exports::writeExhibit(file, step.fixture.window->lessonPage()->mainFigure()->exhibit(), {},
                                      problem));
        QFile saved(file);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(saved.readAll());
        QVERIFY2(text.contains(step.values().first()), qPrintable(text));
    }

    void anotherWidthIsMeasuredByItself()
    {
        CostStep step;
        step.button()->click();
        QTRY_VERIFY(!step.meter().isRunning());
        step.fixture.window->session().setKnob(u"timed-width"_s, 2.0);
        QCOMPARE(step.button()->text(), u"Measure"_s);
        QCOMPARE(figures::timedWidth(step.fixture.window->session().state().knobs), std::size_t(256));
    }

    void leavingThePageEndsTheMeasurement()
    {
        CostStep step;
        step.meter().setPlan(engine::timedLengths(), 1000);
        step.button()->click();
        content::State other;
        other.chapter = u"longrange"_s;
        other.step = u"tile-by-tile"_s;
        step.fixture.window->showState(other, 1.0);
        QVERIFY(!step.strip->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!step.meter().isRunning(), 60000);
        QVERIFY(!step.meter().timing(128));
    }
};

QTEST_MAIN(TestCostStrip)
#include "tst_cost_strip.moc"
