#include "app/content/misconception.h"

#include "app/content/json_reader.h"

using namespace Qt::StringLiterals;

namespace casefile::content {

QList<Misconception> readMisconceptions(const QString& file, Faults& faults)
{
    QList<Misconception> misconceptions;
    const JsonReader top = JsonReader::fromFile(file, faults);
    if (!top.expectObject({u"version"_s, u"misconceptions"_s}))
        return misconceptions;
    top.expectVersion(1);
    QStringList seen;
    for (const JsonReader& row : top.member(u"misconceptions"_s).asArray()) {
        if (!row.expectObject({u"id"_s, u"belief"_s, u"truth"_s}))
            continue;
        const JsonReader idPlace = row.member(u"id"_s);
        Misconception read;
        read.id = idPlace.asId().value_or(QString());
        read.belief = row.member(u"belief"_s).asLocalized();
        read.truth = row.member(u"truth"_s).asLocalized();
        if (read.id.isEmpty())
            continue;
        expectNew(read.id, idPlace, seen);
        misconceptions.append(read);
    }
    return misconceptions;
}

} // namespace casefile::content
