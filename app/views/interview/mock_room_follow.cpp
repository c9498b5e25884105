// What the room of a mock interview shows in each phase.
#include "app/learner/interview/mock_interview.h"
#include "app/views/appearance.h"
#include "app/views/interview/answer_box.h"
#include "app/views/interview/comparison.h"
#include "app/views/interview/interview_words.h"
#include "app/views/interview/mock_room.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>

namespace casefile::views {

using learner::MockPhase;

void MockRoom::followClock()
{
    const bool runs = m_mock.canPause() && !m_mock.isPaused();
    if (runs && m_mock.isUnderWay())
        m_tick.start();
    else
        m_tick.stop();
    const qint64 remaining = m_mock.remainingMs();
    m_clock->setText(clockWords(remaining));
    m_clock->setAccessibleName(tr("%1 left", "minutes and seconds").arg(m_clock->text()));
    constexpr int msPerMinute = 60'000;
    m_progress->setRange(0, m_mock.record().settings.minutes * msPerMinute);
    m_progress->setValue(int(remaining));
    m_progress->setAccessibleName(m_clock->accessibleName());
    m_timeUp->setText(tr("The time is up: finish this answer; no other question comes."));
    m_timeUp->setVisible(m_mock.isUnderWay() && m_mock.isTimeUp());
}

QString MockRoom::hint() const
{
    if (m_mock.isPaused())
        return tr("Paused. The clock stands, and the question is covered.");
    switch (m_mock.phase()) {
    case MockPhase::Thinking:
        return tr("Think: what are the points of your answer? Then answer.");
    case MockPhase::Answering:
        return tr("Answer as you would to a person: say it aloud, or type it.");
    case MockPhase::Comparing:
        return tr("The clock stands while you compare.");
    case MockPhase::FollowingUp:
        return tr("A follow-up on what was missed. Answer it aloud.");
    case MockPhase::Judging:
        return tr("The clock stands. Did your answer have this?");
    case MockPhase::None:
    case MockPhase::Over:
        break;
    }
    return {};
}

void MockRoom::followQuestion()
{
    const content::InterviewQuestion* question = m_mock.question();
    if (!question)
        return;
    const QString language = m_mock.record().settings.language;
    const QString wanted = question->id + language;
    if (wanted != m_shown) {
        m_shown = wanted;
        m_question->setText(content::inLanguage(question->question, language));
        m_comparison->setQuestion(*question, language);
        m_answer->setWords(m_mock.record().entries.last().typed);
        m_answer->setAccessibleDescription(m_question->text());
        m_area->ensureVisible(0, 0);
    }
    const MockPhase phase = m_mock.phase();
    const content::FollowUp* followUp = m_mock.followUp();
    m_place->setText(placeWords(m_library, *question, m_language));
    m_question->setVisible(!m_mock.isPaused());
    m_hint->setText(hint());
    m_followUp->setVisible(followUp && !m_mock.isPaused());
    m_followUp->setText(followUp ? content::inLanguage(followUp->question, language) : QString());
    const bool hasAnswer = followUp && !followUp->answer.isEmpty();
    m_followUpAnswer->setVisible(phase == MockPhase::Judging);
    m_followUpAnswer->setText(!followUp ? QString()
                              : hasAnswer
                                  ? content::inLanguage(followUp->answer, language)
                                  : tr("Look at the model answer above all: does yours hold with it?"));
    m_answer->setVisible(phase == MockPhase::Answering && !m_mock.isPaused());
    m_comparison->setVisible(phase == MockPhase::Comparing);
}

void MockRoom::followMarks()
{
    m_comparison->follow(m_mock.sheet(), m_mock.phase() == MockPhase::Comparing);
    emit marksChanged();
}

QString MockRoom::goWords() const
{
    switch (m_mock.phase()) {
    case MockPhase::Answering:
        return tr("Compare with the model");
    case MockPhase::Comparing:
        return tr("Go on");
    case MockPhase::FollowingUp:
        return tr("I answered it");
    case MockPhase::Judging:
        return tr("I had it");
    default:
        return tr("Answer");
    }
}

void MockRoom::followActions()
{
    const MockPhase phase = m_mock.phase();
    m_end->setText(tr("End now"));
    m_end->setToolTip(tr("What was answered is kept, with a report"));
    m_pause->setText(m_mock.isPaused() ? tr("Go on with the clock") : tr("Pause"));
    m_pause->setVisible(m_mock.canPause());
    m_skip->setText(tr("Skip"));
    m_skip->setVisible(m_mock.canPause() && !m_mock.isPaused());
    m_other->setText(phase == MockPhase::Judging ? tr("I missed it") : tr("I said it aloud"));
    m_other->setVisible(phase == MockPhase::Judging || (phase == MockPhase::Answering && !m_mock.isPaused()));
    m_go->setText(goWords());
    m_go->setVisible(!m_mock.isPaused());
    m_go->setAccessibleDescription(phase == MockPhase::Thinking      ? m_question->text()
                                   : phase == MockPhase::FollowingUp ? m_followUp->text()
                                   : phase == MockPhase::Judging     ? m_followUpAnswer->text()
                                                                     : QString());
    m_keys->setText(phase == MockPhase::Comparing
                        ? tr("1–9 tick · Ctrl+1–4 level · Ctrl+Z undo · Return go on")
                        : tr("Return or Ctrl+Return: go on · P pause · S skip · Esc leave, paused"));
    const int index = m_mock.index() + 1;
    m_count->setText(tr("Question %1 of up to %2").arg(index).arg(m_mock.count()));
}

void MockRoom::follow()
{
    if (!m_mock.isUnderWay()) {
        m_tick.stop();
        m_shown.clear();
        m_stand = MockPhase::None;
        return;
    }
    followClock();
    followQuestion();
    followMarks();
    followActions();
    const bool isElsewhere = m_mock.phase() != m_stand || m_mock.isPaused() != m_wasPaused;
    m_stand = m_mock.phase();
    m_wasPaused = m_mock.isPaused();
    if (isElsewhere && isVisible())
        takeFocus();
}

} // namespace casefile::views
