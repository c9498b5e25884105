#include "app/views/statistics/sheet_words.h"

#include "app/views/review/interval_words.h"

#include <QDate>

#include <algorithm>

namespace casefile::views {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostTitle = 14; ///< letters of a name below a chart

/// For an axis, where there is little room: a day without its year.
QString sheetTick(const QVariant& value)
{
    return value.typeId() == QMetaType::QDate ? value.toDate().toString(u"MM-dd"_s) : sheetWords(value);
}

} // namespace

QString sheetWords(const QVariant& value)
{
    if (value.typeId() == QMetaType::QDate)
        return shownLocale().toString(value.toDate(), QLocale::ShortFormat);
    if (value.typeId() == QMetaType::Double)
        return shownLocale().toString(value.toDouble(), 'f', 1);
    return value.isNull() ? u"–"_s : value.toString();
}

double sheetNumber(const QVariantList& row, int column)
{
    return row[column].toDouble();
}

double largestIn(const QList<QVariantList>& rows, int column)
{
    double most = 0;
    for (const QVariantList& row : rows)
        most = std::max(most, sheetNumber(row, column));
    return most;
}

QStringList sheetTicks(const QList<QVariantList>& rows)
{
    QStringList ticks;
    for (const QVariantList& row : rows) {
        QString tick = sheetTick(row.first());
        if (tick.size() > mostTitle)
            tick = tick.left(mostTitle - 1) + u'…';
        while (ticks.contains(tick))
            tick += QChar::Nbsp;
        ticks.append(tick);
    }
    return ticks;
}

} // namespace casefile::views
