#pragma once

#include "app/content/fault.h"
#include "app/content/known_names.h"

#include <QStringList>

namespace casefile::content {

/// Reads and checks whatever stands at these places: a lessons root, a chapter folder, a quizzes root, a quiz
/// file, or a folder with lessons/ and quizzes/. Names that refer elsewhere are looked up there and in the
/// embedded content.
Faults checkFolders(const QStringList& places, const KnownNames& names);

/// The same for the embedded content.
Faults checkEmbedded(const KnownNames& names);

} // namespace casefile::content
