#include "app/views/mask_dialog.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace casefile::views {

namespace design = figures::design;

namespace {

constexpr int cellSize = 34;

} // namespace

MaskDialog::MaskDialog(const engine::AttentionTrace& trace, const engine::Mask& mask,
                       const Appearance& appearance, QWidget* parent)
    : QDialog(parent)
    , m_cells(new QTableWidget(int(trace.queries()), int(trace.keys()), this))
{
    setWindowTitle(tr("Mask: own cells"));
    auto* words = new QLabel(tr("Rows ask, columns are asked. A ticked cell may be looked at."), this);
    words->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(design::space3);
    column->addWidget(words);
    column->addWidget(m_cells, 1);
    column->addWidget(buttons);
    fill(trace, mask, appearance);
    m_cells->setAccessibleName(words->text());
    resize(qRound(appearance.pixels(520)), qRound(appearance.pixels(440)));
}

void MaskDialog::fill(const engine::AttentionTrace& trace, const engine::Mask& mask,
                      const Appearance& appearance)
{
    QStringList tokens;
    for (const engine::Token& token : trace.tokens)
        tokens.append(QString::fromStdString(token.text));
    m_cells->setHorizontalHeaderLabels(tokens);
    m_cells->setVerticalHeaderLabels(tokens);
    m_cells->horizontalHeader()->setMinimumSectionSize(qRound(appearance.pixels(cellSize)));
    m_cells->setSelectionMode(QAbstractItemView::SingleSelection);
    for (int row = 0; row < m_cells->rowCount(); ++row) {
        for (int key = 0; key < m_cells->columnCount(); ++key) {
            const bool allowed = engine::allows(mask, std::size_t(row), std::size_t(key), trace.keys());
            auto* item = new QTableWidgetItem;
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            item->setCheckState(allowed ? Qt::Checked : Qt::Unchecked);
            m_cells->setItem(row, key, item);
        }
    }
    m_cells->resizeColumnsToContents();
}

engine::Mask MaskDialog::mask() const
{
    engine::Mask mask;
    mask.rule = "cells";
    for (int row = 0; row < m_cells->rowCount(); ++row) {
        std::vector<bool> allowed;
        for (int key = 0; key < m_cells->columnCount(); ++key)
            allowed.push_back(m_cells->item(row, key)->checkState() == Qt::Checked);
        mask.cells.push_back(std::move(allowed));
    }
    return mask;
}

} // namespace casefile::views
