#pragma once

#include "app/content/exchange/gift_item.h"

namespace casefile::content {

/// Reads what stands between the braces (without the general feedback; control characters that were escaped
/// are placeholders) into type and answers of the item.
void readAnswers(const QString& block, GiftRecord& record);

} // namespace casefile::content
