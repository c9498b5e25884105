#include "app/views/walk_panel.h"

#include "app/content/code_region.h"
#include "app/figures/design.h"
#include "app/playback/code_stepper.h"
#include "app/playback/lesson_session.h"
#include "app/playback/walk_words.h"
#include "app/views/appearance.h"
#include "app/views/code_panel.h"
#include "app/views/code_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace casefile::views {

using namespace Qt::StringLiterals;
using playback::CodeStepper;
namespace design = figures::design;

static constexpr int visibleLines = 7; ///< the picture above needs its room
static constexpr int linesOfWords = 2; ///< that most lines of code need

WalkPanel::WalkPanel(CodeStepper& stepper, const playback::LessonSession& session,
                     const Appearance& appearance, QWidget* parent)
    : QFrame(parent)
    , m_stepper(stepper)
    , m_session(session)
    , m_first(addButton(u"⇤"_s, &CodeStepper::toFirst))
    , m_lineBack(addButton(u"↑"_s, &CodeStepper::lineBack))
    , m_stepBack(addButton(u"←"_s, &CodeStepper::stepBack))
    , m_stepForward(addButton(u"→"_s, &CodeStepper::stepForward))
    , m_lineForward(addButton(u"↓"_s, &CodeStepper::lineForward))
    , m_indices(new QLabel(this))
    , m_code(new CodePanel(appearance, this))
    , m_says(new QLabel(this))
    , m_shapes(new QLabel(this))
{
    setLook(this, "panel");
    m_code->setVisibleLines(visibleLines, visibleLines);
    setLook(m_indices, "strong");
    setLook(m_shapes, "muted");
    m_says->setTextFormat(Qt::MarkdownText);
    for (QLabel* label : {m_indices, m_says, m_shapes})
        label->setWordWrap(true);
    m_says->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    QSizePolicy kept = m_shapes->sizePolicy(); // the picture may not jump from line to line
    kept.setRetainSizeWhenHidden(true);
    m_shapes->setSizePolicy(kept);
    auto* top = new QHBoxLayout;
    top->setSpacing(design::space1);
    for (QToolButton* button : {m_first, m_lineBack, m_stepBack, m_stepForward, m_lineForward})
        top->addWidget(button);
    top->addSpacing(design::space2);
    top->addWidget(m_indices, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space3, design::space2, design::space3, design::space2);
    column->setSpacing(design::space1);
    column->addLayout(top);
    column->addWidget(m_says);
    column->addWidget(m_shapes);
    column->addWidget(m_code);
    for (CodeText* text : {m_code->engineText(), m_code->numpyText()}) {
        connect(text, &CodeText::walkKeyPressed, this, &WalkPanel::pressed);
        const bool isEngine = text == m_code->engineText();
        connect(text, &CodeText::lineChosen, this, [this, isEngine](int line) { choose(line, isEngine); });
    }
    connect(&stepper, &CodeStepper::changed, this, &WalkPanel::follow);
    retranslate();
}

QToolButton* WalkPanel::addButton(const QString& sign, void (CodeStepper::*action)())
{
    auto* button = new QToolButton(this);
    button->setText(sign);
    button->setAutoRaise(true);
    button->setAutoRepeat(true);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, &m_stepper, action);
    return button;
}

QString WalkPanel::indices() const
{
    return m_indices->text();
}

QString WalkPanel::shapes() const
{
    return m_shapes->text();
}

QString WalkPanel::explanation() const
{
    return m_says->text();
}

void WalkPanel::follow()
{
    setVisible(m_stepper.isOn());
    if (!m_stepper.isOn())
        return;
    const playback::WalkClock& clock = m_stepper.clock();
    const playback::Moment moment = m_stepper.moment();
    m_says->setMinimumHeight(m_says->fontMetrics().lineSpacing() * linesOfWords);
    m_indices->setText(indexWords(clock, moment));
    m_says->setText(lineWords(clock, moment, m_session.language()));
    m_shapes->setText(shapeWords(clock, moment));
    m_shapes->setVisible(!m_shapes->text().isEmpty());
    //: spoken of a line of code: its loop indices, what it does, shapes of its matrices
    m_code->setWalkLine(m_stepper.line(), tr("%1. %2 %3").arg(indices(), explanation(), shapes()));
    const bool isFirst = m_stepper.number() == 0;
    const bool isLast = m_stepper.number() == clock.count() - 1;
    for (QToolButton* button : {m_first, m_lineBack, m_stepBack})
        button->setEnabled(!isFirst);
    for (QToolButton* button : {m_stepForward, m_lineForward})
        button->setEnabled(!isLast);
}

void WalkPanel::pressed(int key)
{
    switch (key) {
    case Qt::Key_Up:
        return m_stepper.lineBack();
    case Qt::Key_Down:
        return m_stepper.lineForward();
    case Qt::Key_Left:
        return m_stepper.stepBack();
    case Qt::Key_Right:
        return m_stepper.stepForward();
    case Qt::Key_Home:
        return m_stepper.toFirst();
    case Qt::Key_End:
        return m_stepper.toLast();
    default:
        break;
    }
}

/// A click on a line of code goes to where the walk stands on it; a line that the walk does not know changes
/// nothing.
void WalkPanel::choose(int line, bool isEngine)
{
    if (!m_stepper.isOn())
        return;
    const content::CodePlace& shown = isEngine ? m_stepper.line().engine : m_stepper.line().numpy;
    const QList<content::WalkLine>& lines = m_stepper.clock().walk().lines;
    for (int i = 0; i < int(lines.size()); ++i) {
        const content::CodePlace& place = isEngine ? lines.at(i).engine : lines.at(i).numpy;
        const content::CodeRegion region = content::codeLines(place);
        if (place.file != shown.file || line < region.firstLine || line > region.lastLine)
            continue;
        m_stepper.showLine(i);
        return;
    }
}

void WalkPanel::retranslate()
{
    m_first->setToolTip(tr("To the first line (Home, in the code)"));
    m_lineBack->setToolTip(tr("To the line before (Up, in the code)"));
    m_stepBack->setToolTip(tr("One run of a loop back (Left, in the code)"));
    m_stepForward->setToolTip(tr("One run of a loop forward (Right, in the code)"));
    m_lineForward->setToolTip(tr("To the next line (Down, in the code)"));
    for (QToolButton* button : {m_first, m_lineBack, m_stepBack, m_stepForward, m_lineForward})
        button->setAccessibleName(button->toolTip());
    follow();
}

void WalkPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace casefile::views
