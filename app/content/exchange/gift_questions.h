#pragma once

#include "app/content/exchange/gift_item.h"
#include "app/content/exchange/imported.h"
#include "app/content/question.h"

#include <optional>

namespace casefile::content {

/// A question as a GIFT item in this language; nothing, with the reason, when GIFT cannot hold it.
std::optional<GiftItem> giftItem(const Question& question, const QString& language, QString& why);

/// An item as a question of a quiz file, its words in this language; nothing, with the reason, when it cannot
/// be asked.
std::optional<ImportedQuestion> importedQuestion(const GiftRecord& record, const QString& language,
                                                 QString& why);

} // namespace casefile::content
