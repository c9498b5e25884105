#include "app/views/pages/review_page.h"

#include "app/figures/design.h"
#include "app/learner/review_round.h"
#include "app/playback/quiz_session.h"
#include "app/views/appearance.h"
#include "app/views/review/card_face.h"
#include "app/views/review/grade_bar.h"
#include "app/views/review/interval_words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

namespace casefile::views {

using namespace Qt::StringLiterals;
namespace design = figures::design;
using learner::ReviewRound;
using learner::RoundPhase;

namespace {

constexpr int widestCard = 980; ///< longer lines are hard to read

} // namespace

ReviewPage::ReviewPage(const content::Library& library, ReviewRound& round, playback::QuizSession& session,
                       const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_round(round)
    , m_session(session)
    , m_stack(new QStackedWidget(this))
    , m_face(new CardFace(library, round, session, appearance, this))
{
    setLook(this, "page");
    setAttribute(Qt::WA_StyledBackground);
    auto* scroll = new QScrollArea(this);
    setLook(scroll, "page");
    setLook(m_face, "page");
    m_face->setMaximumWidth(widestCard);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(m_face);
    m_stack->addWidget(scroll);
    m_stack->addWidget(buildEmpty());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(buildTop());
    column->addWidget(buildNotice());
    column->addWidget(m_stack, 1);
    column->addWidget(buildActions());

    connect(&round, &ReviewRound::changed, this, &ReviewPage::follow);
    connect(&session, &playback::QuizSession::changed, this, &ReviewPage::follow);
    connect(&session, &playback::QuizSession::traceChanged, this, &ReviewPage::follow);
    connect(&appearance, &Appearance::changed, this, &ReviewPage::follow);
    connect(m_face, &CardFace::certaintyChosen, this, [this] {
        if (m_session.canSubmit()) // all is said: on to the button that checks
            m_check->setFocus(Qt::OtherFocusReason);
    });
    connect(m_face, &CardFace::repairChosen, this, [this] { emit repairChosen(m_round.card()->number); });
    retranslate();
}

QWidget* ReviewPage::buildTop()
{
    auto* top = new QWidget(this);
    m_title = new QLabel(top);
    m_left = new QLabel(top);
    setLook(m_title, "title");
    setLook(m_left, "muted");
    m_left->setWordWrap(true);
    auto* row = new QHBoxLayout(top);
    row->setContentsMargins(design::space5, design::space4, design::space5, 0);
    row->setSpacing(design::space2);
    row->addWidget(m_title);
    row->addSpacing(design::space2);
    row->addWidget(m_left, 1);
    for (QPushButton** button : {&m_undo, &m_redo, &m_cram, &m_choices, &m_progress, &m_close}) {
        *button = new QPushButton(top);
        setLook(*button, "pill");
        row->addWidget(*button);
    }
    m_cram->setCheckable(true);
    connect(m_undo, &QPushButton::clicked, &m_round, &ReviewRound::undo);
    connect(m_redo, &QPushButton::clicked, &m_round, &ReviewRound::redo);
    connect(m_cram, &QPushButton::clicked, &m_round, &ReviewRound::setCramming);
    connect(m_choices, &QPushButton::clicked, this, &ReviewPage::choicesChosen);
    connect(m_progress, &QPushButton::clicked, this, &ReviewPage::progressChosen);
    connect(m_close, &QPushButton::clicked, this, &ReviewPage::closed);
    return top;
}

/// One line above the card: a grade that could not be kept, a leech, or where this card comes from.
QWidget* ReviewPage::buildNotice()
{
    auto* place = new QWidget(this);
    m_notice = new QFrame(place);
    setLook(m_notice, "lit");
    m_noticeWords = new QLabel(m_notice);
    m_noticeWords->setWordWrap(true);
    m_noticeGo = new QPushButton(m_notice);
    setLook(m_noticeGo, "link");
    auto* row = new QHBoxLayout(m_notice);
    row->setContentsMargins(design::space3, design::space2, design::space3, design::space2);
    row->addWidget(m_noticeWords, 1);
    row->addWidget(m_noticeGo);
    auto* outer = new QVBoxLayout(place);
    outer->setContentsMargins(design::space5, design::space3, design::space5, 0);
    outer->addWidget(m_notice);
    connect(m_noticeGo, &QPushButton::clicked, this, [this] { emit repairChosen(m_round.leech()); });
    return place;
}

QWidget* ReviewPage::buildEmpty()
{
    auto* empty = new QWidget(this);
    m_emptyTitle = new QLabel(empty);
    m_emptyWords = new QLabel(empty);
    m_emptyGo = new QPushButton(empty);
    setLook(m_emptyTitle, "heading");
    setLook(m_emptyWords, "lead");
    setLook(m_emptyGo, "primary");
    auto* column = new QVBoxLayout(empty);
    column->setContentsMargins(design::space5, design::space5, design::space5, design::space5);
    column->setSpacing(design::space3);
    for (QLabel* label : {m_emptyTitle, m_emptyWords}) {
        label->setWordWrap(true);
        column->addWidget(label);
    }
    column->addWidget(m_emptyGo, 0, Qt::AlignLeft);
    column->addStretch();
    connect(m_emptyGo, &QPushButton::clicked, this, &ReviewPage::questionsChosen);
    return empty;
}

QWidget* ReviewPage::buildActions()
{
    m_actions = new QWidget(this);
    setLook(m_actions, "bar-bottom");
    m_actions->setAttribute(Qt::WA_StyledBackground);
    m_keys = new QLabel(m_actions);
    m_missing = new QLabel(m_actions);
    m_grades = new GradeBar(m_actions);
    setLook(m_keys, "muted");
    setLook(m_missing, "problem");
    for (QLabel* label : {m_keys, m_missing})
        label->setWordWrap(true);
    auto* row = new QHBoxLayout(m_actions);
    row->setContentsMargins(design::space5, design::space3, design::space5, design::space3);
    row->setSpacing(design::space2);
    row->addWidget(m_keys, 1);
    row->addWidget(m_missing);
    for (QPushButton** button : {&m_hint, &m_show, &m_check}) {
        *button = new QPushButton(m_actions);
        row->addWidget(*button);
    }
    row->addWidget(m_grades);
    setLook(m_check, "primary");
    connect(m_hint, &QPushButton::clicked, &m_session, &playback::QuizSession::takeHint);
    connect(m_show, &QPushButton::clicked, this, &ReviewPage::reveal);
    connect(m_check, &QPushButton::clicked, this, &ReviewPage::goOn);
    connect(m_grades, &GradeBar::graded, this, &ReviewPage::grade);
    return m_actions;
}

QString ReviewPage::left() const
{
    if (m_round.isCramming())
        return tr("Cramming: nothing of this counts, and no card moves.");
    const learner::DayPlan plan = m_round.left();
    QStringList parts;
    const int steps = int(plan.steps.size());
    const int reviews = int(plan.reviews.size());
    const int fresh = int(plan.newCards.size());
    const int unknown = m_round.unknownCount();
    if (steps > 0)
        parts << tr("%n being learned", nullptr, steps);
    if (reviews > 0)
        parts << tr("%n to review", nullptr, reviews);
    if (fresh > 0)
        parts << tr("%n new", nullptr, fresh);
    if (plan.putOff > 0)
        parts << tr("%n left for other days", nullptr, plan.putOff);
    if (unknown > 0)
        parts << tr("%n without a question in this course", nullptr, unknown);
    return parts.isEmpty() ? QString() : tr("Today: %1", "a list").arg(parts.join(u" · "_s));
}

void ReviewPage::followTop()
{
    m_left->setText(left());
    m_undo->setEnabled(m_round.canUndo());
    m_redo->setEnabled(m_round.canRedo());
    m_cram->setChecked(m_round.isCramming());
    m_cram->setEnabled(m_round.isCramming() || m_round.phase() != RoundPhase::NoCards);
}

void ReviewPage::followNotice()
{
    QString words;
    if (!m_problem.isEmpty())
        words = m_problem;
    else if (m_round.couldNotKeep())
        words = tr("This could not be kept: the card stays as it was. Grade it again.");
    else if (m_round.leech() > 0)
        words = tr("The card before was failed again and again: asking it once more does not help. Look at "
                   "its step in the lesson first; the card stays.");
    else if (m_isRepaired && m_round.card())
        words = tr("After the repair: a fresh variant of the question, then the belief itself.");
    m_noticeWords->setText(words);
    m_noticeGo->setText(tr("To the step →"));
    m_noticeGo->setVisible(m_problem.isEmpty() && !m_round.couldNotKeep() && m_round.leech() > 0);
    m_notice->setVisible(!words.isEmpty());
}

void ReviewPage::followEmpty()
{
    const std::optional<QDateTime> next = m_round.nextDue();
    const bool none = m_round.phase() == RoundPhase::NoCards;
    if (none) {
        m_emptyTitle->setText(tr("There is nothing to review yet"));
        m_emptyWords->setText(
            tr("Every question of a quiz that you answer becomes a card here, and comes back "
               "shortly before you would forget it."));
    } else if (m_round.isCramming()) {
        m_emptyTitle->setText(tr("Those were all the cards"));
        m_emptyWords->setText(tr("Press “Cram” again to go back to what is due."));
    } else {
        m_emptyTitle->setText(tr("Nothing is due"));
        m_emptyWords->setText(next ? tr("The next card comes %1.", "at 14:05, tomorrow, on 3 December")
                                         .arg(dueWords(*next, m_round.now()))
                                   : QString());
    }
    m_emptyGo->setText(tr("To the questions →"));
    m_emptyGo->setVisible(!m_library.quizzes.isEmpty() && !m_round.isCramming());
}

void ReviewPage::follow()
{
    m_stack->setCurrentIndex(m_round.card() ? 0 : 1);
    followTop();
    followNotice();
    if (m_round.card())
        m_face->follow();
    else
        followEmpty();
    followActions();
    followFocus();
}

void ReviewPage::setProblem(const QString& sentence)
{
    m_problem = sentence;
    follow();
}

void ReviewPage::setRepaired(bool on)
{
    m_isRepaired = on;
    follow();
}

void ReviewPage::retranslate()
{
    m_title->setText(tr("Review"));
    m_undo->setText(tr("Undo"));
    m_undo->setToolTip(tr("Takes the last answer back, card and log together (Ctrl+Z)"));
    m_redo->setText(tr("Redo"));
    m_redo->setToolTip(tr("Gives it again (Ctrl+Shift+Z)"));
    m_cram->setText(tr("Cram"));
    m_cram->setToolTip(tr("All cards, the least known first, as before an examination: kept in the log, but "
                          "not counted, and no card moves"));
    m_choices->setText(tr("Schedule …"));
    m_choices->setToolTip(tr("How well, how much a day, when a day begins"));
    m_progress->setText(tr("What have I learned"));
    m_close->setText(tr("Leave"));
    m_close->setToolTip(tr("All that was graded is kept (Esc)"));
    m_hint->setText(tr("Hint"));
    m_show->setText(tr("Show the answer"));
    follow();
}

void ReviewPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
