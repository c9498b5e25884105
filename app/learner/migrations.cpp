#include "app/learner/migrations.h"

#include "app/learner/database.h"

using namespace Qt::StringLiterals;

namespace casefile::learner {

const QList<QStringList>& migrationTable()
{
    static const QList<QStringList> table{
        {
            // 0 -> 1: the answer log (append-only), steps seen, preferences. A seed is 64 bits, stored as
            // signed.
            u"CREATE TABLE answer ("
            " id INTEGER PRIMARY KEY,"
            " at_utc_ms INTEGER NOT NULL,"
            " utc_offset_s INTEGER NOT NULL,"
            " chapter TEXT NOT NULL,"
            " question TEXT NOT NULL,"
            " question_version INTEGER NOT NULL,"
            " option_ids TEXT NOT NULL CHECK (json_valid(option_ids)),"
            " seed INTEGER NOT NULL,"
            " given TEXT NOT NULL,"
            " is_right INTEGER NOT NULL CHECK (is_right IN (0, 1)),"
            " misconception TEXT NOT NULL,"
            " certainty INTEGER NOT NULL CHECK (certainty BETWEEN 1 AND 3),"
            " hints INTEGER NOT NULL CHECK (hints >= 0),"
            " attempt INTEGER NOT NULL CHECK (attempt >= 1),"
            " state TEXT NOT NULL CHECK (json_valid(state)),"
            " duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0)"
            ") STRICT"_s,
            u"CREATE INDEX answer_by_chapter ON answer (chapter, id)"_s,
            u"CREATE INDEX answer_by_question ON answer (question, id)"_s,
            u"CREATE TRIGGER answer_is_never_changed BEFORE UPDATE ON answer"
            " BEGIN SELECT RAISE(ABORT, 'the answer log is append-only'); END"_s,
            u"CREATE TRIGGER answer_is_never_deleted BEFORE DELETE ON answer"
            " BEGIN SELECT RAISE(ABORT, 'the answer log is append-only'); END"_s,
            u"CREATE TRIGGER answer_is_never_replaced BEFORE INSERT ON answer"
            " WHEN EXISTS (SELECT 1 FROM answer WHERE id = NEW.id)"
            " BEGIN SELECT RAISE(ABORT, 'the answer log is append-only'); END"_s,
            u"CREATE TABLE step_seen ("
            " chapter TEXT NOT NULL,"
            " step TEXT NOT NULL,"
            " at_utc_ms INTEGER NOT NULL,"
            " utc_offset_s INTEGER NOT NULL,"
            " PRIMARY KEY (chapter, step)"
            ") STRICT, WITHOUT ROWID"_s,
            u"CREATE TABLE preference ("
            " key TEXT PRIMARY KEY,"
            " value TEXT NOT NULL"
            ") STRICT, WITHOUT ROWID"_s,
        },
    };
    return table;
}

int currentVersion()
{
    return int(migrationTable().size());
}

bool migrate(Database& database, int version)
{
    Transaction transaction(database);
    if (!transaction.isOpen())
        return false;
    const QString setVersion = u"PRAGMA user_version = %1"_s.arg(currentVersion());
    if (version == currentVersion())
        return database.execute(setVersion); // shows whether one may write; rolled back
    for (int from = version; from < currentVersion(); ++from) {
        for (const QString& statement : migrationTable()[from]) {
            if (!database.execute(statement))
                return false;
        }
    }
    return database.execute(u"PRAGMA application_id = %1"_s.arg(applicationId)) &&
           database.execute(setVersion) && transaction.commit();
}

} // namespace casefile::learner
