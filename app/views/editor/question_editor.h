#pragma once

#include "app/content/known_names.h"
#include "app/content/lint/question_lint.h"
#include "app/views/editor/draft_file.h"
#include "app/views/editor/question_document.h"

#include <QDialog>
#include <QTimer>

#include <functional>

class QComboBox;
class QFrame;
class QLabel;
class QPushButton;
class QScrollArea;

namespace casefile::content {
struct Library;
}

namespace casefile::views {

class Appearance;
class NotesList;
class QuestionForm;
class QuestionPreview;

/// What the editor borrows.
struct EditorSetup
{
    const content::Library& library;
    const Appearance& appearance;
    content::KnownNames names;
    QString language;
    QString ownSentence; ///< what questions without a sentence are shown with
    QString draftFolder; ///< where what was not saved is kept; empty: nowhere
    /// Keeps the question, and may give it an id. Says in a sentence why it cannot; empty: it is kept.
    std::function<QString(EditedQuestion&)> save;
};

/// Writes a question: its fields at the left, in Chinese and English; at the right the question as a learner
/// meets it, and faults and advice, each leading to its field. What was not saved is kept as a draft and
/// offered the next time.
class QuestionEditor : public QDialog
{
    Q_OBJECT

public:
    QuestionEditor(const EditorSetup& setup, const EditedQuestion& question, QWidget* parent = nullptr);
    ~QuestionEditor() override;

    QuestionDocument& document() { return m_document; }
    QuestionPreview& preview() { return *m_preview; }
    NotesList& notes() { return *m_notes; }
    bool isUnsaved() const;

public slots:
    bool save();            ///< false when it could not be kept: it says why
    void reject() override; ///< asks about what was not saved
    void refresh();         ///< preview and notes, now

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* buildTop();
    QWidget* buildBanner();
    QWidget* buildForm();
    QWidget* buildSide();
    void buildKeys();
    void follow();
    void keepDraft();
    void offerDraft();
    bool mayClose();
    void say(const QString& words, bool isProblem);

    EditorSetup m_setup;
    QuestionDocument m_document;
    EditedQuestion m_saved;
    DraftFile m_draft;
    content::LintTargets m_targets;
    QTimer m_soon; ///< after typing: the preview
    QTimer m_keep; ///< after typing: the draft
    QComboBox* m_type;
    QComboBox* m_chapter;
    QPushButton* m_undo;
    QPushButton* m_redo;
    QPushButton* m_save;
    QLabel* m_state;
    QFrame* m_banner;
    QuestionForm* m_form;
    QScrollArea* m_scroll;
    QuestionPreview* m_preview;
    QLabel* m_notesTitle;
    NotesList* m_notes;
};

} // namespace casefile::views
