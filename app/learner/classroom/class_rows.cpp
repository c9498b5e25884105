#include "app/learner/classroom/class_rows.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

QJsonArray toJson(const content::AnswerRecord& answer)
{
    return {answer.when.toMSecsSinceEpoch(),
            answer.chapter,
            answer.questionId,
            answer.right,
            answer.misconception,
            int(answer.certainty),
            answer.attempt,
            answer.durationMs};
}

content::AnswerRecord answerOf(const QJsonArray& row)
{
    content::AnswerRecord answer;
    answer.when = QDateTime::fromMSecsSinceEpoch(row[0].toInteger(), Qt::UTC);
    answer.chapter = row[1].toString();
    answer.questionId = row[2].toString();
    answer.right = row[3].toBool();
    answer.misconception = row[4].toString();
    answer.certainty = content::Certainty(row[5].toInt(1));
    answer.attempt = row[6].toInt(1);
    answer.durationMs = row[7].toInteger();
    return answer;
}

QJsonArray toJson(const QString& item, const ClassCard& card)
{
    return {item, card.chapter, card.phase, card.stability, card.dueDay, card.changedUtcMs};
}

} // namespace

QJsonObject toJson(const ClassRows& rows)
{
    QJsonArray learners;
    for (const ClassMember& member : rows.learners) {
        QJsonArray answers, cards;
        for (const content::AnswerRecord& answer : rows.answers.value(member.login))
            answers.append(toJson(answer));
        const auto own = rows.cards.value(member.login);
        for (auto card = own.cbegin(); card != own.cend(); ++card)
            cards.append(toJson(card.key(), card.value()));
        learners.append(QJsonObject{{u"login"_s, member.login},
                                    {u"shown"_s, member.shown},
                                    {u"answers"_s, answers},
                                    {u"cards"_s, cards}});
    }
    return {{u"class"_s, rows.name},
            {u"read_utc_ms"_s, rows.read.toMSecsSinceEpoch()},
            {u"learners"_s, learners}};
}

ClassRows classRows(const QJsonObject& json)
{
    ClassRows rows;
    rows.name = json[u"class"_s].toString();
    rows.read = QDateTime::fromMSecsSinceEpoch(json[u"read_utc_ms"_s].toInteger(), Qt::UTC);
    for (const QJsonValue& value : json[u"learners"_s].toArray()) {
        const ClassMember member{value[u"login"_s].toString(), value[u"shown"_s].toString()};
        rows.learners.append(member);
        for (const QJsonValue& answer : value[u"answers"_s].toArray())
            rows.answers[member.login].append(answerOf(answer.toArray()));
        for (const QJsonValue& row : value[u"cards"_s].toArray())
            rows.cards[member.login][row[0].toString()] = {
                row[1].toString(), row[2].toInt(), row[3].toDouble(), row[4].toInt(), row[5].toInteger()};
    }
    return rows;
}

} // namespace casefile::learner
