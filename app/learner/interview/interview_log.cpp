#include "app/learner/interview/interview_log.h"

#include "app/learner/database.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace casefile::learner {
namespace {

/// Under which interview answers stand in the log of answers: the runs of a chapter's quiz do not meet them.
const QString interviewChapter = u"interview"_s;

constexpr int goodLevel = 3; ///< from here on an answer counts as right

content::AnswerRecord recordOf(const InterviewAnswer& answer)
{
    content::AnswerRecord record;
    record.questionId = answer.question;
    record.questionVersion = answer.version;
    record.chapter = interviewChapter;
    record.given = answer.typed;
    record.right = answer.level >= goodLevel;
    record.certainty = content::Certainty::Think;
    record.durationMs = answer.thinkMs + answer.answerMs;
    record.when = answer.when;
    record.state = {{u"chapter"_s, answer.chapter},
                    {u"points"_s, QJsonArray::fromStringList(answer.points)},
                    {u"level"_s, answer.level},
                    {u"grade"_s, int(answer.grade)},
                    {u"proposed"_s, int(answer.proposed)},
                    {u"thinkMs"_s, answer.thinkMs},
                    {u"answerMs"_s, answer.answerMs},
                    {u"mock"_s, answer.mock}};
    return record;
}

InterviewAnswer answerOf(const content::AnswerRecord& record)
{
    InterviewAnswer answer;
    answer.question = record.questionId;
    answer.version = record.questionVersion;
    answer.chapter = record.state[u"chapter"_s].toString();
    answer.typed = record.given;
    for (const QJsonValue& point : record.state[u"points"_s].toArray())
        answer.points.append(point.toString());
    answer.level = record.state[u"level"_s].toInt(1);
    answer.grade = Grade(record.state[u"grade"_s].toInt(int(Grade::Good)));
    answer.proposed = Grade(record.state[u"proposed"_s].toInt(int(Grade::Good)));
    answer.thinkMs = record.state[u"thinkMs"_s].toInteger();
    answer.answerMs = record.state[u"answerMs"_s].toInteger();
    answer.mock = record.state[u"mock"_s].toInteger();
    answer.when = record.when;
    return answer;
}

bool writeMock(Database& database, qint64 number, const MockRecord& record)
{
    const QString json = QString::fromUtf8(QJsonDocument(toJson(record)).toJson(QJsonDocument::Compact));
    return database.execute(u"INSERT INTO mock_interview (id, at_utc_ms, record) VALUES (?, ?, ?)"
                            " ON CONFLICT (id) DO UPDATE SET record = excluded.record"_s,
                            {number, record.when.toMSecsSinceEpoch(), json});
}

} // namespace

InterviewLog::InterviewLog(Store& store, Deck& deck)
    : m_store(store)
    , m_deck(deck)
{}

GivenAnswer InterviewLog::given(const InterviewAnswer& answer)
{
    GivenAnswer given{{answer.question, answer.chapter}, {}, recordOf(answer), {}, {}};
    given.answer.grade = answer.grade;
    given.answer.proposed = answer.proposed;
    given.answer.certainty = content::Certainty::Think;
    given.answer.itemVersion = answer.version;
    given.answer.durationMs = given.record->durationMs;
    given.answer.when = answer.when;
    return given;
}

bool InterviewLog::keep(const InterviewAnswer& answer)
{
    return m_deck.keep(given(answer)).has_value();
}

qint64 InterviewLog::keepMockAnswer(qint64 number, const MockRecord& record, InterviewAnswer answer)
{
    answer.mock = number > 0 ? number : nextMock();
    GivenAnswer kept = given(answer);
    kept.also = [&](Database& database) { return writeMock(database, answer.mock, record); };
    return answer.mock > 0 && m_deck.keep(kept) ? answer.mock : 0;
}

QList<InterviewAnswer> InterviewLog::answers(const QString& question) const
{
    QList<InterviewAnswer> answers;
    for (const content::AnswerRecord& record : m_store.answers(interviewChapter)) {
        if (question.isEmpty() || record.questionId == question)
            answers.append(answerOf(record));
    }
    return answers;
}

QHash<QString, LastAnswer> InterviewLog::lastAnswers() const
{
    QHash<QString, LastAnswer> last;
    for (const InterviewAnswer& answer : answers()) {
        LastAnswer& known = last[answer.question];
        known.level = answer.level;
        known.when = answer.when;
        ++known.times;
    }
    return last;
}

/// 0: the store is closed.
qint64 InterviewLog::nextMock() const
{
    if (!m_store.database().isOpen())
        return 0;
    const auto next = m_store.database().value(u"SELECT coalesce(max(id), 0) + 1 FROM mock_interview"_s);
    return next ? next->toLongLong() : 0;
}

qint64 InterviewLog::keepMock(qint64 number, const MockRecord& record)
{
    const qint64 written = number > 0 ? number : nextMock();
    const bool kept = written > 0 && m_store.transact([&](Database& database) {
        return writeMock(database, written, record);
    });
    return kept ? written : 0;
}

QList<KeptMock> InterviewLog::mocks() const
{
    QList<KeptMock> mocks;
    if (!m_store.database().isOpen())
        return mocks;
    for (const QVariantList& row :
         m_store.database().rows(u"SELECT id, record FROM mock_interview ORDER BY id DESC"_s)) {
        const auto record = mockRecordFromJson(QJsonDocument::fromJson(row[1].toString().toUtf8()).object());
        if (record)
            mocks.append({row[0].toLongLong(), *record});
    }
    return mocks;
}

QString InterviewLog::placeKey()
{
    return u"interview-place"_s;
}

bool InterviewLog::keepPlace(const QString& place)
{
    return m_store.isWritable() && m_store.setPreference(placeKey(), place);
}

Outcomes InterviewLog::outcomes(const QString& question, const QDateTime& now) const
{
    if (const Card* card = m_deck.find(question))
        return m_deck.preview(card->number, now);
    const qint64 next = m_deck.cards().empty() ? 1 : m_deck.cards().back().number + 1; // it seeds the fuzz
    return Scheduler(m_deck.settings()).preview(CardState{}, 0, next);
}

} // namespace casefile::learner
