#include "app/views/block_provenance.h"
#include "app/views/cell_text.h"
#include "app/views/estimate_scale.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/prediction_card.h"
#include "app/views/prose_view.h"
#include "app/views/provenance_panel.h"
#include "app/views/term_row.h"
#include "window_fixture.h"

#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

void open(test::WindowFixture& fixture, const QString& chapter, const QString& step)
{
    content::State state;
    state.chapter = chapter;
    state.step = step;
    fixture.window->showState(state, 1.0);
}

views::BlockProvenance* panelOf(test::WindowFixture& fixture)
{
    return fixture.window->lessonPage()->blockProvenance();
}

/// All words that the panel shows.
QString wordsOf(const QWidget* panel)
{
    QStringList words;
    for (const QLabel* label : panel->findChildren<QLabel*>())
        words.append(label->text());
    for (const QPushButton* button : panel->findChildren<QPushButton*>())
        words.append(button->text());
    return words.join(u'\n');
}

} // namespace

/// "Where does this number come from?" of a picture of a block, and predictions by slider.
class TestBlockProvenance : public QObject
{
    Q_OBJECT

private slots:
    void aPictureOfABlockIsExplainedByItsOwnNumbers()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        open(fixture, u"block"_s, u"whole-block"_s);
        QVERIFY(panelOf(fixture)->isVisible());
        QVERIFY(!fixture.window->lessonPage()->provenance()->isVisible());
        QCOMPARE(panelOf(fixture)->cell()->tensor, std::string("output"));
        fixture.open(u"whole-map"_s);
        QVERIFY(!panelOf(fixture)->isVisible());
        QVERIFY(fixture.window->lessonPage()->provenance()->isVisible());
    }

    /// Down to something given, and the terms of every level make its number.
    void everyLevelLeadsDownToWhatIsGiven()
    {
        test::WindowFixture fixture;
        open(fixture, u"block"_s, u"whole-block"_s);
        const auto question = views::blockQuestion(u"block-path"_s, [&] {
            figures::Frame frame;
            frame.trace = fixture.window->session().trace();
            frame.focus = fixture.window->session().focus();
            frame.knobs = fixture.window->session().state().knobs;
            return frame;
        }());
        QVERIFY(question);
        QVERIFY(*panelOf(fixture)->cell() == question->cell);
        int levels = 0;
        for (engine::LedgerCell cell = question->cell; levels < 40; ++levels) {
            QVERIFY(*panelOf(fixture)->cell() == cell);
            const engine::LedgerProvenance provenance = engine::explain(question->ledger, cell);
            if (provenance.terms.empty())
                break;
            QVERIFY(std::abs(engine::rebuild(provenance) - provenance.value) < 1e-9);
            const auto rows = panelOf(fixture)->findChildren<views::TermRow*>();
            auto* row = rows.value(1, rows.first());
            emit row->chosen(views::TermRow::Side::Left);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            cell = *panelOf(fixture)->cell();
            QVERIFY(std::ranges::find(provenance.terms, cell, &engine::LedgerTerm::left) !=
                    provenance.terms.end());
        }
        QVERIFY2(levels > 3 && levels < 40, qPrintable(QString::number(levels)));
        for (int up = 0; up < levels; ++up)
            panelOf(fixture)->back();
        QVERIFY(*panelOf(fixture)->cell() == question->cell);
    }

    void itsNumbersAreCalledByNamesOfTheField()
    {
        test::WindowFixture fixture(u"zh"_s);
        open(fixture, u"block"_s, u"whole-block"_s);
        const QString words = wordsOf(panelOf(fixture));
        QVERIFY2(words.contains(u"残差和"_s), qPrintable(words));
        QVERIFY2(!words.contains(u"feed-forward"_s), qPrintable(words));
    }

    void theKeyOfTheQuestionReachesTheTermsOfTheBlock()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        open(fixture, u"block"_s, u"whole-block"_s);
        QTest::keyClick(fixture.window.get(), Qt::Key_W);
        QVERIFY(panelOf(fixture)->isAncestorOf(fixture.window->focusWidget()));
    }

    void aPictureOfWholeLayersSaysThatItIsMeasured()
    {
        test::WindowFixture fixture;
        open(fixture, u"block"_s, u"without-residual"_s);
        QVERIFY(panelOf(fixture)->isAsked());
        QVERIFY(!panelOf(fixture)->cell());
    }

    void numbersStayClosedUntilThePredictionIsMade()
    {
        test::WindowFixture fixture;
        open(fixture, u"block"_s, u"layer-norm"_s);
        QVERIFY(!panelOf(fixture)->cell());
        fixture.window->session().predict(-1);
        QCOMPARE(panelOf(fixture)->cell()->tensor, std::string("attention-norm.output"));
    }

    void anEstimateIsHandedInByASlider()
    {
        test::WindowFixture fixture;
        fixture.window->resize(1280, 800);
        fixture.window->show();
        open(fixture, u"scoring"_s, u"softmax-apart"_s);
        auto* card = fixture.window->lessonPage()->findChild<views::PredictionCard*>();
        auto* slider = card->findChild<QSlider*>();
        QVERIFY(slider);
        QVERIFY(!card->choose(2)); // a digit is no estimate
        slider->setValue(3);
        for (QPushButton* button : card->findChildren<QPushButton*>())
            if (button->text() == u"That is my guess"_s) {
                QTest::mouseClick(button, Qt::LeftButton);
                break;
            }
        QCOMPARE(fixture.window->session().prediction(u"softmax-apart"_s), std::optional(3));
        QVERIFY(fixture.window->session().isRevealed());
        const QString exact = fixture.window->session().openPrediction().exactWords;
        QVERIFY2(wordsOf(card).contains(u"The right number: "_s + exact), qPrintable(wordsOf(card)));
        const auto* explained = card->findChildren<views::ProseView*>().last();
        for (const QPushButton* button : card->findChildren<QPushButton*>())
            if (button->isVisible())
                QTRY_VERIFY2(button->geometry().bottom() < explained->y(), qPrintable(button->text()));
        const auto* scale = card->findChild<views::EstimateScale*>();
        const double marksApart = fixture.window->session().openPrediction().exact - 3.0;
        const double pixelsPerMark = (scale->width() - 20.0) / 20.0;
        QVERIFY(std::abs(scale->rightX() - scale->guessX() - marksApart * pixelsPerMark) < 1e-9);
    }
};

QTEST_MAIN(TestBlockProvenance)
#include "tst_block_provenance.moc"
