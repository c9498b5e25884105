// A class on a real PostgreSQL server: who reaches which rows, and what an instructor is shown of them.
#include "tests/learner/classroom/class_sample.h"

#include "app/content/library.h"
#include "app/learner/beliefs.h"
#include "app/learner/classroom/class_sheets.h"

#include <QFile>
#include <QJsonDocument>

#include <algorithm>

using namespace casefile;
using namespace casefile::tests;

class TestClassAccess : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (m_server.folder.isEmpty())
            QSKIP("run by server.sh, which starts the server");
        m_server.makeWithPeople();
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

    /// The file is what comes back from here; CASEFILE_SAMPLE=FILE writes it anew.
    void theSampleOfTheTourIsWhatAServerGave()
    {
        const SampleClass sample;
        TestServer server;
        server.name = sample.name;
        server.make();
        server.add(u"instructor"_s, u"Mr Ho"_s, true);
        int number = 0;
        for (const SampleClass::Learner& who : sample.learners()) {
            server.add(who.login, who.shown, false);
            Home home;
            sample.study(who, number++, home.store);
            QVERIFY(home.link->join(server.placeOf(who.login), passwordOf(who.login)));
            QTRY_VERIFY2(home.isDone(), qPrintable(home.link->sentence()));
        }
        learner::ClassServer instructor;
        QVERIFY(instructor.open(server.placeOf(u"instructor"_s), passwordOf(u"instructor"_s)));
        learner::ClassRows rows;
        QVERIFY(instructor.read(rows));
        const QJsonObject given = learner::toJson(SampleClass::asOfTheEnd(rows));
        if (const QString name = qEnvironmentVariable("CASEFILE_SAMPLE"); !name.isEmpty()) {
            QFile out(name);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(QJsonDocument(given).toJson(QJsonDocument::Compact) + '\n');
        }
        QFile file(u":/class/sample_rows.json"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QJsonDocument::fromJson(file.readAll()).object(), given);
    }

    /// Against counts that the server makes itself.
    void theInstructorsSheetsCountWhatTheRowsSay()
    {
        TestServer server;
        server.name = u"class9b"_s;
        learner::ClassServer instructor;
        QVERIFY(instructor.open(server.placeOf(u"instructor"_s), passwordOf(u"instructor"_s)));
        learner::ClassRows rows;
        QVERIFY(instructor.read(rows));
        const learner::StudyDay today = calendar.dayOf(cardAnswer(learner::Grade::Good, 20).when);
        const content::Library library; // ids instead of words
        const QList<learner::Sheet> all = learner::classSheets(rows, {}, today, library, u"en"_s);
        const QList<learner::Sheet> lin = learner::classSheets(rows, u"lin"_s, today, library, u"en"_s);
        Person admin(server.admin(), {});
        QCOMPARE(all[2].rows.size(), 5);
        QCOMPARE(lin[2].rows.size(), 1);
        QCOMPARE(lin[2].rows[0], all[2].rows[3]); // sorted by the name that is shown
        const QString overdue = admin.ask(
            u"SELECT count(*) FROM (SELECT DISTINCT ON (item) * FROM casefile.card_change WHERE learner = "
            u"'lin'"
            " ORDER BY item, changed_utc_ms DESC, uid DESC) AS card WHERE phase = 2 AND due_day < %1"_s.arg(
                today));
        QCOMPARE(lin[2].rows[0][4].toString(), overdue);
        const QString answers = admin.ask(u"SELECT count(*) FROM casefile.answer WHERE learner = 'lin'"_s);
        QCOMPARE(lin[4].rows[0][1].toString(), answers);
        int believers = 0;
        for (const learner::ClassMember& member : rows.learners)
            for (const learner::Belief& belief : learner::beliefsOf(rows.answers[member.login]))
                believers += belief.misconception == "M-OV-07"_L1;
        const auto row = std::ranges::find(all[0].rows, u"M-OV-07"_s,
                                           [](const QVariantList& cells) { return cells[0].toString(); });
        QVERIFY(row != all[0].rows.end());
        QCOMPARE((*row)[1].toInt() + (*row)[2].toInt() + (*row)[3].toInt() + (*row)[4].toInt(), believers);
    }

private:
    TestServer m_server;
};

QTEST_GUILESS_MAIN(TestClassAccess)
#include "tst_class_access.moc"
