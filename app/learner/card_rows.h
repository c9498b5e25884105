#pragma once

#include "app/learner/schedule/card.h"
#include "app/learner/schedule/review.h"

#include <QString>
#include <QVariantList>

namespace casefile::learner {

/// The columns of table `card`, in the order of toRow(), and those of table `review` except id.
QString cardColumns();
QString reviewColumns();

/// A card, or a review, as a row of its table; and back.
QVariantList toRow(const Card& card);
QVariantList toRow(const Review& review);
Card cardFromRow(const QVariantList& row);
Review reviewFromRow(const QVariantList& row);

} // namespace casefile::learner
