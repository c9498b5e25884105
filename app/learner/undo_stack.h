#pragma once

#include <QList>
#include <QString>
#include <QVariantMap>

#include <functional>
#include <optional>

namespace casefile::learner {

class Database;

/// What a learner can take back. The numbers are those of the database.
enum class ActionKind {
    AddCards = 1,
    Answer = 2,
    Recompute = 3,
    AddQuestion = 4, ///< this and the following: own questions
    EditQuestion = 5,
    RemoveQuestions = 6,
    ImportQuestions = 7,
};

inline bool isOfOwnQuestions(ActionKind kind)
{
    return kind >= ActionKind::AddQuestion && kind <= ActionKind::ImportQuestions;
}

/// The last actions, as what every changed row was before and after: in the database itself, so that they
/// survive a restart. All functions are called inside a transaction.
class UndoStack
{
public:
    static constexpr int keptActions = 100;

    explicit UndoStack(Database& database);

    /// A new action: what was undone can no longer be redone.
    bool begin(ActionKind kind);
    /// Writes one row of a table (`write` does it), and keeps what it was and what it became.
    bool change(const QString& table, qint64 row, const std::function<bool()>& write);
    /// The same of many rows with a few statements.
    bool changeAll(const QString& table, const QList<qint64>& rows, const std::function<bool()>& write);

    /// What undo() or redo() would take back or do again; nothing when there is none.
    std::optional<ActionKind> undoable() const;
    std::optional<ActionKind> redoable() const;
    /// The numbers of the cards that were changed; nothing when it was not possible.
    std::optional<QList<qint64>> undo();
    std::optional<QList<qint64>> redo();

private:
    std::optional<qint64> last(bool undone) const;
    std::optional<ActionKind> kindOf(std::optional<qint64> action) const;
    std::optional<QList<qint64>> turn(qint64 action, bool undoes);

    Database& m_database;
    qint64 m_action = 0;
    int m_place = 0;
};

} // namespace casefile::learner
