#include "app/content/glossary.h"

#include "app/content/json_reader.h"
#include "app/content/nearest_name.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {

QList<Term> readGlossary(const QString& file, Faults& faults)
{
    QList<Term> terms;
    const JsonReader top = JsonReader::fromFile(file, faults);
    if (!top.expectObject({u"version"_s, u"terms"_s}))
        return terms;
    top.expectVersion(1);
    QStringList seen;
    const QList<JsonReader> rows = top.member(u"terms"_s).asArray();
    for (qsizetype position = 0; position < rows.size(); ++position) {
        const JsonReader& row = rows.at(position);
        if (!row.expectObject({u"id"_s, u"term"_s, u"meaning"_s, u"chapter"_s, u"step"_s}))
            continue;
        const JsonReader idPlace = row.member(u"id"_s);
        Term term;
        term.id = idPlace.asId().value_or(QString());
        term.name = row.member(u"term"_s).asLocalized();
        term.meaning = row.member(u"meaning"_s).asLocalized();
        term.chapter = row.member(u"chapter"_s).asId().value_or(QString());
        term.step = row.member(u"step"_s).asId().value_or(QString());
        if (term.id.isEmpty())
            continue;
        expectNew(term.id, idPlace, seen);
        term.position = int(position);
        terms.append(term);
    }
    return terms;
}

void checkReferences(const QList<Term>& terms, const QList<Chapter>& chapters, const QString& file,
                     Faults& faults)
{
    for (const Term& term : terms) {
        const auto chapter = std::ranges::find(chapters, term.chapter, &Chapter::id);
        const QString path = u"terms[%1]"_s.arg(term.position);
        if (chapter == chapters.end()) {
            faults.append({file, path + u".chapter"_s, u"there is no chapter \"%1\""_s.arg(term.chapter)});
            continue;
        }
        QStringList steps;
        for (const Step& step : chapter->steps)
            steps.append(step.id);
        if (!steps.contains(term.step))
            faults.append({file, path + u".step"_s,
                           unknownName(term.step, u"a step of \"%1\""_s.arg(term.chapter), steps)});
    }
}

} // namespace casefile::content
