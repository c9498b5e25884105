// A class on a real PostgreSQL server: who can reach what, and what the network can do to a learner's
// answers.
#include "tests/learner/answers.h"
#include "tests/learner/classroom/class_server_fixture.h"
#include "tests/learner/deck_answers.h"

#include "app/learner/beliefs.h"
#include "app/learner/classroom/class_link.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QSet>

using namespace casefile;
using namespace casefile::tests;
using learner::ClassLink;
using learner::ClassTrouble;
using learner::LinkState;

namespace {

constexpr ClassLink::Pace quick{20, 20, 200};

/// A learner at home: a store of their own and the link to the class.
struct Home
{
    explicit Home(int answers = 0)
    {
        [this] { QCOMPARE(store.open(folder.filePath(u"learner.sqlite"_s)), learner::StoreState::Ready); }();
        for (int n = 0; n < answers; ++n)
            store.record(answer(n));
        link = std::make_unique<ClassLink>(store);
        link->setPace(quick);
    }

    bool isDone() const { return link->state() == LinkState::UpToDate && link->outbox().waiting() == 0; }

    QTemporaryDir folder;
    learner::Store store;
    std::unique_ptr<ClassLink> link;
};

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
        m_server.make();
        for (const QString& login : {u"anna"_s, u"bob"_s}) {
            Home home(3);
            QVERIFY(home.store.isWritable());
            learner::Deck deck(home.store, calendar);
            QVERIFY(deck.add(newCards(2)));
            QVERIFY(home.link->join(m_server.placeOf(login), passwordOf(login)));
            QTRY_VERIFY2(home.isDone(), qPrintable(home.link->sentence()));
        }
    }

    void nobodyReachesTheRowsOfAnother_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("outcome"); // what it begins with
        const auto row = [](const char* sql, const char* outcome) {
            QTest::newRow(sql) << QString::fromUtf8(sql) << QString::fromUtf8(outcome);
        };
        const char* const no = "refused: ";
        row("SELECT DISTINCT learner FROM casefile.answer", "anna");
        row("SELECT count(*) FROM casefile.answer WHERE learner = 'bob'", "0");
        row("SELECT count(*) FROM casefile.card_change WHERE learner <> 'anna'", "0");
        row("SELECT string_agg(login, ',') FROM casefile.member", "anna");
        row("SELECT count(*) FROM casefile.answer a JOIN casefile.answer b ON a.uid = b.uid", "3");
        row("TABLE casefile.answer EXCEPT SELECT * FROM casefile.answer WHERE learner = 'anna'", "");
        row("UPDATE casefile.answer SET is_right = true", no);
        row("UPDATE casefile.answer SET learner = 'anna' WHERE learner = 'bob'", no);
        row("UPDATE casefile.card_change SET due_day = 0", no);
        row("DELETE FROM casefile.answer", no);
        row("DELETE FROM casefile.card_change WHERE learner = 'bob'", no);
        row("TRUNCATE casefile.answer", no);
        row("INSERT INTO casefile.answer (learner, uid, at_utc_ms, utc_offset_s, chapter, question,"
            " question_version, is_right, misconception, certainty, hints, attempt, duration_ms)"
            " VALUES ('bob', 'x', 0, 0, '', '', 1, true, '', 1, 0, 1, 0)",
            no);
        row("INSERT INTO casefile.card_change (learner, uid, changed_utc_ms, item, chapter, phase, stability,"
            " due_day, is_gone) VALUES ('bob', 'x', 0, '', '', 0, 0, 0, false)",
            no);
        row("INSERT INTO casefile.answer (uid, sent_in, at_utc_ms) VALUES ('x', '1', 0)", no);
        row("INSERT INTO casefile.answer (uid, at_utc_ms, utc_offset_s, chapter, question, question_version,"
            " is_right, misconception, certainty, hints, attempt, duration_ms) SELECT uid, 0, 0, '', '', 1,"
            " true, '', 1, 0, 1, 0 FROM casefile.answer ON CONFLICT (learner, uid) DO UPDATE SET is_right ="
            " true",
            no);
        row("INSERT INTO casefile.member VALUES ('eve', 'Eve', true)", no);
        row("UPDATE casefile.member SET is_instructor = true", no);
        row("UPDATE casefile.about SET version = 9", no);
        row("SET ROLE bob", no);
        row("SET ROLE lee", no);
        row("SET ROLE class9a_instructor", no);
        row("SET SESSION AUTHORIZATION bob", no);
        row("GRANT class9a_instructor TO anna", no);
        row("ALTER ROLE anna SUPERUSER", no);
        row("ALTER ROLE bob PASSWORD 'mine'", no);
        row("ALTER TABLE casefile.answer DISABLE ROW LEVEL SECURITY", no);
        row("DROP POLICY read_own ON casefile.answer", no);
        row("CREATE POLICY mine ON casefile.answer USING (true)", no);
        row("CREATE VIEW casefile.all_rows AS SELECT * FROM casefile.answer", no);
        row("CREATE VIEW public.all_rows AS SELECT * FROM casefile.answer", no);
        row("CREATE TEMP VIEW all_rows AS SELECT * FROM casefile.answer", no);
        row("CREATE FUNCTION casefile.f() RETURNS bigint SECURITY DEFINER LANGUAGE sql AS"
            " 'SELECT count(*) FROM casefile.answer'",
            no);
        row("CREATE FUNCTION pg_temp.f(text) RETURNS boolean COST 0.0001 LANGUAGE plpgsql AS"
            " $$BEGIN RAISE NOTICE '%', $1; RETURN true; END$$",
            no);
        row("DO $$ BEGIN UPDATE casefile.answer SET is_right = true; END $$", no);
        row("CREATE TRIGGER t AFTER INSERT ON casefile.answer EXECUTE FUNCTION "
            "suppress_redundant_updates_trigger()",
            no);
        row("COPY casefile.answer TO '/tmp/casefile-stolen'", no);
        row("COPY casefile.answer FROM '/dev/null'", no);
        row("COPY (SELECT 1) TO PROGRAM 'true'", no);
        row("SELECT pg_read_file('postgresql.conf')", no);
        row("SELECT rolpassword FROM pg_authid", no);
        row("SELECT lo_import('/etc/passwd')", no);
        row("SELECT count(*) FROM pg_stats WHERE schemaname = 'casefile'", "0");
        row("SELECT count(*) FROM pg_statistic", no);
        row("SELECT query_to_xml('SELECT * FROM casefile.answer WHERE learner = ''bob''', true, false, "
            "'')::text"
            " LIKE '%bob%'",
            "false");
        row("SELECT count(*) FROM casefile.answer WHERE learner = 'bob' OR (1/(CASE WHEN learner = 'bob' "
            "THEN 0"
            " ELSE 1 END) = 1)",
            "3");
        row("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'admin'", no);
    }

    void nobodyReachesTheRowsOfAnother()
    {
        QFETCH(QString, sql);
        QFETCH(QString, outcome);
        Person anna(m_server.placeOf(u"anna"_s), passwordOf(u"anna"_s));
        const QString said = anna.ask(sql);
        if (outcome.endsWith(": "_L1))
            QVERIFY2(said.startsWith(outcome), qPrintable(said));
        else
            QCOMPARE(said, outcome);
        Person admin(m_server.admin(), {});
        QCOMPARE(admin.ask(u"SELECT string_agg(learner || rows, ',' ORDER BY learner) FROM (SELECT learner,"
                           " count(*) AS rows FROM casefile.answer GROUP BY learner) AS counted"_s),
                 u"anna3,bob3"_s);
        QCOMPARE(admin.ask(u"SELECT count(*) FROM casefile.answer WHERE is_right"_s), u"2"_s);
    }

    void takingAnotherRoleChangesNobody()
    {
        Person anna(m_server.placeOf(u"anna"_s), passwordOf(u"anna"_s));
        QVERIFY(!anna.ask(u"SET ROLE class9a_learner"_s).startsWith("refused"_L1)); // her own group
        QCOMPARE(anna.ask(u"SELECT DISTINCT learner FROM casefile.answer"_s), u"anna"_s);
        QVERIFY(!anna.ask(u"SET row_security = off"_s).startsWith("refused"_L1));
        QVERIFY(anna.ask(u"SELECT count(*) FROM casefile.answer"_s).startsWith("refused"_L1)); // not all rows
    }

    void theInstructorReadsAllAndWritesNothing()
    {
        Person lee(m_server.placeOf(u"lee"_s), passwordOf(u"lee"_s));
        QCOMPARE(lee.ask(u"SELECT count(DISTINCT learner) FROM casefile.answer"_s), u"2"_s);
        for (const char* sql : {"DELETE FROM casefile.answer", "UPDATE casefile.card_change SET due_day = 0",
                                "INSERT INTO casefile.answer (uid) VALUES ('x')", "SET ROLE anna"})
            QVERIFY2(lee.ask(QString::fromLatin1(sql)).startsWith("refused"_L1), sql);
    }

    /// Of what was on the way at that moment, the learner cannot know whether it arrived.
    void aServerThatIsKilledMidwayLosesAndDoublesNothing()
    {
        constexpr int before = 700;
        Home home(before);
        QVERIFY(home.link->join(m_server.placeOf(u"chen"_s), passwordOf(u"chen"_s)));
        QTRY_VERIFY(home.link->outbox().waiting() < before);
        m_server.control(u"kill"_s);
        for (int n = before; n < before + 50; ++n)
            QVERIFY(home.store.record(answer(n))); // the learner goes on
        QTRY_COMPARE(home.link->state(), LinkState::Waiting);
        QCOMPARE(home.link->trouble(), ClassTrouble::Away);
        QVERIFY(home.link->sentence().contains("localhost"_L1));
        m_server.control(u"start"_s);
        QTRY_VERIFY2(home.isDone(), qPrintable(home.link->sentence()));
        QCOMPARE(countOf(m_server, u"chen"_s), u"750 of 750"_s);
        learner::OutboxBatch again; // all of it as if nothing had been confirmed
        QVERIFY(home.link->leave());
        QVERIFY(home.link->join(m_server.placeOf(u"chen"_s), passwordOf(u"chen"_s)));
        QCOMPARE(home.link->outbox().waiting(), 750);
        QTRY_VERIFY(home.isDone());
        QCOMPARE(countOf(m_server, u"chen"_s), u"750 of 750"_s);
        QCOMPARE(home.store.answers().size(), 750); // whoever leaves keeps all
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
        place.database = u"class9b"_s;
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
        QCOMPARE(home.link->state(),
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
        QCOMPARE(rows.answers[u"chen"_s].size(), 750);
        QCOMPARE(rows.cards[u"anna"_s].size(), 2);
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
