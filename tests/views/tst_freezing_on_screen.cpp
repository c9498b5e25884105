// Freezing, comparing and releasing as the learner meets them: button, bar, keys, picture, the next run.
#include "tests/views/quiz_fixture.h"

#include "app/views/figure_card.h"
#include "app/views/frozen_bar.h"
#include "app/views/knob_control.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/step_heading.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;

namespace {

const QString difference = u"frozen-difference"_s;

/// A lesson page with what freezes on it.
struct Freezing
{
    explicit Freezing(const QString& language = u"en"_s)
        : fixture(language)
    {
        fixture.window->show();
        fixture.open(u"weights"_s);
    }

    playback::LessonSession& session() { return fixture.window->session(); }
    views::LessonPage* page() { return fixture.window->lessonPage(); }
    views::FrozenBar* bar() { return page()->findChild<views::FrozenBar*>(); }
    QPushButton* freeze() { return page()->findChild<views::StepHeading*>()->freeze(); }
    QPushButton* button(const QString& words)
    {
        for (QPushButton* each : bar()->findChildren<QPushButton*>())
            if (each->text() == words)
                return each;
        return nullptr;
    }

    WindowFixture fixture;
};

} // namespace

class TestFreezingOnScreen : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aButtonFreezesAndTheBarSaysWhatDiffersNow()
    {
        Freezing test;
        QVERIFY(!test.bar()->isVisible());
        test.freeze()->click();
        QVERIFY(test.bar()->isVisible());
        QVERIFY(!test.freeze()->isVisible());
        QVERIFY(wordsIn(test.bar()).contains(u"Nothing has changed"_s));
        test.session().setTemperature(2.0);
        QVERIFY2(wordsIn(test.bar()).contains(u"Now different: temperature."_s),
                 qPrintable(wordsIn(test.bar())));
        test.session().setSentence(u"dogs run"_s);
        QVERIFY(wordsIn(test.bar()).contains(u"sentence, temperature"_s));
    }

    void aTurnedKnobIsNamedWithBothValues()
    {
        Freezing test;
        content::State state;
        state.chapter = u"scoring"_s;
        state.step = u"wide-pages"_s;
        test.fixture.window->showState(state);
        const content::Knob& knob = *content::knobNamed(u"d-k"_s);
        const double before = content::knobValue(test.session().state().knobs, knob.id);
        test.freeze()->click();
        test.session().setKnob(knob.id, knob.most);
        const QString expected = u"%1: %2 → %3"_s.arg(content::knobLabel(knob), views::knobText(knob, before),
                                                      views::knobText(knob, knob.most));
        QVERIFY2(wordsIn(test.bar()).contains(expected), qPrintable(wordsIn(test.bar())));
    }

    void comparingShowsTheDifferenceAsTheLargePictureAndReleasingTakesItAway()
    {
        Freezing test;
        const QString before = test.page()->mainFigure()->figureId();
        test.freeze()->click();
        QCOMPARE(test.page()->mainFigure()->figureId(), before);
        test.session().setTemperature(2.0);
        test.button(u"Compare"_s)->click();
        QCOMPARE(test.page()->mainFigure()->figureId(), difference);
        QVERIFY(test.page()->mainFigure()->exhibit().frame.frozen);
        test.session().player().stepForward();
        QCOMPARE(test.page()->mainFigure()->figureId(), difference);
        test.button(u"Release"_s)->click();
        QVERIFY(test.page()->mainFigure()->figureId() != difference);
        QVERIFY(!test.bar()->isVisible());
    }

    void theKeysFreezeCompareAndRelease()
    {
        Freezing test;
        QWidget* window = test.fixture.window.get();
        QTest::keyClick(window, Qt::Key_C);
        QVERIFY(!test.session().isComparing());
        QTest::keyClick(window, Qt::Key_F);
        QVERIFY(test.session().isFrozen());
        QTest::keyClick(window, Qt::Key_C);
        QVERIFY(test.session().isComparing());
        QTest::keyClick(window, Qt::Key_C);
        QVERIFY(!test.session().isComparing());
        QTest::keyClick(window, Qt::Key_F);
        QVERIFY(!test.session().isFrozen());
    }

    void whatIsFrozenIsThereInTheNextRun()
    {
        Freezing test;
        test.session().setTemperature(2.0);
        test.freeze()->click();
        test.session().setTemperature(0.5);
        WindowFixture& fixture = test.fixture;
        fixture.window.reset();
        fixture.window =
            std::make_unique<shell::MainWindow>(fixture.library, fixture.store, fixture.preferences);
        fixture.window->showState(content::stateFromLink(fixture.preferences.place(), faults));
        QCOMPARE(fixture.window->session().frozenState().temperature, 2.0);
        QVERIFY(fixture.window->session().isComparing());
    }

    void theWordsAreOfTheLanguage()
    {
        Freezing test(u"zh"_s);
        test.freeze()->click();
        QVERIFY2(wordsIn(test.bar()).contains(u"冻结"_s), qPrintable(wordsIn(test.bar())));
    }

private:
    content::Faults faults;
};

QTEST_MAIN(TestFreezingOnScreen)
#include "tst_freezing_on_screen.moc"
