#pragma once

#include "app/content/library.h"
#include "app/learner/own/own_questions.h"

#include <QHash>
#include <QObject>

namespace casefile::shell {

/// The own questions as they are asked: read once, and again when the store's have changed. What cannot be
/// read by this program is kept and not asked.
class OwnShelf : public QObject
{
    Q_OBJECT

public:
    OwnShelf(learner::Store& store, const content::KnownNames& names, QObject* parent = nullptr);

    learner::OwnQuestions& questions() { return m_questions; }
    const QList<learner::OwnQuestion>& kept() const;
    const QList<content::Question>& asked(const QString& chapter) const;
    /// Nothing when there is none that can be asked.
    std::optional<content::Question> find(const QString& id) const;
    /// The quiz with the own questions of its chapter behind its own; of a chapter without one, those alone.
    content::Quiz joined(const content::Quiz* quiz, const QString& chapter) const;

    void refresh(); ///< the store's have changed, or it was opened again

signals:
    void changed();

private:
    void read() const;

    learner::OwnQuestions m_questions;
    content::KnownNames m_names;
    mutable bool m_isRead = false;
    mutable QList<learner::OwnQuestion> m_kept;
    mutable QHash<QString, QList<content::Question>> m_asked; ///< by chapter
};

} // namespace casefile::shell
