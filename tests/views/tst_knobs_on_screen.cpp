// Knobs of a picture: sliders, the picture itself, undo; and the size of what a free play shows.
#include "tests/views/quiz_fixture.h"

#include "app/views/figure_card.h"
#include "app/views/figure_view.h"
#include "app/views/knob_control.h"
#include "app/views/knob_strip.h"
#include "app/views/pages/lesson_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;

namespace {

const QUrl arrows(u"casefile:lesson/scoring/arrows"_s);

views::KnobControl* controlOf(WindowFixture& fixture, const QString& id)
{
    for (auto* control : fixture.window->lessonPage()->findChildren<views::KnobControl*>())
        if (control->knob().id == id)
            return control;
    return nullptr;
}

double valueOf(WindowFixture& fixture, const QString& id)
{
    return content::knobValue(fixture.window->session().state().knobs, id);
}

} // namespace

class TestKnobsOnScreen : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aSliderTurnsItsKnobByKeys()
    {
        WindowFixture fixture;
        QVERIFY(fixture.window->showLink(arrows));
        auto* slider = controlOf(fixture, u"key-up"_s)->findChild<QSlider*>();
        const double before = valueOf(fixture, u"key-up"_s);
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(valueOf(fixture, u"key-up"_s), before + 0.1);
        QVERIFY2(slider->accessibleName().contains(u"2.1"_s), qPrintable(slider->accessibleName()));
    }

    void aSliderOfTokensEndsWithTheSentence()
    {
        WindowFixture fixture;
        QVERIFY(fixture.window->showLink(QUrl(u"casefile:lesson/applications/leak-test"_s)));
        const auto* control = controlOf(fixture, u"token-out"_s);
        const auto* slider = control->findChild<QSlider*>();
        for (const QString& sentence : {u"cats run"_s, u"cats see dogs and run"_s}) {
            fixture.window->session().setSentence(sentence);
            const int tokens = int(fixture.window->session().trace()->queries());
            QCOMPARE(slider->maximum() + 1, tokens);
            QCOMPARE(control->value(), double(tokens)); // the step takes out the last
            QVERIFY2(slider->accessibleName().contains(QString::number(tokens)),
                     qPrintable(slider->accessibleName()));
        }
    }

    void draggingAPointOfThePictureMovesTheSliders()
    {
        WindowFixture fixture;
        QVERIFY(fixture.window->showLink(arrows));
        auto* view = fixture.window->lessonPage()->mainFigure()->findChild<views::FigureView*>();
        view->resize(560, 300); // the window is not shown, so nothing has laid it out
        const figures::SceneHandle key = view->scene().handles.last();
        QTest::mousePress(view, Qt::LeftButton, {}, key.grab.center().toPoint());
        const QPoint beyond = (key.area.bottomRight() + QPointF(4, 4)).toPoint();
        QTest::mouseMove(view, beyond);
        QTest::mouseRelease(view, Qt::LeftButton, {}, beyond);
        QCOMPARE(valueOf(fixture, u"key-across"_s), 3.0);
        QCOMPARE(valueOf(fixture, u"key-up"_s), -3.0);
        QCOMPARE(controlOf(fixture, u"key-up"_s)->value(), -3.0);
        fixture.window->session().undo();
        QCOMPARE(controlOf(fixture, u"key-up"_s)->value(), 2.0);
        QVERIFY(!fixture.window->session().canUndo());
    }

    void theWayBackLeadsToTheValuesOfTheStep()
    {
        WindowFixture fixture;
        QVERIFY(fixture.window->showLink(arrows));
        auto* back = fixture.window->lessonPage()
                         ->mainFigure()
                         ->findChild<views::KnobStrip*>()
                         ->findChild<QPushButton*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(back->isHidden());
        fixture.window->session().setKnob(u"key-up"_s, 0.5);
        QVERIFY(!back->isHidden());
        back->click();
        QCOMPARE(valueOf(fixture, u"key-up"_s), 2.0);
        QVERIFY(back->isHidden());
    }

    void aPictureWithoutKnobsHasNoStrip()
    {
        WindowFixture fixture;
        fixture.open(u"whole-map"_s);
        QVERIFY(fixture.window->lessonPage()->mainFigure()->findChild<views::KnobStrip*>()->isHidden());
    }

    void everyKindOfKnobHasItsControl()
    {
        WindowFixture fixture;
        using Kind = content::Knob::Kind;
        const content::Knob ratio{u"r"_s, "r", Kind::Ratio, 1, 1024, 64};
        const content::Knob choice{u"c"_s, "c", Kind::Choice, 0, 1, 0, 1, {"first", "second"}};
        const content::Knob toggle{u"s"_s, "s", Kind::Switch};
        const content::Knob draw{u"d"_s, "d", Kind::Draw, 1, 3, 3};
        const auto turn = [&](const content::Knob& knob,
                              const std::function<void(views::KnobControl&)>& act) {
            views::KnobControl control(knob);
            const QSignalSpy spy(&control, &views::KnobControl::turned);
            act(control);
            return spy.isEmpty() ? -1.0 : spy.last().at(1).toDouble();
        };
        const auto toEnd = [](views::KnobControl& control) {
            auto* slider = control.findChild<QSlider*>();
            slider->setValue(slider->maximum());
        };
        QCOMPARE(turn(ratio, toEnd), 1024.0);
        QCOMPARE(turn(toggle, [](views::KnobControl& control) { control.findChild<QCheckBox*>()->click(); }),
                 1.0);
        QCOMPARE(turn(draw, [](views::KnobControl& control) { control.findChild<QPushButton*>()->click(); }),
                 1.0);
        QCOMPARE(turn(choice,
                      [](views::KnobControl& control) {
                          auto* list = control.findChild<QComboBox*>();
                          list->setFocus();
                          QTest::keyClick(list, Qt::Key_Down);
                      }),
                 1.0);
    }

    /// The page scrolls instead, and the mark at the fold says so.
    void picturesOfAFreePlayAreLargeEnoughToBeRead()
    {
        test::WindowFixture fixture;
        fixture.window->resize(1280, 800);
        fixture.window->show();
        for (const content::Chapter& chapter : fixture.library.chapters)
            for (const content::Step& step : chapter.steps) {
                if (!step.freePlay)
                    continue;
                QVERIFY(fixture.window->showLink(QUrl(u"casefile:lesson/%1/%2"_s.arg(chapter.id, step.id))));
                QCoreApplication::processEvents();
                for (const auto* card : fixture.window->lessonPage()->findChildren<views::FigureCard*>())
                    if (card->isVisible()) {
                        QTRY_VERIFY2(card->host()->widget()->height() >= 340, qPrintable(card->figureId()));
                        QVERIFY2(card->host()->widget()->width() >= 500, qPrintable(card->figureId()));
                    }
            }
    }
};

QTEST_MAIN(TestKnobsOnScreen)
#include "tst_knobs_on_screen.moc"
