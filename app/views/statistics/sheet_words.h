#pragma once

#include <QStringList>
#include <QVariant>
#include <QVariantList>

namespace casefile::views {

/// A value of a sheet as it is shown: days in the form of the language, numbers with one decimal at most.
QString sheetWords(const QVariant& value);

/// The number in a column of a row, and the largest one of a column; 0 where there is none.
double sheetNumber(const QVariantList& row, int column);
double largestIn(const QList<QVariantList>& rows, int column);

/// What an axis says of each row: short, and unique, as an axis of categories needs it.
QStringList sheetTicks(const QList<QVariantList>& rows);

} // namespace casefile::views
