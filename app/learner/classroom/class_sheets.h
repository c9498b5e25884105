#pragma once

#include "app/learner/classroom/class_rows.h"
#include "app/learner/statistics_sheets.h"

namespace casefile::learner {

/// Misconceptions of the class, and by learner; due work; progress by chapter, and by learner; in this order.
/// login: of the only learner to be counted; empty: all. today: of whoever looks.
QList<Sheet> classSheets(const ClassRows& rows, const QString& login, StudyDay today,
                         const content::Library& library, const QString& language);

} // namespace casefile::learner
