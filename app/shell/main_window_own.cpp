// Own questions in the window: their page, and what a change of them means elsewhere.
#include "app/shell/main_window.h"

#include "app/learner/store.h"
#include "app/shell/notices.h"
#include "app/shell/own_pages.h"
#include "app/views/own/own_page.h"

namespace casefile::shell {

void MainWindow::connectOwn()
{
    m_own = new OwnPages(m_library, m_store, m_shelf, m_desk.deck(), m_pages, language(), this);
    m_desk.deck().setOwnChanged([this] { m_shelf.refresh(); });
    connect(m_own, &OwnPages::left, this, &MainWindow::showStart);
    connect(m_own, &OwnPages::changed, this, [this](bool isKept) {
        m_desk.reloadLibrary();
        followHistory();
        m_notices->followStore();
        if (!isKept && m_store.problem().isEmpty())
            m_notices->say([] { return tr("This could not be saved."); });
    });
}

void MainWindow::showOwn()
{
    m_session.player().pause();
    m_notices->forget();
    offerQuiz(false);
    m_places.endVisit();
    m_own->page();
    m_own->follow();
    showPage(m_own->page());
    m_own->page()->takeFocus();
}

} // namespace casefile::shell
