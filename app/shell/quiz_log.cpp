#include "app/shell/quiz_log.h"

#include "app/learner/answer_to_card.h"
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

} // namespace

QuizLog::QuizLog(learner::Store& store, learner::Deck& deck)
    : m_store(store)
    , m_deck(deck)
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

bool QuizLog::record(const content::AnswerRecord& answer)
{
    if (answer.attempt > 1)
        return m_store.record(answer);
    return m_deck.keep(learner::givenInQuiz(answer, m_store, m_deck)).has_value();
}

std::optional<QuizLog::Kept> QuizLog::kept(const QString& chapter) const
{
    const QByteArray text = m_store.preference(preferenceOf(chapter)).toUtf8();
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    const std::optional<playback::QuizRun> run = playback::quizRunFromJson(object);
    const qint64 first = object[answersBefore].toInteger(-1);
    const QList<content::AnswerRecord> log = m_store.answers(chapter);
    if (!run || run->question.isEmpty() || run->chapter != chapter || first < 0 || first > log.size())
        return std::nullopt;
    return Kept{*run, log.mid(first), qsizetype(first)};
}

} // namespace casefile::shell
