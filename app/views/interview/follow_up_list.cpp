#include "app/views/interview/follow_up_list.h"

#include "app/content/interview/interview_question.h"
#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace casefile::views {

using namespace Qt::StringLiterals;
namespace design = figures::design;

FollowUpList::FollowUpList(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins({});
    m_column->setSpacing(design::space1);
}

void FollowUpList::clear()
{
    while (QLayoutItem* item = m_column->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
}

void FollowUpList::addLine(const QString& words, const char* look)
{
    auto* label = new QLabel(words, this);
    label->setWordWrap(true);
    setLook(label, look);
    m_column->addWidget(label);
}

void FollowUpList::addFollowUp(const QString& question, const QString& answer)
{
    addLine(tr("→ %1", "a follow-up question").arg(question), "");
    if (answer.isEmpty())
        return;
    auto* show = new QPushButton(tr("Show the answer"), this);
    show->setAccessibleName(tr("Show the answer to: %1", "a follow-up question").arg(question));
    setLook(show, "link");
    auto* words = new QLabel(answer, this);
    words->setWordWrap(true);
    words->setFocusPolicy(Qt::TabFocus); // so that it is read
    words->setAccessibleName(answer);
    setLook(words, "note");
    words->hide();
    connect(show, &QPushButton::clicked, this, [show, words] {
        words->show();
        words->setFocus(Qt::OtherFocusReason);
        show->hide();
    });
    m_column->addWidget(show, 0, Qt::AlignLeft);
    m_column->addWidget(words);
}

void FollowUpList::follow(const content::InterviewQuestion& question, const QStringList& missed,
                          const QString& language)
{
    const QString wanted = question.id + language + missed.join(u',');
    if (wanted == m_shown)
        return;
    m_shown = wanted;
    clear();
    const auto isOnMissed = [&](const content::FollowUp& followUp) {
        return std::ranges::any_of(followUp.after,
                                   [&](const QString& point) { return missed.contains(point); });
    };
    const bool isAny = std::ranges::any_of(question.followUps, isOnMissed);
    addLine(isAny ? tr("Follow-ups on what was missed") : tr("To go deeper"), "heading");
    for (const content::FollowUp& followUp : question.followUps) {
        if (!isAny || isOnMissed(followUp))
            addFollowUp(content::inLanguage(followUp.question, language),
                        followUp.answer.isEmpty() ? QString()
                                                  : content::inLanguage(followUp.answer, language));
    }
}

} // namespace casefile::views
