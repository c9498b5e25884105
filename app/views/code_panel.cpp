#include "app/views/code_panel.h"

#include "app/content/chapter.h"
#include "app/content/code_region.h"
#include "app/content/code_walk.h"
#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/code_text.h"
#include "app/views/elided_label.h"

#include <QEvent>
#include <QTabBar>
#include <QVBoxLayout>

#include <utility>

namespace casefile::views {

using namespace Qt::StringLiterals;
namespace design = figures::design;

namespace {

constexpr int linesAtFirst = 11;

} // namespace

CodePanel::CodePanel(const Appearance& appearance, QWidget* parent)
    : QFrame(parent)
    , m_tabs(new QTabBar(this))
    , m_file(new ElidedLabel(this))
    , m_engine(new CodeText(CodeHighlighter::Language::Cpp, appearance, this))
    , m_numpy(new CodeText(CodeHighlighter::Language::Python, appearance, this))
{
    setLook(this, "well");
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setLook(m_file, "muted");
    m_tabs->addTab({});
    m_tabs->addTab({});
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_file->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space2, design::space1, design::space2, design::space2);
    column->setSpacing(design::space1);
    column->addWidget(m_tabs);
    column->addWidget(m_file);
    column->addWidget(m_engine);
    column->addWidget(m_numpy);
    m_numpy->hide();
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) { // the panel is as high as the shown one
        m_engine->setVisible(tab == 0);
        m_numpy->setVisible(tab == 1);
    });
    connect(m_tabs, &QTabBar::currentChanged, this, &CodePanel::retranslate);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        if (!m_isTabOfStep)
            m_chosenTab = tab;
    });
    setVisibleLines(linesAtFirst, linesAtFirst);
    retranslate();
}

/// A step whose words are about the listing opens it; afterwards the tab that the learner chose is back.
void CodePanel::openTab(bool isNumpyFirst)
{
    m_isTabOfStep = true; // nothing that is set here is the learner's choice
    m_tabs->setCurrentIndex(isNumpyFirst ? 1 : m_chosenTab);
    m_isTabOfStep = isNumpyFirst;
}

void CodePanel::setStep(const content::Step& step)
{
    const bool isNew = std::exchange(m_stepId, step.id) != step.id;
    m_engineFile = step.sourceFile;
    m_numpyFile = step.listing.section(u'/', -2);
    m_engine->setRegion(content::codeRegion(step.sourceFile, step.codeTag));
    m_numpy->setRegion(step.listing.isEmpty() ? content::CodeRegion{}
                                              : content::codeRegion(step.listing, step.codeTag));
    m_tabs->setTabVisible(1, !m_numpy->isEmpty());
    if (isNew)
        openTab(step.isNumpyFirst);
    setVisible(!m_engine->isEmpty() || !m_numpy->isEmpty());
    retranslate();
}

void CodePanel::setWalkLine(const content::WalkLine& line, const QString& spoken)
{
    m_engineFile = line.engine.file;
    m_numpyFile = line.numpy.file.section(u'/', -2);
    m_spoken = spoken;
    for (CodeText* text : {m_engine, m_numpy})
        text->setWalkable(true);
    m_engine->setPlace(content::codeLines(line.engine));
    m_numpy->setPlace(content::codeLines(line.numpy));
    retranslate();
}

/// What a screen reader says of a text: the file; on a walk also what is lit in it, and the author's words.
QString CodePanel::spokenName(const QString& file, const CodeText& text) const
{
    if (m_spoken.isEmpty())
        return file;
    //: name of a source file, its present line, what that does
    return tr("%1. %2. %3").arg(file, text.litText(), m_spoken);
}

void CodePanel::setVisibleLines(int least, int most)
{
    for (CodeText* text : {m_engine, m_numpy})
        text->setVisibleLines(least, most);
}

void CodePanel::retranslate()
{
    m_tabs->setTabText(0, tr("Engine (C++)"));
    m_tabs->setTabText(1, tr("NumPy"));
    m_tabs->setAccessibleName(tr("Code"));
    m_engine->setAccessibleName(spokenName(tr("Engine source: %1").arg(m_engineFile), *m_engine));
    m_numpy->setAccessibleName(spokenName(tr("NumPy listing: %1").arg(m_numpyFile), *m_numpy));
    m_file->setText(m_tabs->currentIndex() == 0 ? tr("%1 · as it ran").arg(m_engineFile)
                                                : tr("%1 · the same in NumPy").arg(m_numpyFile));
    m_file->setToolTip(m_file->text()); // where the panel is too narrow for it
}

void CodePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace casefile::views
