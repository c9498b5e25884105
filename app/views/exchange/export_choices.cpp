#include "app/views/exchange/export_choices.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace casefile::views {

using namespace Qt::StringLiterals;

QString ExportChoices::toText() const
{
    return QString::fromUtf8(QJsonDocument(QJsonObject{{u"format"_s, format},
                                                       {u"chapters"_s, QJsonArray::fromStringList(chapters)},
                                                       {u"language"_s, language},
                                                       {u"own"_s, isOwn},
                                                       {u"log"_s, hasLog},
                                                       {u"folder"_s, folder}})
                                 .toJson(QJsonDocument::Compact));
}

ExportChoices ExportChoices::fromText(const QString& text, const ExportChoices& fallback)
{
    const QJsonObject kept = QJsonDocument::fromJson(text.toUtf8()).object();
    ExportChoices choices = fallback;
    if (exports::questionFormat(kept["format"_L1].toString()))
        choices.format = kept["format"_L1].toString();
    for (const QJsonValue& chapter : kept["chapters"_L1].toArray())
        choices.chapters.append(chapter.toString());
    if (content::requiredLanguages().contains(kept["language"_L1].toString()))
        choices.language = kept["language"_L1].toString();
    choices.isOwn = kept["own"_L1].toBool(fallback.isOwn);
    choices.hasLog = kept["log"_L1].toBool(fallback.hasLog);
    choices.folder = kept["folder"_L1].toString(fallback.folder);
    return choices;
}

exports::QuestionExport exportOf(const ExportChoices& choices, const ExportOffer& offer)
{
    const auto isWanted = [&](const QString& chapter) {
        return choices.chapters.isEmpty() || choices.chapters.contains(chapter);
    };
    exports::QuestionExport wanted{offer.library, {}, {}, {}, choices.language};
    for (const content::CourseEntry& entry : offer.library.course)
        for (const content::Quiz& quiz : choices.isOwn ? offer.own : offer.library.quizzes)
            if (quiz.chapter == entry.id && isWanted(entry.id))
                wanted.quizzes.append(quiz);
    if (!choices.isOwn)
        wanted.objects = exports::courseObjects(wanted.quizzes);
    for (const exports::PackChapter& chapter : offer.ownObjects)
        if (choices.isOwn && isWanted(chapter.chapter))
            wanted.objects.append(chapter);
    const exports::QuestionFormat* format = exports::questionFormat(choices.format);
    if (choices.hasLog && format && format->hasLog && offer.readLog)
        wanted.log = offer.readLog();
    return wanted;
}

qsizetype questionsIn(const ExportOffer& offer, bool isOwn, const QString& chapter)
{
    const QList<content::Quiz>& quizzes = isOwn ? offer.own : offer.library.quizzes;
    const auto quiz = std::ranges::find(quizzes, chapter, &content::Quiz::chapter);
    return quiz == quizzes.end() ? 0 : quiz->questions.size();
}

} // namespace casefile::views
