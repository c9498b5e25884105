#pragma once

#include <QString>

namespace casefile::learner {

/// Whether a database can be written, and if not, why.
enum class StoreState {
    Ready,
    ReadOnly,     ///< file or folder cannot be written: read only
    NotADatabase, ///< some other file, or the database of another program: not opened
    NewerVersion, ///< written by a newer Casefile: read only
    Damaged,      ///< quick_check failed: not opened
    CannotCreate, ///< there is none, and the folder does not let us make one
    DiskFull,     ///< read; writing is tried again with every action
    InUse,        ///< another Casefile has it: read only
    EmptyFile,    ///< zero bytes, which we never leave behind: not opened
    Unreadable,   ///< permission to read is missing, or the disk fails to read
    NoDriver,     ///< Qt has no SQLite driver here
    NoBackup,     ///< of an older version, and no backup of it could be made: read only
    Missing,      ///< gone, but there are backups of it: no new one is made unasked
};

/// One translated sentence that names the file; empty when Ready.
QString toSentence(StoreState state, const QString& file);

/// The same for a backup of today that could not be made.
QString dailyBackupProblem(const QString& file);

/// What a learner may do about a state, besides going on without keeping anything.
struct Remedies
{
    bool restore = false;  ///< a backup, the present file is set aside
    bool startNew = false; ///< with an empty file, likewise
    bool tryAgain = false; ///< once the reason is gone
};

Remedies remediesFor(StoreState state);

} // namespace casefile::learner
