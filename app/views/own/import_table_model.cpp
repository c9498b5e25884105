#include "app/views/own/import_table_model.h"

#include "app/views/own/own_words.h"

namespace casefile::views {

void ImportTableModel::setItems(const QList<learner::PlannedItem>& items)
{
    beginResetModel();
    m_items = items;
    endResetModel();
}

int ImportTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_items.size());
}

int ImportTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ImportTableModel::data(const QModelIndex& index, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const learner::PlannedItem& item = m_items[index.row()];
    switch (index.column()) {
    case Line:
        return item.line > 0 ? QVariant(item.line) : QVariant();
    case Asked:
        return item.title.simplified();
    case What:
        return fateWords(item.fate);
    case Why:
        return whyWords(item);
    default:
        return {};
    }
}

QVariant ImportTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    const QString words[] = {tr("Line"), tr("Question"), tr("Becomes"), tr("Why")};
    return words[section];
}

} // namespace casefile::views
