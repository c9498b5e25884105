#include "app/learner/own/own_questions.h"

#include "app/learner/backup.h"
#include "app/learner/database.h"
#include "app/learner/own/own_rows.h"
#include "app/learner/store.h"

#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

constexpr qsizetype idDigits = 12;

/// Two instructors who exchange their questions must not meet in one id.
QString newId()
{
    return u"own-%1"_s.arg(QUuid::createUuid().toString(QUuid::Id128).left(idDigits));
}

/// As it will be kept: its version is later than any that there was.
OwnQuestion asKept(OwnQuestion question, const QHash<QString, int>& last, const QDateTime& now)
{
    question.version = std::max(question.version, last.value(question.id) + 1);
    question.question.insert(u"id"_s, question.id);
    question.question.insert(u"version"_s, question.version);
    question.changed = now.toUTC();
    return question;
}

bool saysTheSame(const OwnQuestion& one, const OwnQuestion& other)
{
    return digestOf(one.question, one.chapter) == digestOf(other.question, other.chapter) &&
           one.imported == other.imported;
}

} // namespace

OwnQuestions::OwnQuestions(Store& store)
    : m_store(store)
{}

QList<OwnQuestion> OwnQuestions::all() const
{
    return m_store.database().isOpen() ? readOwn(m_store.database(), u"own_question ORDER BY id"_s)
                                       : QList<OwnQuestion>();
}

std::optional<OwnQuestion> OwnQuestions::find(const QString& id) const
{
    if (!m_store.database().isOpen())
        return std::nullopt;
    const QList<OwnQuestion> found = readOwn(m_store.database(), u"own_question WHERE name = ?"_s, {id});
    return found.isEmpty() ? std::nullopt : std::optional(found.first());
}

std::optional<OwnQuestion> OwnQuestions::find(const QString& id, int version) const
{
    if (const auto present = find(id); present && present->version == version)
        return present;
    if (!m_store.database().isOpen())
        return std::nullopt;
    const QList<OwnQuestion> past =
        readOwn(m_store.database(), u"own_question_past WHERE name = ? AND version = ?"_s, {id, version});
    return past.isEmpty() ? std::nullopt : std::optional(past.first());
}

std::optional<OwnQuestion> OwnQuestions::save(const OwnQuestion& question, const QDateTime& now)
{
    OwnQuestion kept = question;
    if (kept.id.isEmpty())
        kept.id = newId();
    const auto present = find(kept.id);
    if (present && saysTheSame(*present, kept))
        return present;
    const ActionKind kind = present ? ActionKind::EditQuestion : ActionKind::AddQuestion;
    const bool isDone = m_store.transact([&](Database& database) {
        kept = asKept(kept, lastVersions(database), now);
        UndoStack undo(database);
        return undo.begin(kind) && writeOwn(database, undo, {kept});
    });
    return isDone ? std::optional(kept) : std::nullopt;
}

bool OwnQuestions::remove(const QStringList& ids)
{
    return m_store.transact([&](Database& database) {
        UndoStack undo(database);
        return undo.begin(ActionKind::RemoveQuestions) && removeOwn(database, undo, ids);
    });
}

ImportResult OwnQuestions::import(const ImportPlan& plan, const QDateTime& now)
{
    QList<OwnQuestion> written = plan.added + plan.updated;
    if (written.isEmpty())
        return ImportResult::NothingToDo;
    if (!m_store.isWritable())
        return ImportResult::NotKept;
    if (makeBackup(m_store.database(), m_store.file(), now) == BackupResult::Failed)
        return ImportResult::NoBackup;
    const bool isDone = m_store.transact([&](Database& database) {
        const QHash<QString, int> last = lastVersions(database);
        for (OwnQuestion& question : written)
            question = asKept(question, last, now);
        UndoStack undo(database);
        return undo.begin(ActionKind::ImportQuestions) && writeOwn(database, undo, written);
    });
    return isDone ? ImportResult::Done : ImportResult::NotKept;
}

std::optional<ActionKind> OwnQuestions::undoable() const
{
    return m_store.database().isOpen() ? UndoStack(m_store.database()).undoable() : std::nullopt;
}

std::optional<ActionKind> OwnQuestions::redoable() const
{
    return m_store.database().isOpen() ? UndoStack(m_store.database()).redoable() : std::nullopt;
}

} // namespace casefile::learner
