#include "app/views/questions/quiz_summary.h"

#include "app/content/library.h"
#include "app/content/localized.h"
#include "app/figures/design.h"
#include "app/playback/quiz_session.h"
#include "app/views/appearance.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace casefile::views {

namespace design = figures::design;

namespace {

/// The first question without an answer; -1: all have one.
int firstOpen(const playback::QuizSession& session)
{
    const auto& items = session.items();
    const auto open = std::ranges::find_if_not(items, &playback::QuizItem::isJudged);
    return open == items.end() ? -1 : int(open - items.begin());
}

} // namespace

QuizSummary::QuizSummary(const content::Library& library, playback::QuizSession& session, const Appearance&,
                         QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_session(session)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(design::space5, design::space5, design::space5, design::space5);
    m_column->setSpacing(design::space2);
}

void QuizSummary::addLine(const QString& text, const char* look)
{
    auto* label = new QLabel(text, this);
    label->setWordWrap(true);
    setLook(label, look);
    m_column->addWidget(label);
}

void QuizSummary::addHeading(const QString& text)
{
    m_column->addSpacing(design::space3);
    addLine(text, "heading");
}

void QuizSummary::addFindings(const QString& language)
{
    const playback::QuizResult result = m_session.result();
    bool any = false;
    for (const playback::Finding& finding : result.findings) {
        const content::Misconception* misconception = m_library.misconception(finding.misconception);
        if (!finding.isActive() || !misconception)
            continue;
        if (!any)
            addHeading(tr("Beliefs to look at"));
        any = true;
        addLine(content::inLanguage(misconception->belief, language), "strong");
        addLine(content::inLanguage(misconception->truth, language), "note");
    }
    if (!any)
        addLine(tr("No misconception shows in these answers."), "note");
}

void QuizSummary::addRepairs(const QString& language)
{
    const playback::QuizResult result = m_session.result();
    if (!result.repairs.isEmpty())
        addHeading(tr("Steps that repair"));
    for (const playback::Repair& repair : result.repairs) {
        const content::Chapter* chapter = m_library.chapter(repair.chapter);
        if (!chapter || chapter->indexOf(repair.step) < 0)
            continue;
        auto* link = new QPushButton(
            tr("%1 →", "title of a step").arg(chapter->words(language, repair.step).title), this);
        setLook(link, "link");
        connect(link, &QPushButton::clicked, this,
                [this, question = repair.questionIds.first()] { emit repairChosen(question); });
        m_column->addWidget(link, 0, Qt::AlignLeft);
    }
}

void QuizSummary::addButtons()
{
    auto* row = new QHBoxLayout;
    if (const int open = firstOpen(m_session); open >= 0) {
        auto* rest = new QPushButton(tr("Answer the rest"), this);
        connect(rest, &QPushButton::clicked, &m_session, [this, open] { m_session.goTo(open); });
        row->addWidget(rest);
    }
    auto* review = new QPushButton(tr("Go through the answers"), this);
    m_done = new QPushButton(firstOpen(m_session) < 0 ? tr("Done") : tr("Leave"), this);
    setLook(m_done, "primary");
    connect(review, &QPushButton::clicked, &m_session, &playback::QuizSession::review);
    connect(m_done, &QPushButton::clicked, this, &QuizSummary::closed);
    row->addWidget(review);
    row->addWidget(m_done);
    row->addStretch();
    m_column->addSpacing(design::space4);
    m_column->addLayout(row);
    m_column->addStretch();
}

void QuizSummary::takeFocus()
{
    if (!m_done)
        return;
    m_done->show(); // now: what is shown later takes no focus
    m_done->setFocus(Qt::OtherFocusReason);
}

void QuizSummary::follow(const QString& language)
{
    while (QLayoutItem* item = m_column->takeAt(0)) {
        if (QLayout* row = item->layout())
            while (QLayoutItem* inner = row->takeAt(0)) {
                if (inner->widget())
                    inner->widget()->deleteLater();
                delete inner;
            }
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    const playback::QuizResult result = m_session.result();
    const int open = result.questions - result.answered;
    addLine(open == 0 ? tr("The quiz is done") : tr("So far; %n question(s) are still open", nullptr, open),
            "title");
    addLine(tr("%n question(s) right at the first try.", nullptr, result.right), "lead");
    if (result.rightWithHelp > 0)
        addLine(tr("%n right with a hint or at a later try.", nullptr, result.rightWithHelp), "note");
    if (result.wrong > 0)
        addLine(tr("%n not right.", nullptr, result.wrong), "note");
    addFindings(language);
    addRepairs(language);
    addButtons();
}

} // namespace casefile::views
