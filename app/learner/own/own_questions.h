#pragma once

#include "app/learner/own/own_question.h"
#include "app/learner/undo_stack.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace casefile::learner {

class Store;

/// What an import writes, as importPlan() found it: questions that are new, and new contents of present ones.
struct ImportPlan
{
    QList<OwnQuestion> added;
    QList<OwnQuestion> updated;
};

enum class ImportResult {
    Done,
    NothingToDo,
    NoBackup, ///< without one nothing is imported
    NotKept,  ///< the store says why
};

/// The own questions in the store. Every action is one transaction that the undo stack takes back, also after
/// a restart; what a question asked before it was changed or removed is kept, so that its answers stay
/// readable. The store must outlive it; while it is closed there are none.
class OwnQuestions
{
public:
    explicit OwnQuestions(Store& store);

    QList<OwnQuestion> all() const; ///< in the order in which they were made
    std::optional<OwnQuestion> find(const QString& id) const;
    /// What it asked in that version, also when it was changed or removed since.
    std::optional<OwnQuestion> find(const QString& id, int version) const;

    /// A new one where the id is empty or not present, else the next version of that one. As it was kept;
    /// nothing when it could not be. Where nothing has changed there is no action.
    std::optional<OwnQuestion> save(const OwnQuestion& question, const QDateTime& now);
    /// They go; their cards rest and their log stays. False when they could not.
    bool remove(const QStringList& ids);
    /// All of it, as one action, after a verified backup of what was there before.
    ImportResult import(const ImportPlan& plan, const QDateTime& now);

    std::optional<ActionKind> undoable() const; ///< the last action of the store, whatever it was
    std::optional<ActionKind> redoable() const;

private:
    Store& m_store;
};

} // namespace casefile::learner
