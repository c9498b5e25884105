#include "app/views/own/own_page.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/flow_layout.h"
#include "app/views/own/own_list_model.h"
#include "app/views/own/own_words.h"

#include <QDropEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QTableView>

namespace casefile::views {

namespace design = figures::design;

OwnPage::OwnPage(const content::Library& library, QWidget* parent)
    : QWidget(parent)
    , m_model(new OwnListModel(library, this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_list(new QTableView(this))
    , m_stack(new QStackedWidget(this))
{
    setLook(this, "page");
    setAttribute(Qt::WA_StyledBackground);
    setAcceptDrops(true);
    m_sorted->setSourceModel(m_model);
    m_sorted->setFilterKeyColumn(-1);
    m_sorted->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_list->setModel(m_sorted);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setTabKeyNavigation(false);
    m_list->setShowGrid(false);
    m_list->setAlternatingRowColors(true);
    m_list->verticalHeader()->hide();
    m_list->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_list->horizontalHeader()->setSectionResizeMode(OwnListModel::Asked, QHeaderView::Stretch);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space5, design::space4, design::space5, design::space5);
    column->setSpacing(design::space3);
    column->addWidget(buildTop());
    column->addWidget(buildBar());
    column->addWidget(m_stack, 1);
    m_stack->addWidget(m_list);
    m_stack->addWidget(buildEmpty());
    connectButtons();
    retranslate();
}

QWidget* OwnPage::buildTop()
{
    auto* top = new QWidget(this);
    auto* row = new QHBoxLayout(top);
    row->setContentsMargins({});
    row->setSpacing(design::space3);
    m_title = new QLabel(top);
    m_count = new QLabel(top);
    m_search = new QLineEdit(top);
    m_close = new QPushButton(top);
    setLook(m_title, "title");
    setLook(m_count, "note");
    setLook(m_close, "pill");
    m_search->setClearButtonEnabled(true);
    row->addWidget(m_title);
    row->addWidget(m_count, 1);
    row->addWidget(m_search, 1);
    row->addWidget(m_close);
    return top;
}

QWidget* OwnPage::buildBar()
{
    auto* bar = new QWidget(this);
    auto* row = new FlowLayout(design::space2, bar);
    for (QPushButton** button :
         {&m_new, &m_edit, &m_duplicate, &m_remove, &m_import, &m_export, &m_undo, &m_redo}) {
        *button = new QPushButton(bar);
        row->addWidget(*button);
    }
    setLook(m_new, "primary");
    return bar;
}

QWidget* OwnPage::buildEmpty()
{
    auto* body = new QWidget(this);
    auto* column = new QVBoxLayout(body);
    m_empty = new QLabel(body);
    m_empty->setWordWrap(true);
    column->addWidget(m_empty);
    column->addStretch(1);
    return body;
}

void OwnPage::connectButtons()
{
    const auto first = [this](void (OwnPage::*signal)(const QString&)) {
        const QStringList ids = selectedIds();
        if (!ids.isEmpty())
            emit(this->*signal)(ids.first());
    };
    connect(m_close, &QPushButton::clicked, this, &OwnPage::closed);
    connect(m_new, &QPushButton::clicked, this, &OwnPage::newChosen);
    connect(m_edit, &QPushButton::clicked, this, [first] { first(&OwnPage::editChosen); });
    connect(m_list, &QTableView::activated, m_edit, &QPushButton::click);
    connect(m_duplicate, &QPushButton::clicked, this, [first] { first(&OwnPage::duplicateChosen); });
    connect(m_remove, &QPushButton::clicked, this, [this] { emit removeChosen(selectedIds()); });
    connect(m_import, &QPushButton::clicked, this, [this] { emit importChosen({}); });
    connect(m_export, &QPushButton::clicked, this, &OwnPage::exportChosen);
    connect(m_undo, &QPushButton::clicked, this, &OwnPage::undoChosen);
    connect(m_redo, &QPushButton::clicked, this, &OwnPage::redoChosen);
    connect(m_search, &QLineEdit::textChanged, m_sorted, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_search, &QLineEdit::textChanged, this, &OwnPage::follow);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &OwnPage::follow);
}

void OwnPage::setQuestions(const QList<learner::OwnQuestion>& questions, const QString& language)
{
    const QStringList selected = selectedIds();
    m_model->setQuestions(questions, language);
    m_list->resizeColumnsToContents();
    for (int row = 0; row < m_sorted->rowCount() && !selected.isEmpty(); ++row) {
        const int source = m_sorted->mapToSource(m_sorted->index(row, 0)).row();
        if (selected.first() == m_model->question(source).id)
            m_list->selectRow(row);
    }
    follow();
}

void OwnPage::setWritable(bool isWritable, bool canEdit, bool canExport)
{
    m_isWritable = isWritable;
    m_canEdit = canEdit;
    m_canExport = canExport;
    follow();
}

void OwnPage::setHistory(std::optional<learner::ActionKind> undo, std::optional<learner::ActionKind> redo)
{
    m_undoable = undo;
    m_redoable = redo;
    follow();
}

QStringList OwnPage::selectedIds() const
{
    QStringList ids;
    for (const QModelIndex& index : m_list->selectionModel()->selectedRows())
        ids.append(m_model->question(m_sorted->mapToSource(index).row()).id);
    return ids;
}

void OwnPage::follow()
{
    const int all = m_model->rowCount();
    const int shown = m_sorted->rowCount();
    const auto selected = selectedIds().size();
    m_stack->setCurrentIndex(all > 0 ? 0 : 1);
    m_count->setText(all == 0       ? QString()
                     : shown == all ? tr("%n question(s)", nullptr, all)
                                    //: how many are found, how many there are
                                    : tr("%1 of %2 questions").arg(shown).arg(all));
    m_new->setVisible(m_canEdit);
    m_edit->setVisible(m_canEdit);
    m_export->setVisible(m_canExport);
    m_new->setEnabled(m_isWritable);
    m_edit->setEnabled(m_isWritable && selected == 1);
    m_duplicate->setEnabled(m_isWritable && selected == 1);
    m_remove->setEnabled(m_isWritable && selected > 0);
    m_import->setEnabled(m_isWritable);
    m_export->setEnabled(all > 0);
    const auto ofOwn = [](const auto& kind) { return kind && learner::isOfOwnQuestions(*kind); };
    m_undo->setEnabled(m_isWritable && ofOwn(m_undoable));
    m_redo->setEnabled(m_isWritable && ofOwn(m_redoable));
    m_undo->setText(ofOwn(m_undoable) ? tr("Undo: %1").arg(actionWords(*m_undoable)) : tr("Undo"));
    m_redo->setText(ofOwn(m_redoable) ? tr("Redo: %1").arg(actionWords(*m_redoable)) : tr("Redo"));
}

void OwnPage::retranslate()
{
    m_title->setText(tr("Own questions"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the own questions"));
    m_list->setAccessibleName(tr("Own questions"));
    m_close->setText(tr("Leave"));
    m_close->setToolTip(tr("Back (Esc)"));
    m_new->setText(tr("New …"));
    m_edit->setText(tr("Edit …"));
    m_duplicate->setText(tr("Duplicate"));
    m_remove->setText(tr("Delete"));
    m_import->setText(tr("Import …"));
    m_export->setText(tr("Export …"));
    m_empty->setText(
        tr("There are no own questions yet.\n\nWrite one, import a file of questions, or drop it here: GIFT "
           "(as Moodle "
           "writes it), a package of Casefile, or a quiz file. They join the quiz of their chapter and "
           "your reviews; an import can be undone."));
    follow();
}

bool OwnPage::handleKey(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete && m_remove->isEnabled()) {
        m_remove->click();
        return true;
    }
    if (event->key() != Qt::Key_Escape)
        return false;
    emit closed();
    return true;
}

void OwnPage::takeFocus()
{
    if (m_model->rowCount() > 0)
        m_list->setFocus();
    else
        m_import->setFocus();
}

void OwnPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void OwnPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (m_isWritable && event->mimeData()->urls().size() == 1 && event->mimeData()->urls()[0].isLocalFile())
        event->acceptProposedAction();
}

void OwnPage::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    emit importChosen(event->mimeData()->urls().constFirst().toLocalFile());
}

} // namespace casefile::views
