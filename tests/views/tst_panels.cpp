// Parts of the lesson page that tell the truth, obey and stay in their place.
#include "tests/views/window_fixture.h"

#include "app/figures/design.h"
#include "app/views/controls_bar.h"
#include "app/views/dense_network_view.h"
#include "app/views/estimate_slider.h"
#include "app/views/formula_panel.h"
#include "app/views/mask_dialog.h"
#include "app/views/option_button.h"
#include "app/views/outline.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/prose_view.h"
#include "app/views/words_panel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QTableWidget>
#include <QTest>

#include <algorithm>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

/// True when the pixels of a column between two heights are all of one colour.
bool isBlank(const QImage& image, int x, int top, int bottom)
{
    for (int y = top; y <= bottom; ++y)
        if (image.pixel(x, y) != image.pixel(x, top))
            return false;
    return true;
}

} // namespace

class TestPanels : public QObject
{
    Q_OBJECT

private slots:
    /// The platform without a display says that a dialog has no size hints there.
    void init() { QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s)); }

    void theBadgeTellsWhichModelWasUsed()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        fixture.open(u"blend"_s);
        const auto* controls = fixture.window->findChild<views::ControlsBar*>();
        const auto says = [&](const QString& words) {
            return std::ranges::any_of(controls->findChildren<QAbstractButton*>(),
                                       [&](const QAbstractButton* one) { return one->text() == words; });
        };
        QTRY_VERIFY(says(u"Hand-set weights"_s));
        fixture.window->session().setModel(u"untrained"_s, 7);
        QTRY_VERIFY(says(u"Untrained weights, seed 7"_s));
        QVERIFY(!says(u"Hand-set weights"_s));
        fixture.window->session().setModel(u"hand-set"_s, 7);
        QTRY_VERIFY(says(u"Hand-set weights"_s));
    }

    void theDenseNetworkObeysReducedMotion()
    {
        views::Appearance appearance;
        views::DenseNetworkView view(appearance);
        view.playPass();
        QVERIFY(view.pass().isPlaying());
        appearance.setReducedMotion(true);
        QVERIFY(!view.pass().isPlaying());
        QCOMPARE(view.pass().cursor().progress, 1.0);
        view.playPass();
        QVERIFY(!view.pass().isPlaying());
        QCOMPARE(view.pass().cursor().progress, 1.0);
    }

    void thePassOfTheDenseNetworkEndsWithItsToken()
    {
        views::Appearance appearance;
        views::DenseNetworkView view(appearance);
        view.playPass();
        view.pass().advance(figures::design::motionPass / 2000.0);
        QVERIFY(view.pass().isPlaying());
        view.pass().advance(figures::design::motionPass / 2000.0);
        QVERIFY(!view.pass().isPlaying());
    }

    void symbolsOfTheProseHaveSubscriptsAndCodeKeepsItsNames()
    {
        views::Appearance appearance;
        views::ProseView prose(appearance);
        prose.setMarkdownText(u"head_i has W_Q, d_model and `d_k`; weight_map and a typed x\\_y stay."_s);
        QCOMPARE(prose.toPlainText(), u"headi has WQ, dmodel and d_k; weight_map and a typed x_y stay."_s);
        QTextCursor cursor(prose.document());
        cursor.setPosition(5); // behind "headi"
        QCOMPARE(cursor.charFormat().verticalAlignment(), QTextCharFormat::AlignSubScript);
        cursor.setPosition(4);
        QCOMPARE(cursor.charFormat().verticalAlignment(), QTextCharFormat::AlignNormal);
    }

    void besideTheDenseNetworkTheWordsAreAboutIt()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        fixture.window->showDenseNetwork();
        const auto* page = fixture.window->lessonPage();
        QVERIFY(!page->words()->isVisible());
        const auto proses = page->findChildren<views::ProseView*>();
        QVERIFY(std::ranges::any_of(proses, [](const views::ProseView* prose) {
            return prose->isVisible() && prose->toPlainText().contains(u"dense network"_s);
        }));
        fixture.open(u"everyone-looks"_s);
        QVERIFY(page->words()->isVisible());
    }

    void anOpenQuestionIsNotAnsweredByWordsOrFormula()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        QVERIFY(fixture.window->showLink(QUrl(u"casefile:lesson/applications/all-at-once"_s)));
        auto& session = fixture.window->session();
        session.player().seekStep(session.cursor().step);
        QVERIFY(!session.isRevealed());
        const auto* formula = fixture.window->lessonPage()->findChild<views::FormulaPanel*>();
        QVERIFY(formula->isEmpty() || !formula->isVisible());
        session.setDepth(content::Depth::Formula);
        const auto* prose = fixture.window->lessonPage()->words()->prose();
        QVERIFY(!prose->toPlainText().contains(u"n−1 losses"_s));
        session.predict(0);
        QVERIFY(prose->toPlainText().contains(u"n−1 losses"_s));
        QVERIFY(formula->isVisible());
    }

    void theCapOfAKeyStandsAtTheRightEdge()
    {
        views::Appearance appearance;
        views::OptionButton button(u"25"_s, appearance);
        const int words = button.sizeHint().width();
        button.setCap(u"1"_s);
        button.resize(button.sizeHint());
        QVERIFY(button.sizeHint().width() > words);
        QVERIFY(button.capRect().left() > button.width() / 2);
        QVERIFY(button.capRect().width() >= 20);
        QVERIFY(button.rect().contains(button.capRect()));
    }

    void aClickAnywhereInACellOfTheMaskTurnsItsTick()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        fixture.open(u"free-play"_s);
        QTRY_VERIFY(fixture.window->session().trace());
        views::MaskDialog dialog(fixture.window->session().trace()->tokens, {}, fixture.window->appearance(),
                                 nullptr);
        dialog.show();
        auto* table = dialog.findChild<QTableWidget*>();
        const QRect cell = table->visualItemRect(table->item(1, 2));
        for (const QPoint& place :
             {cell.center(), cell.topLeft() + QPoint(3, 3), cell.bottomRight() - QPoint(3, 3)}) {
            const Qt::CheckState before = table->item(1, 2)->checkState();
            QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, place);
            QVERIFY(table->item(1, 2)->checkState() != before);
        }
        QVERIFY(!dialog.mask().cells[1][2]);
        // The mark of the selected cell goes round all of it.
        const QImage picture = table->viewport()->grab().toImage();
        const QRgb ring = fixture.window->appearance().color(figures::Role::Query).rgb();
        QCOMPARE(picture.pixel(cell.left() + 1, cell.center().y()), ring);
        QCOMPARE(picture.pixel(cell.right() - 1, cell.center().y()), ring);
    }

    void aGuessThatIsBeingMadeStaysWhileTheLearnerLooksAround()
    {
        test::WindowFixture fixture;
        QVERIFY(fixture.window->showLink(QUrl(u"casefile:lesson/scoring/softmax-apart"_s)));
        fixture.window->session().player().seekStep(fixture.window->session().cursor().step);
        auto* guess = fixture.window->findChild<views::EstimateSlider*>();
        QVERIFY(guess);
        auto* slider = guess->findChild<QSlider*>();
        slider->setValue(slider->maximum());
        fixture.window->session().pin(1, 1);
        fixture.window->session().setDepth(content::Depth::Formula);
        QCOMPARE(fixture.window->findChild<views::EstimateSlider*>(), guess);
        QCOMPARE(slider->value(), slider->maximum());
        fixture.window->session().predict(slider->value());
        QVERIFY(guess->isHidden());
    }

    void aButtonThatGoesWithTheFocusLeavesItInTheLesson()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        QVERIFY(fixture.window->showLink(QUrl(u"casefile:lesson/scoring/softmax-apart"_s)));
        fixture.window->session().player().seekStep(fixture.window->session().cursor().step);
        auto* guess = fixture.window->findChild<views::EstimateSlider*>();
        QVERIFY(guess);
        auto* handIn = guess->findChild<QPushButton*>();
        handIn->setFocus(Qt::TabFocusReason);
        QTest::keyClick(handIn, Qt::Key_Return);
        QVERIFY(fixture.window->session().isRevealed());
        QCOMPARE(QApplication::focusWidget(), fixture.window->lessonPage());
    }

    void rowsOfTheOutlineAreWholeAtItsUpperEdge()
    {
        test::WindowFixture fixture;
        fixture.window->resize(1280, 620);
        fixture.window->show();
        fixture.open(u"whole-map"_s);
        QCoreApplication::processEvents();
        views::Outline* outline = fixture.window->lessonPage()->outline();
        QScrollBar* bar = outline->verticalScrollBar();
        QVERIFY(bar->maximum() > 0);
        for (int value = 0; value <= bar->maximum(); ++value) {
            bar->setValue(value);
            const QListWidgetItem* top = outline->itemAt(QPoint(20, 2));
            QVERIFY(!top || outline->visualItemRect(top).top() >= 0);
        }
    }

    void aNewStepIsReadFromItsBeginningAndItsRowIsInSight()
    {
        test::WindowFixture fixture;
        fixture.window->resize(1000, 640);
        fixture.window->show();
        QVERIFY(fixture.window->showLink(QUrl(u"casefile:lesson/scoring/softmax-apart"_s)));
        QCoreApplication::processEvents();
        views::LessonPage* page = fixture.window->lessonPage();
        const QList<QScrollArea*> areas = page->findChildren<QScrollArea*>();
        for (QScrollArea* area : areas)
            area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        fixture.window->session().player().seekStep(fixture.window->session().chapter().steps.size() - 1);
        for (int level = 0; level < 6; ++level)
            QCoreApplication::processEvents();
        for (QScrollArea* area : areas)
            QCOMPARE(area->verticalScrollBar()->value(), 0);
        const views::Outline* outline = page->outline();
        QVERIFY(
            outline->viewport()->rect().contains(outline->visualItemRect(outline->currentItem()).center()));
        QCOMPARE(
            outline->currentItem()->text(),
            fixture.window->session().chapter().words(u"en"_s, fixture.window->session().step().id).title);
    }

    void theLitPartOfAFormulaTouchesNoOtherSign()
    {
        test::WindowFixture fixture;
        for (const content::Step& step : fixture.library.chapters.first().steps) {
            views::FormulaPanel panel(fixture.window->appearance());
            panel.resize(328, panel.heightForWidth(328));
            panel.setFormula(step.formula, step.formulaPart);
            panel.resize(328, panel.heightForWidth(328));
            const QRectF lit = panel.litRect();
            panel.setFormula(step.formula, {});
            const QImage plain = panel.grab().toImage();
            for (const double x : {lit.left(), lit.right()})
                QVERIFY2(isBlank(plain, int(x), int(lit.top()) + 4, int(lit.bottom()) - 4),
                         qPrintable(step.id));
        }
    }
};

QTEST_MAIN(TestPanels)
#include "tst_panels.moc"
