#include "app/views/interview/mock_room.h"

#include "app/figures/design.h"
#include "app/learner/interview/mock_interview.h"
#include "app/views/appearance.h"
#include "app/views/interview/action_bar.h"
#include "app/views/interview/answer_box.h"
#include "app/views/interview/comparison.h"
#include "app/views/interview/interview_words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace casefile::views {

using namespace Qt::StringLiterals;
using learner::MockPhase;
namespace design = figures::design;

namespace {

constexpr int widestRoom = 820;
constexpr int clockTickMs = 250;

} // namespace

MockRoom::MockRoom(const content::Library& library, learner::MockInterview& mock,
                   const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_mock(mock)
    , m_appearance(appearance)
    , m_stand(MockPhase::None)
{
    build();
    m_tick.setInterval(clockTickMs);
    connect(&m_tick, &QTimer::timeout, this, &MockRoom::followClock);
    connect(&mock, &learner::MockInterview::changed, this, &MockRoom::follow);
    connect(m_answer, &AnswerBox::handedIn, this, &MockRoom::proceed);
    connect(m_answer, &AnswerBox::left, this, &MockRoom::left);
    connect(m_comparison, &Comparison::ticked, this, [this](const QString& point, bool on) {
        m_mock.sheet().tick(point, on);
        followMarks();
    });
    connect(m_comparison, &Comparison::levelChosen, this, [this](int level) {
        m_mock.sheet().chooseLevel(level);
        followMarks();
    });
    connect(m_end, &QPushButton::clicked, &mock, &learner::MockInterview::end);
    connect(m_pause, &QPushButton::clicked, this, [this] { m_mock.setPaused(!m_mock.isPaused()); });
    connect(m_skip, &QPushButton::clicked, &mock, &learner::MockInterview::skip);
    connect(m_other, &QPushButton::clicked, this, &MockRoom::otherWay);
    connect(m_go, &QPushButton::clicked, this, &MockRoom::proceed);
}

void MockRoom::build()
{
    auto* body = new QWidget(this);
    setLook(body, "page");
    body->setMaximumWidth(widestRoom);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(design::space5, design::space4, design::space5, design::space4);
    column->setSpacing(design::space3);
    for (const auto& [label, look] :
         {std::pair(&m_place, "muted"), std::pair(&m_question, "heading"), std::pair(&m_hint, "note"),
          std::pair(&m_followUp, "heading"), std::pair(&m_followUpAnswer, "")}) {
        *label = new QLabel(body);
        (*label)->setWordWrap(true);
        setLook(*label, look);
        column->addWidget(*label);
    }
    m_answer = new AnswerBox(body);
    m_comparison = new Comparison(body);
    column->addWidget(m_answer);
    column->addWidget(m_comparison);
    column->addStretch(1);
    m_area = new QScrollArea(this);
    setLook(m_area, "page");
    m_area->setWidgetResizable(true);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setWidget(body);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->setSpacing(0);
    outer->addWidget(buildClock());
    outer->addWidget(m_area, 1);
    outer->addWidget(buildActions());
}

QWidget* MockRoom::buildClock()
{
    auto* bar = new QWidget(this);
    m_count = new QLabel(bar);
    m_timeUp = new QLabel(bar);
    m_clock = new QLabel(bar);
    m_progress = new QProgressBar(bar);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(160, 6);
    m_timeUp->setWordWrap(true);
    setLook(m_count, "muted");
    setLook(m_timeUp, "problem");
    setLook(m_clock, "title");
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(design::space5, design::space2, design::space5, 0);
    row->setSpacing(design::space3);
    row->addWidget(m_count);
    row->addWidget(m_timeUp, 1);
    row->addStretch();
    row->addWidget(m_progress);
    row->addWidget(m_clock);
    return bar;
}

QWidget* MockRoom::buildActions()
{
    auto* bar = new ActionBar(this);
    m_keys = bar->keys();
    for (QPushButton** button : {&m_end, &m_pause, &m_skip, &m_other, &m_go}) {
        *button = new QPushButton(bar);
        bar->add(*button);
    }
    setLook(m_go, "primary");
    return bar;
}

void MockRoom::setLanguage(const QString& language)
{
    m_language = language;
    m_shown.clear();
    follow();
}

/// What the main button does.
void MockRoom::proceed()
{
    switch (m_mock.phase()) {
    case MockPhase::Thinking:
        return m_mock.startAnswer();
    case MockPhase::Answering:
        return m_mock.finishAnswer(m_answer->toPlainText());
    case MockPhase::Comparing:
        return m_mock.finishComparing();
    case MockPhase::FollowingUp:
        return m_mock.finishFollowUp();
    case MockPhase::Judging:
        return m_mock.judgeFollowUp(true);
    case MockPhase::None:
    case MockPhase::Over:
        break;
    }
}

/// What the button beside it does: the answer was said, or the follow-up was missed.
void MockRoom::otherWay()
{
    if (m_mock.phase() == MockPhase::Answering)
        m_mock.finishAnswer({});
    else if (m_mock.phase() == MockPhase::Judging)
        m_mock.judgeFollowUp(false);
}

void MockRoom::undo()
{
    m_mock.sheet().undo();
    followMarks();
}

void MockRoom::redo()
{
    m_mock.sheet().redo();
    followMarks();
}

bool MockRoom::handleKey(QKeyEvent* event)
{
    const MockPhase phase = m_mock.phase();
    const int digit = event->key() - Qt::Key_0;
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (phase == MockPhase::Comparing && digit >= 1 && digit <= 9) {
        if (!(event->modifiers() & Qt::ControlModifier))
            return m_comparison->tickByNumber(digit);
        if (digit <= content::InterviewQuestion::levels)
            m_mock.sheet().chooseLevel(digit);
        followMarks();
        return true;
    }
    if (isReturn && !event->isAutoRepeat() && !m_mock.isPaused() &&
        !qobject_cast<QPushButton*>(focusWidget())) {
        proceed();
        return true;
    }
    if (event->key() == Qt::Key_P && m_mock.canPause()) {
        m_mock.setPaused(!m_mock.isPaused());
        return true;
    }
    if (event->key() == Qt::Key_S && m_skip->isVisibleTo(this)) {
        m_mock.skip();
        return true;
    }
    return false;
}

void MockRoom::takeFocus()
{
    if (m_mock.isPaused())
        m_pause->setFocus(Qt::OtherFocusReason);
    else if (m_mock.phase() == MockPhase::Answering)
        m_answer->setFocus(Qt::OtherFocusReason);
    else if (m_mock.phase() == MockPhase::Comparing)
        m_comparison->takeFocus();
    else
        m_go->setFocus(Qt::OtherFocusReason);
}

void MockRoom::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        follow();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
