// Undo and redo belong to the page on screen.
#include "tests/views/window_fixture.h"

#include <QAction>
#include <QTest>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

const QString typed = u"small dogs run"_s;

/// What the keys do, without a window that is active: a disabled action does nothing.
void press(const shell::MainWindow& window, const QKeySequence& keys)
{
    for (QAction* action : window.findChildren<QAction*>()) {
        if (action->shortcuts().contains(keys))
            action->trigger();
    }
}

const QKeySequence undoKeys(u"Ctrl+Z"_s);
const QKeySequence redoKeys(u"Ctrl+Y"_s);

} // namespace

class TestUndo : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void undoOnTheStartPageIsOfItsOwnSentence()
    {
        test::WindowFixture fixture;
        fixture.open(u"weights"_s);
        fixture.window->session().setSentence(typed);
        fixture.window->showStart();
        const QString before = fixture.window->playSession().typedSentence();
        press(*fixture.window, undoKeys);
        QCOMPARE(fixture.window->session().typedSentence(), typed);
        QCOMPARE(fixture.window->playSession().typedSentence(), before);
        fixture.window->playSession().setSentence(u"dogs run"_s);
        press(*fixture.window, undoKeys);
        QCOMPARE(fixture.window->playSession().typedSentence(), before);
        press(*fixture.window, redoKeys);
        QCOMPARE(fixture.window->playSession().typedSentence(), u"dogs run"_s);
        QCOMPARE(fixture.window->session().typedSentence(), typed);
    }

    void undoOnTheQuizPageTouchesNoLesson()
    {
        test::WindowFixture fixture;
        fixture.open(u"weights"_s);
        fixture.window->session().setSentence(typed);
        fixture.window->showQuiz(u"overview"_s, 7);
        press(*fixture.window, undoKeys);
        QCOMPARE(fixture.window->session().typedSentence(), typed);
        emit fixture.window->startPage()->learnChosen();
        press(*fixture.window, undoKeys);
        QVERIFY(fixture.window->session().typedSentence() != typed);
    }
};

QTEST_MAIN(TestUndo)
#include "tst_undo.moc"
