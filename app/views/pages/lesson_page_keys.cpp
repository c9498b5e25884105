// The keys of a lesson: time, answers, Escape, Tab.
#include "app/views/pages/lesson_page.h"

#include "app/playback/lesson_session.h"
#include "app/views/block_provenance.h"
#include "app/views/dense_network_card.h"
#include "app/views/prediction_card.h"
#include "app/views/provenance_panel.h"
#include "app/views/step_heading.h"
#include "app/views/tab_order.h"
#include "app/views/transport_bar.h"

#include <QKeyEvent>
#include <QPushButton>

namespace casefile::views {

/// The one of the two that the step asks.
ProvenanceFrame* LessonPage::whereFrom() const
{
    if (m_blockProvenance->isAsked())
        return m_blockProvenance;
    return m_provenance;
}

bool LessonPage::escape()
{
    if (m_session.isPinned())
        m_session.unpin();
    else if (!m_denseCard->isHidden())
        showDenseNetwork(false);
    else
        return false;
    return true;
}

bool LessonPage::handleKey(QKeyEvent* event)
{
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    playback::Player& player = m_session.player();
    switch (event->key()) {
    case Qt::Key_Space:
        m_transport->toggle();
        return true;
    case Qt::Key_Right:
        m_transport->forward();
        return true;
    case Qt::Key_Left:
        player.stepBack();
        return true;
    case Qt::Key_Home:
        player.toStart();
        return true;
    case Qt::Key_End:
        player.toEnd();
        return true;
    case Qt::Key_Backspace:
        if (m_heading->back()->isHidden())
            return false;
        emit quizReturnChosen();
        return true;
    case Qt::Key_F:
        m_session.isFrozen() ? m_session.release() : m_session.freeze();
        return true;
    case Qt::Key_C:
        m_session.setComparing(!m_session.isComparing());
        return true;
    case Qt::Key_W:
        whereFrom()->takeFocus();
        return true;
    case Qt::Key_Escape:
        return escape();
    default:
        break;
    }
    const int digit = event->key() - Qt::Key_1;
    return digit >= 0 && digit < 9 && m_prediction->choose(digit);
}

/// Tab goes as the page reads. A button that goes while it has the focus would hand it to the first button of
/// the window, which leads home.
bool LessonPage::focusNextPrevChild(bool next)
{
    orderTabs(this);
    const QWidget* focused = focusWidget();
    if (!focused || focused == this || focused->isVisibleTo(this))
        return QWidget::focusNextPrevChild(next);
    setFocus(Qt::OtherFocusReason);
    return true;
}

} // namespace casefile::views
