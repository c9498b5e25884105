// What the parts of the lesson page show of the session.
#include "app/content/library.h"
#include "app/playback/code_stepper.h"
#include "app/playback/lesson_session.h"
#include "app/playback/prose_fields.h"
#include "app/views/appearance.h"
#include "app/views/block_provenance.h"
#include "app/views/code_panel.h"
#include "app/views/dense_network_card.h"
#include "app/views/figure_deck.h"
#include "app/views/formula_panel.h"
#include "app/views/icons.h"
#include "app/views/outline.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/provenance_panel.h"
#include "app/views/step_caption.h"
#include "app/views/step_heading.h"

#include <QPushButton>

namespace casefile::views {

using namespace Qt::StringLiterals;
using figures::Role;

void LessonPage::followStep()
{
    const content::Chapter& chapter = m_session.chapter();
    if (chapter.steps.isEmpty())
        return;
    const content::Step& step = m_session.step();
    const QString language = m_session.language();
    const content::StepText& words = chapter.words(language, step.id);
    const auto entry = std::find_if(m_library.course.begin(), m_library.course.end(),
                                    [&](const content::CourseEntry& row) { return row.id == chapter.id; });
    m_heading->back()->setText(tr("← Back to the quiz"));
    m_heading->back()->setToolTip(tr("Goes on where you left it (Backspace)"));
    m_heading->dense()->setText(tr("See a dense network →"));
    m_heading->dense()->setVisible(isOpening() && m_denseCard->isHidden());
    m_heading->setWords(words.title, tr("Chapter %1 · step %2 of %3")
                                         .arg(entry - m_library.course.begin() + 1)
                                         .arg(m_session.cursor().step + 1)
                                         .arg(chapter.steps.size()));
    if (!isOpening())
        showDenseNetwork(false);
    followFigures();
    m_code->setStep(step);
    followDepth();
    followWalk();
    m_outline->setPosition(chapter.id, step.id);
    followFrozen();
    followFocus();
}

/// While states are compared, their difference is the large picture.
void LessonPage::followFigures()
{
    QStringList figures = m_session.step().figures;
    if (m_session.isComparing())
        figures.prepend(u"frozen-difference"_s);
    m_figures->setFigures(figures);
}

/// On a walk the code stands under the picture, and the formula is lit where the code is.
void LessonPage::followWalk()
{
    const content::Step& step = m_session.step();
    const QString part = m_stepper->line().part;
    const bool isOpen = !m_session.isRevealed(); // the light could answer the question, too
    const QString lit = part.isEmpty() ? step.formulaPart : part;
    m_formula->setFormula(isOpen && step.formulaAnswers ? QString() : step.formula, isOpen ? QString() : lit,
                          m_session.chapter().folder);
    m_provenance->setWalked(m_stepper->cell());
    emit headWalked(m_stepper->head());
    if (step.walk)
        m_code->hide();
}

/// In the depth of code its box has room for more of it.
void LessonPage::followDepth()
{
    constexpr int linesBesideWords = 11;
    constexpr int linesOfCode = 22;
    constexpr int mostLinesOfCode = 40; ///< where the lit ones are many
    const bool isCode = m_session.state().depth == content::Depth::Code;
    m_code->setVisibleLines(isCode ? linesOfCode : linesBesideWords,
                            isCode ? mostLinesOfCode : linesBesideWords);
}

void LessonPage::followProvenance()
{
    m_provenance->setVisible(m_provenance->isAsked() && !m_blockProvenance->isAsked());
}

void LessonPage::followFocus()
{
    const content::Chapter& chapter = m_session.chapter();
    if (chapter.steps.isEmpty())
        return;
    followProvenance();
    m_caption->follow();
    QPushButton* pin = m_heading->pin();
    pin->setVisible(m_session.isPinned());
    pin->setIcon(icon(u"pin"_s, m_appearance.color(Role::Accent)));
    const content::Focus focus = m_session.focus();
    const QString token = m_session.trace() && focus.query >= 0
                              ? playback::tokenName(*m_session.trace(), focus.query)
                              : QString();
    pin->setText(token.isEmpty() ? tr("1 pinned · Esc") : tr("Pinned: %1 · Esc").arg(buttonWords(token)));
    m_heading->arrange();
}

void LessonPage::followFrozen()
{
    m_heading->freeze()->setText(tr("Freeze"));
    m_heading->freeze()->setToolTip(tr("Set sentence and settings aside as they are (weights, head, mask, "
                                       "temperature, positions), to compare "
                                       "with what you change (F)"));
    m_heading->freeze()->setVisible(!m_session.isFrozen());
    m_heading->arrange();
}

} // namespace casefile::views
