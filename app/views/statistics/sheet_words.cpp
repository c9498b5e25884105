#include "app/views/statistics/sheet_words.h"

#include "app/views/review/interval_words.h"

#include <QDate>

#include <algorithm>
#include <cmath>

namespace casefile::views {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostTicks = 7;  ///< of days below a chart
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

/// Names that are unique, as an axis of categories needs them, and empty where there is no room for a tick.
QStringList sheetTicks(const QList<QVariantList>& rows)
{
    QStringList ticks;
    const int stride = std::max(1, int(std::ceil(double(rows.size()) / mostTicks)));
    QString blank;
    for (int row = 0; row < rows.size(); ++row) {
        QString tick = sheetTick(rows[row].first());
        if (tick.size() > mostTitle)
            tick = tick.left(mostTitle - 1) + u'…';
        blank += QChar::Nbsp;
        ticks.append(row % stride == 0 && !ticks.contains(tick) ? tick : blank);
    }
    return ticks;
}

} // namespace casefile::views
