#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace casefile::content {

/// The lines of one item of a GIFT file: items end at a blank line, even within braces.
struct GiftLines
{
    int line = 0;     ///< the first that is no comment, from 1
    int end = 0;      ///< the blank line after it
    QString text;     ///< without comments; the control characters that are escaped stand as placeholders
    QString comments; ///< lines that begin with //
    bool isUtf8 = true;
};

/// Items in their order; what holds comments only is none.
QList<GiftLines> splitGift(const QByteArray& bytes);

/// Puts a placeholder for each escaped control character, so that it controls nothing.
QString withPlaceholders(const QString& text);
/// The characters themselves, without the spaces around the text.
QString withoutPlaceholders(const QString& text);

} // namespace casefile::content
