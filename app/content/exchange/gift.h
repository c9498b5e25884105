#pragma once

#include "app/content/exchange/gift_item.h"
#include "app/content/exchange/imported.h"
#include "app/content/question.h"

#include <QByteArray>
#include <QJsonObject>

namespace casefile::content {

/// Every item of a GIFT file, also those that could not be read.
QList<GiftRecord> parseGift(const QByteArray& text);

/// An item in plain JSON: type, stem, options, …; of an item that could not be read its "error".
QJsonObject toJson(const GiftRecord& record);

/// What must be said of the items: `file`, "line 12", a sentence.
Faults giftFaults(const QString& file, const QList<GiftRecord>& records);
Faults giftWarnings(const QString& file, const QList<GiftRecord>& records);

/// Reads a GIFT file whose words are of this language. What cannot be read or asked becomes a fault with its
/// line, and reading goes on with the next item.
Imported readGift(const QString& file, const QByteArray& text, const QString& language);

/// The item as GIFT, strict: every control character escaped, one line an option. Ends with a line feed.
QString toGift(const GiftItem& item);

/// The questions as GIFT, those of a kind that GIFT cannot hold left out: "id: why" in `leftOut`. Fields must
/// be filled (playback::settled).
QString writeGift(const QList<Question>& questions, const QString& language, QStringList* leftOut);

/// A category and its questions.
QString giftCategory(const QString& chapter);

} // namespace casefile::content
