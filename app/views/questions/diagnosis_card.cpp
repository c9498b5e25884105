#include "app/views/questions/diagnosis_card.h"

#include "app/content/library.h"
#include "app/content/localized.h"
#include "app/figures/design.h"
#include "app/playback/quiz_item.h"
#include "app/views/appearance.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace casefile::views {

namespace design = figures::design;

namespace {

QLabel* wrapped(const char* look, QWidget* parent)
{
    auto* label = new QLabel(parent);
    setLook(label, look);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

bool hasSentence(const content::Question& question)
{
    return !question.sentence.isEmpty() || content::sourceOf(question) >= content::Source::Sentence;
}

} // namespace

DiagnosisCard::DiagnosisCard(const content::Library& library, const Appearance&, QWidget* parent)
    : QFrame(parent)
    , m_library(library)
    , m_kind(wrapped("note", this))
    , m_belief(wrapped("note", this))
    , m_truth(wrapped("", this))
    , m_step(wrapped("note", this))
    , m_go(new QPushButton(this))
{
    setLook(this, "panel");
    setLook(m_go, "link");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space4, design::space4, design::space4, design::space4);
    column->setSpacing(design::space2);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_kind, m_belief, m_truth, m_step})
        column->addWidget(widget);
    column->addWidget(m_go, 0, Qt::AlignLeft);
    connect(m_go, &QPushButton::clicked, this, &DiagnosisCard::repairChosen);
    hide();
}

/// The belief is called the learner's own only where the answer is evidence of it: a guess, a slip or any
/// other number shows none, and names the one that is common here.
void DiagnosisCard::setBelief(const playback::QuizItem& item, const QString& language)
{
    const content::AnswerRecord& answer = *item.first;
    const bool sure = answer.certainty == content::Certainty::Sure;
    const bool isEvidence = !answer.misconception.isEmpty() && answer.certainty != content::Certainty::Guess;
    const QString id =
        answer.misconception.isEmpty() ? content::topicOf(item.question) : answer.misconception;
    const content::Misconception* misconception = m_library.misconception(id);
    if (sure && isEvidence)
        m_kind->setText(tr("Sure and not right: a misconception, not a slip. One step repairs it."));
    else if (sure)
        m_kind->setText(tr("Sure and not right. The answer does not tell why: look at the working again."));
    else
        m_kind->setText(tr("Not right, and not sure: a gap. One step fills it."));
    m_belief->setVisible(misconception);
    m_truth->setVisible(misconception && item.isSolved()); // before, it would answer the next try
    if (!misconception)
        return;
    m_belief->setText((isEvidence ? tr("Belief: %1", "a misconception")
                                  : tr("A belief that is common here: %1", "a misconception"))
                          .arg(content::inLanguage(misconception->belief, language)));
    m_truth->setText(tr("What is true: %1").arg(content::inLanguage(misconception->truth, language)));
}

void DiagnosisCard::setItem(const playback::QuizItem* item, const QString& language)
{
    const bool wrong = item && item->first && !item->first->right;
    setVisible(wrong);
    if (!wrong)
        return;
    setBelief(*item, language);
    const content::Chapter* chapter = m_library.chapter(item->question.repairChapter);
    const bool hasStep = chapter && chapter->indexOf(item->question.repairStep) >= 0;
    m_step->setVisible(hasStep);
    m_go->setVisible(hasStep);
    if (hasStep)
        m_step->setText(
            (hasSentence(item->question)
                 ? tr("The step: %1. It opens with the sentence of this question.", "title of a step")
                 : tr("The step: %1.", "title of a step"))
                .arg(chapter->words(language, item->question.repairStep).title));
    m_go->setText(tr("Go and see → (R)", "button, with its key"));
}

} // namespace casefile::views
