// Interview practice and mock interviews on screen, by keyboard alone, and what is left of them.
#include "tests/views/interview_fixture.h"

#include "app/views/interview/comparison.h"
#include "app/views/interview/mark_row.h"
#include "app/views/interview/mock_report_view.h"
#include "app/views/interview/mock_room.h"
#include "app/views/interview/mock_setup.h"
#include "app/views/interview/question_list.h"
#include "app/views/review/grade_bar.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;
using learner::MockPhase;
using learner::PracticePhase;

class TestInterviewPages : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void anAnswerIsTypedComparedAndGradedByKeyboardAlone_data() { addLanguages(); }

    void anAnswerIsTypedComparedAndGradedByKeyboardAlone()
    {
        QFETCH(QString, language);
        InterviewFixture fixture(language);
        fixture.typeWords(u"rT 1 because"_s); // letters and digits are words here
        press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(fixture.practice().phase(), PracticePhase::Comparing);
        QCOMPARE(fixture.practice().typed(), u"rT 1 because"_s);
        QVERIFY(qobject_cast<QCheckBox*>(QApplication::focusWidget()));
        press(Qt::Key_Space);
        press(Qt::Key_3);
        const QList<content::InterviewPoint> points = fixture.practice().question()->points;
        QCOMPARE(fixture.practice().sheet().ticked(), (QStringList{points[0].id, points[2].id}));
        press(Qt::Key_4, Qt::ControlModifier);
        QCOMPARE(fixture.practice().sheet().level(), 4);
        QVERIFY(fixture.page()->comparison()->levels()[3]->isMarked());
        const QString question = fixture.practice().question()->id;
        press(Qt::Key_Return);
        QCOMPARE(fixture.practice().phase(), PracticePhase::Graded);
        QCOMPARE(fixture.window->reviewDesk().deck().find(question)->state.repetitions, 1);
        press(Qt::Key_Return); // on the button that goes on
        QCOMPARE(fixture.practice().place(), 1);
        QVERIFY(qobject_cast<views::AnswerBox*>(QApplication::focusWidget()));
    }

    void whatWasSaidAloudIsComparedWithoutTyping()
    {
        InterviewFixture fixture;
        QPushButton* aloud = nullptr;
        for (int stops = 0; stops < 12 && !aloud; ++stops) {
            press(Qt::Key_Tab);
            auto* button = qobject_cast<QPushButton*>(QApplication::focusWidget());
            aloud = button && button->text() == u"I said it aloud"_s ? button : nullptr;
        }
        QVERIFY(aloud);
        press(Qt::Key_Return);
        QCOMPARE(fixture.practice().phase(), PracticePhase::Comparing);
        QVERIFY(!fixture.page()->answer()->isVisible());
    }

    void ticksAreUndoneAndRedoneByTheWindow()
    {
        InterviewFixture fixture;
        press(Qt::Key_Return, Qt::ControlModifier);
        const auto trigger = [&](const QString& keys) {
            for (QAction* action : fixture.window->actions())
                if (action->shortcuts().contains(QKeySequence(keys)) && action->isEnabled())
                    action->trigger();
        };
        press(Qt::Key_1);
        press(Qt::Key_2);
        trigger(u"Ctrl+Z"_s);
        QCOMPARE(fixture.practice().sheet().ticked().size(), 1);
        QVERIFY(!fixture.page()->comparison()->points()[1]->isMarked());
        trigger(u"Ctrl+Y"_s);
        QCOMPARE(fixture.practice().sheet().ticked().size(), 2);
        QVERIFY(fixture.page()->comparison()->points()[1]->isMarked());
    }

    void everyMarkAndChoiceHasANameForWhoDoesNotSeeIt()
    {
        InterviewFixture fixture;
        press(Qt::Key_Return, Qt::ControlModifier);
        for (const auto* row : fixture.page()->comparison()->findChildren<views::MarkRow*>())
            QVERIFY(!row->box()->accessibleName().isEmpty());
        for (const auto* box : fixture.page()->list()->findChildren<QComboBox*>())
            QVERIFY(!box->accessibleName().isEmpty());
        QVERIFY(!fixture.page()->answer()->accessibleName().isEmpty());
        QCOMPARE(fixture.page()->answer()->accessibleDescription(),
                 content::inLanguage(fixture.practice().question()->question, u"en"_s));
    }

    void theFilterNarrowsTheListAndIsRememberedWithThePlace()
    {
        InterviewFixture fixture;
        QComboBox* levels = fixture.page()->list()->levels();
        levels->setCurrentIndex(levels->findData(u"staff"_s));
        emit levels->activated(levels->currentIndex());
        QCOMPARE(fixture.page()->list()->rows()->count(), 24);
        fixture.page()->list()->rows()->setCurrentRow(5);
        const QString question = fixture.practice().question()->id;
        fixture.page()->answer()->setFocus();
        fixture.typeWords(u"half"_s);
        fixture.window->close();
        fixture.restart();
        fixture.begin();
        QCOMPARE(fixture.practice().question()->id, question);
        QCOMPARE(fixture.page()->answer()->toPlainText(), u"half"_s);
        QCOMPARE(fixture.page()->list()->levels()->currentData().toString(), u"staff"_s);
        QCOMPARE(fixture.page()->list()->rows()->currentRow(), 5);
    }

    void whereNothingFitsThePageSaysSo()
    {
        InterviewFixture fixture;
        fixture.page()->list()->search()->setText(u"no such words anywhere"_s);
        QCOMPARE(fixture.practice().phase(), PracticePhase::Empty);
        QVERIFY(wordsIn(fixture.page()).contains(u"No question fits"_s));
        fixture.page()->list()->search()->clear();
        QCOMPARE(fixture.practice().shown().size(), 171);
    }

    void theLanguageChangesQuestionAndAnswerAndKeepsTheTicks()
    {
        InterviewFixture fixture;
        press(Qt::Key_Return, Qt::ControlModifier);
        press(Qt::Key_1);
        fixture.window->setLanguage(u"zh"_s);
        QVERIFY(wordsIn(fixture.page()).contains(fixture.practice().question()->question.value(u"zh"_s)));
        QVERIFY(fixture.page()->comparison()->points().first()->isMarked());
    }

    void theStepThatExplainsItIsOneKeyAway()
    {
        InterviewFixture fixture;
        press(Qt::Key_Return, Qt::ControlModifier);
        press(Qt::Key_R);
        QCOMPARE(fixture.window->currentPage(), fixture.window->lessonPage());
        QCOMPARE(fixture.window->session().step().id, fixture.practice().question()->repairStep);
        fixture.window->showInterview();
        QCOMPARE(fixture.practice().phase(), PracticePhase::Comparing);
    }

    void aMockInterviewIsHeldByKeyboardAlone_data() { addLanguages(); }

    void aMockInterviewIsHeldByKeyboardAlone()
    {
        QFETCH(QString, language);
        InterviewFixture fixture(language);
        fixture.window->showMockInterview();
        QCOMPARE(QApplication::focusWidget(), fixture.mockPage()->setup()->begin());
        press(Qt::Key_Return);
        QCOMPARE(fixture.mock().phase(), MockPhase::Thinking);
        press(Qt::Key_P);
        QVERIFY(fixture.mock().isPaused());
        press(Qt::Key_P);
        press(Qt::Key_Return);
        fixture.typeWords(u"because"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(fixture.mock().phase(), MockPhase::Comparing);
        press(Qt::Key_1);
        press(Qt::Key_Return);
        QVERIFY(fixture.mock().phase() == MockPhase::FollowingUp || fixture.mock().index() == 1);
        while (fixture.mock().isUnderWay())
            press(Qt::Key_S); // skip the rest
        QCOMPARE(fixture.mock().record().entries.first().typed, u"because"_s);
        QVERIFY(fixture.mockPage()->report()->isVisible());
        QVERIFY(wordsIn(fixture.mockPage()).contains(fixture.mock().record().entries.first().words));
        QCOMPARE(fixture.mockPage()->setup()->past()->count(), 1);
        QVERIFY(fixture.window->reviewDesk().deck().find(fixture.mock().record().entries.first().question));
    }

    void leavingAMockInterviewPausesItAndItGoesOn()
    {
        InterviewFixture fixture;
        fixture.beginMock();
        press(Qt::Key_Return);
        press(Qt::Key_Escape);
        QCOMPARE(fixture.window->currentPage(), fixture.page());
        QVERIFY(fixture.mock().isPaused());
        fixture.window->showMockInterview();
        QVERIFY(fixture.mockPage()->room()->isVisible());
        QVERIFY(!fixture.mockPage()->room()->answer()->isVisible()); // covered while paused
        press(Qt::Key_Return);
        QVERIFY(!fixture.mock().isPaused());
    }

    void aMockInterviewThatTheEndOfTheProgramBrokeOffIsOfferedAgain()
    {
        InterviewFixture fixture;
        fixture.beginMock();
        fixture.mock().skip();
        const QString question = fixture.mock().question()->id;
        fixture.restart();
        fixture.begin();
        fixture.window->showMockInterview();
        QVERIFY(fixture.mockPage()->setup()->goOn()->isVisible());
        press(Qt::Key_Space); // the focus is on it
        QVERIFY(fixture.mock().isUnderWay());
        QCOMPARE(fixture.mock().question()->id, question);
        QCOMPARE(fixture.mock().record().pauses, 1);
        fixture.mock().end();
        fixture.mockPage()->showSetup();
        QVERIFY(!fixture.mockPage()->setup()->goOn()->isVisible());
    }

    void aReportIsShownAgainLaterAndSavedAsPdf()
    {
        InterviewFixture fixture;
        fixture.beginMock();
        press(Qt::Key_Return);
        fixture.mock().finishAnswer({});
        fixture.mock().finishComparing();
        fixture.mock().end();
        fixture.restart();
        fixture.begin();
        fixture.window->showMockInterview();
        QCOMPARE(fixture.mockPage()->setup()->past()->count(), 1);
        emit fixture.mockPage()->setup()->pastChosen(0);
        QVERIFY(fixture.mockPage()->report()->isVisible());
        const QString file = fixture.folder.filePath(u"report.pdf"_s);
        QVERIFY(fixture.mockPage()->report()->write(file));
        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QVERIFY(pdf.read(4) == "%PDF" && pdf.size() > 2000);
        QVERIFY(!fixture.mockPage()->report()->write(fixture.folder.filePath(u"none/report.pdf"_s)));
        QVERIFY(wordsIn(fixture.mockPage()).contains(u"could not be written"_s));
    }

    void withoutAStoreOnePractisesAllTheSame()
    {
        InterviewFixture fixture;
        fixture.store.close();
        press(Qt::Key_Return, Qt::ControlModifier);
        press(Qt::Key_Return);
        QCOMPARE(fixture.practice().phase(), PracticePhase::Graded);
    }

    void nothingIsCutInASmallWindowWithLargeText_data() { addLanguages(); }

    void nothingIsCutInASmallWindowWithLargeText()
    {
        QFETCH(QString, language);
        InterviewFixture fixture(language);
        fixture.window->resize(900, 600);
        const auto expectWhole = [&] {
            QCoreApplication::processEvents();
            const int needed = fixture.window->centralWidget()->minimumSizeHint().width();
            QVERIFY2(needed <= 900, qPrintable(QString::number(needed)));
            for (const QAbstractButton* button :
                 fixture.window->currentPage()->findChildren<QAbstractButton*>())
                if (button->isVisible() && !button->text().isEmpty())
                    QVERIFY2(button->width() >= button->minimumSizeHint().width(),
                             qPrintable(button->text()));
        };
        for (const double scale : {1.0, 2.0}) {
            fixture.window->appearance().setTextScale(scale);
            fixture.window->showInterview();
            fixture.practice().again();
            expectWhole();
            fixture.practice().reveal();
            expectWhole();
            fixture.beginMock();
            expectWhole();
            fixture.mock().startAnswer();
            expectWhole();
            fixture.mock().end();
            fixture.mockPage()->showSetup();
            expectWhole();
        }
    }
};

QTEST_MAIN(TestInterviewPages)
#include "tst_interview_pages.moc"
