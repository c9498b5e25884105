#include "app/views/pages/quiz_page.h"

#include "app/figures/design.h"
#include "app/playback/quiz_session.h"
#include "app/views/appearance.h"
#include "app/views/prose_view.h"
#include "app/views/questions/diagnosis_card.h"
#include "app/views/questions/question_view.h"
#include "app/views/questions/quiz_summary.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace casefile::views {

using namespace Qt::StringLiterals;
using content::Certainty;
using playback::QuizSession;
namespace design = figures::design;

namespace {

constexpr Certainty certainties[] = {Certainty::Guess, Certainty::Think, Certainty::Sure};
constexpr int diagnosisWidth = 340;
constexpr int tallQuestion = 420;   ///< a map of cells needs room
constexpr int widestQuestion = 980; ///< longer lines are hard to read

QScrollArea* scrolling(QWidget* content, QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    setLook(area, "page");
    setLook(content, "page");
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    return area;
}

} // namespace

QuizPage::QuizPage(const content::Library& library, QuizSession& session, const Appearance& appearance,
                   QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_session(session)
    , m_appearance(appearance)
    , m_stack(new QStackedWidget(this))
    , m_title(new QLabel(this))
    , m_count(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_anew(new QPushButton(this))
    , m_close(new QPushButton(this))
    , m_diagnosis(new DiagnosisCard(library, appearance, this))
    , m_summary(new QuizSummary(library, session, appearance, this))
{
    setLook(this, "page");
    setLook(m_title, "title");
    setLook(m_count, "muted");
    setLook(m_anew, "pill");
    setLook(m_close, "pill");
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(160, 6);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(design::space5, design::space4, design::space5, 0);
    top->setSpacing(design::space3);
    top->addWidget(m_title);
    top->addStretch();
    top->addWidget(m_count);
    top->addWidget(m_progress);
    top->addWidget(m_anew);
    top->addWidget(m_close);
    m_stack->addWidget(buildQuestion());
    m_stack->addWidget(scrolling(m_summary, this));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_stack, 1);

    connect(&session, &QuizSession::changed, this, &QuizPage::follow);
    connect(&session, &QuizSession::traceChanged, this, &QuizPage::follow);
    connect(&appearance, &Appearance::changed, this, &QuizPage::follow);
    connect(m_anew, &QPushButton::clicked, this, &QuizPage::startedAgain);
    connect(m_close, &QPushButton::clicked, this, &QuizPage::closed);
    connect(m_diagnosis, &DiagnosisCard::repairChosen, this, &QuizPage::repair);
    connect(m_summary, &QuizSummary::repairChosen, this, &QuizPage::repairChosen);
    connect(m_summary, &QuizSummary::closed, this, &QuizPage::closed);
    retranslate();
}

QWidget* QuizPage::buildQuestion()
{
    m_prompt = new ProseView(m_appearance, this);
    m_circumstances = new QLabel(this);
    m_hints = new ProseView(m_appearance, this);
    m_feedback = new ProseView(m_appearance, this);
    m_prompt->setTextSize(design::textHeading);
    setLook(m_circumstances, "muted");
    m_circumstances->setWordWrap(true);

    auto* left = new QWidget(this);
    left->setMaximumWidth(widestQuestion);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(design::space5, design::space4, design::space4, design::space4);
    column->setSpacing(design::space3);
    column->addWidget(m_prompt);
    column->addWidget(m_circumstances);
    column->addWidget(buildCertainty());
    m_place = new QVBoxLayout;
    column->addLayout(m_place);
    column->addWidget(m_hints);
    column->addWidget(m_feedback);
    column->addStretch(1);

    auto* side = new QWidget(this);
    side->setFixedWidth(diagnosisWidth);
    auto* sideColumn = new QVBoxLayout(side);
    sideColumn->setContentsMargins(0, design::space4, design::space5, design::space4);
    sideColumn->addWidget(m_diagnosis);
    sideColumn->addStretch();

    auto* page = new QWidget(this);
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins({});
    rows->setSpacing(0);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(scrolling(left, this), 1);
    columns->addWidget(side);
    rows->addLayout(columns, 1);
    rows->addWidget(buildActions());
    return page;
}

QWidget* QuizPage::buildCertainty()
{
    m_certaintyLabel = new QLabel(this);
    setLook(m_certaintyLabel, "note");
    m_certainty = new QButtonGroup(this);
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins({});
    row->setSpacing(design::space2);
    row->addWidget(m_certaintyLabel);
    for (const Certainty certainty : certainties) {
        auto* pill = new QPushButton(bar);
        setLook(pill, "pill");
        pill->setCheckable(true);
        m_certainty->addButton(pill, int(certainty));
        row->addWidget(pill);
    }
    row->addStretch();
    connect(m_certainty, &QButtonGroup::idClicked, this, [this](int id) {
        m_session.setCertainty(Certainty(id));
        if (m_session.canSubmit()) // all is said: on to the button that checks
            m_go->setFocus(Qt::OtherFocusReason);
    });
    return bar;
}

QWidget* QuizPage::buildActions()
{
    auto* bar = new QWidget(this);
    setLook(bar, "bar-bottom");
    bar->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(design::space5, design::space3, design::space5, design::space3);
    row->setSpacing(design::space2);
    m_keys = new QLabel(bar);
    setLook(m_keys, "muted");
    m_keys->setWordWrap(true);
    row->addWidget(m_keys, 1);
    m_missing = new QLabel(bar);
    setLook(m_missing, "problem");
    m_missing->setWordWrap(true);
    for (QPushButton** button : {&m_previous, &m_hint, &m_giveUp, &m_again, &m_variant, &m_go}) {
        *button = new QPushButton(bar);
        if (button == &m_go)
            row->addWidget(m_missing);
        row->addWidget(*button);
    }
    setLook(m_go, "primary");
    connect(m_previous, &QPushButton::clicked, &m_session, &QuizSession::previous);
    connect(m_hint, &QPushButton::clicked, &m_session, &QuizSession::takeHint);
    connect(m_giveUp, &QPushButton::clicked, &m_session, &QuizSession::giveUp);
    connect(m_again, &QPushButton::clicked, &m_session, &QuizSession::tryAgain);
    connect(m_variant, &QPushButton::clicked, this, &QuizPage::variantWanted);
    connect(m_go, &QPushButton::clicked, this, &QuizPage::goOn);
    return bar;
}

void QuizPage::followQuestion()
{
    const playback::QuizItem* item = m_session.item();
    if (!item)
        return;
    const bool isNew = item->question.id != m_questionId || !m_question;
    if (isNew) {
        m_questionId = item->question.id;
        delete m_question;
        m_question = makeQuestionView(item->question.task, m_session, m_appearance, this);
        m_place->addWidget(m_question);
        m_question->show(); // now: what is shown later takes no focus
        const bool tall = m_question->sizePolicy().verticalPolicy() == QSizePolicy::Expanding;
        m_question->setMinimumHeight(tall ? tallQuestion : 0);
    }
    m_prompt->setMarkdownText(m_session.prompt());
    m_circumstances->setText(circumstances());
    m_circumstances->setVisible(!m_circumstances->text().isEmpty());
    m_question->follow();
    if (isNew)
        followTabOrder();
    const QStringList hints = m_session.hints();
    QStringList lines;
    for (qsizetype i = 0; i < hints.size(); ++i)
        lines << tr("Hint %1: %2", "number, text").arg(i + 1).arg(hints.at(i));
    m_hints->setMarkdownText(lines.join(u"\n\n"_s));
    m_hints->setVisible(!lines.isEmpty());
    const QString feedback = m_question->answersForItself() ? QString() : m_session.feedback();
    m_feedback->setMarkdownText(feedback);
    m_feedback->setVisible(!feedback.isEmpty());
    m_diagnosis->setItem(item, m_session.language());
}

void QuizPage::followCertainty()
{
    const playback::QuizItem* item = m_session.item();
    const bool open = item && item->isOpen();
    m_certainty->setExclusive(false);
    for (QAbstractButton* pill : m_certainty->buttons()) {
        pill->setChecked(item && item->certainty && int(*item->certainty) == m_certainty->id(pill));
        pill->setEnabled(open);
    }
    m_certainty->setExclusive(true);
}

void QuizPage::follow()
{
    const bool finished = m_session.phase() == playback::QuizPhase::Finished;
    m_stack->setCurrentIndex(finished ? 1 : 0);
    const int answered = m_session.answeredCount();
    const QString count = tr("%n answered", nullptr, answered);
    //: number of the present question, how many there are, "3 answered"
    m_count->setText(
        finished ? count
                 : tr("Question %1 of %2 · %3").arg(m_session.index() + 1).arg(m_session.count()).arg(count));
    m_progress->setRange(0, std::max(1, m_session.count()));
    m_progress->setValue(answered);
    m_anew->setVisible(answered > 0);
    m_progress->setAccessibleName(count);
    followTitle();
    if (finished) {
        m_summary->follow(m_session.language());
        m_stand = {-1, false}; // the summary is made anew each time
    } else {
        followQuestion();
        followCertainty();
        followActions();
    }
    followFocus();
}

void QuizPage::retranslate()
{
    m_anew->setText(tr("Start again"));
    m_anew->setToolTip(tr("Ask all questions anew. Answers that were given stay in the log."));
    m_close->setText(tr("Leave"));
    m_certaintyLabel->setText(tr("How sure are you?"));
    m_close->setToolTip(tr("Back to where the quiz was opened; the answers are kept (Esc)"));
    const QString words[] = {tr("A guess"), tr("I think so"), tr("Sure")};
    for (int i = 0; i < 3; ++i) {
        QAbstractButton* pill = m_certainty->button(int(certainties[i]));
        pill->setText(words[i]);
        pill->setAccessibleName(tr("How sure are you? %1", "a button: guess, think, sure").arg(words[i]));
        pill->setToolTip(tr("%1 (Ctrl+%2)", "how sure, digit").arg(words[i]).arg(i + 1));
    }
    m_previous->setText(tr("Back"));
    m_hint->setText(tr("Hint"));
    m_giveUp->setText(tr("Show the answer"));
    m_again->setText(tr("Try again"));
    m_variant->setText(tr("New variant"));
    m_variant->setToolTip(tr("The same question with other numbers (N)"));
    follow();
}

void QuizPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
