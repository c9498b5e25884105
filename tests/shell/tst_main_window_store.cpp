// The window with a database that is bad in some way: one sentence says so, and lessons and quizzes go on.
#include "tests/learner/answers.h"
#include "tests/learner/system_calls.h"
#include "tests/views/window_fixture.h"

#include "app/learner/database.h"
#include "app/learner/migrations.h"
#include "app/shell/banner.h"
#include "app/views/pages/quiz_page.h"
#include "app/views/pages/start_page.h"

#include <QFile>
#include <QTest>
#include <QToolButton>

#include <functional>

using namespace casefile;
using namespace Qt::StringLiterals;
using learner::StoreState;

namespace {

constexpr quint64 someSeed = 7;
constexpr qint64 fullDisk = 4096; ///< bytes that a file may have
constexpr int someAnswers = 200;  ///< enough for several pages
const QString chapterId = u"overview"_s;

constexpr auto readable = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
constexpr auto enterable = readable | QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther;

/// Does something to the database in this file, which is sound before.
using Damage = std::function<void(const QString& file)>;

void overwrite(const QString& file, qint64 at, const QByteArray& bytes)
{
    QFile target(file);
    QVERIFY(target.open(QIODevice::ReadWrite));
    QVERIFY(target.seek(at));
    QCOMPARE(target.write(bytes), bytes.size());
}

void shorten(const QString& file, qint64 size)
{
    QVERIFY(QFile::resize(file, size));
}

void makeNewer(const QString& file)
{
    learner::Database database;
    QVERIFY(database.open(file, learner::Database::Access::ReadWrite));
    QVERIFY(database.execute(u"PRAGMA user_version = %1"_s.arg(learner::currentVersion() + 1)));
}

} // namespace

Q_DECLARE_METATYPE(Damage)

class TestMainWindowStore : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aBadDatabaseIsOneSentenceAndLessonsGoOn_data()
    {
        QTest::addColumn<Damage>("damage");
        QTest::addColumn<StoreState>("state");
        QTest::addColumn<int>("answers"); // that can still be read
        const auto add = [](const char* name, const Damage& damage, StoreState state, int answers) {
            QTest::newRow(name) << damage << state << answers;
        };
        add(
            "read-only", [](const QString& file) { QFile::setPermissions(file, readable); },
            StoreState::ReadOnly, someAnswers);
        add(
            "unreadable", [](const QString& file) { QFile::setPermissions(file, {}); },
            StoreState::Unreadable, 0);
        add(
            "missing, in a folder that cannot be written", [](const QString& file) { QFile::remove(file); },
            StoreState::CannotCreate, 0);
        add(
            "empty", [](const QString& file) { shorten(file, 0); }, StoreState::EmptyFile, 0);
        add(
            "not a database", [](const QString& file) { overwrite(file, 0, "My diary, not yours"); },
            StoreState::NotADatabase, 0);
        add(
            "damaged", [](const QString& file) { overwrite(file, 8192, QByteArray(8192, '\xA5')); },
            StoreState::Damaged, 0);
        add("newer", makeNewer, StoreState::NewerVersion, someAnswers);
    }

    void aBadDatabaseIsOneSentenceAndLessonsGoOn()
    {
        QFETCH(Damage, damage);
        QFETCH(StoreState, state);
        QFETCH(int, answers);
        test::WindowFixture fixture;
        for (int n = 0; n < someAnswers; ++n)
            QVERIFY(fixture.store.record(tests::answer(n)));
        fixture.window.reset();
        fixture.store.close();
        damage(fixture.store.file());
        QFile::setPermissions(fixture.folder.path(), enterable); // root may do all: it acts as somebody else
        {
            const tests::OrdinaryUser user;
            QCOMPARE(fixture.store.open(fixture.store.file()), state);
        }
        QFile::setPermissions(fixture.folder.path(), enterable | QFile::WriteOwner);
        makeWindow(fixture);
        expectOneSentence(fixture, learner::toSentence(state, fixture.store.file()));
        QCOMPARE(fixture.store.answers().size(), answers);
        expectLessonsGoOn(fixture);
        QCOMPARE(fixture.store.answers().size(), answers);
        QVERIFY(fixture.store.stepsSeen(chapterId).isEmpty());
    }

    void theSentenceFollowsTheLanguage()
    {
        test::WindowFixture fixture;
        learner::Store second;
        QCOMPARE(second.open(fixture.store.file()), StoreState::InUse);
        shell::MainWindow window(fixture.library, second, fixture.preferences);
        const QString english = window.banner()->sentence();
        window.setLanguage(u"zh"_s);
        QVERIFY(window.banner()->sentence() != english);
        QCOMPARE(window.banner()->sentence(), second.problem());
    }

    void aSentencePutAwayStaysAwayInTheOtherLanguage()
    {
        test::WindowFixture fixture;
        learner::Store second;
        QCOMPARE(second.open(fixture.store.file()), StoreState::InUse);
        shell::MainWindow window(fixture.library, second, fixture.preferences);
        window.show();
        QVERIFY(window.banner()->isVisible());
        window.banner()->findChild<QToolButton*>()->click();
        window.setLanguage(u"zh"_s);
        QVERIFY(!window.banner()->isVisible());
    }

    void ofTwoWindowsOnOneDatabaseTheSecondSaysSo()
    {
        test::WindowFixture first;
        QCOMPARE(first.window->banner()->sentence(), QString());
        test::WindowFixture second;
        second.window.reset();
        QCOMPARE(second.store.open(first.store.file()), StoreState::InUse);
        makeWindow(second);
        expectOneSentence(second, learner::toSentence(StoreState::InUse, first.store.file()));
        answerFirst(first);
        QCOMPARE(first.store.answers().size(), 1);
        expectLessonsGoOn(second);
        QCOMPARE(first.store.answers().size(), 1); // and nothing came from the second
        first.store.close();
        QCOMPARE(second.store.open(second.store.file()), StoreState::Ready);
        QCOMPARE(second.store.answers().size(), 1);
    }

    void aDiskThatFillsUpIsSaidWithTheAnswerThatIsLost()
    {
        if (!tests::FileSizeLimit::isSupported())
            QSKIP("needs a limit of the file size");
        test::WindowFixture fixture;
        {
            const tests::FileSizeLimit limit(fullDisk);
            answerFirst(fixture);
            QVERIFY(fixture.store.answers().isEmpty());
            expectOneSentence(fixture, learner::toSentence(StoreState::DiskFull, fixture.store.file()));
        }
        fixture.window->quizSession().next();
        answerPresent(fixture); // room was made
        QCOMPARE(fixture.store.answers().size(), 1);
        QCOMPARE(fixture.window->banner()->sentence(), QString());
    }

    void aDiskThatFillsUpIsSaidWithTheStepThatIsLost()
    {
        if (!tests::FileSizeLimit::isSupported())
            QSKIP("needs a limit of the file size");
        test::WindowFixture fixture;
        {
            const tests::FileSizeLimit limit(fullDisk);
            fixture.open(u"case-opens"_s);
            expectOneSentence(fixture, learner::toSentence(StoreState::DiskFull, fixture.store.file()));
            QVERIFY(fixture.window->session().trace());
        }
        fixture.open(u"weights"_s);
        QCOMPARE(fixture.store.stepsSeen(chapterId), QStringList{u"weights"_s});
        QCOMPARE(fixture.window->banner()->sentence(), QString());
    }

private:
    static void makeWindow(test::WindowFixture& fixture)
    {
        fixture.window =
            std::make_unique<shell::MainWindow>(fixture.library, fixture.store, fixture.preferences);
    }

    static void expectOneSentence(test::WindowFixture& fixture, const QString& sentence)
    {
        QVERIFY(!sentence.isEmpty());
        const QString said = fixture.window->banner()->sentence();
        QVERIFY2(said.contains(sentence), qPrintable(said));
        QVERIFY(!said.contains(u'\n'));
    }

    static void answerFirst(test::WindowFixture& fixture)
    {
        fixture.window->showQuiz(chapterId, someSeed);
        answerPresent(fixture);
    }

    static void answerPresent(test::WindowFixture& fixture)
    {
        playback::QuizSession& quiz = fixture.window->quizSession();
        QTRY_VERIFY(quiz.trace());
        quiz.choose({quiz.options().first().id, {}, -1, -1});
        quiz.setCertainty(content::Certainty::Think);
        quiz.submit();
        QVERIFY(quiz.item()->isJudged());
    }

    /// A step computes and moves, a question is judged, the window is painted and closes.
    static void expectLessonsGoOn(test::WindowFixture& fixture)
    {
        fixture.window->show();
        fixture.open(u"weights"_s);
        fixture.window->session().setSentence(u"dogs run"_s);
        QTRY_VERIFY(fixture.window->session().trace());
        const int step = fixture.window->session().cursor().step;
        fixture.window->session().player().stepForward();
        QCOMPARE(fixture.window->session().cursor().step, step + 1);
        QVERIFY(!fixture.window->grab().isNull());
        answerFirst(fixture);
        QVERIFY(!fixture.window->grab().isNull());
        fixture.window->showStart();
        QVERIFY(fixture.window->close());
    }
};

QTEST_MAIN(TestMainWindowStore)
#include "tst_main_window_store.moc"
