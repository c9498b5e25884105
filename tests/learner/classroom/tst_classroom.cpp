// A class on a real PostgreSQL server: what the network, the server and time can do to a learner's answers.
#include "tests/learner/classroom/class_server_fixture.h"
#include "tests/learner/deck_answers.h"

#include "app/learner/beliefs.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>

using namespace casefile;
using namespace casefile::tests;
using learner::ClassLink;
using learner::ClassTrouble;
using learner::LinkState;

namespace {

/// How many rows of that learner the server has, and how many different answers they are.
QString countOf(const TestServer& server, const QString& login)
{
    Person admin(server.admin(), {});
    return admin.ask(u"SELECT count(*) || ' of ' || count(DISTINCT question) FROM casefile.answer"
                     " WHERE learner = '%1'"_s.arg(login));
}

} // namespace

class TestClassroom : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (m_server.folder.isEmpty())
            QSKIP("run by server.sh, which starts the server");
        m_server.makeWithPeople();
    }

    /// Of what was on the way at that moment, the learner cannot know whether it arrived.
    void aServerThatIsKilledMidwayLosesAndDoublesNothing()
    {
        constexpr int before = 450;
        Home home(before);
        QVERIFY(home.link->join(m_server.placeOf(u"chen"_s), passwordOf(u"chen"_s)));
        QTRY_VERIFY(home.link->outbox().waiting() < before);
        m_server.control(u"kill"_s);
        for (int n = before; n < before + 50; ++n)
            QVERIFY(home.store.record(answer(n))); // the learner goes on
        QTRY_COMPARE(home.link->state(), LinkState::Waiting);
        QVERIFY2(home.link->trouble() == ClassTrouble::Away, qPrintable(home.link->sentence()));
        QVERIFY(home.link->sentence().contains("localhost"_L1));
        m_server.control(u"start"_s);
        QTRY_VERIFY2(home.isDone(), qPrintable(home.link->sentence()));
        QCOMPARE(countOf(m_server, u"chen"_s), u"500 of 500"_s);
        QVERIFY(home.link->leave()); // all of it as if nothing had been confirmed
        QVERIFY(home.link->join(m_server.placeOf(u"chen"_s), passwordOf(u"chen"_s)));
        QCOMPARE(home.link->outbox().waiting(), 500);
        QTRY_VERIFY(home.isDone());
        QCOMPARE(countOf(m_server, u"chen"_s), u"500 of 500"_s);
        QCOMPARE(home.store.answers().size(), 500); // whoever leaves keeps all
    }

    void whatIsTakenBackIsTakenBackInTheClass()
    {
        Home home;
        learner::Deck deck(home.store, calendar);
        QVERIFY(deck.add(newCards(1)));
        QVERIFY(home.link->join(m_server.placeOf(u"bob"_s), passwordOf(u"bob"_s)));
        QTRY_VERIFY(home.isDone());
        const auto phaseInClass = [this] {
            Person admin(m_server.admin(), {});
            return admin.ask(u"SELECT phase || CASE WHEN is_gone THEN ' gone' ELSE '' END FROM"
                             " casefile.card_change WHERE learner = 'bob' AND item = 'item-1'"
                             " ORDER BY changed_utc_ms DESC, uid DESC LIMIT 1"_s);
        };
        QCOMPARE(phaseInClass(), u"0"_s);
        QVERIFY(deck.answer(1, cardAnswer(learner::Grade::Easy, 0)));
        QTRY_VERIFY(home.isDone());
        QTRY_COMPARE(phaseInClass(), u"2"_s);
        QVERIFY(deck.undo());
        QTRY_COMPARE(phaseInClass(), u"0"_s);
        QVERIFY(deck.undo()); // the card itself
        QTRY_COMPARE(phaseInClass(), u"0 gone"_s);
    }

    void everyTroubleHasItsSentence_data()
    {
        QTest::addColumn<ClassPlace>("place");
        QTest::addColumn<ClassTrouble>("trouble");
        const ClassPlace anna = m_server.placeOf(u"anna"_s);
        ClassPlace place = anna;
        QTest::newRow("wrong password") << place << ClassTrouble::Password;
        place.user = u"nobody"_s;
        QTest::newRow("unknown user") << place << ClassTrouble::Password;
        place = m_server.placeOf(u"gone"_s);
        QTest::newRow("revoked") << place << ClassTrouble::Revoked;
        place = m_server.placeOf(u"stranger"_s);
        QTest::newRow("of no class") << place << ClassTrouble::Revoked;
        place = anna;
        place.port = 1;
        QTest::newRow("away") << place << ClassTrouble::Away;
        place = anna;
        place.host = u"no-such-host.invalid"_s;
        QTest::newRow("no such host") << place << ClassTrouble::Away;
        place = anna;
        place.certificate = m_server.folder + u"/other.crt"_s;
        QTest::newRow("certificate of another") << place << ClassTrouble::Certificate;
        place = anna;
        place.host = u"127.0.0.1"_s;
        QTest::newRow("certificate for another name") << place << ClassTrouble::Certificate;
        place = anna;
        place.database = u"no_class"_s;
        QTest::newRow("no such class") << place << ClassTrouble::NoClass;
        place = m_server.admin(u"postgres"_s);
        QTest::newRow("a database without a class") << place << ClassTrouble::NoClass;
    }

    void everyTroubleHasItsSentence()
    {
        QFETCH(ClassPlace, place);
        QFETCH(ClassTrouble, trouble);
        if (place.user == "gone"_L1) {
            m_server.add(u"gone"_s, u"Gone"_s, false);
            QCOMPARE(
                learner::applyToServer(m_server.admin(), learner::removalStatements(className, u"gone"_s)),
                QString());
        }
        Person admin(m_server.admin(), {});
        if (place.user == "stranger"_L1)
            admin.ask(u"CREATE ROLE stranger LOGIN PASSWORD 'stranger'"_s);
        const bool isWrong = QByteArray(QTest::currentDataTag()) == "wrong password";
        Home home(1);
        QVERIFY(home.link->join(place, isWrong                       ? u"wrong"_s
                                       : place.user == "stranger"_L1 ? u"stranger"_s
                                                                     : passwordOf(place.user)));
        QTRY_COMPARE_WITH_TIMEOUT(home.link->trouble(), trouble, 10000);
        QVERIFY(!home.link->sentence().isEmpty() && !home.link->sentence().contains(u"%1"_s));
        QTRY_COMPARE(home.link->state(), // between two of its tries
                     trouble == ClassTrouble::Password ? LinkState::NeedsPassword : LinkState::Waiting);
        QVERIFY(home.store.record(answer(1))); // and everything else works
        QCOMPARE(home.link->outbox().waiting(), 2);
    }

    void aClassOfAnotherVersionIsNotWrittenTo()
    {
        Person admin(m_server.admin(), {});
        for (const auto& [version, trouble] :
             {std::pair(0, ClassTrouble::SchemaOld), std::pair(2, ClassTrouble::SchemaNew)}) {
            admin.ask(u"UPDATE casefile.about SET version = %1"_s.arg(version));
            Home home(1);
            QVERIFY(home.link->join(m_server.placeOf(u"anna"_s), passwordOf(u"anna"_s)));
            QTRY_COMPARE(home.link->trouble(), trouble);
            QCOMPARE(home.link->outbox().waiting(), 1);
        }
        admin.ask(u"UPDATE casefile.about SET version = 1"_s);
    }

    void thePasswordIsInNoFileAndWhatWasTypedIsNotSent()
    {
        Home home(1);
        QVERIFY(home.link->join(m_server.placeOf(u"anna"_s), passwordOf(u"anna"_s)));
        QTRY_VERIFY(home.isDone());
        int files = 0;
        QDirIterator every(home.folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (every.hasNext()) {
            QFile file(every.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            QVERIFY2(!bytes.contains("s3cret"), qPrintable(file.fileName()));
            files += bytes.contains("localhost"); // the place is there, so this looks where it would be
        }
        QVERIFY(files > 0);
        const QByteArray sent =
            QJsonDocument(Home(3).link->outbox().take(9).answers).toJson(); // not joined: nothing
        QCOMPARE(sent.trimmed(), QByteArray("[\n]"));
        Person admin(m_server.admin(), {});
        QCOMPARE(admin.ask(u"SELECT count(*) FROM casefile.answer AS row WHERE row::text LIKE '%猫%'"_s),
                 u"0"_s);
    }

    /// What an instructor sees is what the rows say, read at once or bit by bit.
    void theInstructorReadsWhatIsThereAndThenWhatIsNew()
    {
        learner::ClassServer lee;
        QVERIFY(lee.open(m_server.placeOf(u"lee"_s), passwordOf(u"lee"_s)));
        learner::ClassRows rows;
        QVERIFY(lee.read(rows));
        QCOMPARE(rows.name, className);
        QVERIFY(rows.learners.contains({u"chen"_s, u"陈晨"_s}) &&
                !rows.learners.contains({u"lee"_s, u"Ms Lee"_s}));
        QCOMPARE(rows.answers[u"chen"_s].size(), 500);
        Home home;
        content::AnswerRecord late = answer(9999);
        late.attempt = 1;
        late.right = false;
        QVERIFY(home.store.record(late));
        QVERIFY(home.link->join(m_server.placeOf(u"bob"_s), passwordOf(u"bob"_s)));
        QTRY_VERIFY(home.isDone());
        const qsizetype before = rows.answers[u"bob"_s].size();
        QVERIFY(lee.read(rows));
        QCOMPARE(rows.answers[u"bob"_s].size(), before + 1);
        QCOMPARE(learner::beliefsOf(rows.answers[u"bob"_s]).first().misconception, u"M-OV-01"_s);
        learner::ClassRows anew;
        QVERIFY(lee.read(anew));
        anew.read = rows.read;
        anew.upTo = rows.upTo;
        QCOMPARE(anew, rows);
        QCOMPARE(learner::classRows(learner::toJson(rows)).cards, rows.cards);
    }

    void aLinkToJoinWithHoldsNoPassword()
    {
        QString problem;
        const ClassPlace place = m_server.placeOf(u"anna"_s);
        ClassPlace read = learner::readJoinLink(learner::joinLink(place), problem);
        read.certificate = place.certificate; // a file of this computer, not of the link
        QCOMPARE(read, place);
        QCOMPARE(learner::readJoinLink(learner::joinLink(m_server.admin()), problem), m_server.admin());
        for (const char* bad :
             {"", "anna", "https://school.example", "casefile-class://anna:word@school/class9a",
              "casefile-class://school/class9a", "casefile-class://anna@school"}) {
            problem.clear();
            QVERIFY(!learner::readJoinLink(QString::fromLatin1(bad), problem).isComplete());
            QVERIFY2(!problem.isEmpty(), bad);
        }
    }

private:
    TestServer m_server;
};

QTEST_GUILESS_MAIN(TestClassroom)
#include "tst_classroom.moc"
