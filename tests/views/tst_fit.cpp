// Nothing is cut, squeezed or covered, from the smallest window and the largest text on.
#include "tests/views/window_fixture.h"

#include "app/views/code_text.h"
#include "app/views/controls_bar.h"
#include "app/views/figure_card.h"
#include "app/views/fold_mark.h"
#include "app/views/lesson_columns.h"
#include "app/views/outline.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/start_page.h"
#include "app/views/provenance_panel.h"
#include "app/views/sentence_editor.h"
#include "app/views/step_heading.h"

#include <QAbstractButton>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <algorithm>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

/// The column of pictures.
QScrollArea* picturesOf(const test::WindowFixture& fixture)
{
    QWidget* above = fixture.window->lessonPage()->mainFigure();
    while (above && !qobject_cast<QScrollArea*>(above))
        above = above->parentWidget();
    return qobject_cast<QScrollArea*>(above);
}

views::ControlsBar* toolsOf(const test::WindowFixture& fixture)
{
    return fixture.window->findChild<views::ControlsBar*>();
}

/// True when sentence and controls stand in one line, and the controls in one of their own.
bool toolsAreOneRow(const test::WindowFixture& fixture)
{
    const views::ControlsBar* tools = toolsOf(fixture);
    const auto* sentence = tools->parentWidget()->findChild<views::SentenceEditor*>();
    const auto buttons = tools->findChildren<QPushButton*>();
    const int middle = tools->geometry().center().y();
    return qAbs(sentence->geometry().center().y() - middle) <= 3 &&
           std::ranges::all_of(buttons, [&](const QPushButton* button) {
               const int y = button->mapTo(tools->parentWidget(), button->rect().center()).y();
               return !button->isVisible() || qAbs(y - middle) <= 3;
           });
}

/// How many pixels of the lowest line in view are cut off.
int cutOff(const QPlainTextEdit& code)
{
    const int edge = code.viewport()->height();
    QTextCursor cursor = code.cursorForPosition({0, edge - 1});
    return std::max(0, code.cursorRect(cursor).bottom() + 1 - edge);
}

} // namespace

class TestFit : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void largeTextInASmallWindowTakesTheRoomOfTheOutlineUntilItIsCalled()
    {
        test::WindowFixture fixture;
        fixture.window->appearance().setTextScale(2.0);
        fixture.window->resize(900, 600);
        fixture.window->show();
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        fixture.open(u"everyone-looks"_s);
        views::LessonPage* page = fixture.window->lessonPage();
        QVERIFY(page->outline()->isHidden());
        QVERIFY(page->mainFigure()->width() > 450);
        QTest::keyClick(fixture.window.get(), Qt::Key_F9);
        QVERIFY(page->outline()->isVisible());
        QVERIFY(page->outline()->width() >= 300);
        QTest::keyClick(fixture.window.get(), Qt::Key_F9);
        QVERIFY(page->outline()->isHidden());
        fixture.window->appearance().setTextScale(1.0);
        QVERIFY(page->outline()->isVisible());
        QVERIFY(!page->columns()->isOutlineAway());
    }

    void everyStepFits_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        for (const QString& language : {u"zh"_s, u"en"_s}) {
            for (const auto& [size, percent] :
                 {std::pair(QSize(900, 600), 100), std::pair(QSize(900, 600), 200),
                  std::pair(QSize(1100, 700), 150), std::pair(QSize(1280, 800), 100)})
                QTest::addRow("%s %dx%d %d%%", qPrintable(language), size.width(), size.height(), percent)
                    << language << size << percent;
        }
    }

    void everyStepFits()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(int, percent);
        test::WindowFixture fixture(language);
        fixture.window->appearance().setTextScale(percent / 100.0);
        fixture.window->resize(size);
        fixture.window->show();
        fixture.window->session().setModel(u"untrained"_s, 7); // its badge has the most words
        for (const content::Step& step : fixture.library.chapters.first().steps) {
            fixture.open(step.id);
            QCoreApplication::processEvents();
            const int needed = fixture.window->centralWidget()->minimumSizeHint().width();
            QVERIFY2(needed <= size.width(), qPrintable(u"%1 needs %2 pixels"_s.arg(step.id).arg(needed)));
            const QWidget* page = fixture.window->lessonPage();
            for (const QAbstractButton* button : fixture.window->findChildren<QAbstractButton*>()) {
                // A term of a sum may be longer than a narrow column: its tool tip has the whole name.
                const bool isTerm = fixture.window->lessonPage()->provenance()->isAncestorOf(button);
                if (button->isVisible() && !button->text().isEmpty() && !isTerm)
                    QVERIFY2(button->width() >= button->minimumSizeHint().width(),
                             qPrintable(button->text()));
            }
            if (percent > 150) // a sum of the side column may then be wider than it
                continue;
            for (const QScrollArea* area : page->findChildren<QScrollArea*>())
                QTRY_VERIFY2(area->widget()->width() <= area->viewport()->width(), qPrintable(step.id));
        }
    }

    /// Only where a question stands above two pictures, a laptop's screen is too low for a whole step.
    void picturesAndCaptionOfAStepFitALaptopScreen()
    {
        test::WindowFixture fixture;
        fixture.window->resize(1280, 800);
        fixture.window->show();
        for (const content::Chapter& chapter : fixture.library.chapters)
            for (const content::Step& step : chapter.steps) {
                content::State state;
                state.chapter = chapter.id;
                state.step = step.id;
                fixture.window->showState(state, 1.0);
                QTRY_VERIFY(fixture.window->session().trace());
                QTRY_VERIFY2(toolsAreOneRow(fixture), qPrintable(chapter.id + u'/' + step.id));
                if (step.freePlay || !step.prediction.isEmpty() || step.state.edits.has_value())
                    continue;
                const QScrollArea* pictures = picturesOf(fixture);
                QTRY_VERIFY2(pictures->verticalScrollBar()->maximum() == 0,
                             qPrintable(chapter.id + u'/' + step.id + u": "_s +
                                        QString::number(pictures->verticalScrollBar()->maximum())));
            }
    }

    void toolsAreOneRowInBothLanguages()
    {
        for (const QString& language : {u"zh"_s, u"en"_s})
            for (const int width : {1280, 1440}) {
                test::WindowFixture fixture(language);
                fixture.window->resize(width, 800);
                fixture.window->show();
                fixture.open(u"everyone-looks"_s);
                QTRY_VERIFY(toolsAreOneRow(fixture));
                const int height = toolsOf(fixture)->parentWidget()->height();
                fixture.window->session().setModel(u"untrained"_s, 7);
                fixture.window->session().setTemperature(0.25);
                fixture.window->session().setScale(false);
                fixture.window->session().setPosition(engine::PositionScheme::None);
                QCoreApplication::processEvents();
                QTRY_VERIFY(toolsAreOneRow(fixture));
                QCOMPARE(toolsOf(fixture)->parentWidget()->height(), height);
            }
    }

    void whatIsBelowTheFoldIsPointedAtUntilItIsReached()
    {
        test::WindowFixture fixture;
        fixture.window->resize(1000, 620);
        fixture.window->show();
        fixture.open(u"everyone-looks"_s);
        QScrollArea* pictures = picturesOf(fixture);
        QTRY_VERIFY(pictures->verticalScrollBar()->maximum() > 0);
        const auto* fold = pictures->findChild<views::FoldMark*>();
        QTRY_VERIFY(fold->isVisible());
        QCOMPARE(fold->geometry().bottom(), pictures->viewport()->geometry().bottom());
        pictures->verticalScrollBar()->setValue(pictures->verticalScrollBar()->maximum());
        QVERIFY(!fold->isVisible());
    }

    void noLineOfCodeIsCutInHalf_data()
    {
        QTest::addColumn<int>("percent");
        QTest::newRow("100") << 100;
        QTest::newRow("150") << 150;
    }

    void noLineOfCodeIsCutInHalf()
    {
        QFETCH(int, percent);
        test::WindowFixture fixture;
        fixture.window->appearance().setTextScale(percent / 100.0);
        fixture.window->resize(1280, 800);
        fixture.window->show();
        for (const QString& step : {u"weights"_s, u"everyone-looks"_s, u"blend"_s, u"code-single-head"_s}) {
            fixture.open(step);
            QCoreApplication::processEvents();
            for (const views::CodeText* code : fixture.window->lessonPage()->findChildren<views::CodeText*>())
                if (code->isVisible())
                    QVERIFY2(cutOff(*code) == 0, qPrintable(step));
        }
    }

    void theStartPageFits_data() { everyStepFits_data(); }

    void theStartPageFits()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(int, percent);
        test::WindowFixture fixture(language);
        fixture.window->appearance().setTextScale(percent / 100.0);
        fixture.window->resize(size);
        fixture.window->show();
        QCoreApplication::processEvents();
        for (const QScrollArea* area : fixture.window->startPage()->findChildren<QScrollArea*>())
            QVERIFY2(area->widget()->width() <= area->viewport()->width(),
                     qPrintable(QString::number(area->widget()->width())));
        for (const QLabel* label : fixture.window->startPage()->findChildren<QLabel*>())
            if (label->isVisible() && !label->wordWrap())
                QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
    }

    void aTitleWrapsOnlyWhereTheWholeRowIsTooShort()
    {
        test::WindowFixture fixture;
        fixture.window->resize(900, 600);
        fixture.window->show();
        fixture.open(u"case-opens"_s);
        QCoreApplication::processEvents();
        const auto* heading = fixture.window->findChild<views::StepHeading*>();
        const auto* title = heading->findChild<QLabel*>();
        QVERIFY(title->height() < 3 * title->fontMetrics().height());
        QVERIFY(heading->dense()->isVisible());
    }

    void controlsStandInOneLineAtEveryWidth_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("zh") << u"zh"_s;
        QTest::newRow("en") << u"en"_s;
    }

    void controlsStandInOneLineAtEveryWidth()
    {
        QFETCH(QString, language);
        test::WindowFixture fixture(language);
        const auto* controls = fixture.window->findChild<views::ControlsBar*>();
        fixture.open(u"weights"_s);
        QTRY_VERIFY(fixture.window->session().trace());
        fixture.window->resize(1440, 900);
        fixture.window->show();
        for (int width = 1800; width >= 1100; width -= 5) {
            fixture.window->resize(width, 900);
            QCoreApplication::processEvents();
            for (const QWidget* control : controls->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
                if (control->isVisible())
                    QVERIFY2(control->y() < control->height(), qPrintable(QString::number(width)));
        }
    }

    void theSentenceHasTheRowToItselfWhereControlsWouldSqueezeIt()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        fixture.open(u"weights"_s);
        const auto* editor = fixture.window->findChild<views::SentenceEditor*>();
        const auto* controls = fixture.window->findChild<views::ControlsBar*>();
        for (const QString& model : {u"hand-set"_s, u"untrained"_s}) {
            fixture.window->session().setModel(model, 7);
            fixture.window->resize(1000, 800);
            QCoreApplication::processEvents();
            QVERIFY(controls->y() >= editor->geometry().bottom());
        }
        fixture.window->resize(1800, 900);
        QCoreApplication::processEvents();
        QVERIFY(controls->y() < editor->geometry().bottom());
        QVERIFY(editor->width() >= 500);
    }
};

QTEST_MAIN(TestFit)
#include "tst_fit.moc"
