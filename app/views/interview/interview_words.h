#pragma once

#include "app/content/library.h"

#include <QString>

namespace casefile::content {
struct InterviewQuestion;
}

namespace casefile::views {

QString levelWords(const QString& level); ///< of content::interviewLevels(), in the present language
QString kindWords(const QString& kind);   ///< of content::interviewKinds()
QString chapterWords(const content::Library& library, const QString& chapter, const QString& language);
/// "Scoring · senior · derivation"
QString placeWords(const content::Library& library, const content::InterviewQuestion& question,
                   const QString& language);
QString clockWords(qint64 ms); ///< "3:05"

} // namespace casefile::views
