#include "app/shell/quiz_log.h"

#include "app/learner/store.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

const QString answersBefore = u"answersBefore"_s;

QString preferenceOf(const QString& chapter)
{
    return u"quiz-run/"_s + chapter;
}

learner::AnswerRecord toRecord(const playback::AnswerData& answer)
{
    learner::AnswerRecord record;
    record.questionId = answer.questionId;
    record.questionVersion = answer.questionVersion;
    record.chapter = answer.chapter;
    record.optionIds = answer.optionIds;
    record.seed = answer.seed;
    record.given = answer.given;
    record.right = answer.right;
    record.misconception = answer.misconception;
    record.certainty = learner::Certainty(int(answer.certainty));
    record.hintsUsed = answer.hintsUsed;
    record.attempt = answer.attempt;
    record.state = answer.state;
    record.durationMs = answer.durationMs;
    record.when = answer.when;
    return record;
}

playback::AnswerData fromRecord(const learner::AnswerRecord& record)
{
    playback::AnswerData answer;
    answer.questionId = record.questionId;
    answer.questionVersion = record.questionVersion;
    answer.chapter = record.chapter;
    answer.optionIds = record.optionIds;
    answer.seed = record.seed;
    answer.given = record.given;
    answer.right = record.right;
    answer.misconception = record.misconception;
    answer.certainty = playback::Certainty(int(record.certainty));
    answer.hintsUsed = record.hintsUsed;
    answer.attempt = record.attempt;
    answer.state = record.state;
    answer.durationMs = record.durationMs;
    answer.when = record.when;
    return answer;
}

} // namespace

QuizLog::QuizLog(learner::Store& store)
    : m_store(store)
{}

void QuizLog::begin(const QString& chapter)
{
    m_last = {};
    m_firstAnswer = m_store.answers(chapter).size();
}

void QuizLog::goOn(const Kept& kept)
{
    m_last = kept.run;
    m_firstAnswer = kept.firstAnswer;
}

void QuizLog::keep(const playback::QuizRun& run)
{
    if (run == m_last || !m_store.isWritable())
        return;
    m_last = run;
    QJsonObject object = playback::toJson(run);
    object.insert(answersBefore, qint64(m_firstAnswer));
    const QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
    m_store.setPreference(preferenceOf(run.chapter), QString::fromUtf8(text));
}

bool QuizLog::record(const playback::AnswerData& answer)
{
    return m_store.record(toRecord(answer));
}

std::optional<QuizLog::Kept> QuizLog::kept(const QString& chapter) const
{
    const QByteArray text = m_store.preference(preferenceOf(chapter)).toUtf8();
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    const std::optional<playback::QuizRun> run = playback::quizRunFromJson(object);
    const qint64 first = object[answersBefore].toInteger(-1);
    const QList<learner::AnswerRecord> log = m_store.answers(chapter);
    if (!run || run->question.isEmpty() || run->chapter != chapter || first < 0 || first > log.size())
        return std::nullopt;
    Kept kept{*run, {}, qsizetype(first)};
    for (qsizetype i = first; i < log.size(); ++i)
        kept.answers.append(fromRecord(log[i]));
    return kept;
}

} // namespace casefile::shell
