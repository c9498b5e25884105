#pragma once

#include "app/learner/store.h"

#include <QString>
#include <QVariantList>

namespace casefile::learner {

/// The columns of table `answer` except id, in the order of toRow().
QString answerColumns();

/// An answer as a row of the table, duration capped; and back.
QVariantList toRow(const content::AnswerRecord& answer);
content::AnswerRecord answerFromRow(const QVariantList& row);

/// A new row of the answer log.
bool writeRecord(Database& database, const content::AnswerRecord& answer);

} // namespace casefile::learner
