#include "app/learner/answer_rows.h"

#include "app/learner/database.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::learner {

QString answerColumns()
{
    return u"at_utc_ms, utc_offset_s, chapter, question, question_version, option_ids, seed, given, "
           u"is_right, "
           "misconception, certainty, hints, attempt, state, duration_ms"_s;
}

QVariantList toRow(const content::AnswerRecord& answer)
{
    const QByteArray options =
        QJsonDocument(QJsonArray::fromStringList(answer.optionIds)).toJson(QJsonDocument::Compact);
    const QByteArray state = QJsonDocument(answer.state).toJson(QJsonDocument::Compact);
    return {
        answer.when.toMSecsSinceEpoch(),
        answer.when.offsetFromUtc(),
        notNull(answer.chapter),
        notNull(answer.questionId),
        answer.questionVersion,
        QString::fromUtf8(options),
        qint64(answer.seed),
        notNull(answer.given),
        int(answer.right),
        notNull(answer.misconception),
        int(answer.certainty),
        answer.hintsUsed,
        answer.attempt,
        QString::fromUtf8(state),
        std::clamp(answer.durationMs, qint64(0), content::AnswerRecord::longestMs),
    };
}

content::AnswerRecord answerFromRow(const QVariantList& row)
{
    auto column = row.cbegin();
    const auto next = [&column] { return *column++; };
    content::AnswerRecord answer;
    const qint64 utcMs = next().toLongLong();
    answer.when = QDateTime::fromMSecsSinceEpoch(utcMs, Qt::OffsetFromUTC, next().toInt());
    answer.chapter = next().toString();
    answer.questionId = next().toString();
    answer.questionVersion = next().toInt();
    for (const QJsonValue& id : QJsonDocument::fromJson(next().toString().toUtf8()).array())
        answer.optionIds.append(id.toString());
    answer.seed = quint64(next().toLongLong());
    answer.given = next().toString();
    answer.right = next().toBool();
    answer.misconception = next().toString();
    answer.certainty = content::Certainty(next().toInt());
    answer.hintsUsed = next().toInt();
    answer.attempt = next().toInt();
    answer.state = QJsonDocument::fromJson(next().toString().toUtf8()).object();
    answer.durationMs = next().toLongLong();
    return answer;
}

bool writeRecord(Database& database, const content::AnswerRecord& answer)
{
    const QVariantList row = toRow(answer);
    const QString places = QStringList(row.size(), u"?"_s).join(u", "_s);
    return database.execute(u"INSERT INTO answer (%1) VALUES (%2)"_s.arg(answerColumns(), places), row);
}

} // namespace casefile::learner
