#pragma once

#include "app/content/answer_record.h"

#include <span>
#include <vector>

namespace casefile::content {

// Partial marks, from 0 to 1, of questions with several parts.

/// The sum of the shares of what was chosen, in per cent, of which wrong ones are negative.
double markChoices(std::span<const double> percents, std::span<const int> chosen);

/// How many of the pairs are right.
double markPairs(int right, int pairs);

/// Ways to mark an order; the one that questions use is LongestOrdered.
enum class OrderMarking {
    AllOrNothing,
    Position,      ///< what stands in its place
    NextPairs,     ///< what is followed by what should follow
    Pairs,         ///< of all pairs, those in the right order
    LongestOrdered ///< the most items that are in order; a single one is worth nothing
};

/// given: the items in the order that was made, where 0, 1, 2 … is right.
double markOrder(std::span<const int> given, OrderMarking marking);

/// The fewest items that must be moved to put all in order.
std::vector<int> itemsToMove(std::span<const int> given);

/// What an answer counts with how sure the learner was: right 1, 2, 3; wrong 0, -2, -6; in part its share of
/// right. Who thinks that an answer is right with less than two in three does best to guess; above four in
/// five, to be sure.
double markWithCertainty(double mark, Certainty certainty);

} // namespace casefile::content
