#pragma once

#include <QString>

namespace casefile::content {

// Words between formats: questions are Markdown, options and other short words are plain.

/// True when the words would read otherwise as plain text: stars, backquotes, links, headings, lists.
bool hasMarkdown(const QString& text);

/// Words of a format ("plain", "html", "markdown", "moodle") as Markdown. Of HTML bold, italics, code, breaks
/// and lists stay, other tags go (what stands within them stays, but for scripts and styles).
QString toMarkdown(const QString& text, const QString& format);
QString toPlainWords(const QString& text, const QString& format);

} // namespace casefile::content
