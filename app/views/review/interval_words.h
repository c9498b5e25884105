#pragma once

#include "app/learner/schedule/card_state.h"

#include <QDateTime>
#include <QLocale>
#include <QString>

namespace casefile::views {

/// Numbers and dates as the language of the program writes them, which need not be that of the desktop.
QLocale shownLocale();

/// How long it is until a card is asked again: "10 min", "4 days", "2.5 months". Months have 30.4 days.
QString intervalWords(const learner::CardState& state);

/// When something is due again: "at 14:05", "tomorrow", "on 3 December".
QString dueWords(const QDateTime& when, const QDateTime& now);

/// The name of a grade, as on its button.
QString gradeWords(learner::Grade grade);

} // namespace casefile::views
