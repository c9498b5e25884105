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

} // namespace casefile::learner
