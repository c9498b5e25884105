#pragma once

#include "engine/attention/mask.h"
#include "engine/text/tokenizer.h"

#include <QDialog>

class QTableWidget;

namespace casefile::views {

class Appearance;

/// Cells to click: which query (row) may look at which key (column). Begins with the cells that `mask`
/// allows, or with all of them when it was made for another sentence.
class MaskDialog : public QDialog
{
    Q_OBJECT

public:
    static constexpr std::size_t largestSentence = 32; ///< beyond that cells are too small to click

    MaskDialog(const engine::Tokens& tokens, const engine::Mask& mask, const Appearance& appearance,
               QWidget* parent = nullptr);

    engine::Mask mask() const;

private:
    void fill(const engine::Tokens& tokens, const engine::Mask& mask, const Appearance& appearance);

    QTableWidget* m_cells;
};

} // namespace casefile::views
