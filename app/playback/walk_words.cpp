#include "app/playback/walk_words.h"

#include "app/playback/prose_fields.h"

#include <QCoreApplication>
#include <QStringList>

namespace casefile::playback {

using namespace Qt::StringLiterals;
using content::Loop;

namespace {

/// "i = 3 of 5", with the token where there is one.
QString oneIndex(const WalkClock& clock, Loop loop, int index)
{
    const WalkSizes& sizes = clock.sizes();
    const int count = loop == Loop::Head    ? sizes.heads
                      : loop == Loop::Query ? sizes.queries
                      : loop == Loop::Key   ? sizes.keys
                                            : sizes.tiles();
    //: a loop index: letter, number, how many there are
    const QString words = QCoreApplication::translate("walk", "%1 = %2 of %3")
                              .arg(content::loopName(loop))
                              .arg(index + 1)
                              .arg(count);
    if (loop == Loop::Head || loop == Loop::Tile)
        return words;
    //: a loop index, the token that it stands for
    return QCoreApplication::translate("walk", "%1 (%2)")
        .arg(words,
             loop == Loop::Query ? tokenName(clock.trace(), index) : keyTokenName(clock.trace(), index));
}

} // namespace

QString indexWords(const WalkClock& clock, const Moment& moment)
{
    QStringList words;
    for (const Loop loop : {Loop::Tile, Loop::Head, Loop::Query, Loop::Key})
        if (moment.index(loop) >= 0)
            words.append(oneIndex(clock, loop, moment.index(loop)));
    return words.isEmpty() ? QCoreApplication::translate("walk", "all rows at once") : words.join(u" · "_s);
}

QString shapeWords(const WalkClock& clock, const Moment& moment)
{
    QStringList words;
    for (const content::WalkShape& shape : clock.walk().lines.at(moment.line).shapes) {
        QStringList lengths;
        for (const QString& axis : shape.axes)
            lengths.append(QString::number(clock.lengthOf(axis, moment)));
        words.append(u"%1 [%2] = [%3]"_s.arg(shape.name, shape.axes.join(u", "_s), lengths.join(u", "_s)));
    }
    return words.join(u" · "_s);
}

QString lineWords(const WalkClock& clock, const Moment& moment, const QString& language)
{
    return content::inLanguage(clock.walk().lines.at(moment.line).says, language);
}

} // namespace casefile::playback
