#pragma once

#include "engine/attention/trace.h"

#include <QDialog>

class QTableWidget;

namespace casefile::views {

class Appearance;

/// Cells to click: which query (row) may look at which key (column).
class MaskDialog : public QDialog
{
    Q_OBJECT

public:
    static constexpr std::size_t largestSentence = 32; ///< beyond that cells are too small to click

    MaskDialog(const engine::AttentionTrace& trace, const engine::Mask& mask, const Appearance& appearance,
               QWidget* parent = nullptr);

    engine::Mask mask() const;

private:
    void fill(const engine::AttentionTrace& trace, const engine::Mask& mask, const Appearance& appearance);

    QTableWidget* m_cells;
};

} // namespace casefile::views
