#pragma once

#include "app/content/exchange/imported.h"

#include <QString>

namespace casefile::exports {

enum class ForeignFormat {
    Unknown,
    Gift,
    Pack, ///< of Casefile
    Quiz, ///< JSON, as in quizzes/README.md
};

/// What a file of questions holds.
struct ForeignFile
{
    ForeignFormat format = ForeignFormat::Unknown;
    QString problem; ///< one translated sentence why nothing of it could be read; else empty
    content::Imported imported;
};

/// Reads a file whose format is found by what is in it, not by its name. `language` is that of its words
/// where the format does not say.
ForeignFile readForeign(const QString& file, const QString& language);

} // namespace casefile::exports
