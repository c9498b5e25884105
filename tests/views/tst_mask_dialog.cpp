// "Own cells …": a mask is edited for the sentence that stands there, whatever mask was in force before.
#include "tests/views/window_fixture.h"

#include "app/views/controls_bar.h"
#include "app/views/header_bar.h"
#include "app/views/mask_dialog.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>
#include <QTimer>

#include <functional>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

/// Mask > Own cells …; the dialog is handed over, then accepted.
void editOwnCells(test::WindowFixture& fixture, const std::function<void(QTableWidget&)>& edit)
{
    QTimer::singleShot(0, [&] {
        auto* dialog = qobject_cast<views::MaskDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        edit(*dialog->findChild<QTableWidget*>());
        dialog->accept();
    });
    for (QPushButton* button : fixture.window->header()->controls()->findChildren<QPushButton*>()) {
        if (!button->text().startsWith("Mask"_L1))
            continue;
        emit button->menu()->aboutToShow();
        button->menu()->actions().last()->trigger();
    }
}

void acceptOwnCells(test::WindowFixture& fixture)
{
    editOwnCells(fixture, [](QTableWidget&) {});
}

} // namespace

class TestMaskDialog : public QObject
{
    Q_OBJECT

private slots:
    /// The offscreen platform says at every dialog that it knows no size hints.
    void init() { QTest::failOnWarning(QRegularExpression(u"^(?!.*propagateSizeHints)"_s)); }

    void theDialogSaysItsKeysAndSpaceTicks()
    {
        test::WindowFixture fixture;
        fixture.open(u"free-play"_s);
        fixture.window->session().setSentence(u"small dogs run"_s);
        editOwnCells(fixture, [](QTableWidget& cells) {
            QStringList words;
            for (const QLabel* label : cells.window()->findChildren<QLabel*>())
                words.append(label->text());
            for (const QString& key : {u"Space"_s, u"Return"_s, u"Esc"_s})
                QVERIFY(words.join(u'\n').contains(key));
            cells.setCurrentCell(0, 2);
            QTest::keyClick(&cells, Qt::Key_Space);
        });
        QCOMPARE(fixture.window->session().state().mask.cells.at(0).at(2), false);
    }

    void ownCellsAreThoseThatWereTicked()
    {
        test::WindowFixture fixture;
        fixture.open(u"free-play"_s);
        fixture.window->session().setSentence(u"small dogs run"_s);
        editOwnCells(fixture, [](QTableWidget& cells) { cells.item(0, 2)->setCheckState(Qt::Unchecked); });
        QCOMPARE(fixture.window->session().state().mask.rule, std::string("cells"));
        QCOMPARE(fixture.window->session().trace()->queries(), std::size_t(3));
        editOwnCells(fixture, [](QTableWidget& cells) {
            QCOMPARE(cells.item(0, 2)->checkState(), Qt::Unchecked);
            QCOMPARE(cells.item(0, 1)->checkState(), Qt::Checked);
        });
    }

    void aMaskOfAnotherSentenceBeginsAnew()
    {
        test::WindowFixture fixture;
        fixture.open(u"free-play"_s);
        playback::LessonSession& lesson = fixture.window->session();
        lesson.setSentence(u"small dogs run"_s);
        editOwnCells(fixture, [](QTableWidget& cells) { cells.item(0, 2)->setCheckState(Qt::Unchecked); });
        lesson.player().seekStep(lesson.cursor().step - 1);
        lesson.setSentence(u"the small dogs run and the big cats see the ball"_s);
        lesson.player().toEnd();
        QVERIFY(!lesson.problem().isEmpty());
        acceptOwnCells(fixture);
        QCOMPARE(lesson.problem(), QString());
        QCOMPARE(lesson.state().mask.cells.size(), std::size_t(11));
    }

    void aMaskThatCameBackByUndoBeginsAnew()
    {
        test::WindowFixture fixture;
        fixture.open(u"free-play"_s);
        playback::LessonSession& lesson = fixture.window->session();
        lesson.setSentence(u"small dogs run"_s);
        acceptOwnCells(fixture);
        lesson.setSentence(u"big dogs see small cats run"_s);
        lesson.setMask({});
        QCOMPARE(lesson.problem(), QString());
        lesson.undo();
        QVERIFY(!lesson.problem().isEmpty());
        acceptOwnCells(fixture);
        QCOMPARE(lesson.problem(), QString());
        QCOMPARE(lesson.state().mask.cells.size(), std::size_t(6));
    }

    /// While there is a problem the last good trace stays: the table is not of its sentence.
    void theTableIsOfTheSentenceThatWasTyped()
    {
        test::WindowFixture fixture;
        fixture.open(u"free-play"_s);
        playback::LessonSession& lesson = fixture.window->session();
        lesson.setSentence(u"small dogs run"_s);
        acceptOwnCells(fixture);
        lesson.setSentence(u"big dogs see small cats run"_s);
        QCOMPARE(lesson.trace()->queries(), std::size_t(3));
        editOwnCells(fixture, [](QTableWidget& cells) {
            QCOMPARE(cells.rowCount(), 6);
            QCOMPARE(cells.horizontalHeaderItem(0)->text(), u"big"_s);
        });
        QCOMPARE(lesson.problem(), QString());
    }
};

QTEST_MAIN(TestMaskDialog)
#include "tst_mask_dialog.moc"
