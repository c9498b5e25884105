#include "app/learner/interview/mock_interview.h"

#include <algorithm>

namespace casefile::learner {
namespace {

constexpr int msPerMinute = 60'000;
constexpr int mostFollowUps = 1; ///< of a question

bool clockRuns(MockPhase phase)
{
    return phase == MockPhase::Thinking || phase == MockPhase::Answering || phase == MockPhase::FollowingUp;
}

QStringList idsOf(const QList<content::InterviewPoint>& points)
{
    QStringList ids;
    for (const content::InterviewPoint& point : points)
        ids.append(point.id);
    return ids;
}

MockEntry entryOf(const content::InterviewQuestion& question, const QString& language)
{
    MockEntry entry;
    entry.question = question.id;
    entry.version = question.version;
    entry.chapter = question.chapter;
    entry.level = question.level;
    entry.kind = question.kind;
    entry.words = content::inLanguage(question.question, language);
    entry.pointCount = int(question.points.size());
    entry.repairChapter = question.repairChapter;
    entry.repairStep = question.repairStep;
    return entry;
}

} // namespace

MockInterview::MockInterview(MsClock clock, QObject* parent)
    : QObject(parent)
    , m_clock(std::move(clock))
    , m_watch(m_clock)
    , m_pause(m_clock)
{}

void MockInterview::begin(const QList<content::InterviewQuestion>& questions, const MockSettings& settings,
                          const QDateTime& now)
{
    if (questions.isEmpty())
        return;
    m_questions = questions;
    m_record = {};
    m_record.settings = settings;
    m_record.when = now;
    for (const content::InterviewQuestion& question : questions)
        m_record.questions.append(question.id);
    m_pause.reset();
    m_isPaused = false;
    ask(0);
}

void MockInterview::goOn(const MockRecord& record, const QList<content::InterviewQuestion>& questions,
                         const QDateTime& now)
{
    if (!record.canGoOn() || questions.size() != record.questions.size())
        return;
    m_questions = questions;
    m_record = record;
    m_isPaused = false;
    ++m_record.pauses;
    m_record.pausedMs += std::max<qint64>(0, record.keptAt.msecsTo(now));
    m_pause.reset(m_record.pausedMs);
    m_index = int(record.entries.size()) - 1;
    m_followUp = -1;
    m_sheet = AnswerSheet(idsOf(m_questions[m_index].points));
    const bool isDone = entry().isGraded || entry().isSkipped;
    if (isDone)
        next();
    else
        setPhase(entry().answerMs > 0 ? MockPhase::Comparing : MockPhase::Thinking);
}

const content::InterviewQuestion* MockInterview::question() const
{
    return isUnderWay() ? &m_questions[m_index] : nullptr;
}

const content::FollowUp* MockInterview::followUp() const
{
    const bool isAsked = m_phase == MockPhase::FollowingUp || m_phase == MockPhase::Judging;
    return isAsked ? &m_questions[m_index].followUps[m_followUp] : nullptr;
}

qint64 MockInterview::remainingMs() const
{
    const qint64 open = clockRuns(m_phase) ? m_watch.elapsed() : 0;
    const qint64 all = qint64(m_record.settings.minutes) * msPerMinute;
    return std::max<qint64>(0, all - m_record.talkMs() - open);
}

qint64 MockInterview::spentMs() const
{
    if (!isUnderWay())
        return 0;
    return m_record.entries.last().totalMs() + (clockRuns(m_phase) ? m_watch.elapsed() : 0);
}

bool MockInterview::canPause() const
{
    return clockRuns(m_phase);
}

void MockInterview::ask(int index)
{
    m_index = index;
    m_followUp = -1;
    m_sheet = AnswerSheet(idsOf(m_questions[index].points));
    m_record.entries.append(entryOf(m_questions[index], m_record.settings.language));
    setPhase(MockPhase::Thinking);
}

/// Starts or stops the clock as the phase wants it.
void MockInterview::setPhase(MockPhase phase)
{
    m_phase = phase;
    m_watch.reset();
    if (clockRuns(phase))
        m_watch.start();
    emit changed();
}

/// The time of the phase that ends goes to its question, and a pause ends with it.
void MockInterview::bookTime()
{
    setPaused(false);
    const qint64 ms = m_watch.elapsed();
    if (m_phase == MockPhase::Thinking)
        entry().thinkMs += ms;
    else if (m_phase == MockPhase::Answering)
        entry().answerMs += ms;
    else if (m_phase == MockPhase::FollowingUp)
        entry().followUpMs += ms;
    m_watch.reset();
}

void MockInterview::startAnswer()
{
    if (m_phase != MockPhase::Thinking)
        return;
    bookTime();
    setPhase(MockPhase::Answering);
}

void MockInterview::finishAnswer(const QString& typed)
{
    if (m_phase != MockPhase::Answering)
        return;
    bookTime();
    entry().typed = typed.trimmed();
    setPhase(MockPhase::Comparing);
}

void MockInterview::finishComparing()
{
    if (m_phase != MockPhase::Comparing)
        return;
    entry().isGraded = true;
    entry().points = m_sheet.ticked();
    entry().rubric = m_sheet.level();
    emit graded(entry());
    if (!m_record.settings.followUps || isTimeUp() || !askFollowUp())
        next();
}

/// The first one on a point that was missed and that was not asked yet.
bool MockInterview::askFollowUp()
{
    const QList<content::FollowUp>& all = m_questions[m_index].followUps;
    const QStringList missed = m_sheet.missed();
    const auto isOnMissed = [&](const content::FollowUp& followUp) {
        return std::ranges::any_of(followUp.after,
                                   [&](const QString& point) { return missed.contains(point); });
    };
    const auto found = std::find_if(all.begin() + m_followUp + 1, all.end(), isOnMissed);
    if (found == all.end() || entry().followUps >= mostFollowUps)
        return false;
    m_followUp = int(found - all.begin());
    ++entry().followUps;
    setPhase(MockPhase::FollowingUp);
    return true;
}

void MockInterview::finishFollowUp()
{
    if (m_phase != MockPhase::FollowingUp)
        return;
    bookTime();
    setPhase(MockPhase::Judging);
}

void MockInterview::judgeFollowUp(bool wasMet)
{
    if (m_phase != MockPhase::Judging)
        return;
    entry().followUpsMet += wasMet ? 1 : 0;
    next();
}

void MockInterview::skip()
{
    if (!isUnderWay())
        return;
    bookTime();
    entry().isSkipped = !entry().isGraded;
    next();
}

void MockInterview::setPaused(bool paused)
{
    if (paused == m_isPaused || (paused && !canPause()))
        return;
    m_isPaused = paused;
    if (paused) {
        m_watch.stop();
        m_pause.start();
        ++m_record.pauses;
    } else {
        m_pause.stop();
        m_record.pausedMs = m_pause.elapsed();
        m_watch.start();
    }
    emit changed();
}

void MockInterview::next()
{
    if (m_index + 1 < count() && !isTimeUp())
        ask(m_index + 1);
    else
        finish();
}

/// A question that was only begun counts neither for nor against.
void MockInterview::end()
{
    if (!isUnderWay())
        return;
    bookTime();
    if (!entry().isGraded)
        m_record.entries.removeLast();
    m_record.isEndedEarly = true;
    finish();
}

void MockInterview::finish()
{
    m_record.isOver = true;
    setPhase(MockPhase::Over);
    emit finished();
}

} // namespace casefile::learner
