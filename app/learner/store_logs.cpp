// What the store keeps beside the cards: answers, steps seen, preferences.
#include "app/learner/answer_rows.h"
#include "app/learner/database.h"
#include "app/learner/store.h"

using namespace Qt::StringLiterals;

namespace casefile::learner {

bool Store::record(const content::AnswerRecord& answer)
{
    return transact([&](Database& here) { return writeRecord(here, answer); });
}

QList<content::AnswerRecord> Store::answers(const QString& chapter) const
{
    QList<content::AnswerRecord> answers;
    if (!database().isOpen())
        return answers;
    const QString select = u"SELECT %1 FROM answer"_s.arg(answerColumns());
    const QList<QVariantList> rows =
        chapter.isEmpty() ? database().rows(select + u" ORDER BY id"_s)
                          : database().rows(select + u" WHERE chapter = ? ORDER BY id"_s, {chapter});
    for (const QVariantList& row : rows)
        answers.append(answerFromRow(row));
    return answers;
}

QList<content::AnswerRecord> Store::answersShowing(const QString& misconception) const
{
    QList<content::AnswerRecord> answers;
    if (!database().isOpen())
        return answers;
    const QString select = u"SELECT %1 FROM answer WHERE misconception = ? OR question IN (SELECT question"
                           " FROM answer WHERE misconception = ?) ORDER BY id"_s.arg(answerColumns());
    for (const QVariantList& row : database().rows(select, {misconception, misconception}))
        answers.append(answerFromRow(row));
    return answers;
}

QList<content::AnswerRecord> Store::answersAtBeliefs() const
{
    QList<content::AnswerRecord> answers;
    if (!database().isOpen())
        return answers;
    const QString select =
        u"SELECT question, chapter, misconception, is_right, certainty, at_utc_ms FROM answer"
        " WHERE attempt = 1 AND question IN"
        " (SELECT question FROM answer WHERE misconception <> '') ORDER BY id"_s;
    database().visit(select, {}, [&](const QSqlQuery& row) {
        content::AnswerRecord answer;
        answer.questionId = row.value(0).toString();
        answer.chapter = row.value(1).toString();
        answer.misconception = row.value(2).toString();
        answer.right = row.value(3).toInt() != 0;
        answer.certainty = content::Certainty(row.value(4).toInt());
        answer.when = QDateTime::fromMSecsSinceEpoch(row.value(5).toLongLong(), Qt::UTC);
        answers.append(answer);
    });
    return answers;
}

QStringList Store::questionsAnswered() const
{
    QStringList questions;
    if (!database().isOpen())
        return questions;
    for (const QVariantList& row : database().rows(u"SELECT DISTINCT question FROM answer"_s))
        questions.append(row.first().toString());
    return questions;
}

bool Store::markStepSeen(const QString& chapter, const QString& step, const QDateTime& when)
{
    return transact([&](Database& here) {
        return here.execute(
            u"INSERT OR IGNORE INTO step_seen (chapter, step, at_utc_ms, utc_offset_s) VALUES (?, ?, ?, ?)"_s,
            {notNull(chapter), notNull(step), when.toMSecsSinceEpoch(), when.offsetFromUtc()});
    });
}

QStringList Store::stepsSeen(const QString& chapter) const
{
    QStringList steps;
    if (!database().isOpen())
        return steps;
    const QString sql = u"SELECT step FROM step_seen WHERE chapter = ? ORDER BY at_utc_ms, step"_s;
    for (const QVariantList& row : database().rows(sql, {chapter}))
        steps.append(row.first().toString());
    return steps;
}

bool Store::setPreference(const QString& key, const QString& value)
{
    return transact([&](Database& here) {
        return here.execute(u"INSERT INTO preference (key, value) VALUES (?, ?)"
                            " ON CONFLICT (key) DO UPDATE SET value = excluded.value"_s,
                            {notNull(key), notNull(value)});
    });
}

QString Store::preference(const QString& key, const QString& fallback) const
{
    if (!database().isOpen())
        return fallback;
    const auto value = database().value(u"SELECT value FROM preference WHERE key = ?"_s, {key});
    return value ? value->toString() : fallback;
}

} // namespace casefile::learner
