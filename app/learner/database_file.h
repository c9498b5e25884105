#pragma once

#include "app/learner/database.h"
#include "app/learner/store_state.h"

#include <QString>

namespace casefile::learner {

/// What a look at an existing file says. Nothing is written for it.
struct Inspection
{
    StoreState state = StoreState::Ready; ///< Ready: sound, ours and not newer than this program
    int version = 0;
    Database::Access access = Database::Access::ReadOnly; ///< how it can be read
};

/// Looks at an existing file before anything opens it for writing.
Inspection inspect(const QString& file);

/// Makes a new database: complete under another name first, then renamed, so that a half made one never has
/// this name. Ready, CannotCreate or DiskFull. Must be called with the lock held; never replaces a file.
StoreState createDatabaseFile(const QString& file);

} // namespace casefile::learner
