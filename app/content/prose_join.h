#pragma once

#include <QString>

namespace casefile::content {

/// Joins lines that break between two Chinese characters, because Markdown would show the break as a space.
/// Code fences, tables, headings and list items keep their lines.
QString joinChineseLines(const QString& markdown);

} // namespace casefile::content
