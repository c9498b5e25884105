#include "app/shell/own_pages.h"

#include "app/content/library.h"
#include "app/learner/store.h"
#include "app/shell/own_shelf.h"
#include "app/shell/program.h"
#include "app/views/own/import_dialog.h"
#include "app/views/own/own_page.h"

#include <QStackedWidget>

namespace casefile::shell {

OwnPages::OwnPages(const content::Library& library, const learner::Store& store, OwnShelf& shelf,
                   learner::Deck& deck, QStackedWidget* stack, const QString& language, QObject* parent)
    : QObject(parent)
    , m_library(library)
    , m_store(store)
    , m_shelf(shelf)
    , m_deck(deck)
    , m_stack(stack)
    , m_language(language)
{
    connect(&m_shelf, &OwnShelf::changed, this, &OwnPages::follow);
}

views::OwnPage* OwnPages::page()
{
    if (m_page)
        return m_page;
    m_page = new views::OwnPage(m_library, m_stack);
    m_stack->addWidget(m_page);
    connect(m_page, &views::OwnPage::closed, this, &OwnPages::left);
    connect(m_page, &views::OwnPage::newChosen, this, [this] {
        learner::OwnQuestion fresh;
        fresh.chapter = m_library.chapters.isEmpty() ? QString() : m_library.chapters.first().id;
        edit(fresh);
    });
    connect(m_page, &views::OwnPage::editChosen, this, &OwnPages::editNamed);
    connect(m_page, &views::OwnPage::duplicateChosen, this, &OwnPages::duplicate);
    connect(m_page, &views::OwnPage::removeChosen, this, &OwnPages::remove);
    connect(m_page, &views::OwnPage::importChosen, this, &OwnPages::importFile);
    connect(m_page, &views::OwnPage::exportChosen, this, [this] { m_exporter(m_shelf.kept(), m_page); });
    connect(m_page, &views::OwnPage::undoChosen, this, &OwnPages::undo);
    connect(m_page, &views::OwnPage::redoChosen, this, &OwnPages::redo);
    follow();
    return m_page;
}

bool OwnPages::isOnScreen() const
{
    return m_page && m_stack->currentWidget() == m_page;
}

void OwnPages::setLanguage(const QString& language)
{
    m_language = language;
    follow();
}

void OwnPages::follow()
{
    if (!m_page)
        return;
    m_page->setWritable(m_store.isWritable(), bool(m_editor), bool(m_exporter));
    m_page->setHistory(m_deck.undoable(), m_deck.redoable());
    m_page->setQuestions(m_shelf.kept(), m_language);
}

bool OwnPages::handleKey(QKeyEvent* event)
{
    return m_page->handleKey(event);
}

/// Only what was done to own questions: an answer is taken back where it was given.
bool OwnPages::canUndo() const
{
    const auto kind = m_deck.undoable();
    return m_store.isWritable() && kind && isOfOwnQuestions(*kind);
}

bool OwnPages::canRedo() const
{
    const auto kind = m_deck.redoable();
    return m_store.isWritable() && kind && isOfOwnQuestions(*kind);
}

void OwnPages::undo()
{
    if (canUndo())
        written(m_deck.undo().has_value());
}

void OwnPages::redo()
{
    if (canRedo())
        written(m_deck.redo().has_value());
}

void OwnPages::written(bool isKept)
{
    m_deck.readOwnQuestions();
    m_shelf.refresh();
    emit changed(isKept);
}

void OwnPages::edit(const learner::OwnQuestion& question)
{
    const auto keep = [this](const learner::OwnQuestion& edited) {
        const auto kept = m_shelf.questions().save(edited, QDateTime::currentDateTimeUtc());
        written(kept.has_value());
        return kept;
    };
    m_editor(question, keep, m_page);
}

void OwnPages::editNamed(const QString& id)
{
    if (const auto question = m_shelf.questions().find(id))
        edit(*question);
}

void OwnPages::duplicate(const QString& id)
{
    auto copy = m_shelf.questions().find(id);
    if (!copy)
        return;
    copy->id.clear();
    copy->version = 1;
    copy->imported.clear();
    written(m_shelf.questions().save(*copy, QDateTime::currentDateTimeUtc()).has_value());
}

void OwnPages::remove(const QStringList& ids)
{
    if (!ids.isEmpty())
        written(m_shelf.questions().remove(ids));
}

void OwnPages::importFile(const QString& file)
{
    const QList<learner::OwnQuestion> present = m_shelf.kept();
    views::ImportDialog dialog(
        m_library, knownNames(), present, m_language,
        [this](const learner::ImportPlan& plan) {
            const auto result = m_shelf.questions().import(plan, QDateTime::currentDateTimeUtc());
            written(result == learner::ImportResult::Done);
            return result;
        },
        m_page);
    if (!file.isEmpty())
        dialog.openFile(file);
    dialog.exec();
}

} // namespace casefile::shell
