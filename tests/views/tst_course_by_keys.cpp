// Every chapter without a mouse: each step in turn, its question answered, Tab round the page, the end of the
// chapter, its quiz, and the next chapter.
#include "tests/views/quiz_fixture.h"

#include "app/views/chapter_end.h"
#include "app/views/estimate_slider.h"
#include "app/views/figure_card.h"
#include "app/views/knob_control.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/prediction_card.h"
#include "app/views/words_panel.h"

#include <QPushButton>
#include <QScrollArea>

using namespace casefile;
using namespace casefile::test;

namespace {

constexpr int mostStops = 200;

/// The window, active, at the first step of a chapter.
struct CourseFixture : WindowFixture
{
    explicit CourseFixture(const QString& chapter)
    {
        window->resize(1280, 800);
        window->show();
        [this] { QVERIFY(QTest::qWaitForWindowActive(window.get())); }();
        content::State state;
        state.chapter = chapter;
        state.step = library.chapter(chapter)->steps.first().id;
        window->showState(state, 0.0);
    }

    playback::LessonSession& session() { return window->session(); }
    void settle()
    {
        QTRY_VERIFY(session().trace() && !session().isComputing());
        QCoreApplication::processEvents();
    }

    /// Where Tab stops until it comes round.
    QWidgetList stops()
    {
        QWidgetList stops;
        for (int i = 0; i < mostStops; ++i) {
            press(Qt::Key_Tab);
            QWidget* stop = QApplication::focusWidget();
            if (!stop || (stops.contains(stop) && stop != stops.last()))
                break;
            if (!stops.contains(stop)) // prose stays, and goes from link to link
                stops.append(stop);
        }
        return stops;
    }

    /// The open question of the step by keys alone: a digit, or Tab to the slider's button.
    void predict()
    {
        if (!session().openPrediction().isEstimate)
            return press(Qt::Key_1);
        const auto* slider = window->findChild<views::EstimateSlider*>();
        const auto* button = slider->findChild<QPushButton*>();
        for (int i = 0; i < mostStops && QApplication::focusWidget() != button; ++i)
            press(Qt::Key_Tab);
        press(Qt::Key_Space);
    }
};

template <typename Part>
bool reaches(const QWidgetList& stops)
{
    for (QWidget* part : stops)
        for (; part; part = part->parentWidget())
            if (qobject_cast<Part*>(part))
                return true;
    return false;
}

bool isSeen(const QWidget* stop)
{
    return stop->isVisible() && !stop->visibleRegion().isEmpty();
}

/// For messages: class, what is said of it, its words.
QString nameOf(const QWidget* stop)
{
    const auto* button = qobject_cast<const QAbstractButton*>(stop);
    return QLatin1String(stop->metaObject()->className()) + u' ' + stop->accessibleName() + u' ' +
           (button ? button->text() : QString());
}

void addChapters()
{
    QTest::addColumn<QString>("chapter");
    for (const content::Chapter& chapter : content::embeddedLibrary(shell::knownNames()).chapters)
        QTest::addRow("%s", qPrintable(chapter.id)) << chapter.id;
}

} // namespace

class TestCourseByKeys : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyStepIsReachedAndItsQuestionAnswered_data() { addChapters(); }

    void everyStepIsReachedAndItsQuestionAnswered()
    {
        QFETCH(QString, chapter);
        CourseFixture fixture(chapter);
        const content::Chapter& read = *fixture.library.chapter(chapter);
        for (const content::Step& step : read.steps) {
            fixture.settle();
            QCOMPARE(fixture.session().step().id, step.id);
            if (!fixture.session().openPrediction().options.isEmpty()) {
                QVERIFY2(!fixture.session().isRevealed(), qPrintable(step.id));
                fixture.predict();
                QVERIFY2(fixture.session().isRevealed(), qPrintable(step.id));
            }
            for (int presses = 0; presses < 3 && fixture.session().step().id == step.id; ++presses)
                press(Qt::Key_Right);
        }
        QVERIFY(fixture.window->findChild<views::ChapterEnd*>()->isVisible());
    }

    void tabReachesPicturesKnobsAndWordsOfEveryStep_data() { addChapters(); }

    void tabReachesPicturesKnobsAndWordsOfEveryStep()
    {
        QFETCH(QString, chapter);
        CourseFixture fixture(chapter);
        for (const content::Step& step : fixture.library.chapter(chapter)->steps) {
            content::State state;
            state.chapter = chapter;
            state.step = step.id;
            fixture.window->showState(state, 1.0);
            fixture.settle();
            const QWidgetList stops = fixture.stops();
            QVERIFY2(reaches<views::FigureCard>(stops), qPrintable(step.id));
            QVERIFY2(reaches<views::WordsPanel>(stops), qPrintable(step.id));
            for (const auto* knob : fixture.window->lessonPage()->findChildren<views::KnobControl*>())
                if (knob->isVisible())
                    QVERIFY2(reaches<views::KnobControl>(stops), qPrintable(step.id));
            for (QWidget* stop : stops) {
                QCoreApplication::processEvents(); // where it stands is known
                stop->setFocus(Qt::TabFocusReason);
                QTRY_VERIFY2(isSeen(stop), qPrintable(step.id + u' ' + nameOf(stop)));
            }
        }
    }

    void theQuizAtTheEndIsTakenAndTheNextChapterBegun_data() { addChapters(); }

    void theQuizAtTheEndIsTakenAndTheNextChapterBegun()
    {
        QFETCH(QString, chapter);
        QuizFixture fixture;
        fixture.window->showQuiz(chapter, someSeed);
        const auto next = std::ranges::find(fixture.library.chapters, chapter, &content::Chapter::id) + 1;
        for (int i = 0; i < fixture.quiz().count(); ++i) {
            const QString id = fixture.item().question.id;
            fixture.answerRight();
            QVERIFY2(fixture.quiz().phase() == playback::QuizPhase::Right, qPrintable(id));
            press(Qt::Key_Return);
        }
        QCOMPARE(fixture.quiz().phase(), playback::QuizPhase::Finished);
        press(Qt::Key_Escape);
        if (next == fixture.library.chapters.end())
            return;
        content::State state;
        state.chapter = chapter;
        state.step = fixture.library.chapter(chapter)->steps.last().id;
        fixture.window->showState(state, 1.0);
        QTRY_VERIFY(fixture.window->session().trace());
        press(Qt::Key_Right);
        press(Qt::Key_Return);
        QCOMPARE(fixture.window->session().chapter().id, next->id);
    }
};

QTEST_MAIN(TestCourseByKeys)
#include "tst_course_by_keys.moc"
