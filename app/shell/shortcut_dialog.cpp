#include "app/shell/shortcut_dialog.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>

namespace casefile::shell {

namespace design = figures::design;

ShortcutDialog::ShortcutDialog(QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keys"));
    const std::pair<QString, QString> rows[] = {
        {tr("Space"), tr("run to the next stop, or pause")},
        {tr("← →"), tr("one step back, one step forward")},
        {tr("Home, End"), tr("start and end of the chapter")},
        {tr("1 … 9"), tr("choose an answer")},
        {tr("Tab"), tr("to the next picture, button or panel")},
        {tr("Arrows in a picture"), tr("from token to token, from cell to cell")},
        {tr("Return in a picture"), tr("pin, and ask where the number comes from")},
        {tr("Esc"), tr("free the pin, leave the walk")},
        {tr("Ctrl+E"), tr("change the sentence")},
        {tr("Ctrl+Z, Ctrl+Y"), tr("undo, redo a change of sentence or settings")},
        {tr("Ctrl +, Ctrl −, Ctrl 0"), tr("larger, smaller, normal text")},
        {tr("Ctrl+D"), tr("light or dark")},
        {tr("Ctrl+L"), tr("Chinese or English")},
        {tr("Ctrl+M"), tr("less motion, or all of it")},
        {tr("F11"), tr("full screen")},
        {tr("F1"), tr("this list")},
    };
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(design::space5, design::space4, design::space5, design::space4);
    grid->setHorizontalSpacing(design::space5);
    grid->setVerticalSpacing(design::space1);
    int row = 0;
    for (const auto& [keys, words] : rows) {
        auto* name = new QLabel(keys, this);
        views::setLook(name, "strong");
        grid->addWidget(name, row, 0);
        grid->addWidget(new QLabel(words, this), row, 1);
        ++row;
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    grid->addWidget(buttons, row, 0, 1, 2);
}

} // namespace casefile::shell
