#pragma once

#include "app/content/localized.h"

#include <QString>

#include <optional>

namespace casefile::content {
struct Library;
}

namespace casefile::views {

/// A card without anything to fill in: one thinks, looks at the answer, and grades oneself.
struct FlashCard
{
    bool isBelief = false; ///< to be judged; else a question of the interviews
    content::Localized prompt;
    content::Localized answer; ///< Markdown
    QString repairChapter;     ///< empty: see at which question the belief showed
    QString repairStep;
};

/// The belief, or the interview question, of this id; nothing when it is neither.
std::optional<FlashCard> flashCard(const content::Library& library, const QString& id);

} // namespace casefile::views
