#pragma once

#include "app/learner/statistics.h"

#include <QByteArray>
#include <QStringList>
#include <QVariant>
#include <QVariantList>

namespace casefile::content {
struct Library;
}

namespace casefile::learner {

/// How a sheet is drawn.
enum class SheetKind {
    Bars,    ///< column 1 over column 0
    Lines,   ///< the last two columns (percent) over column 0
    Stacked, ///< columns 1 … 4 on one another, by column 0
    Counts,  ///< how many rows have each value of column 1
    Calendar ///< column 1 as the depth of a square, by the day in column 0
};

/// One column of a sheet: its name, and what exactly its numbers are.
struct SheetColumn
{
    QString name;
    QString definition;

    bool operator==(const SheetColumn&) const = default;
};

/// One chart with its table: words in the present language, numbers as numbers, days as QDate.
struct Sheet
{
    QString id; ///< of its file: "due", "retention", …
    SheetKind kind = SheetKind::Bars;
    QString title;
    QString definition;
    QString empty; ///< what to say while there are no rows
    QList<SheetColumn> columns;
    QList<QVariantList> rows;

    bool operator==(const Sheet&) const = default;
};

/// Due, retention, mastery by chapter and by misconception, time, calendar; in this order.
QList<Sheet> sheetsOf(const Statistics& statistics, const content::Library& library, const QString& language);

/// RFC 4180, UTF-8; a decimal point and ISO dates in every language.
QByteArray toCsv(const Sheet& sheet);

} // namespace casefile::learner
