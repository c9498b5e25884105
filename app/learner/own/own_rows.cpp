#include "app/learner/own/own_rows.h"

#include "app/learner/database.h"
#include "app/learner/undo_stack.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

const QString presentTable = u"own_question"_s;
const QString pastTable = u"own_question_past"_s;
const QString columns = u"name, chapter, version, question, imported, changed_utc_ms"_s;

QString toText(const QJsonArray& array)
{
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

QJsonObject withIdentity(QJsonObject question, const QString& id, int version)
{
    question.insert(u"id"_s, id);
    question.insert(u"version"_s, version);
    return question;
}

/// A row for json_each: its number, then the columns.
QJsonArray toRow(qint64 number, const OwnQuestion& question)
{
    const QJsonObject asked = withIdentity(question.question, question.id, question.version);
    const QString text = QString::fromUtf8(QJsonDocument(asked).toJson(QJsonDocument::Compact));
    return {number,
            question.id,
            notNull(question.chapter),
            question.version,
            text,
            notNull(question.imported),
            question.changed.toMSecsSinceEpoch()};
}

/// The rows of these ids; those that are not there are left out.
QHash<QString, qint64> rowsOf(Database& database, const QStringList& ids)
{
    QHash<QString, qint64> rows;
    database.visit(u"SELECT name, id FROM own_question WHERE name IN (SELECT value FROM json_each(?))"_s,
                   {toText(QJsonArray::fromStringList(ids))}, [&rows](const QSqlQuery& query) {
                       rows.insert(query.value(0).toString(), query.value(1).toLongLong());
                   });
    return rows;
}

QString toText(const QList<qint64>& numbers)
{
    QJsonArray array;
    for (const qint64 number : numbers)
        array.append(number);
    return toText(array);
}

std::optional<qint64> lastNumber(Database& database, const QString& table)
{
    const auto number = database.value(u"SELECT coalesce(max(id), 0) FROM %1"_s.arg(table));
    return number ? std::optional(number->toLongLong()) : std::nullopt;
}

/// Keeps what these rows say among the past.
bool keepPast(Database& database, UndoStack& undo, const QList<qint64>& rows)
{
    const auto last = lastNumber(database, pastTable);
    if (!last || rows.isEmpty())
        return last.has_value();
    QList<qint64> numbers;
    for (qint64 n = 1; n <= rows.size(); ++n)
        numbers.append(*last + n);
    return undo.changeAll(pastTable, numbers, [&] {
        return database.execute(u"INSERT INTO own_question_past (id, %1)"
                                " SELECT ? + row_number() OVER (ORDER BY id), %1 FROM own_question"
                                " WHERE id IN (SELECT value FROM json_each(?))"_s.arg(columns),
                                {*last, toText(rows)});
    });
}

} // namespace

QList<OwnQuestion> readOwn(Database& database, const QString& from, const QVariantList& values)
{
    QList<OwnQuestion> questions;
    database.visit(u"SELECT %1 FROM %2"_s.arg(columns, from), values, [&questions](const QSqlQuery& query) {
        OwnQuestion question;
        question.id = query.value(0).toString();
        question.chapter = query.value(1).toString();
        question.version = query.value(2).toInt();
        question.question = QJsonDocument::fromJson(query.value(3).toString().toUtf8()).object();
        question.imported = query.value(4).toString();
        question.changed = QDateTime::fromMSecsSinceEpoch(query.value(5).toLongLong(), QTimeZone::utc());
        questions.append(question);
    });
    return questions;
}

QHash<QString, int> lastVersions(Database& database)
{
    QHash<QString, int> versions;
    database.visit(u"SELECT name, max(version) FROM (SELECT name, version FROM own_question"
                   " UNION ALL SELECT name, version FROM own_question_past"
                   " UNION ALL SELECT question, question_version FROM answer WHERE question GLOB 'own-*')"
                   " GROUP BY name"_s,
                   {}, [&versions](const QSqlQuery& query) {
                       versions.insert(query.value(0).toString(), query.value(1).toInt());
                   });
    return versions;
}

bool writeOwn(Database& database, UndoStack& undo, const QList<OwnQuestion>& questions)
{
    QStringList ids;
    for (const OwnQuestion& question : questions)
        ids.append(question.id);
    const QHash<QString, qint64> present = rowsOf(database, ids);
    auto last = lastNumber(database, presentTable);
    if (database.trouble() != Trouble::None || !last || !keepPast(database, undo, present.values()))
        return false;
    QList<qint64> numbers;
    QJsonArray rows;
    for (const OwnQuestion& question : questions) {
        const auto known = present.constFind(question.id);
        numbers.append(known == present.cend() ? ++*last : *known);
        rows.append(toRow(numbers.last(), question));
    }
    return undo.changeAll(presentTable, numbers, [&] {
        return database.execute(
            u"INSERT INTO own_question (id, %1)"
            " SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,"
            " value ->> 5, value ->> 6 FROM json_each(?) WHERE true"
            " ON CONFLICT (id) DO UPDATE SET chapter = excluded.chapter,"
            " version = excluded.version, question = excluded.question,"
            " imported = excluded.imported, changed_utc_ms = excluded.changed_utc_ms"_s.arg(columns),
            {toText(rows)});
    });
}

bool removeOwn(Database& database, UndoStack& undo, const QStringList& ids)
{
    const QList<qint64> rows = rowsOf(database, ids).values();
    if (database.trouble() != Trouble::None || !keepPast(database, undo, rows))
        return false;
    return undo.changeAll(presentTable, rows, [&] {
        return database.execute(u"DELETE FROM own_question WHERE id IN (SELECT value FROM json_each(?))"_s,
                                {toText(rows)});
    });
}

} // namespace casefile::learner
