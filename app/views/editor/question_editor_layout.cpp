// How the editor is put together.
#include "app/content/library.h"
#include "app/content/question.h"
#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/editor/field_words.h"
#include "app/views/editor/notes_list.h"
#include "app/views/editor/question_editor.h"
#include "app/views/editor/question_form.h"
#include "app/views/editor/question_preview.h"
#include "app/views/flow_layout.h"

#include <QComboBox>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QStyle>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace casefile::views {

namespace design = figures::design;

namespace {

constexpr int formWidth = 640;
constexpr int previewWidth = 560;

QScrollArea* scrolled(QWidget* content, QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    setLook(area, "page");
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(content);
    return area;
}

} // namespace

QuestionEditor::QuestionEditor(const EditorSetup& setup, const EditedQuestion& question, QWidget* parent)
    : QDialog(parent)
    , m_setup(setup)
    , m_document(question)
    , m_saved(question)
    , m_draft(setup.draftFolder, question.id)
    , m_targets(content::lintTargetsOf(setup.library))
{
    setWindowTitle((question.id.isEmpty() ? tr("New question") : tr("Question %1").arg(question.id)) +
                   u"[*]"_s);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    setLook(this, "page");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(buildTop());
    column->addWidget(buildBanner());
    auto* halves = new QSplitter(this);
    halves->setChildrenCollapsible(false);
    halves->addWidget(buildForm());
    halves->addWidget(buildSide());
    halves->setStretchFactor(0, 1);
    halves->setStretchFactor(1, 1);
    halves->setSizes({formWidth, previewWidth});
    column->addWidget(halves, 1);
    buildKeys();
    m_soon.setSingleShot(true);
    m_keep.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &QuestionEditor::refresh);
    connect(&m_keep, &QTimer::timeout, this, &QuestionEditor::keepDraft);
    connect(&m_document, &QuestionDocument::changed, this, &QuestionEditor::follow);
    connect(&m_document.history(), &QUndoStack::indexChanged, this, &QuestionEditor::follow);
    offerDraft();
    follow();
    refresh();
    resize(formWidth + previewWidth, 760);
    m_form->goTo(u"prompt"_s);
}

QWidget* QuestionEditor::buildTop()
{
    auto* bar = new QWidget(this);
    setLook(bar, "bar-top");
    bar->setAttribute(Qt::WA_StyledBackground);
    auto* margins = new QVBoxLayout(bar);
    margins->setContentsMargins(design::space4, design::space2, design::space4, design::space2);
    auto* row = new FlowLayout(design::space2);
    margins->addLayout(row);
    m_type = new QComboBox(bar);
    m_chapter = new QComboBox(bar);
    m_type->setAccessibleName(fieldLabel(u"type"_s));
    m_chapter->setAccessibleName(fieldLabel(u"chapter"_s));
    for (const QString& type : content::questionTypes())
        m_type->addItem(typeLabel(type), type);
    for (const content::CourseEntry& entry : m_setup.library.course)
        m_chapter->addItem(content::inLanguage(entry.title, m_setup.language), entry.id);
    m_undo = new QPushButton(tr("Undo"), bar);
    m_redo = new QPushButton(tr("Redo"), bar);
    m_save = new QPushButton(tr("Save"), bar);
    auto* close = new QPushButton(tr("Close"), bar);
    m_undo->setToolTip(u"Ctrl+Z"_s);
    m_redo->setToolTip(u"Ctrl+Shift+Z"_s);
    m_save->setToolTip(u"Ctrl+S"_s);
    setLook(m_save, "primary");
    m_state = new QLabel(bar);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_type), static_cast<QWidget*>(m_chapter), static_cast<QWidget*>(m_undo),
          static_cast<QWidget*>(m_redo), static_cast<QWidget*>(m_save), static_cast<QWidget*>(close),
          static_cast<QWidget*>(m_state)})
        row->addWidget(widget);
    for (QPushButton* button : {m_undo, m_redo, m_save, close})
        button->setAutoDefault(false);
    connect(m_type, &QComboBox::activated, this,
            [this] { m_document.setType(m_type->currentData().toString()); });
    connect(m_chapter, &QComboBox::activated, this,
            [this] { m_document.setChapter(m_chapter->currentData().toString()); });
    connect(m_undo, &QPushButton::clicked, &m_document.history(), &QUndoStack::undo);
    connect(m_redo, &QPushButton::clicked, &m_document.history(), &QUndoStack::redo);
    connect(m_save, &QPushButton::clicked, this, &QuestionEditor::save);
    connect(close, &QPushButton::clicked, this, &QuestionEditor::reject);
    return bar;
}

QWidget* QuestionEditor::buildBanner()
{
    m_banner = new QFrame(this);
    setLook(m_banner, "banner");
    auto* row = new QHBoxLayout(m_banner);
    auto* words = new QLabel(tr("What was written here last was never saved."), m_banner);
    words->setWordWrap(true);
    auto* take = new QPushButton(tr("Go on with it"), m_banner);
    auto* drop = new QPushButton(tr("Throw it away"), m_banner);
    row->addWidget(words, 1);
    for (QPushButton* button : {take, drop}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    take->setObjectName(u"take-draft"_s);
    connect(take, &QPushButton::clicked, this, [this] {
        const auto draft = m_draft.read();
        m_banner->hide();
        if (draft)
            m_document.replace({m_saved.id, draft->chapter, draft->question});
    });
    connect(drop, &QPushButton::clicked, this, [this] {
        m_banner->hide();
        m_draft.remove();
        keepDraft();
    });
    return m_banner;
}

QWidget* QuestionEditor::buildForm()
{
    auto* content = new QWidget(this);
    setLook(content, "page");
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(design::space4, design::space3, design::space4, design::space4);
    m_form = new QuestionForm({m_document, m_setup.library, m_setup.appearance, m_setup.language}, content);
    column->addWidget(m_form);
    m_scroll = scrolled(content, this);
    connect(m_form, &QuestionForm::fieldChosen, this, [this](QWidget* field) {
        QTimer::singleShot(0, field, [this, field] { // laid out by then
            m_scroll->ensureWidgetVisible(field, design::space4, design::space5 * 3);
        });
    });
    return m_scroll;
}

QWidget* QuestionEditor::buildSide()
{
    auto* side = new QSplitter(Qt::Vertical, this);
    side->setChildrenCollapsible(false);
    auto* above = new QWidget(side);
    setLook(above, "page");
    auto* aboveColumn = new QVBoxLayout(above);
    aboveColumn->setContentsMargins(design::space4, design::space3, design::space4, design::space3);
    m_preview = new QuestionPreview(m_setup.appearance, m_setup.ownSentence, m_setup.language, above);
    aboveColumn->addWidget(m_preview);
    side->addWidget(scrolled(above, side));
    auto* below = new QWidget(side);
    auto* column = new QVBoxLayout(below);
    column->setContentsMargins(design::space4, design::space2, design::space4, design::space3);
    m_notesTitle = new QLabel(below);
    setLook(m_notesTitle, "strong");
    m_notes = new NotesList(below);
    column->addWidget(m_notesTitle);
    column->addWidget(m_notes, 1);
    column->addStretch();
    connect(m_notes, &NotesList::placeChosen, m_form, &QuestionForm::goTo);
    side->addWidget(below);
    side->setStretchFactor(0, 3);
    side->setStretchFactor(1, 1);
    return side;
}

void QuestionEditor::buildKeys()
{
    const auto key = [this](QKeySequence::StandardKey keys, auto&& act) {
        for (const QKeySequence& sequence : QKeySequence::keyBindings(keys))
            connect(new QShortcut(sequence, this), &QShortcut::activated, this, act);
    };
    key(QKeySequence::Save, [this] { save(); });
    key(QKeySequence::Undo, [this] { m_document.history().undo(); });
    key(QKeySequence::Redo, [this] { m_document.history().redo(); });
}

void QuestionEditor::say(const QString& words, bool isProblem)
{
    setLook(m_state, isProblem ? "problem" : "muted");
    m_state->style()->polish(m_state);
    m_state->setText(words);
}

} // namespace casefile::views
