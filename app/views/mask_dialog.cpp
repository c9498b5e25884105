#include "app/views/mask_dialog.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/check_delegate.h"
#include "engine/input_error.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace casefile::views {

namespace design = figures::design;

namespace {

constexpr int cellSize = 34;

/// The mask, or none when it does not fit a sentence of that length.
engine::Mask fitting(const engine::Mask& mask, std::size_t tokens)
{
    try {
        engine::check(mask, tokens, tokens);
        return mask;
    } catch (const engine::InputError&) {
        return {};
    }
}

} // namespace

MaskDialog::MaskDialog(const engine::Tokens& tokens, const engine::Mask& mask, const Appearance& appearance,
                       QWidget* parent)
    : QDialog(parent)
    , m_cells(new QTableWidget(int(tokens.size()), int(tokens.size()), this))
{
    setWindowTitle(tr("Mask: own cells"));
    auto* words = new QLabel(tr("Rows ask, columns are asked. A ticked cell may be looked at."), this);
    words->setWordWrap(true);
    auto* keys = new QLabel(
        tr("Arrows: to a cell · Space: tick or clear it · Return: take the mask · Esc: leave it as it was"),
        this);
    keys->setWordWrap(true);
    setLook(keys, "muted");
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(design::space3);
    column->addWidget(words);
    column->addWidget(keys);
    column->addWidget(m_cells, 1);
    column->addWidget(buttons);
    fill(tokens, fitting(mask, tokens.size()), appearance);
    m_cells->setAccessibleName(words->text());
    resize(qRound(appearance.pixels(520)), qRound(appearance.pixels(440)));
}

void MaskDialog::fill(const engine::Tokens& tokens, const engine::Mask& mask, const Appearance& appearance)
{
    QStringList words;
    for (const engine::Token& token : tokens)
        words.append(QString::fromStdString(token.text));
    m_cells->setHorizontalHeaderLabels(words);
    m_cells->setVerticalHeaderLabels(words);
    m_cells->horizontalHeader()->setMinimumSectionSize(qRound(appearance.pixels(cellSize)));
    m_cells->setSelectionMode(QAbstractItemView::SingleSelection);
    m_cells->setItemDelegate(new CheckDelegate(appearance, m_cells));
    for (int row = 0; row < m_cells->rowCount(); ++row) {
        for (int key = 0; key < m_cells->columnCount(); ++key) {
            const bool allowed = engine::allows(mask, std::size_t(row), std::size_t(key), tokens.size());
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
