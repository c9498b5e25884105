#include "app/shell/shortcut_dialog.h"

#include "app/figures/design.h"
#include "app/shell/key_table.h"
#include "app/views/appearance.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

namespace casefile::shell {

namespace design = figures::design;

namespace {

constexpr double mostOfScreen = 0.9; ///< where the list needs more, it is one column, and scrolls

} // namespace

ShortcutDialog::ShortcutDialog(QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keys"));
    auto* scroll = new QScrollArea(this);
    auto* body = new QWidget(scroll->viewport());
    auto* columns = new QHBoxLayout(body);
    columns->setContentsMargins(design::space5, design::space4, design::space5, design::space4);
    columns->setSpacing(2 * design::space5);
    using enum KeyPlace;
    for (const QList<KeyPlace>& places :
         {QList<KeyPlace>{Window, Sentence, Review, Interview}, QList<KeyPlace>{Lesson, Picture, Quiz}}) {
        auto* column = new QVBoxLayout;
        column->setSpacing(design::space4);
        for (const KeyPlace place : places)
            addSection(column, place);
        column->addStretch(1);
        columns->addLayout(column);
    }
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, design::space4, design::space4);
    outer->addWidget(scroll, 1);
    outer->addWidget(buttons);
    const QSize most = screen()->availableSize() * mostOfScreen;
    const QSize rest(2 * design::space5, buttons->sizeHint().height() + 2 * design::space5);
    if (body->sizeHint().width() + rest.width() > most.width())
        columns->setDirection(QBoxLayout::TopToBottom);
    resize((body->sizeHint() + rest).boundedTo(most));
}

void ShortcutDialog::addSection(QVBoxLayout* column, KeyPlace place)
{
    auto* title = new QLabel(placeName(place), this);
    views::setLook(title, "muted");
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(design::space5);
    grid->setVerticalSpacing(design::space1);
    grid->setColumnStretch(1, 1);
    grid->addWidget(title, 0, 0, 1, 2);
    for (const KeyRow& row : keyTable()) {
        if (row.place != place)
            continue;
        auto* names = new QLabel(keyNames(row.keys), this);
        views::setLook(names, "strong");
        names->ensurePolished(); // bold is wider
        const int line = grid->rowCount();
        grid->addWidget(names, line, 0);
        grid->addWidget(new QLabel(keyWords(row), this), line, 1);
    }
    column->addLayout(grid);
}

} // namespace casefile::shell
