#include "app/learner/migrations.h"

#include "app/learner/database.h"

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

/// 0 -> 1: the answer log (append-only), steps seen, preferences. A seed is 64 bits, stored as signed.
QStringList answerTables()
{
    return {
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
    };
}

/// 1 -> 2: cards, and the review log.
QStringList scheduleTables()
{
    return {
        u"CREATE TABLE schedule_settings ("
        " id INTEGER PRIMARY KEY,"
        " algorithm TEXT NOT NULL,"
        " settings TEXT NOT NULL CHECK (json_valid(settings)),"
        " UNIQUE (algorithm, settings)"
        ") STRICT"_s,
        u"CREATE TABLE card ("
        " id INTEGER PRIMARY KEY,"
        " item TEXT NOT NULL UNIQUE,"
        " chapter TEXT NOT NULL,"
        " phase INTEGER NOT NULL CHECK (phase BETWEEN 0 AND 3),"
        " stability REAL NOT NULL,"
        " difficulty REAL NOT NULL,"
        " step INTEGER NOT NULL CHECK (step >= 0),"
        " repetitions INTEGER NOT NULL CHECK (repetitions >= 0),"
        " lapses INTEGER NOT NULL CHECK (lapses >= 0),"
        " interval_days INTEGER NOT NULL,"
        " interval_minutes INTEGER NOT NULL,"
        " last_day INTEGER NOT NULL,"
        " due_day INTEGER NOT NULL,"
        " due_utc_ms INTEGER NOT NULL"
        ") STRICT"_s,
        u"CREATE TABLE review ("
        " id INTEGER PRIMARY KEY,"
        " card INTEGER NOT NULL REFERENCES card (id),"
        " at_utc_ms INTEGER NOT NULL,"
        " utc_offset_s INTEGER NOT NULL,"
        " study_day INTEGER NOT NULL,"
        " kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 3),"
        " grade INTEGER NOT NULL CHECK (grade BETWEEN 1 AND 4),"
        " proposed_grade INTEGER CHECK (proposed_grade BETWEEN 1 AND 4),"
        " elapsed_days INTEGER NOT NULL CHECK (elapsed_days >= 0),"
        " scheduled_days INTEGER NOT NULL,"
        " settings INTEGER NOT NULL REFERENCES schedule_settings (id),"
        " phase_before INTEGER NOT NULL,"
        " stability_before REAL NOT NULL,"
        " difficulty_before REAL NOT NULL,"
        " phase_after INTEGER NOT NULL,"
        " stability_after REAL NOT NULL,"
        " difficulty_after REAL NOT NULL,"
        " certainty INTEGER NOT NULL CHECK (certainty BETWEEN 1 AND 3),"
        " hints INTEGER NOT NULL CHECK (hints >= 0),"
        " item_version INTEGER NOT NULL,"
        " seed INTEGER NOT NULL,"
        " option_ids TEXT NOT NULL CHECK (json_valid(option_ids)),"
        " duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0)"
        ") STRICT"_s,
    };
}

/// 1 -> 2: the review log only grows, but for its last row, which an undone answer takes back.
QStringList reviewLogRules()
{
    return {
        u"CREATE INDEX review_by_card ON review (card, id)"_s,
        u"CREATE INDEX review_by_day ON review (study_day, id)"_s,
        u"CREATE TRIGGER review_is_never_changed BEFORE UPDATE ON review"
        " BEGIN SELECT RAISE(ABORT, 'the review log is append-only'); END"_s,
        u"CREATE TRIGGER only_the_last_review_is_taken_back BEFORE DELETE ON review"
        " WHEN OLD.id <> (SELECT max(id) FROM review)"
        " BEGIN SELECT RAISE(ABORT, 'the review log is append-only'); END"_s,
        u"CREATE TRIGGER review_is_never_replaced BEFORE INSERT ON review"
        " WHEN EXISTS (SELECT 1 FROM review WHERE id = NEW.id)"
        " BEGIN SELECT RAISE(ABORT, 'the review log is append-only'); END"_s,
    };
}

/// 1 -> 2: what every row was before and after the last actions.
QStringList undoTables()
{
    return {
        u"CREATE TABLE undo_action ("
        " id INTEGER PRIMARY KEY,"
        " kind INTEGER NOT NULL,"
        " is_undone INTEGER NOT NULL CHECK (is_undone IN (0, 1))"
        ") STRICT"_s,
        u"CREATE TABLE undo_image ("
        " action INTEGER NOT NULL REFERENCES undo_action (id) ON DELETE CASCADE,"
        " place INTEGER NOT NULL,"
        " relation TEXT NOT NULL,"
        " row INTEGER NOT NULL,"
        " before TEXT CHECK (before IS NULL OR json_valid(before)),"
        " after TEXT CHECK (after IS NULL OR json_valid(after)),"
        " PRIMARY KEY (action, place)"
        ") STRICT, WITHOUT ROWID"_s,
    };
}

/// 2 -> 3: mock interviews, each with all that its report says.
QStringList mockTables()
{
    return {
        u"CREATE TABLE mock_interview ("
        " id INTEGER PRIMARY KEY,"
        " at_utc_ms INTEGER NOT NULL,"
        " record TEXT NOT NULL CHECK (json_valid(record))"
        ") STRICT"_s,
    };
}

/// 3 -> 4: which cards have changed since a class on a server had them; empty while none is joined.
QStringList classTables()
{
    const auto noted = [](const QString& event, const QString& row) {
        return u"CREATE TRIGGER card_%1_for_class AFTER %1 ON card"
               " WHEN EXISTS (SELECT 1 FROM preference WHERE key = 'class.place')"
               " BEGIN DELETE FROM card_change WHERE item = %2.item;"
               " INSERT INTO card_change (item, at_utc_ms) VALUES (%2.item,"
               " CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)); END"_s.arg(event, row);
    };
    return {
        u"CREATE TABLE card_change ("
        " number INTEGER PRIMARY KEY AUTOINCREMENT,"
        " item TEXT NOT NULL UNIQUE,"
        " at_utc_ms INTEGER NOT NULL"
        ") STRICT"_s,
        noted(u"INSERT"_s, u"NEW"_s),
        noted(u"UPDATE"_s, u"NEW"_s),
        noted(u"DELETE"_s, u"OLD"_s),
    };
}

/// 4 -> 5: questions of the learner or an instructor, and what they asked before they were changed or
/// removed.
QStringList ownQuestionTables()
{
    return {
        u"CREATE TABLE own_question ("
        " id INTEGER PRIMARY KEY,"
        " name TEXT NOT NULL UNIQUE CHECK (name GLOB 'own-?*'),"
        " chapter TEXT NOT NULL,"
        " version INTEGER NOT NULL CHECK (version >= 1),"
        " question TEXT NOT NULL CHECK (json_valid(question)),"
        " imported TEXT NOT NULL,"
        " changed_utc_ms INTEGER NOT NULL"
        ") STRICT"_s,
        u"CREATE TABLE own_question_past ("
        " id INTEGER PRIMARY KEY,"
        " name TEXT NOT NULL,"
        " chapter TEXT NOT NULL,"
        " version INTEGER NOT NULL CHECK (version >= 1),"
        " question TEXT NOT NULL CHECK (json_valid(question)),"
        " imported TEXT NOT NULL,"
        " changed_utc_ms INTEGER NOT NULL,"
        " UNIQUE (name, version)"
        ") STRICT"_s,
    };
}

} // namespace

const QList<QStringList>& migrationTable()
{
    static const QList<QStringList> table{
        answerTables(),      scheduleTables() + reviewLogRules() + undoTables(), mockTables(), classTables(),
        ownQuestionTables(),
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
