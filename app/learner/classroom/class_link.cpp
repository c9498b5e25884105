#include "app/learner/classroom/class_link.h"

#include <algorithm>

namespace casefile::learner {

namespace {

constexpr int minuteMs = 60 * 1000;

} // namespace

ClassLink::ClassLink(Store& store, QObject* parent)
    : QObject(parent)
    , m_outbox(store)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &ClassLink::look);
    connect(m_thread.worker(), &ClassWorker::sent, this, &ClassLink::arrived);
    connect(m_thread.worker(), &ClassWorker::failed, this, &ClassLink::failed);
    follow();
}

void ClassLink::follow()
{
    ++m_round;
    m_next.stop();
    m_trouble = ClassTrouble::None;
    if (!m_outbox.isJoined())
        enter(LinkState::Off);
    else if (m_password.isEmpty())
        enter(LinkState::NeedsPassword);
    else
        tryNow();
}

bool ClassLink::join(const ClassPlace& place, const QString& password)
{
    if (!m_outbox.join(place))
        return false;
    setPassword(password);
    return true;
}

bool ClassLink::leave()
{
    if (!m_outbox.leave())
        return false;
    m_thread.run([](ClassWorker& worker) { worker.close(); });
    m_password.clear();
    follow();
    return true;
}

void ClassLink::setPassword(const QString& password)
{
    m_password = password;
    m_isConnected = false;
    follow();
}

void ClassLink::tryNow()
{
    m_pauseMs = 0;
    look();
}

void ClassLink::enter(LinkState state)
{
    m_state = state;
    emit changed();
}

/// Sends what there is; the first time also nothing, to see whether the class lets us in.
void ClassLink::look()
{
    if (m_state == LinkState::Sending && m_sentRound == m_round)
        return;
    if (!m_outbox.isJoined() || m_password.isEmpty())
        return;
    const OutboxBatch batch = m_outbox.take(batchRows);
    if (batch.isEmpty() && m_isConnected && m_state == LinkState::UpToDate)
        return m_next.start(m_pace.lookMs);
    m_next.stop();
    m_sentRound = m_round;
    ++m_pending;
    m_thread.run([place = m_outbox.place(), password = m_password, batch](ClassWorker& worker) {
        worker.send(place, password, batch);
    });
    enter(LinkState::Sending);
}

void ClassLink::arrived(const OutboxBatch& batch)
{
    if (--m_pending > 0 || m_sentRound != m_round)
        return;
    m_isConnected = true;
    m_trouble = ClassTrouble::None;
    m_pauseMs = 0;
    const bool isKept = batch.isEmpty() || m_outbox.confirm(batch); // else it is sent again, not at once
    m_state = LinkState::UpToDate;
    const bool isLast = batch.answers.size() < batchRows && batch.cards.size() < batchRows;
    m_next.start(!isKept ? m_pace.longestPauseMs : isLast ? m_pace.lookMs : 0);
    emit changed();
}

void ClassLink::failed(ClassTrouble trouble, const QString& said)
{
    if (--m_pending > 0 || m_sentRound != m_round)
        return;
    m_trouble = trouble;
    m_said = said;
    if (trouble == ClassTrouble::Password) {
        m_password.clear();
        return enter(LinkState::NeedsPassword);
    }
    m_pauseMs = !isPassing(trouble) ? m_pace.longestPauseMs
                                    : std::clamp(2 * m_pauseMs, m_pace.firstPauseMs, m_pace.longestPauseMs);
    m_next.start(m_pauseMs);
    enter(LinkState::Waiting);
}

QString ClassLink::sentence() const
{
    return toSentence(m_trouble, m_outbox.place(), m_said);
}

ClassReader::ClassReader(QObject* parent)
    : QObject(parent)
{
    m_minute.setInterval(minuteMs);
    connect(&m_minute, &QTimer::timeout, this, &ClassReader::refresh);
    connect(m_thread.worker(), &ClassWorker::rowsRead, this, [this](const ClassRows& rows) {
        if (--m_pending == 0) // else of a place that was left
            emit rowsRead(rows);
    });
    connect(m_thread.worker(), &ClassWorker::failed, this, [this](ClassTrouble trouble, const QString& said) {
        if (--m_pending > 0)
            return;
        if (!isPassing(trouble)) // asked for again, not tried again
            m_password.clear();
        emit failed(toSentence(trouble, m_place, said));
    });
}

void ClassReader::open(const ClassPlace& place, const QString& password)
{
    m_place = place;
    m_password = password;
    ask();
}

void ClassReader::setWatched(bool on)
{
    if (on)
        m_minute.start();
    else
        m_minute.stop();
}

bool ClassReader::refresh()
{
    if (!m_place.isComplete() || m_password.isEmpty())
        return false;
    if (m_pending == 0)
        ask();
    return true;
}

void ClassReader::ask()
{
    ++m_pending;
    m_thread.run(
        [place = m_place, password = m_password](ClassWorker& worker) { worker.read(place, password); });
}

} // namespace casefile::learner
