#pragma once

#include "app/content/library.h"

#include <QList>
#include <QString>

namespace casefile::content {

/// A place of the course that has the words that were looked for.
struct Finding
{
    enum class Kind { Term, Chapter, Step };
    Kind kind = Kind::Step;
    QString title;   ///< of the step or chapter, or the term in both languages
    QString excerpt; ///< whole words round the first hit; the meaning of a term; a chapter's first title
    QString chapter;
    QString step;
};

/// Looks through the glossary (in every language), the titles of chapters and the words of all steps (in this
/// one). Every word of `words` must be there, capitals or not; hits in names come before hits in titles, and
/// those before hits in texts. Nothing for no words; at most `most`.
QList<Finding> search(const Library& library, const QString& words, const QString& language, int most = 60);

/// "查询 · query": the name in this language first.
QString nameInAllLanguages(const Term& term, const QString& language);

/// Markdown without its marks and places to fill, for reading and searching.
QString plainText(const QString& markdown);

} // namespace casefile::content
