// GIFT items as plain JSON.
#include "app/content/exchange/gift.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

QJsonValue orNull(const QString& text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QString typeName(GiftType type)
{
    switch (type) {
    case GiftType::Category:
        return u"category"_s;
    case GiftType::Description:
        return u"description"_s;
    case GiftType::Essay:
        return u"essay"_s;
    case GiftType::TrueFalse:
        return u"truefalse"_s;
    case GiftType::Choice:
        return u"mc"_s;
    case GiftType::Short:
        return u"short"_s;
    case GiftType::Numeric:
        return u"numeric"_s;
    case GiftType::Matching:
        return u"match"_s;
    }
    return {};
}

QJsonObject toJson(const GiftAnswer& answer, GiftType type)
{
    QJsonObject object{{u"weight"_s, answer.weight}, {u"feedback"_s, orNull(answer.feedback.text)}};
    if (type == GiftType::Numeric) {
        object.insert(u"value"_s, answer.value);
        object.insert(u"tolerance"_s, answer.tolerance);
        return object;
    }
    object.insert(u"text"_s, answer.text.text);
    if (!answer.text.format.isEmpty())
        object.insert(u"format"_s, answer.text.format);
    return object;
}

QJsonArray answersOf(const GiftItem& item)
{
    QJsonArray answers;
    for (const GiftAnswer& answer : item.answers)
        answers.append(toJson(answer, item.type));
    return answers;
}

QJsonArray pairsOf(const GiftItem& item)
{
    QJsonArray pairs;
    for (const GiftPair& pair : item.pairs)
        pairs.append(QJsonObject{{u"left"_s, pair.left.text}, {u"right"_s, pair.right}});
    return pairs;
}

void addTask(const GiftItem& item, QJsonObject& object)
{
    switch (item.type) {
    case GiftType::Category:
    case GiftType::Description:
    case GiftType::Essay:
        return;
    case GiftType::TrueFalse:
        object.insert(u"answer"_s, item.isTrue);
        object.insert(u"feedback_wrong"_s, orNull(item.feedbackWrong.text));
        object.insert(u"feedback_right"_s, orNull(item.feedbackRight.text));
        return;
    case GiftType::Choice:
        object.insert(u"single"_s, item.isSingle);
        object.insert(u"options"_s, answersOf(item));
        return;
    case GiftType::Numeric:
        object.insert(u"otherwise_feedback"_s, orNull(item.otherwise.text));
        [[fallthrough]];
    case GiftType::Short:
        object.insert(u"answers"_s, answersOf(item));
        return;
    case GiftType::Matching:
        object.insert(u"pairs"_s, pairsOf(item));
        return;
    }
}

} // namespace

QJsonObject toJson(const GiftRecord& record)
{
    const GiftItem& item = record.item;
    if (!record.error.isEmpty())
        return {{u"error"_s, record.error}};
    if (item.type == GiftType::Category)
        return {{u"type"_s, typeName(item.type)}, {u"path"_s, item.path}};
    QJsonObject object{{u"type"_s, typeName(item.type)},
                       {u"id"_s, orNull(item.id)},
                       {u"tags"_s, QJsonArray::fromStringList(item.tags)},
                       {u"title"_s, orNull(item.title)},
                       {u"stem"_s, item.stem.text},
                       {u"format"_s, item.stem.format},
                       {u"blank"_s, item.isBlank},
                       {u"general_feedback"_s, orNull(item.generalFeedback.text)}};
    if (!record.unused.isEmpty())
        object.insert(u"warning"_s, record.unused);
    addTask(item, object);
    return object;
}

} // namespace casefile::content
