#pragma once

#include "app/content/question.h"

#include <QString>

#include <optional>

namespace casefile::exports {

/// Both sides of a flash card, as plain HTML: what the learner wrote or an author typed is escaped.
struct CardFace
{
    QString front; ///< the question, with all that there is to choose from
    QString back;  ///< the right answer, why, and what is wrong with the others
};

/// The card of a question whose fields are filled (playback::settled), its words in this language; nothing,
/// with the reason, when it cannot be asked on a card. The words between are those of the program (WordsIn).
std::optional<CardFace> cardFace(const content::Question& question, const QString& language, QString& why);

/// Words as HTML: "**bold**" and "`code`" as such, a line break as one.
QString cardHtml(const QString& words);

} // namespace casefile::exports
