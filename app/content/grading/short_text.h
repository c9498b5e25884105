#pragma once

#include <QString>
#include <QStringList>

namespace casefile::content {

enum class TextVerdict {
    Right,
    RightButAccents, ///< the same letters with other accents: "naïve" for "naive"
    Wrong,
    Blank
};

/// Words as they are compared: compatibility forms folded (full width is plain), small letters, one spelling
/// for dashes, commas and quotes of both languages, no space beside Chinese or a comma, no stop at the end.
/// No letter of any script is ever removed.
QString comparableText(const QString& words);

/// Grades a short answer against those that are accepted. The order of what it lists matters.
TextVerdict gradeText(const QString& typed, const QStringList& accepted);

} // namespace casefile::content
