#include "app/learner/undo_stack.h"

#include "app/learner/database.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlRecord>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

const QString cardTable = u"card"_s;

/// Columns by name as JSON (NULL as null, which fromVariantMap would make an empty text).
QString imageOf(const QVariantMap& columns)
{
    QJsonObject object;
    for (const auto& [name, value] : columns.asKeyValueRange())
        object.insert(name, value.isNull() ? QJsonValue() : QJsonValue::fromVariant(value));
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

/// A row of a table as JSON; a null value when there is no such row.
QVariant imageOf(Database& database, const QString& table, qint64 row)
{
    const QVariantMap columns = database.row(u"SELECT * FROM %1 WHERE id = ?"_s.arg(table), {row});
    return columns.isEmpty() ? QVariant() : QVariant(imageOf(columns));
}

/// The same of many rows, by their numbers; those that are not there are left out.
QHash<qint64, QString> imagesOf(Database& database, const QString& table, const QString& rows)
{
    QHash<qint64, QString> images;
    const QString select = u"SELECT * FROM %1 WHERE id IN (SELECT value FROM json_each(?))"_s.arg(table);
    database.visit(select, {rows}, [&images](const QSqlQuery& query) {
        const QSqlRecord record = query.record();
        QVariantMap columns;
        for (int column = 0; column < record.count(); ++column)
            columns.insert(record.fieldName(column), query.value(column));
        images.insert(columns[u"id"_s].toLongLong(), imageOf(columns));
    });
    return images;
}

QString toText(const QJsonArray& array)
{
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

QVariantMap columnsOf(const QVariant& image)
{
    return QJsonDocument::fromJson(image.toString().toUtf8()).object().toVariantMap();
}

/// Makes a row what the image says: gone, there again, or with other values.
bool restore(Database& database, const QString& table, qint64 row, bool isThere, const QVariant& image)
{
    if (image.isNull())
        return database.execute(u"DELETE FROM %1 WHERE id = ?"_s.arg(table), {row});
    const QVariantMap columns = columnsOf(image);
    const QStringList names = columns.keys();
    QVariantList values = columns.values();
    if (!isThere) {
        const QString places = QStringList(names.size(), u"?"_s).join(u", "_s);
        return database.execute(u"INSERT INTO %1 (%2) VALUES (%3)"_s.arg(table, names.join(u", "_s), places),
                                values);
    }
    values.append(row);
    return database.execute(u"UPDATE %1 SET %2 = ? WHERE id = ?"_s.arg(table, names.join(u" = ?, "_s)),
                            values);
}

} // namespace

UndoStack::UndoStack(Database& database)
    : m_database(database)
{}

bool UndoStack::begin(ActionKind kind)
{
    m_place = 0;
    if (!m_database.execute(u"DELETE FROM undo_action WHERE is_undone = 1"_s))
        return false;
    m_action = last(false).value_or(0) + 1;
    return m_database.execute(u"DELETE FROM undo_action WHERE id <= ?"_s, {m_action - keptActions}) &&
           m_database.execute(u"INSERT INTO undo_action (id, kind, is_undone) VALUES (?, ?, 0)"_s,
                              {m_action, int(kind)});
}

bool UndoStack::change(const QString& table, qint64 row, const std::function<bool()>& write)
{
    const QVariant before = imageOf(m_database, table, row);
    if (m_database.trouble() != Trouble::None || !write()) // a row that cannot be read is not one that is new
        return false;
    const QVariant after = imageOf(m_database, table, row);
    return m_database.trouble() == Trouble::None &&
           m_database.execute(u"INSERT INTO undo_image (action, place, relation, row, before, after)"
                              " VALUES (?, ?, ?, ?, ?, ?)"_s,
                              {m_action, m_place++, table, row, before, after});
}

bool UndoStack::changeAll(const QString& table, const QList<qint64>& rows, const std::function<bool()>& write)
{
    QJsonArray numbers;
    for (const qint64 row : rows)
        numbers.append(row);
    const QString list = toText(numbers);
    const QHash<qint64, QString> before = imagesOf(m_database, table, list);
    if (m_database.trouble() != Trouble::None || !write())
        return false;
    const QHash<qint64, QString> after = imagesOf(m_database, table, list);
    if (m_database.trouble() != Trouble::None)
        return false;
    const auto orNull = [](const QHash<qint64, QString>& images, qint64 row) {
        const auto image = images.constFind(row);
        return image == images.cend() ? QJsonValue() : QJsonValue(*image);
    };
    QJsonArray images;
    for (const qint64 row : rows)
        images.append(QJsonArray{m_place++, row, orNull(before, row), orNull(after, row)});
    return m_database.execute(u"INSERT INTO undo_image (action, place, relation, row, before, after)"
                              " SELECT ?, value ->> 0, ?, value ->> 1, value ->> 2, value ->> 3"
                              " FROM json_each(?)"_s,
                              {m_action, table, toText(images)});
}

std::optional<ActionKind> UndoStack::undoable() const
{
    return kindOf(last(false));
}

std::optional<ActionKind> UndoStack::redoable() const
{
    return kindOf(last(true));
}

std::optional<QList<qint64>> UndoStack::undo()
{
    const auto action = last(false);
    return action ? turn(*action, true) : std::nullopt;
}

std::optional<QList<qint64>> UndoStack::redo()
{
    const auto action = last(true);
    return action ? turn(*action, false) : std::nullopt;
}

/// The newest action that is done, or the oldest one that is undone.
std::optional<qint64> UndoStack::last(bool undone) const
{
    const auto id = m_database.value(undone ? u"SELECT min(id) FROM undo_action WHERE is_undone = 1"_s
                                            : u"SELECT max(id) FROM undo_action WHERE is_undone = 0"_s);
    return id && !id->isNull() ? std::optional(id->toLongLong()) : std::nullopt;
}

std::optional<ActionKind> UndoStack::kindOf(std::optional<qint64> action) const
{
    if (!action)
        return std::nullopt;
    const auto kind = m_database.value(u"SELECT kind FROM undo_action WHERE id = ?"_s, {*action});
    return kind ? std::optional(ActionKind(kind->toInt())) : std::nullopt;
}

/// Undoing goes through the rows of an action backwards, because later ones may refer to earlier ones.
std::optional<QList<qint64>> UndoStack::turn(qint64 action, bool undoes)
{
    QList<qint64> cards;
    const QString select = u"SELECT relation, row, before, after FROM undo_image WHERE action = ?"
                           " ORDER BY place "_s +
                           (undoes ? u"DESC"_s : u"ASC"_s);
    const QList<QVariantList> images = m_database.rows(select, {action});
    if (m_database.trouble() != Trouble::None)
        return std::nullopt;
    for (const QVariantList& image : images) {
        const QString table = image[0].toString();
        const qint64 row = image[1].toLongLong();
        const QVariant& now = undoes ? image[3] : image[2];
        const QVariant& wanted = undoes ? image[2] : image[3];
        if (!restore(m_database, table, row, !now.isNull(), wanted))
            return std::nullopt;
        if (table == cardTable)
            cards.append(row);
    }
    const bool kept =
        m_database.execute(u"UPDATE undo_action SET is_undone = ? WHERE id = ?"_s, {int(undoes), action});
    return kept ? std::optional(cards) : std::nullopt;
}

} // namespace casefile::learner
