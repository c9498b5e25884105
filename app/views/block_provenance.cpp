#include "app/views/block_provenance.h"

#include "app/figures/design.h"
#include "app/playback/lesson_session.h"
#include "app/playback/prose_fields.h"
#include "app/views/appearance.h"
#include "app/views/cell_text.h"
#include "app/views/frame_source.h"
#include "app/views/term_row.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace casefile::views {

using playback::LessonSession;
namespace design = figures::design;

namespace {

constexpr std::size_t mostTerms = 6; ///< of a long sum: those that weigh most

/// The same numbers under cells of no trace, so that the words for rules serve both.
engine::Provenance numbersOf(const engine::LedgerProvenance& ledger)
{
    engine::Provenance plain;
    plain.value = ledger.value;
    plain.rule = ledger.rule;
    plain.bias = ledger.bias;
    plain.hidden = ledger.hidden;
    plain.divisor = ledger.divisor;
    plain.activation = ledger.activation;
    for (const engine::LedgerTerm& term : ledger.terms)
        plain.terms.push_back({{},
                               term.leftValue,
                               term.right ? std::optional(engine::CellRef{}) : std::nullopt,
                               term.rightValue});
    return plain;
}

/// Rules whose terms are the whole calculation need no line of their own.
bool isCalculated(engine::Rule rule)
{
    return rule != engine::Rule::Maximum && rule != engine::Rule::Sum && rule != engine::Rule::Copy;
}

} // namespace

BlockProvenance::BlockProvenance(const LessonSession& session, QWidget* parent)
    : QFrame(parent)
    , m_session(session)
    , m_title(new QLabel(this))
    , m_back(new QPushButton(this))
    , m_name(new QLabel(this))
    , m_rule(new QLabel(this))
    , m_rowsLayout(new QVBoxLayout)
    , m_equality(new QLabel(this))
{
    setLook(m_title, "strong");
    setLook(m_back, "link");
    setLook(m_name, "strong");
    setLook(m_rule, "muted");
    setLook(m_equality, "note");
    for (QLabel* label : {m_title, m_name, m_rule, m_equality})
        label->setWordWrap(true);
    m_rowsLayout->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_back);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(design::space1);
    column->addLayout(head);
    column->addWidget(m_name);
    column->addWidget(m_rule);
    column->addLayout(m_rowsLayout);
    column->addWidget(m_equality);
    connect(m_back, &QPushButton::clicked, this, &BlockProvenance::back);
    for (const auto signal :
         {&LessonSession::traceChanged, &LessonSession::stateChanged, &LessonSession::problemChanged,
          &LessonSession::predictionChanged, &LessonSession::focusChanged, &LessonSession::stepChanged})
        connect(&session, signal, this, &BlockProvenance::follow);
    follow();
}

bool BlockProvenance::isAsked() const
{
    const QStringList& figures = m_session.step().figures;
    return !figures.isEmpty() && showsBlock(figures.first());
}

std::optional<engine::LedgerCell> BlockProvenance::cell() const
{
    return m_path.empty() ? std::nullopt : std::optional(m_path.back());
}

void BlockProvenance::openTerm(int term, bool right)
{
    const engine::LedgerTerm& chosen = m_terms[std::size_t(term)];
    m_path.push_back(right && chosen.right ? *chosen.right : chosen.left);
    rebuild();
}

void BlockProvenance::back()
{
    if (m_path.size() < 2)
        return;
    m_path.pop_back();
    rebuild();
}

void BlockProvenance::follow()
{
    setVisible(isAsked());
    if (!isAsked() || !m_session.trace() || !m_session.problem().isEmpty())
        return;
    figures::Frame frame = frameOf(m_session, {}, 1.0);
    frame.progress = 1.0; // a number is the same at every moment of the animation
    const QString figure = m_session.step().figures.first();
    if (m_figure == figure && isSameFrame(frame, m_asked) && !m_path.empty())
        return;
    m_figure = figure;
    m_asked = frame;
    m_path.clear();
    m_question = frame.revealed ? blockQuestion(figure, frame) : std::nullopt;
    if (m_question)
        m_path.push_back(m_question->cell);
    rebuild();
}

/// Keeps as many rows as there are terms: those of the last question are filled anew.
void BlockProvenance::keepRows(std::size_t count)
{
    while (std::size_t(m_rows.size()) > count) {
        TermRow* row = m_rows.takeLast();
        row->hide();
        row->deleteLater();
    }
    while (std::size_t(m_rows.size()) < count) {
        const int place = int(m_rows.size());
        m_rows.append(new TermRow(this));
        m_rowsLayout->addWidget(m_rows.last());
        // A term row speaks of cells of a trace; here the column tells left from right.
        connect(m_rows.last(), &TermRow::chosen, this,
                [this, place](const engine::CellRef& side) { openTerm(place, side.column == 1); });
    }
}

void BlockProvenance::fillTerms()
{
    const engine::LedgerProvenance provenance = engine::explain(m_question->ledger, m_path.back());
    const engine::Provenance numbers = numbersOf(provenance);
    m_rule->setText(ruleSentence(numbers));
    m_equality->setText(equalityText(numbers));
    std::vector<std::size_t> order(provenance.terms.size());
    std::iota(order.begin(), order.end(), 0u);
    if (order.size() > mostTerms + 1) {
        std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) {
            return std::abs(termResult(numbers, numbers.terms[i]));
        });
        order.resize(mostTerms);
    }
    const auto number = [&](const engine::LedgerCell& cell, double value, std::size_t row, bool right) {
        const QString name = ledgerCellName(m_question->ledger, cell, *m_asked.trace);
        const QString words = tr("%1  %2", "name of a number, the number")
                                  .arg(name, playback::formatCell(value, inspectorDecimals));
        return TermRow::Number{buttonWords(words),
                               tr("Where does %1 come from?").arg(name),
                               {engine::TensorId::X, 0, row, right ? 1u : 0u}};
    };
    keepRows(order.size());
    m_terms.clear();
    for (std::size_t row = 0; row < order.size(); ++row) {
        const engine::LedgerTerm& term = provenance.terms[order[row]];
        const engine::Term& plain = numbers.terms[order[row]];
        std::optional<TermRow::Number> right;
        if (term.right)
            right = number(*term.right, term.rightValue, row, true);
        QString result;
        if (isCalculated(provenance.rule))
            result = tr("%1 = %2", "calculation, result")
                         .arg(termText(numbers, plain),
                              playback::formatCell(termResult(numbers, plain), inspectorDecimals));
        m_rows[qsizetype(row)]->fill(number(term.left, term.leftValue, row, false), right, result);
        m_terms.push_back(term);
    }
}

void BlockProvenance::rebuild()
{
    m_title->setText(tr("Where does this number come from?"));
    m_back->setText(tr("← Back"));
    m_back->setVisible(m_path.size() > 1);
    m_rule->clear();
    m_equality->clear();
    if (m_path.empty()) {
        keepRows(0);
        m_name->setText(
            m_session.isRevealed()
                ? tr("This picture is measured over whole layers; the lit lines of the code do it.")
                : tr("Answer first; then the numbers open."));
        return;
    }
    const engine::LedgerCell& now = m_path.back();
    m_name->setText(tr("%1 = %2 (block %3, untrained)", "cell, value, number")
                        .arg(ledgerCellName(m_question->ledger, now, *m_asked.trace),
                             playback::formatCell(m_question->ledger.at(now), inspectorDecimals))
                        .arg(m_question->block));
    fillTerms();
    m_equality->setVisible(!m_equality->text().isEmpty());
}

void BlockProvenance::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    QFrame::changeEvent(event);
}

} // namespace casefile::views
