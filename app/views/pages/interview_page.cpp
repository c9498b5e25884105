#include "app/views/pages/interview_page.h"

#include "app/figures/design.h"
#include "app/learner/interview/interview_practice.h"
#include "app/views/appearance.h"
#include "app/views/interview/action_bar.h"
#include "app/views/interview/answer_box.h"
#include "app/views/interview/comparison.h"
#include "app/views/interview/follow_up_list.h"
#include "app/views/interview/interview_words.h"
#include "app/views/interview/question_list.h"
#include "app/views/review/grade_bar.h"
#include "app/views/review/interval_words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace casefile::views {

using namespace Qt::StringLiterals;
using learner::PracticePhase;
namespace design = figures::design;

namespace {

constexpr int widestAnswer = 820; ///< longer lines are hard to read
constexpr int answerHeight = 130;

QLabel* wrappingLabel(const char* look, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    setLook(label, look);
    return label;
}

} // namespace

InterviewPage::InterviewPage(const content::Library& library, learner::InterviewPractice& practice,
                             const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_practice(practice)
    , m_appearance(appearance)
    , m_stand(PracticePhase::Empty)
{
    constexpr int tickMs = 250;
    setLook(this, "page");
    setFocusPolicy(Qt::ClickFocus);
    m_tick.setInterval(tickMs);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(buildTop());
    auto* parts = new QHBoxLayout;
    parts->setSpacing(0);
    m_list = new QuestionList(library, practice, this);
    parts->addWidget(m_list);
    parts->addWidget(buildBody(), 1);
    column->addLayout(parts, 1);
    column->addWidget(buildActions());
    connectParts();
    arrange();
}

QWidget* InterviewPage::buildTop()
{
    auto* top = new QWidget(this);
    m_title = new QLabel(top);
    m_count = new QLabel(top);
    setLook(m_title, "title");
    setLook(m_count, "muted");
    auto* row = new QHBoxLayout(top);
    row->setContentsMargins(design::space5, design::space4, design::space5, 0);
    row->setSpacing(design::space3);
    row->addWidget(m_title);
    row->addStretch();
    row->addWidget(m_count);
    for (QPushButton** button : {&m_listButton, &m_mock, &m_close}) {
        *button = new QPushButton(top);
        setLook(*button, "pill");
        row->addWidget(*button);
    }
    return top;
}

QWidget* InterviewPage::buildBody()
{
    auto* body = new QWidget(this);
    setLook(body, "page");
    body->setMaximumWidth(widestAnswer);
    m_place = wrappingLabel("muted", body);
    m_question = wrappingLabel("heading", body);
    m_lastTime = wrappingLabel("note", body);
    m_think = new QPushButton(body);
    setLook(m_think, "pill");
    m_remaining = wrappingLabel("note", body);
    auto* timer = new QHBoxLayout;
    timer->addWidget(m_think);
    timer->addWidget(m_remaining, 1);
    timer->addStretch();
    m_answer = new AnswerBox(body);
    m_comparison = new Comparison(body);
    m_followUps = new FollowUpList(body);
    m_step = wrappingLabel("note", body);
    m_repair = new QPushButton(body);
    setLook(m_repair, "link");
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(design::space4, design::space4, design::space5, design::space4);
    column->setSpacing(design::space3);
    for (QLabel* label : {m_place, m_question, m_lastTime})
        column->addWidget(label);
    column->addLayout(timer);
    for (QWidget* part : std::initializer_list<QWidget*>{m_answer, m_comparison, m_followUps, m_step})
        column->addWidget(part);
    column->addWidget(m_repair, 0, Qt::AlignLeft);
    column->addStretch(1);
    m_area = new QScrollArea(this);
    setLook(m_area, "page");
    m_area->setWidgetResizable(true);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setWidget(body);
    return m_area;
}

QWidget* InterviewPage::buildActions()
{
    auto* bar = new ActionBar(this);
    m_keys = bar->keys();
    for (QPushButton** button : {&m_previous, &m_next, &m_again, &m_aloud, &m_reveal}) {
        *button = new QPushButton(bar);
        bar->add(*button);
    }
    m_grades = new GradeBar(bar);
    bar->addBelow(m_grades);
    return bar;
}

void InterviewPage::connectParts()
{
    connect(&m_practice, &learner::InterviewPractice::changed, this, &InterviewPage::follow);
    connect(&m_practice, &learner::InterviewPractice::questionChanged, this, [this] {
        m_shown.clear();
        m_stand = PracticePhase::Empty;
    });
    connect(&m_appearance, &Appearance::changed, this, &InterviewPage::arrange);
    connect(&m_tick, &QTimer::timeout, this, &InterviewPage::followTimer);
    connect(m_answer, &AnswerBox::typed, &m_practice, &learner::InterviewPractice::setTyped);
    connect(m_answer, &AnswerBox::handedIn, this, &InterviewPage::reveal);
    connect(m_answer, &AnswerBox::left, this, &InterviewPage::closed);
    connect(m_comparison, &Comparison::ticked, &m_practice, &learner::InterviewPractice::tick);
    connect(m_comparison, &Comparison::levelChosen, &m_practice, &learner::InterviewPractice::chooseLevel);
    connect(m_grades, &GradeBar::graded, this, &InterviewPage::graded);
    connect(m_think, &QPushButton::clicked, this, &InterviewPage::toggleTimer);
    connect(m_repair, &QPushButton::clicked, this, &InterviewPage::repair);
    connect(m_listButton, &QPushButton::clicked, this, &InterviewPage::toggleList);
    connect(m_mock, &QPushButton::clicked, this, &InterviewPage::mockChosen);
    connect(m_close, &QPushButton::clicked, this, &InterviewPage::closed);
    connect(m_previous, &QPushButton::clicked, this, [this] { m_practice.go(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { m_practice.go(1); });
    connect(m_again, &QPushButton::clicked, &m_practice, &learner::InterviewPractice::again);
    connect(m_aloud, &QPushButton::clicked, this, &InterviewPage::reveal);
    connect(m_reveal, &QPushButton::clicked, this, &InterviewPage::reveal);
}

void InterviewPage::setLanguage(const QString& language)
{
    m_language = language;
    m_shown.clear();
    retranslate();
}

void InterviewPage::setLastAnswers(const QHash<QString, learner::LastAnswer>& last)
{
    m_last = last;
    m_list->setLastAnswers(last);
    follow();
}

void InterviewPage::setOutcomes(const learner::Outcomes& outcomes)
{
    m_grades->setOutcomes(outcomes, m_practice.sheet().suggestedGrade(),
                          tr("The points you ticked suggest level %1.").arg(m_practice.sheet().level()));
}

QString InterviewPage::lastWords() const
{
    const content::InterviewQuestion* question = m_practice.question();
    const learner::LastAnswer last = question ? m_last.value(question->id) : learner::LastAnswer();
    if (last.times == 0)
        return {};
    return tr("Answered %n time(s); last on %1, level %2.", nullptr, last.times)
        .arg(shownLocale().toString(last.when.toLocalTime().date(), QLocale::ShortFormat))
        .arg(last.level);
}

void InterviewPage::followQuestion()
{
    const content::InterviewQuestion* question = m_practice.question();
    const QString wanted = question ? question->id + m_language : u"none"_s;
    m_lastTime->setText(lastWords());
    m_lastTime->setVisible(!m_lastTime->text().isEmpty());
    if (wanted == m_shown)
        return;
    m_shown = wanted;
    m_place->setText(question ? placeWords(m_library, *question, m_language) : QString());
    m_question->setText(question ? content::inLanguage(question->question, m_language)
                        : m_practice.questions().isEmpty() ? tr("There are no interview questions here.")
                                                           : tr("No question fits the filter at the left."));
    m_answer->setAccessibleDescription(m_question->text());
    if (question)
        m_comparison->setQuestion(*question, m_language);
    m_area->ensureVisible(0, 0);
}

void InterviewPage::followAnswer()
{
    const PracticePhase phase = m_practice.phase();
    const content::InterviewQuestion* question = m_practice.question();
    const bool isShown = phase == PracticePhase::Comparing || phase == PracticePhase::Graded;
    m_answer->setOpen(phase == PracticePhase::Answering);
    m_answer->setWords(m_practice.typed());
    m_answer->setVisible(phase == PracticePhase::Answering || (isShown && !m_practice.typed().isEmpty()));
    m_comparison->setVisible(isShown);
    m_followUps->setVisible(isShown);
    m_step->setVisible(isShown);
    m_repair->setVisible(isShown);
    if (!isShown || !question)
        return;
    m_comparison->follow(m_practice.sheet(), phase == PracticePhase::Comparing);
    m_followUps->follow(*question, m_practice.sheet().missed(), m_language);
    const content::Chapter* chapter = m_library.chapter(question->repairChapter);
    const bool hasStep = chapter && chapter->indexOf(question->repairStep) >= 0;
    m_step->setVisible(hasStep);
    m_repair->setVisible(hasStep);
    if (hasStep)
        m_step->setText(tr("The step that explains it: %1", "title of a step")
                            .arg(chapter->words(m_language, question->repairStep).title));
}

void InterviewPage::follow()
{
    m_list->follow(m_language);
    m_count->setText(m_practice.place() >= 0 ? tr("%1 of %2", "which of how many questions")
                                                   .arg(m_practice.place() + 1)
                                                   .arg(m_practice.shown().size())
                                             : QString());
    followQuestion();
    followAnswer();
    followTimer();
    followActions();
    if (m_practice.phase() == m_stand)
        return;
    m_stand = m_practice.phase();
    if (isVisible() && !m_list->isAncestorOf(focusWidget()))
        takeFocus();
}

void InterviewPage::retranslate()
{
    m_title->setText(tr("Interview"));
    m_listButton->setText(tr("Questions"));
    m_listButton->setToolTip(tr("The list of questions and its filter: away, or back"));
    m_mock->setText(tr("Mock interview"));
    m_mock->setToolTip(tr("Several questions against the clock, with a report"));
    m_close->setText(tr("Leave"));
    m_close->setToolTip(tr("To the start page; where you are is kept (Esc)"));
    m_answer->setPlaceholderText(tr("Type your answer, or say it aloud. It stays on this computer."));
    m_answer->setAccessibleName(tr("Your answer"));
    m_previous->setText(tr("Previous"));
    m_next->setText(tr("Next"));
    m_again->setText(tr("Answer again"));
    m_aloud->setText(tr("I said it aloud"));
    m_reveal->setText(tr("Show the model answer"));
    m_repair->setText(tr("Go and see →"));
    m_shown.clear();
    follow();
}

void InterviewPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
