#include "app/views/statistics/sheet_card.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/statistics/sheet_chart.h"
#include "app/views/statistics/sheet_words.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>

#include <algorithm>

namespace casefile::views {

namespace design = figures::design;

namespace {

constexpr int narrowCard = 720;
constexpr int bodyHeight = 270;
constexpr int aroundRows = 90; ///< axis and legend of a stacked chart
constexpr int rowHeight = 22;
constexpr int mostRows = 40;

} // namespace

SheetCard::SheetCard(const Appearance& appearance, QWidget* parent)
    : QFrame(parent)
    , m_appearance(appearance)
    , m_title(new QLabel(this))
    , m_definition(new QLabel(this))
    , m_empty(new QLabel(this))
    , m_save(new QPushButton(this))
    , m_chart(new SheetChart(appearance, this))
    , m_table(new QTableWidget(this))
    , m_body(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setLook(this, "panel");
    setLook(m_title, "heading");
    setLook(m_definition, "note");
    setLook(m_empty, "lead");
    setLook(m_save, "pill");
    for (QLabel* label : {m_definition, m_empty})
        label->setWordWrap(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->setAlternatingRowColors(false);
    m_table->setWordWrap(true);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_save);
    m_body->setSpacing(design::space4);
    m_body->addWidget(m_chart, 3);
    m_body->addWidget(m_table, 2);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space4, design::space3, design::space4, design::space4);
    column->setSpacing(design::space2);
    column->addLayout(head);
    column->addWidget(m_definition);
    column->addWidget(m_empty);
    column->addLayout(m_body);
    connect(m_save, &QPushButton::clicked, this, &SheetCard::saveChosen);
    retranslate();
}

void SheetCard::setSheet(const learner::Sheet& sheet)
{
    m_sheet = sheet;
    const bool isEmpty = sheet.rows.isEmpty();
    m_title->setText(sheet.title);
    m_title->setToolTip(sheet.definition);
    m_definition->setText(sheet.definition);
    m_empty->setText(sheet.empty);
    m_empty->setVisible(isEmpty);
    m_chart->setVisible(!isEmpty);
    m_table->setVisible(!isEmpty);
    m_save->setVisible(!isEmpty);
    m_chart->setSheet(sheet);
    const bool isByRow = sheet.kind == learner::SheetKind::Stacked; // each row has a bar and a name
    const int rows = isByRow ? std::min(int(sheet.rows.size()), mostRows) : 0;
    const int height = qRound(m_appearance.pixels(std::max(bodyHeight, aroundRows + rows * rowHeight)));
    m_chart->setMinimumHeight(height);
    m_table->setFixedHeight(height);
    fillTable();
    retranslate();
}

void SheetCard::fillTable()
{
    m_table->clear();
    m_table->setRowCount(int(m_sheet.rows.size()));
    m_table->setColumnCount(int(m_sheet.columns.size()));
    for (int column = 0; column < m_sheet.columns.size(); ++column) {
        auto* header = new QTableWidgetItem(m_sheet.columns[column].name);
        header->setToolTip(m_sheet.columns[column].definition);
        m_table->setHorizontalHeaderItem(column, header);
        for (int row = 0; row < m_sheet.rows.size(); ++row) {
            const QVariant& value = m_sheet.rows[row][column];
            auto* cell = new QTableWidgetItem(sheetWords(value));
            cell->setToolTip(header->toolTip());
            if (value.typeId() != QMetaType::QString)
                cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, cell);
        }
    }
    m_table->resizeColumnsToContents();
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->resizeRowsToContents();
    m_table->setAccessibleName(m_sheet.title);
    m_table->setAccessibleDescription(m_sheet.definition);
}

void SheetCard::retranslate()
{
    m_save->setText(tr("Save as CSV …"));
    m_save->setAccessibleName(tr("Save as CSV: %1", "title of a table").arg(m_sheet.title));
}

void SheetCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void SheetCard::resizeEvent(QResizeEvent* event)
{
    const bool isNarrow = width() < m_appearance.pixels(narrowCard);
    m_body->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QFrame::resizeEvent(event);
}

} // namespace casefile::views
