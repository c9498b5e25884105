#pragma once

#include <QStringList>
#include <QVariant>

namespace casefile::views {

/// A value of a sheet as it is shown: days in the form of the language, numbers with one decimal at most.
QString sheetWords(const QVariant& value);

/// What stands below a chart for each row: names that are unique, as an axis of categories needs them, and
/// blank where there is no room for one.
QStringList sheetTicks(const QList<QVariantList>& rows);

} // namespace casefile::views
