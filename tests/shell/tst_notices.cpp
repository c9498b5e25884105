// What the banner says: problems for as long as they last, and what could not be done until something else
// is.
#include "tests/views/window_fixture.h"

#include "app/shell/banner.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTest>
#include <QToolButton>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

const QUrl badLink(u"casefile:lesson/nowhere/x"_s);

/// A window whose database another one has: a problem that lasts.
struct SecondWindow
{
    SecondWindow()
    {
        store.open(first.store.file());
        window = std::make_unique<shell::MainWindow>(first.library, store, first.preferences);
    }

    QString said() const { return window->banner()->sentence(); }

    test::WindowFixture first;
    learner::Store store;
    std::unique_ptr<shell::MainWindow> window;
};

} // namespace

class TestNotices : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void settingsThatAreNoFileAreOneSentence_data()
    {
        QTest::addColumn<bool>("isPipe");
        QTest::newRow("named pipe") << true;
        QTest::newRow("folder") << false;
    }

    void settingsThatAreNoFileAreOneSentence()
    {
        QFETCH(bool, isPipe);
        test::WindowFixture fixture;
        const QString path = fixture.folder.filePath(u"casefile.ini"_s);
        if (isPipe)
            QCOMPARE(QProcess::execute(u"mkfifo"_s, {path}), 0);
        else
            QVERIFY(QDir().mkdir(path));
        shell::Preferences preferences(path); // must not wait for who never writes
        preferences.setLanguage(u"en"_s);
        const shell::MainWindow window(fixture.library, fixture.store, preferences);
        QCOMPARE(window.banner()->sentence(), preferences.problem());
        QVERIFY(preferences.problem().contains(path));
        QCOMPARE(window.language(), u"en"_s);
        QVERIFY(!QFileInfo(path).isFile());
    }

    void whatCouldNotBeDoneFollowsTheLanguage()
    {
        test::WindowFixture fixture;
        fixture.window->showLink(badLink);
        const QString english = fixture.window->banner()->sentence();
        QVERIFY(english.contains(u"nowhere"_s));
        fixture.window->setLanguage(u"zh"_s);
        QVERIFY(fixture.window->banner()->sentence().contains(u"nowhere"_s));
        QVERIFY(fixture.window->banner()->sentence() != english);
    }

    void whatCouldNotBeDoneGoesWhenSomethingElseIs()
    {
        test::WindowFixture fixture;
        fixture.window->showLink(badLink);
        fixture.open(u"weights"_s);
        QCOMPARE(fixture.window->banner()->sentence(), QString());
    }

    void aProblemStaysBesideWhatCouldNotBeDone()
    {
        SecondWindow second;
        const QString problem = second.store.problem();
        QCOMPARE(second.said(), problem);
        second.window->showLink(badLink);
        QVERIFY(second.said().startsWith(problem));
        QVERIFY(second.said().contains(u"nowhere"_s));
        second.window->showState({});
        QCOMPARE(second.said(), problem);
    }

    void aProblemThatWasPutAwayDoesNotComeBackWithTheNextSentence()
    {
        SecondWindow second;
        second.window->banner()->findChild<QToolButton*>()->click();
        QCOMPARE(second.said(), QString());
        second.window->showLink(badLink);
        QVERIFY(!second.said().contains(second.store.problem()));
        QVERIFY(second.said().contains(u"nowhere"_s));
    }
};

QTEST_MAIN(TestNotices)
#include "tst_notices.moc"
