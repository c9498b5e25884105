#pragma once

#include "app/learner/deck.h"
#include "app/learner/own/own_questions.h"

#include <QObject>

#include <functional>

class QKeyEvent;
class QStackedWidget;
class QWidget;

namespace casefile::content {
struct Library;
}
namespace casefile::views {
class OwnPage;
}

namespace casefile::shell {

class OwnShelf;

/// The page of own questions in the window, and what it leads to: writing, importing, exporting. It is made
/// when it is first shown.
class OwnPages : public QObject
{
    Q_OBJECT

public:
    /// Keeps a question at each saving: as it was kept, or nothing where the store would not.
    using Keep = std::function<std::optional<learner::OwnQuestion>(const learner::OwnQuestion&)>;
    /// Shows a question to be edited, until the editor is closed.
    using Editor = std::function<void(const learner::OwnQuestion&, const Keep&, QWidget*)>;
    using Exporter = std::function<void(const QList<learner::OwnQuestion>&, QWidget*)>;

    /// All of them outlive it, but for `stack`, whose page the page becomes: that goes first.
    OwnPages(const content::Library& library, const learner::Store& store, OwnShelf& shelf,
             learner::Deck& deck, QStackedWidget* stack, const QString& language, QObject* parent);

    void setEditor(const Editor& editor) { m_editor = editor; }
    void setExporter(const Exporter& exporter) { m_exporter = exporter; }
    views::OwnPage* page(); ///< made at the first call
    bool isOnScreen() const;
    void setLanguage(const QString& language);
    void follow(); ///< the questions or what can be undone have changed
    bool handleKey(QKeyEvent* event);
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();
    void importFile(const QString& file); ///< empty: it is asked for

signals:
    void left();
    void changed(bool isKept); ///< something was written, or could not be

private:
    void edit(const learner::OwnQuestion& question);
    void editNamed(const QString& id);
    void duplicate(const QString& id);
    void remove(const QStringList& ids);
    void written(bool isKept);

    const content::Library& m_library;
    const learner::Store& m_store;
    OwnShelf& m_shelf;
    learner::Deck& m_deck;
    QStackedWidget* m_stack;
    QString m_language;
    Editor m_editor;
    Exporter m_exporter;
    views::OwnPage* m_page = nullptr;
};

} // namespace casefile::shell
