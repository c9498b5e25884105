// Entries of a matrix set in the picture: click, wheel, field, and the way back.
#include "tests/views/quiz_fixture.h"

#include "app/views/figure_card.h"
#include "app/views/figure_view.h"
#include "app/views/memory_editor.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/weight_editor.h"

#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QWheelEvent>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;

namespace {

const QUrl oneCell(u"casefile:lesson/qkv/one-cell"_s);

/// The picture and its editor.
struct Editing
{
    explicit Editing(WindowFixture& fixture)
        : session(fixture.window->session())
    {
        fixture.window->resize(1400, 900);
        fixture.window->show();
        fixture.window->showLink(oneCell);
        auto* card = fixture.window->lessonPage()->mainFigure();
        view = card->findChild<views::FigureView*>();
        editor = card->findChild<views::WeightEditor*>();
        field = editor->findChild<QDoubleSpinBox*>();
        for (auto* button : card->findChildren<QPushButton*>())
            if (button->isCheckable() && button->text().startsWith(u"Edit an entry"_s))
                toggle = button;
    }

    /// The middle of an entry of W_Q of the head on screen, also of one that is zero.
    QPointF placeOf(std::size_t row, std::size_t column) const
    {
        const engine::CellRef cell{engine::TensorId::Wq, std::size_t(session.state().head), row, column};
        for (const figures::Mark& mark : view->scene().marks) {
            const auto* rect = std::get_if<figures::RectMark>(&mark);
            if (rect && rect->meaning.cell == cell)
                return rect->rect.center();
        }
        return {-1, -1};
    }

    playback::LessonSession& session;
    views::FigureView* view = nullptr;
    views::WeightEditor* editor = nullptr;
    QDoubleSpinBox* field = nullptr;
    QPushButton* toggle = nullptr;
};

} // namespace

class TestWeightEditor : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aClickedEntryIsPickedAndItsFieldSetsIt()
    {
        WindowFixture fixture;
        const Editing editing(fixture);
        QTest::mouseClick(editing.view, Qt::LeftButton, {}, editing.placeOf(2, 1).toPoint());
        QVERIFY(editing.editor->isVisible());
        QVERIFY(editing.editor->cell() ==
                (engine::CellRef{engine::TensorId::Wq, std::size_t(editing.session.state().head), 2, 1}));
        editing.field->setValue(1.5);
        QCOMPARE(editing.session.trace()->at(*editing.editor->cell()), 1.5);
        editing.session.undo();
        QVERIFY(editing.session.state().edits.empty());
        QCOMPARE(editing.field->value(), 0.0);
    }

    void theWheelTurnsThePickedEntryOnly()
    {
        WindowFixture fixture;
        const Editing editing(fixture);
        const auto wheel = [&](QPointF place) {
            QWheelEvent event(place, editing.view->mapToGlobal(place), {}, {0, 240}, {}, {},
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(editing.view, &event);
        };
        QTest::mouseClick(editing.view, Qt::LeftButton, {}, editing.placeOf(2, 1).toPoint());
        wheel(editing.placeOf(3, 0));
        QVERIFY(editing.session.state().edits.empty());
        wheel(editing.placeOf(2, 1));
        QCOMPARE(editing.session.state().edits.size(), 1u);
        QCOMPARE(editing.session.state().edits.front().value, 2 * editing.field->singleStep());
    }

    void putBackTakesEveryEditOfTheEntryBack()
    {
        WindowFixture fixture;
        const Editing editing(fixture);
        QTest::mouseClick(editing.view, Qt::LeftButton, {}, editing.placeOf(2, 1).toPoint());
        editing.field->setValue(2.0);
        for (auto* button : editing.editor->findChildren<QPushButton*>())
            if (button->text() == u"Put back"_s)
                button->click();
        QVERIFY(editing.session.state().edits.empty());
        QCOMPARE(editing.field->value(), 0.0);
    }

    /// The page is made, and the step entered, before anything is on screen.
    void theEditorOfAStepThatEditsIsOnTheEditedEntry()
    {
        WindowFixture fixture;
        QVERIFY(fixture.window->showLink(QUrl(u"casefile:lesson/qkv/edit-a-question"_s)));
        const engine::WeightEdit edit = fixture.window->session().state().edits.front();
        const engine::CellRef cell = engine::cellAt(fixture.window->session().trace()->weights(), edit);
        int open = 0;
        for (const auto* editor : fixture.window->lessonPage()->findChildren<views::WeightEditor*>()) {
            if (!editor->cell())
                continue;
            QVERIFY(editor->cell() == cell);
            ++open;
        }
        QCOMPARE(open, 1);
    }

    void anEditorThatWasClosedStaysClosedUntilAnEntryChanges()
    {
        WindowFixture fixture;
        const Editing editing(fixture);
        QTest::mouseClick(editing.view, Qt::LeftButton, {}, editing.placeOf(2, 1).toPoint());
        editing.field->setValue(1.5);
        editing.toggle->click();
        QVERIFY(!editing.editor->isVisible());
        editing.session.setTemperature(2.0);
        editing.session.pin(0, -1);
        fixture.window->appearance().setTextScale(1.1);
        QVERIFY(!editing.editor->isVisible());
        editing.session.setWeight({engine::TensorId::Wq, std::size_t(editing.session.state().head), 3, 0},
                                  2.0);
        QVERIFY(editing.editor->isVisible());
    }

    void anEntryOfAnotherHeadIsSaidAndNotShownInThisOne()
    {
        WindowFixture fixture;
        const Editing editing(fixture);
        const int head = editing.session.state().head;
        const int other = head == 2 ? 1 : 2;
        const engine::CellRef elsewhere{engine::TensorId::Wq, std::size_t(other), 3, 1};
        editing.session.setWeight(elsewhere, 2.0);
        QVERIFY(!editing.editor->isVisible());
        QVERIFY2(editing.toggle->text().contains(QString::number(other + 1)),
                 qPrintable(editing.toggle->text()));
        editing.editor->pick(elsewhere);
        QCOMPARE(editing.session.state().head, other);
        QCOMPARE(editing.field->value(), 2.0);
        editing.session.setHead(head);
        QVERIFY(editing.field->value() != 2.0);
        QVERIFY(wordsIn(editing.editor).contains(u"head %1"_s.arg(head + 1)));
    }

    void theTextThatIsAskedHasAFieldWhereAStepHasOne()
    {
        WindowFixture fixture;
        fixture.window->show();
        fixture.window->showLink(oneCell);
        auto* memory = fixture.window->lessonPage()->findChild<views::MemoryEditor*>();
        QVERIFY(!memory->isVisible());
        fixture.window->showLink(QUrl(u"casefile:lesson/qkv/other-source"_s));
        QVERIFY(memory->isVisible());
        memory->line()->setFocus();
        memory->line()->selectAll();
        QTest::keyClicks(memory->line(), u"big dogs"_s);
        QCOMPARE(fixture.window->session().trace()->keys(), 2u);
        memory->findChild<QPushButton*>()->click();
        QVERIFY(fixture.window->session().trace()->memory.empty());
    }

    void theEditorClosesWithItsStepThoughThePictureStays()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        const auto open = [&](const QString& step) {
            content::State state;
            state.chapter = u"qkv"_s;
            state.step = step;
            fixture.window->showState(state, 1.0);
            QTRY_VERIFY(fixture.window->session().trace());
        };
        const auto openEditors = [&] {
            int count = 0;
            for (const auto* editor : fixture.window->lessonPage()->findChildren<views::WeightEditor*>())
                count += editor->isVisible() ? 1 : 0;
            return count;
        };
        open(u"edit-the-contents"_s);
        QTRY_COMPARE(openEditors(), 1);
        open(u"widths"_s);
        QTRY_COMPARE(openEditors(), 0);
    }
};

QTEST_MAIN(TestWeightEditor)
#include "tst_weight_editor.moc"
