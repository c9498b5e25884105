#include "app/views/block_provenance.h"

#include "app/playback/lesson_session.h"
#include "app/playback/prose_fields.h"
#include "app/views/cell_text.h"
#include "app/views/frame_source.h"
#include "app/views/ledger_names.h"

namespace casefile::views {

using namespace Qt::StringLiterals;

using playback::LessonSession;

namespace {

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

} // namespace

BlockProvenance::BlockProvenance(const LessonSession& session, QWidget* parent)
    : ProvenanceFrame(parent)
    , m_session(session)
{
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

void BlockProvenance::goDown(const TermPlace& place)
{
    const engine::LedgerProvenance provenance = engine::explain(m_question->ledger, m_path.back());
    const engine::LedgerTerm& term = provenance.terms[place.term];
    m_path.push_back(place.side == TermRow::Side::Right ? *term.right : term.left);
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

QString BlockProvenance::invitation() const
{
    if (m_session.step().figures.value(0) == "block-parameters"_L1)
        return tr("These numbers are counted by a formula; the lit lines of the code do it.");
    return m_session.isRevealed()
               ? tr("This picture is measured over whole layers; the lit lines of the code do it.")
               : tr("Answer first; then the numbers open.");
}

std::optional<ProvenanceFrame::Level> BlockProvenance::level() const
{
    if (m_path.empty())
        return std::nullopt;
    const engine::LedgerCell& now = m_path.back();
    const engine::LedgerProvenance provenance = engine::explain(m_question->ledger, now);
    Level level;
    level.name = tr("%1 = %2 (block %3, untrained)", "cell, value, number")
                     .arg(ledgerCellName(m_question->ledger, now, *m_asked.trace),
                          playback::formatCell(provenance.value, inspectorDecimals))
                     .arg(m_question->block);
    level.numbers = numbersOf(provenance);
    level.nameOf = [this, terms = provenance.terms](const TermPlace& place) {
        const engine::LedgerTerm& term = terms[place.term];
        return ledgerCellName(m_question->ledger,
                              place.side == TermRow::Side::Right ? *term.right : term.left, *m_asked.trace);
    };
    return level;
}

} // namespace casefile::views
