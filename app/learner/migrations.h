#pragma once

#include <QStringList>

namespace casefile::learner {

class Database;

/// Says in the file header that a database is ours: "CASE".
inline constexpr int applicationId = 0x43415345;

/// THE table of migrations: entry i brings version i to version i + 1. Entries are never changed, only added.
const QList<QStringList>& migrationTable();

/// The version that this program writes.
int currentVersion();

/// Brings the database from `version` to the current one, in one transaction. False, and nothing changed,
/// when it fails; a current one is only asked whether it lets itself be written.
bool migrate(Database& database, int version);

} // namespace casefile::learner
