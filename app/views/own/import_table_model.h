#pragma once

#include "app/learner/own/import_plan.h"

#include <QAbstractTableModel>

namespace casefile::views {

/// What an import would do, an item a row: line, question, what happens, why.
class ImportTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Line, Asked, What, Why, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setItems(const QList<learner::PlannedItem>& items);
    const QList<learner::PlannedItem>& items() const { return m_items; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<learner::PlannedItem> m_items;
};

} // namespace casefile::views
