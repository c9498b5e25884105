#pragma once

#include "app/learner/schedule/card.h"
#include "app/learner/schedule/review.h"
#include "app/learner/schedule/scheduler.h"

#include <vector>

namespace casefile::learner {

class Database;
class UndoStack;

/// Writes a card that is new, or changes it. Like the others here, inside a transaction and an action that
/// can be undone; false when it could not be written.
bool writeCard(Database& database, UndoStack& undo, const Card& card);

/// Gives cards that are new their numbers, and writes them.
bool writeNew(Database& database, UndoStack& undo, std::vector<Card>& cards);

/// A new row of the review log.
bool writeReview(Database& database, UndoStack& undo, const Review& review);

/// The number under which the log knows these settings; 0 when they could not be kept.
qint64 writeSettings(Database& database, UndoStack& undo, const ScheduleSettings& settings);

} // namespace casefile::learner
