#pragma once

#include "app/content/exchange/gift_item.h"

#include <QCoreApplication>
#include <QStringView>

#include <optional>

namespace casefile::content {

/// Sentences about GIFT files, in the language of the program.
inline QString giftWords(const char* words)
{
    return QCoreApplication::translate("gift", words);
}

/// "[markdown]words" of an item whose control characters are placeholders. What stands in brackets and is no
/// format is text.
GiftText textWithFormat(QStringView text);

/// "words#feedback": the words; the feedback into `feedback`.
GiftText textWithFeedback(QStringView text, GiftText& feedback);

/// Takes "%50%" off the beginning.
std::optional<double> takeWeight(QString& text);

/// The pieces between separators; a first one that is empty is none.
QStringList pieces(const QString& text, QChar separator);

} // namespace casefile::content
