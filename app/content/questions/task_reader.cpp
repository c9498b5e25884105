#include "app/content/questions/task_reader.h"

using namespace Qt::StringLiterals;

namespace casefile::content {

Spellings readSpellings(const JsonReader& place)
{
    Spellings spellings;
    if (!place.expectObject(requiredLanguages()))
        return spellings;
    for (const QString& language : requiredLanguages()) {
        const JsonReader list = place.member(language, place.isOwn() ? Need::Optional : Need::Required);
        for (const JsonReader& word : list.asArray())
            spellings[language].append(word.asString().value_or(QString()));
        if (list.value().isArray() && spellings[language].isEmpty() && !place.isOwn())
            list.fault(u"must have at least one spelling"_s);
    }
    if (!place.isOwn())
        return spellings;
    spellings.removeIf([](const auto& of) { return of.value().isEmpty(); });
    if (spellings.isEmpty())
        place.fault(u"must have at least one spelling"_s);
    return spellings;
}

QStringList everySpelling(const Spellings& spellings)
{
    QStringList every;
    for (const QStringList& words : spellings)
        every += words;
    return every;
}

Localized firstSpelling(const Spellings& spellings)
{
    Localized words;
    for (auto of = spellings.cbegin(); of != spellings.cend(); ++of)
        words.insert(of.key(), of->value(0));
    return words;
}

QList<Spare> readSpares(const JsonReader& list, int least)
{
    QList<Spare> spares;
    QList<Localized> texts;
    QStringList seen;
    for (const JsonReader& place : list.asArray()) {
        if (!place.expectObject({u"id"_s, u"text"_s}))
            continue;
        const JsonReader id = place.member(u"id"_s);
        spares.append({id.asId().value_or(QString()), place.member(u"text"_s).asLocalized()});
        texts.append(spares.last().text);
        expectNew(spares.last().id, id, seen);
    }
    if (list.value().isArray() && spares.size() < least)
        list.fault(u"must have at least %1, but has %2"_s.arg(least).arg(spares.size()));
    expectDifferentTexts(texts, list);
    return spares;
}

QList<Mixup> readMixups(const JsonReader& list, const QString& firstKey, const QStringList& firstIds,
                        const QString& secondKey, const QStringList& secondIds)
{
    QList<Mixup> mixups;
    for (const JsonReader& place : list.asArray()) {
        if (!place.expectObject({firstKey, secondKey, u"misconception"_s, u"feedback"_s}))
            continue;
        Mixup mixup;
        mixup.first =
            place.member(firstKey).asName(firstIds, u"an id of this question"_s).value_or(QString());
        mixup.second =
            place.member(secondKey).asName(secondIds, u"an id of this question"_s).value_or(QString());
        mixup.misconception = place.member(u"misconception"_s, Need::Optional).asId().value_or(QString());
        mixup.feedback = place.member(u"feedback"_s).asLocalized();
        mixups.append(mixup);
    }
    return mixups;
}

void expectDifferentTexts(const QList<Localized>& texts, const JsonReader& list)
{
    for (const QString& language : requiredLanguages()) {
        QStringList seen;
        for (const Localized& words : texts) {
            const QString text = words.value(language).simplified();
            if (!text.isEmpty() && seen.contains(text))
                list.fault(u"two options read \"%1\""_s.arg(text));
            seen.append(text);
        }
    }
}

} // namespace casefile::content
