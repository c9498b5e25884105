#include "app/shell/find_dialog.h"
#include "tests/views/quiz_fixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>
#include <QTimer>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;

class TestFindDialog : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u"^(?!.*propagateSizeHints)"_s)); }

    void withoutWordsItIsTheGlossary()
    {
        WindowFixture fixture;
        const shell::FindDialog dialog(fixture.library, u"en"_s, fixture.window.get());
        QCOMPARE(dialog.findChild<QListWidget*>()->count(), int(fixture.library.glossary.size()));
    }

    void wordsThatAreNowhereAreSaidToBe()
    {
        WindowFixture fixture;
        const shell::FindDialog dialog(fixture.library, u"en"_s, fixture.window.get());
        dialog.findChild<QLineEdit*>()->setText(u"xylograph"_s);
        QCOMPARE(dialog.findChild<QListWidget*>()->count(), 0);
        QVERIFY(wordsIn(&dialog).contains(u"Nothing in the course has all of these words."_s));
    }

    void typedWordsAndReturnLeadToTheStepByKeysAlone()
    {
        WindowFixture fixture;
        fixture.open(u"whole-map"_s);
        fixture.window->show();
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        QTimer::singleShot(0, fixture.window.get(), [] {
            auto* dialog = qobject_cast<shell::FindDialog*>(QApplication::activeModalWidget());
            auto* words = dialog->findChild<QLineEdit*>();
            QTest::keyClicks(words, u"arrows to turn"_s);
            QTest::keyClick(words, Qt::Key_Down);
            QTest::keyClick(words, Qt::Key_Up);
            QTest::keyClick(words, Qt::Key_Return);
        });
        QTest::keyClick(fixture.window.get(), Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(fixture.window->session().chapter().id, u"scoring"_s);
        QCOMPARE(fixture.window->session().step().id, u"arrows"_s);
    }
};

QTEST_MAIN(TestFindDialog)
#include "tst_find_dialog.moc"
