#pragma once

#include "app/content/exchange/imported.h"

#include <QByteArray>

namespace casefile::content {

/// The questions of a file in the format of quizzes/README.md, or of one question alone, with the lines on
/// which they begin. They are not read further here: see readOwnQuestion.
Imported readQuizText(const QString& file, const QByteArray& text);

} // namespace casefile::content
