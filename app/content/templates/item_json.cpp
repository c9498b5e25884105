#include "app/content/templates/item_json.h"

#include "app/content/templates/template_numbers.h"
#include "app/content/templates/template_words.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// The places of one draw, filled in every language that was asked for.
class FilledWords
{
public:
    FilledWords(TemplateGenerator& generator, const TemplateDraw& draw, const QStringList& languages)
        : m_languages(languages)
    {
        for (const QString& language : languages)
            m_words.append(&generator.words(draw, language));
    }

    QJsonValue of(const PlaceText TemplateWords::*text) const
    {
        return each([&](const TemplateWords& words) { return (words.*text).filled(); });
    }

    QJsonValue of(const std::vector<PlaceText> TemplateWords::*texts, std::size_t index) const
    {
        return each([&](const TemplateWords& words) { return (words.*texts)[index].filled(); });
    }

    QJsonValue of(const Localized& words) const
    {
        if (m_languages.size() == 1)
            return inLanguage(words, m_languages.first());
        QJsonObject object;
        for (const QString& language : m_languages)
            object.insert(language, inLanguage(words, language));
        return object;
    }

private:
    template <typename Fill>
    QJsonValue each(Fill fill) const
    {
        if (m_languages.size() == 1)
            return fill(*m_words.first());
        QJsonObject object;
        for (qsizetype i = 0; i < m_languages.size(); ++i)
            object.insert(m_languages[i], fill(*m_words[i]));
        return object;
    }

    QStringList m_languages;
    QList<const TemplateWords*> m_words;
};

QJsonArray wrongOptions(const QuestionTemplate& source, const TemplateDraw& draw, const FilledWords& words)
{
    QJsonArray wrong;
    for (const TemplateDraw::Mistaken& mistaken : draw.mistaken) {
        const TemplateMistake& mistake = source.mistakes[mistaken.mistake];
        const bool isBelief = !mistake.misconception.isEmpty();
        wrong.append(QJsonObject{
            {u"id"_s, mistake.id},
            {u"answer"_s, numbersToJson(mistaken.answer)},
            {u"misconception"_s, isBelief ? mistake.misconception : source.misconception},
            {u"belief"_s, isBelief}, // false: the misconception is only the topic of the item
            {u"feedback"_s, words.of(&TemplateWords::feedback, std::size_t(mistaken.mistake))},
        });
    }
    return wrong;
}

QString optionId(const QuestionTemplate& source, const TemplateDraw& draw, int option)
{
    if (option > 0)
        return source.mistakes[draw.mistaken[option - 1].mistake].id;
    return source.asksWhichWay() ? source.right.id : u"right"_s;
}

QJsonArray optionIds(const QuestionTemplate& source, const TemplateDraw& draw)
{
    QJsonArray ids;
    for (const int option : draw.order)
        ids.append(optionId(source, draw, option));
    return ids;
}

} // namespace

QJsonObject itemToJson(TemplateGenerator& generator, const TemplateDraw& draw, const QStringList& languages)
{
    const QuestionTemplate& source = generator.source();
    const FilledWords words(generator, draw, languages);
    QJsonObject parameters;
    for (qsizetype i = 0; i < source.parameters.size(); ++i)
        parameters.insert(source.parameters[i].name, numbersToJson(draw.parameters[i]));
    QJsonArray steps;
    for (std::size_t i = 0; i < std::size_t(source.steps.size()); ++i)
        steps.append(words.of(&TemplateWords::steps, i));
    QJsonObject item{
        {u"template"_s, source.id},
        {u"version"_s, source.version},
        {u"level"_s, source.level},
        {u"seed"_s, qint64(draw.seed)},
        {u"redraws"_s, draw.redraws},
        {u"params"_s, parameters},
        {u"prompt"_s, words.of(&TemplateWords::prompt)},
        {u"unit"_s, source.unit.isEmpty() ? QJsonValue() : words.of(source.unit)},
        {u"answer"_s, numbersToJson(draw.answer)},
        {u"tolerance"_s, draw.tolerance},
        {u"wrong"_s, wrongOptions(source, draw, words)},
        {u"options"_s, optionIds(source, draw)},
        {u"hint"_s, words.of(&TemplateWords::hint)},
        {u"steps"_s, steps},
    };
    if (source.asksWhichWay())
        item.insert(u"shown"_s, optionId(source, draw, draw.shown));
    return item;
}

} // namespace casefile::content
