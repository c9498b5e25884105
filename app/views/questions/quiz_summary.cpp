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

namespace casefile::views {

namespace design = figures::design;

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

void QuizSummary::addFindings(const QString& language)
{
    const playback::QuizResult result = m_session.result();
    bool any = false;
    for (const playback::Finding& finding : result.findings) {
        const content::Misconception* misconception = m_library.misconception(finding.misconception);
        if (!finding.isActive() || !misconception)
            continue;
        if (!any)
            addLine(tr("Beliefs to look at"), "heading");
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
        addLine(tr("Steps that repair"), "heading");
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
    auto* review = new QPushButton(tr("Go through the answers"), this);
    m_done = new QPushButton(tr("Done"), this);
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
    addLine(tr("The quiz is done"), "title");
    addLine(tr("%n question(s) right at the first try.", nullptr, result.right), "lead");
    if (result.rightWithHelp > 0)
        addLine(tr("%n right with a hint or at a later try.", nullptr, result.rightWithHelp), "note");
    if (result.wrong > 0)
        addLine(tr("%n not right.", nullptr, result.wrong), "note");
    if (result.questions > result.answered)
        addLine(tr("%n not answered.", nullptr, result.questions - result.answered), "note");
    m_column->addSpacing(design::space3);
    addFindings(language);
    addRepairs(language);
    addButtons();
}

} // namespace casefile::views
