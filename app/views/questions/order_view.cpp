#include "app/views/questions/order_view.h"

#include "app/figures/design.h"
#include "app/playback/quiz_session.h"
#include "app/views/appearance.h"
#include "app/views/icons.h"
#include "app/views/questions/order_list.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace casefile::views {

using namespace Qt::StringLiterals;
namespace design = figures::design;

OrderView::OrderView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent)
    : JudgedView(session, appearance, parent)
    , m_list(new OrderList(this))
    , m_up(new QPushButton(this))
    , m_down(new QPushButton(this))
{
    setLook(m_list, "order");
    auto* buttons = new QWidget(this);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins({});
    row->setSpacing(design::space2);
    for (QPushButton* button : {m_up, m_down}) {
        setLook(button, "pill");
        row->addWidget(button);
    }
    row->addStretch();
    addPart(m_list);
    addPart(buttons);
    connect(m_list, &OrderList::reordered, this, &OrderView::hand);
    connect(m_up, &QPushButton::clicked, this, [this] { m_list->carry(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { m_list->carry(1); });
}

/// What stands in the list is the answer.
void OrderView::hand()
{
    QStringList ids;
    for (int row = 0; row < m_list->count(); ++row)
        ids.append(m_list->item(row)->data(Qt::UserRole).toString());
    m_session.choose({{}, {}, -1, -1, ids});
}

void OrderView::follow()
{
    const QList<playback::ShownItem> items = m_session.order();
    while (m_list->count() < items.size())
        m_list->addItem(QString());
    for (int i = 0; i < int(items.size()); ++i) {
        const playback::ShownItem& shown = items[i];
        QListWidgetItem* item = m_list->item(i);
        item->setData(Qt::UserRole, shown.id);
        item->setText(shown.isMarked ? tr("%1. %2 – must be moved", "place, item").arg(i + 1).arg(shown.text)
                                     : tr("%1. %2", "place, item").arg(i + 1).arg(shown.text));
        item->setIcon(shown.isMarked ? icon(u"cross"_s, m_appearance.color(figures::Role::Wrong))
                      : isSolved()   ? icon(u"check"_s, m_appearance.color(figures::Role::Right))
                                     : QIcon());
    }
    if (m_list->currentRow() < 0 && m_list->count() > 0)
        m_list->setCurrentRow(0);
    m_list->setDragDropMode(isOpen() ? QAbstractItemView::InternalMove : QAbstractItemView::NoDragDrop);
    m_list->updateGeometry();
    m_list->setAccessibleName(tr("Put in order, the first on top. %1", "question").arg(spokenPrompt()));
    m_up->setText(tr("Up"));
    m_down->setText(tr("Down"));
    m_up->setEnabled(isOpen());
    m_down->setEnabled(isOpen());
    say(isSolved() ? tr("%1 This is the order.", "verdict").arg(verdictWords()).trimmed() : verdictWords());
}

void OrderView::takeFocus()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

QString OrderView::keys() const
{
    return tr(
        "↑ ↓ to a row · Ctrl+↑ ↓ carry it · Ctrl+1–3 how sure · Space check, next · Ctrl+Z undo · H hint · "
        "Esc leave");
}

} // namespace casefile::views
