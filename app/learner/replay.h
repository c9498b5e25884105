#pragma once

#include "app/learner/schedule/card.h"

#include <optional>
#include <vector>

namespace casefile::learner {

class Database;

/// The same cards as their whole review log makes them, each answer under the settings of its time. Nothing
/// when the log could not be read, or is in part of an algorithm that this program does not have.
std::optional<std::vector<Card>> replayLog(Database& database, std::vector<Card> cards);

} // namespace casefile::learner
