#include "app/views/weight_editor.h"

#include "app/figures/design.h"
#include "app/figures/plot_tools.h"
#include "app/figures/tensor_symbol.h"
#include "app/playback/lesson_session.h"
#include "app/playback/model_names.h"
#include "app/views/appearance.h"
#include "app/views/cell_text.h"
#include "app/views/flow_layout.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace casefile::views {

using engine::TensorId;
using playback::LessonSession;
namespace design = figures::design;

namespace {

constexpr double largestEntry = 100.0;
constexpr double entryStep = 0.25;
constexpr int entryDecimals = 4;

QString rowName(const engine::AttentionTrace& trace, TensorId tensor, int row)
{
    return tensor == TensorId::Wo ? figures::columnName(trace, TensorId::Concat, 0, std::size_t(row))
                                  : playback::dimensionName(trace.model, std::size_t(row));
}

/// Keeps the chosen place when the names are written anew.
void setNames(QComboBox& box, const QStringList& names)
{
    const QSignalBlocker quiet(&box);
    const int before = std::max(box.currentIndex(), 0);
    box.clear();
    box.addItems(names);
    box.setCurrentIndex(std::min(before, int(names.size()) - 1));
}

} // namespace

WeightEditor::WeightEditor(LessonSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_label(new QLabel(this))
    , m_row(new QComboBox(this))
    , m_column(new QComboBox(this))
    , m_value(new QDoubleSpinBox(this))
    , m_back(new QPushButton(this))
    , m_allBack(new QPushButton(this))
{
    setLook(m_label, "muted");
    setLook(m_back, "link");
    setLook(m_allBack, "link");
    m_value->setRange(-largestEntry, largestEntry);
    m_value->setSingleStep(entryStep);
    m_value->setDecimals(entryDecimals);
    auto* flow = new FlowLayout(design::space2, this);
    for (QWidget* part :
         {static_cast<QWidget*>(m_label), static_cast<QWidget*>(m_row), static_cast<QWidget*>(m_column),
          static_cast<QWidget*>(m_value), static_cast<QWidget*>(m_back), static_cast<QWidget*>(m_allBack)})
        flow->addWidget(part);
    const auto pickedHere = [this] {
        follow();
        emit pickedChanged();
    };
    connect(m_row, &QComboBox::activated, this, pickedHere);
    connect(m_column, &QComboBox::activated, this, pickedHere);
    connect(m_value, &QDoubleSpinBox::valueChanged, this, &WeightEditor::setEntry);
    connect(m_back, &QPushButton::clicked, this, &WeightEditor::putBack);
    connect(m_allBack, &QPushButton::clicked, &session, &LessonSession::putBackWeights);
    connect(&session, &LessonSession::traceChanged, this, &WeightEditor::follow);
    connect(&session, &LessonSession::stateChanged, this, &WeightEditor::follow);
    retranslate();
}

void WeightEditor::setTensor(std::optional<TensorId> tensor)
{
    if (tensor == m_tensor)
        return;
    m_tensor = tensor;
    retranslate();
}

std::optional<engine::CellRef> WeightEditor::cell() const
{
    if (!m_tensor || isHidden() || !m_session.trace() || m_row->currentIndex() < 0 ||
        m_column->currentIndex() < 0)
        return std::nullopt;
    const std::size_t head = engine::isPerHead(*m_tensor) ? std::size_t(m_session.state().head) : 0;
    return engine::CellRef{*m_tensor, head, std::size_t(m_row->currentIndex()),
                           std::size_t(m_column->currentIndex())};
}

void WeightEditor::pick(const engine::CellRef& cell)
{
    if (cell.tensor != m_tensor)
        return;
    if (engine::isPerHead(cell.tensor))
        m_session.setHead(int(cell.head));
    show();
    if (m_session.trace())
        fillNames(); // before the first show, there is nothing to choose among
    m_row->setCurrentIndex(int(cell.row));
    m_column->setCurrentIndex(int(cell.column));
    follow();
    emit pickedChanged();
}

void WeightEditor::turn(int steps)
{
    m_value->stepBy(steps);
}

void WeightEditor::setEntry(double value)
{
    if (const auto picked = cell())
        m_session.setWeight(*picked, value);
}

void WeightEditor::putBack()
{
    const auto picked = cell();
    if (!picked || !m_session.trace()->model.unedited)
        return;
    m_session.setWeight(*picked, engine::placeOf(*m_session.trace()->model.unedited, *picked).value);
}

void WeightEditor::follow()
{
    if (isHidden() || !m_tensor || !m_session.trace())
        return;
    fillNames();
    const QString symbol = figures::tensorSymbol(*m_tensor);
    m_label->setText(engine::isPerHead(*m_tensor)
                         ? tr("Entry of %1, head %2, ringed in the picture", "letter of a matrix, number")
                               .arg(symbol, QString::number(m_session.state().head + 1))
                         : tr("Entry of %1, ringed in the picture", "letter of a matrix").arg(symbol));
    const engine::Model& model = m_session.trace()->model;
    const auto picked = cell();
    if (!picked)
        return;
    const double now = engine::placeOf(*model.weights, *picked).value;
    const QSignalBlocker quiet(m_value);
    if (m_value->value() != now) // rounded to what the field can show
        m_value->setValue(now);
    const double own = model.unedited ? engine::placeOf(*model.unedited, *picked).value : now;
    m_back->setVisible(now != own);
    m_allBack->setVisible(m_session.state().edits.size() > 1 || (now == own && model.unedited));
}

void WeightEditor::fillNames()
{
    const engine::AttentionTrace& trace = *m_session.trace();
    const engine::Shape shape = trace.shape(*m_tensor);
    QStringList rows;
    for (int row = 0; row < int(shape.rows); ++row)
        rows.append(
            tr("row %1: %2", "of a matrix: number, name").arg(row + 1).arg(rowName(trace, *m_tensor, row)));
    const std::size_t head = engine::isPerHead(*m_tensor) ? std::size_t(m_session.state().head) : 0;
    QStringList columns;
    for (int column = 0; column < int(shape.columns); ++column)
        columns.append(tr("column %1: %2", "of a matrix: number, name")
                           .arg(column + 1)
                           .arg(figures::columnName(trace, *m_tensor, head, std::size_t(column))));
    setNames(*m_row, rows);
    setNames(*m_column, columns);
}

void WeightEditor::retranslate()
{
    const QString symbol = m_tensor ? figures::tensorSymbol(*m_tensor) : QString();
    m_row->setAccessibleName(tr("Row of %1").arg(symbol));
    m_column->setAccessibleName(tr("Column of %1").arg(symbol));
    m_value->setAccessibleName(tr("Entry of %1", "letter of a matrix").arg(symbol));
    m_back->setText(tr("Put back"));
    m_allBack->setText(tr("Put back all entries"));
    follow();
}

void WeightEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void WeightEditor::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    follow();
    emit pickedChanged();
}

void WeightEditor::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    emit pickedChanged();
}

} // namespace casefile::views
