#include "app/shell/own_shelf.h"

#include <algorithm>

namespace casefile::shell {

OwnShelf::OwnShelf(learner::Store& store, const content::KnownNames& names, QObject* parent)
    : QObject(parent)
    , m_questions(store)
    , m_names(names)
{}

void OwnShelf::refresh()
{
    m_isRead = false;
    emit changed();
}

void OwnShelf::read() const
{
    if (m_isRead)
        return;
    m_isRead = true;
    m_kept = m_questions.all();
    m_asked.clear();
    for (const learner::OwnQuestion& own : m_kept) {
        content::Faults faults;
        if (const auto question = content::readOwnQuestion(own.question, m_names, faults))
            m_asked[own.chapter].append(*question);
    }
}

const QList<learner::OwnQuestion>& OwnShelf::kept() const
{
    read();
    return m_kept;
}

const QList<content::Question>& OwnShelf::asked(const QString& chapter) const
{
    static const QList<content::Question> none;
    read();
    const auto found = m_asked.constFind(chapter);
    return found == m_asked.cend() ? none : *found;
}

std::optional<content::Question> OwnShelf::find(const QString& id) const
{
    read();
    for (const QList<content::Question>& questions : m_asked) {
        const auto found = std::ranges::find(questions, id, &content::Question::id);
        if (found != questions.cend())
            return *found;
    }
    return std::nullopt;
}

content::Quiz OwnShelf::joined(const content::Quiz* quiz, const QString& chapter) const
{
    content::Quiz all = quiz ? *quiz : content::Quiz();
    all.chapter = chapter;
    all.questions += asked(chapter);
    return all;
}

} // namespace casefile::shell
