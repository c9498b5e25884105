#include "app/shell/notices.h"

#include "app/content/library.h"
#include "app/learner/store.h"
#include "app/shell/banner.h"
#include "app/shell/preferences.h"
#include "app/views/fault_words.h"

namespace casefile::shell {

Notices::Notices(const content::Library& library, const learner::Store& store, const Preferences& preferences,
                 Banner& banner, QObject* parent)
    : QObject(parent)
    , m_library(library)
    , m_store(store)
    , m_preferences(preferences)
    , m_banner(banner)
{
    connect(&banner, &Banner::putAway, this, [this] {
        m_isPutAway = true;
        m_sentence = {};
    });
    review();
}

void Notices::say(const Sentence& sentence)
{
    m_sentence = sentence;
    show();
}

void Notices::forget()
{
    if (m_sentence)
        say({});
}

void Notices::review()
{
    m_toldState = m_store.state();
    m_isPutAway = false;
    show();
}

void Notices::followStore()
{
    if (m_store.state() != m_toldState)
        review();
}

void Notices::retranslate()
{
    show();
}

QStringList Notices::problems() const
{
    QStringList sentences;
    if (!m_store.problem().isEmpty())
        sentences.append(m_store.problem());
    if (!m_store.backupProblem().isEmpty())
        sentences.append(m_store.backupProblem());
    if (!m_preferences.problem().isEmpty())
        sentences.append(m_preferences.problem());
    if (m_library.chapters.isEmpty())
        sentences.append(tr("There is no lesson to show: the content could not be read."));
    if (!m_library.faults.isEmpty())
        sentences.append(views::contentProblem(m_library.faults));
    return sentences;
}

void Notices::show()
{
    QStringList sentences = m_isPutAway ? QStringList() : problems();
    if (m_sentence)
        sentences.append(m_sentence());
    m_banner.say(sentences.join(u'\n'));
}

} // namespace casefile::shell
