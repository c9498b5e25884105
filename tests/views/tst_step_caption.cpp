#include "app/views/step_caption.h"
#include "window_fixture.h"

#include <QTest>

using namespace casefile;
using namespace Qt::StringLiterals;

/// The sentence below the pictures.
class TestStepCaption : public QObject
{
    Q_OBJECT

private slots:
    void itWaitsForTheAnswer()
    {
        test::WindowFixture fixture;
        content::State state;
        state.chapter = u"scoring"_s;
        state.step = u"hot"_s;
        fixture.window->showState(state, 1.0);
        const auto* caption = fixture.window->lessonPage()->findChild<views::StepCaption*>();
        QVERIFY(!fixture.window->session().isRevealed());
        QVERIFY(caption->isHidden());
        fixture.window->session().predict(-1);
        QVERIFY(!caption->isHidden());
        QVERIFY(!caption->text().isEmpty());
    }

    void itSaysTheNumbersOfTheSentence()
    {
        test::WindowFixture fixture;
        content::State state;
        state.chapter = u"scoring"_s;
        state.step = u"arrows"_s;
        fixture.window->showState(state, 1.0);
        const auto* caption = fixture.window->lessonPage()->findChild<views::StepCaption*>();
        QVERIFY(!caption->isHidden());
        QVERIFY2(!caption->text().contains(u"{{"_s), qPrintable(caption->text()));
    }
};

QTEST_MAIN(TestStepCaption)
#include "tst_step_caption.moc"
