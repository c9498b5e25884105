#include "app/views/provenance_panel.h"

#include "app/figures/design.h"
#include "app/figures/registry.h"
#include "app/playback/lesson_session.h"
#include "app/playback/prose_fields.h"
#include "app/views/appearance.h"
#include "app/views/cell_text.h"
#include "app/views/copied_numbers.h"
#include "engine/attention/stages.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>

#include <algorithm>
#include <cmath>

namespace casefile::views {

using namespace Qt::StringLiterals;
using playback::LessonSession;
namespace design = figures::design;

namespace {

/// What a figure of a step shows the making of, else what its stage makes.
engine::TensorId tensorOf(const content::Step& step)
{
    for (const QString& figure : step.figures)
        if (const auto tensor = figures::tensorTakenApart(figure))
            return *tensor;
    const engine::Stage* stage = engine::stageNamed(step.stage.toStdString());
    return stage ? stage->tensor : engine::TensorId::Weights;
}

constexpr std::size_t termsAtFirst = 6; ///< of a long sum: those that weigh most

bool exists(const engine::AttentionTrace& trace, const engine::CellRef& cell)
{
    const engine::Shape shape = trace.shape(cell.tensor);
    const bool headExists = !engine::isPerHead(cell.tensor) || cell.head < trace.headCount();
    return headExists && cell.row < shape.rows && cell.column < shape.columns;
}

/// The column whose number is farthest from 0 in the row of a cell: where a row has no key in focus.
std::size_t largestColumn(const engine::AttentionTrace& trace, engine::CellRef cell)
{
    std::size_t best = 0;
    double largest = -1.0;
    for (cell.column = 0; cell.column < trace.shape(cell.tensor).columns; ++cell.column) {
        const double size = std::abs(trace.at(cell));
        if (std::isfinite(size) && size > largest) {
            largest = size;
            best = cell.column;
        }
    }
    return best;
}

} // namespace

ProvenancePanel::ProvenancePanel(const LessonSession& session, QWidget* parent)
    : QFrame(parent)
    , m_session(session)
    , m_title(new QLabel(this))
    , m_back(new QPushButton(this))
    , m_name(new QLabel(this))
    , m_rule(new QLabel(this))
    , m_equality(new QLabel(this))
    , m_terms(new QVBoxLayout)
    , m_more(new QPushButton(this))
{
    setLook(m_title, "strong");
    setLook(m_back, "link");
    setLook(m_name, "strong");
    setLook(m_rule, "muted");
    setLook(m_equality, "note");
    setLook(m_more, "link");
    for (QLabel* label : {m_title, m_rule, m_equality, m_name})
        label->setWordWrap(true);
    for (QLabel* label : {m_name, m_equality}) // numbers can be copied
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_terms->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_back);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(design::space1);
    column->addLayout(head);
    column->addWidget(m_name);
    column->addWidget(m_rule);
    column->addLayout(m_terms);
    column->addWidget(m_more);
    column->addWidget(m_equality);
    connect(m_back, &QPushButton::clicked, this, &ProvenancePanel::back);
    // Not a key event: buttons keep arrows for themselves.
    new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Left), this, this, &ProvenancePanel::back,
                  Qt::WidgetWithChildrenShortcut);
    connect(m_more, &QPushButton::clicked, this, [this] {
        m_showAll = true;
        rebuild();
    });
    connect(&session, &LessonSession::traceChanged, this, &ProvenancePanel::follow);
    connect(&session, &LessonSession::stateChanged, this, &ProvenancePanel::follow);
    connect(&session, &LessonSession::problemChanged, this, &ProvenancePanel::follow);
    connect(&session, &LessonSession::predictionChanged, this, &ProvenancePanel::follow);
    connect(&session, &LessonSession::focusChanged, this, &ProvenancePanel::follow);
    connect(&session, &LessonSession::stepChanged, this, &ProvenancePanel::forget);
    rebuild();
}

void ProvenancePanel::show(const engine::CellRef& cell)
{
    m_path.assign(1, cell);
    m_showAll = false;
    rebuild();
}

void ProvenancePanel::openTerm(const engine::CellRef& cell)
{
    if (m_path.empty() && this->cell())
        m_path.push_back(*this->cell());
    goTo([&] { m_path.push_back(cell); });
}

void ProvenancePanel::back()
{
    if (m_path.size() > 1)
        goTo([this] { m_path.pop_back(); });
}

/// Whoever goes by keyboard stays here: the button that was pressed may be gone on the next level.
void ProvenancePanel::goTo(const std::function<void()>& change)
{
    const bool hadFocus = isAncestorOf(focusWidget()) && window()->focusWidget() == focusWidget();
    change();
    m_showAll = false;
    rebuild();
    if (hadFocus)
        takeFocus();
}

void ProvenancePanel::takeFocus()
{
    if (!m_rows.isEmpty())
        m_rows.first()->setFocus(Qt::TabFocusReason);
    else if (!m_back->isHidden())
        m_back->setFocus(Qt::TabFocusReason);
    for (QWidget* above = parentWidget(); above; above = above->parentWidget())
        if (auto* scroll = qobject_cast<QScrollArea*>(above))
            scroll->ensureWidgetVisible(this);
}

void ProvenancePanel::forget()
{
    m_path.clear();
    follow();
}

ProvenancePanel::Question ProvenancePanel::question() const
{
    return {m_session.trace(), cell(), m_session.isRevealed()};
}

/// One change of the session is told by several signals; the rows are made anew once.
void ProvenancePanel::follow()
{
    if (!m_session.isPinned() && m_path.size() == 1)
        m_path.clear(); // the pin is gone, so the focus speaks again
    if (question() != m_shown)
        rebuild();
}

/// A laboratory draws numbers of its own, so the one in focus is not in it.
bool ProvenancePanel::isAsked() const
{
    return !m_path.empty() || std::ranges::any_of(m_session.step().figures, [](const QString& figure) {
        return figures::tensorTakenApart(figure) || figures::headsOf(figure) != figures::Heads::Any;
    });
}

std::optional<engine::CellRef> ProvenancePanel::cell() const
{
    const engine::TracePtr trace = m_session.trace();
    if (!trace || !isAsked() || !m_session.problem().isEmpty() || !m_session.isRevealed())
        return {};
    if (!m_path.empty() && exists(*trace, m_path.back()))
        return m_path.back();
    const content::Focus focus = m_session.focus();
    engine::CellRef cell;
    cell.tensor = tensorOf(m_session.step());
    cell.head = std::size_t(std::max(m_session.state().head, 0));
    cell.row = focus.query >= 0 ? std::size_t(focus.query) : trace->queries() - 1;
    const bool columnsAreKeys =
        trace->shape(cell.tensor).columns == trace->keys() && cell.tensor >= engine::TensorId::Scores;
    if (columnsAreKeys && focus.key >= 0)
        cell.column = std::size_t(focus.key);
    else if (exists(*trace, cell))
        cell.column = largestColumn(*trace, cell);
    return exists(*trace, cell) ? std::optional(cell) : std::nullopt;
}

/// Keeps as many rows as there are terms: those of the last question are filled anew.
void ProvenancePanel::keepRows(std::size_t count)
{
    while (std::size_t(m_rows.size()) > count) {
        TermRow* row = m_rows.takeLast();
        row->hide();
        row->deleteLater();
    }
    while (std::size_t(m_rows.size()) < count) {
        m_rows.append(new TermRow(this));
        m_terms->addWidget(m_rows.last());
        connect(m_rows.last(), &TermRow::chosen, this, &ProvenancePanel::openTerm);
    }
}

/// A term's cell with its number, which leads one level deeper.
TermRow::Number ProvenancePanel::number(const QString& name, double value, const engine::CellRef& cell) const
{
    const QString words = tr("%1  %2", "name of a number, the number")
                              .arg(name, playback::formatCell(value, inspectorDecimals));
    return {buttonWords(words), tr("Where does %1 come from?").arg(name), cell};
}

void ProvenancePanel::fillRow(TermRow& row, const engine::AttentionTrace& trace,
                              const engine::Provenance& provenance, const engine::Term& term)
{
    std::optional<TermRow::Number> right;
    if (term.right)
        right = number(cellName(trace, *term.right), term.rightValue, *term.right);
    const bool isCalculated = provenance.rule != engine::Rule::Maximum &&
                              provenance.rule != engine::Rule::Sum && provenance.rule != engine::Rule::Copy;
    QString result;
    if (isCalculated)
        result = tr("%1 = %2", "calculation, result")
                     .arg(termText(provenance, term),
                          playback::formatCell(termResult(provenance, term), inspectorDecimals));
    row.fill(number(cellName(trace, term.left), term.leftValue, term.left), right, result);
}

void ProvenancePanel::addTerms(const engine::AttentionTrace& trace, const engine::CellRef& cell)
{
    engine::Provenance provenance = engine::explain(trace, cell);
    m_rule->setText(ruleSentence(provenance));
    m_equality->setText(equalityText(provenance));
    m_equality->setVisible(!m_equality->text().isEmpty());
    std::vector<engine::Term>& terms = provenance.terms;
    const std::size_t all = terms.size();
    if (!m_showAll && all > termsAtFirst + 1) {
        std::stable_sort(terms.begin(), terms.end(), [&](const engine::Term& a, const engine::Term& b) {
            return std::abs(termResult(provenance, a)) > std::abs(termResult(provenance, b));
        });
        terms.resize(termsAtFirst);
    }
    keepRows(terms.size());
    for (std::size_t i = 0; i < terms.size(); ++i)
        fillRow(*m_rows[qsizetype(i)], trace, provenance, terms[i]);
    m_more->setText(tr("Show all %n term(s)", nullptr, int(all)));
    m_more->setVisible(terms.size() < all);
}

void ProvenancePanel::rebuild()
{
    m_shown = question();
    m_title->setText(tr("Where does this number come from?"));
    m_back->setText(tr("← Back"));
    m_back->setToolTip(tr("To the number that this one is a term of (Alt+Left)"));
    m_back->setVisible(m_path.size() > 1);
    const std::optional<engine::CellRef>& now = m_shown.cell;
    if (!now) {
        keepRows(0);
        m_more->hide();
        m_rule->clear();
        m_equality->clear();
        m_name->setText(m_session.isRevealed() ? tr("Point at a number in a picture.")
                                               : tr("Answer first; then the numbers open."));
        return;
    }
    const engine::AttentionTrace& trace = *m_shown.trace;
    const QString name = cellName(trace, *now);
    const QString value = playback::formatCell(trace.at(*now), inspectorDecimals);
    m_name->setText(engine::isPerHead(now->tensor)
                        ? tr("%1 = %2 (head %3)").arg(name, value).arg(now->head + 1)
                        : tr("%1 = %2", "cell, value").arg(name, value));
    addTerms(trace, *now);
}

void ProvenancePanel::keyPressEvent(QKeyEvent* event)
{
    const auto* row = qobject_cast<TermRow*>(focusWidget() ? focusWidget()->parentWidget() : nullptr);
    const std::optional<engine::CellRef> copied = row ? row->focusedCell() : m_shown.cell;
    if (event->matches(QKeySequence::Copy) && copied)
        copyNumber(*m_shown.trace, *copied);
    else
        QFrame::keyPressEvent(event);
}

void ProvenancePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    QFrame::changeEvent(event);
}

} // namespace casefile::views
