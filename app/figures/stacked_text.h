#pragma once

#include <QStringList>

namespace casefile::figures {

/// Chinese in a column that is too narrow for a line stands upright, its characters below each other, where
/// words of letters are turned.

/// What stands below each other: Chinese characters one by one, and up to two letters or digits beside each
/// other. Empty for words without Chinese, or with more letters in a row: those are turned.
QStringList stackedParts(const QString& words);

/// Height of so many parts below each other, in pixels.
double stackedHeight(qsizetype parts, double pixelSize);

/// How far words reach along a narrow column: stacked where they can be, else turned.
double uprightExtent(const QString& words, double pixelSize, bool bold = false);

} // namespace casefile::figures
