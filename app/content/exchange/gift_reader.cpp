// GIFT files become questions.
#include "app/content/exchange/gift.h"
#include "app/content/exchange/gift_questions.h"
#include "app/content/exchange/question_maker.h"

#include <QFile>
#include <QHash>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// Ids of the chapters by id and by title in each language, in small letters.
const QHash<QString, QString>& chaptersByName()
{
    static const QHash<QString, QString> names = [] {
        QHash<QString, QString> found;
        QFile course(u":/lessons/course.json"_s);
        if (!course.open(QIODevice::ReadOnly))
            return found;
        const QJsonObject top = QJsonDocument::fromJson(course.readAll()).object();
        for (const QJsonValue& chapter : top[u"chapters"_s].toArray()) {
            const QString id = chapter[u"id"_s].toString();
            found.insert(id.toLower(), id);
            for (const QJsonValue& title : chapter[u"title"_s].toObject())
                found.insert(title.toString().toLower(), id);
        }
        return found;
    }();
    return names;
}

/// The chapter that the last part of a category names, "$course$/Casefile/qkv", or one before it.
QString chapterOf(const QString& path)
{
    QString chapter;
    for (const QString& part : path.split(u'/'))
        chapter = chaptersByName().value(part.trimmed().toLower(), chapter);
    return chapter;
}

} // namespace

std::optional<ImportedQuestion> importedQuestion(const GiftRecord& record, const QString& language,
                                                 QString& why)
{
    ImportedQuestion imported;
    imported.line = record.line;
    imported.warnings = record.warnings;
    if (!record.unused.isEmpty())
        imported.warnings.prepend(record.unused);
    const QuestionMaker maker{record.item, language, imported};
    why = maker.make();
    if (!why.isEmpty())
        return std::nullopt;
    maker.takeMarks();
    const QString& title = record.item.title;
    imported.title = title.isEmpty() ? record.item.stem.text.section(u'\n', 0, 0) : title;
    return imported;
}

Imported readGift(const QString& file, const QByteArray& text, const QString& language)
{
    Imported all;
    QString chapter;
    for (const GiftRecord& record : parseGift(text)) {
        if (record.error.isEmpty() && record.item.type == GiftType::Category) {
            chapter = chapterOf(record.item.path);
            continue;
        }
        QString why = record.message;
        auto question = record.error.isEmpty() ? importedQuestion(record, language, why) : std::nullopt;
        if (!question) {
            all.faults.append({file, u"line %1"_s.arg(record.line), why});
            continue;
        }
        question->chapter = chapter;
        all.questions.append(*question);
    }
    return all;
}

} // namespace casefile::content
