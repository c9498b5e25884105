#include "app/views/provenance_frame.h"

#include "app/figures/design.h"
#include "app/playback/prose_fields.h"
#include "app/views/appearance.h"
#include "app/views/cell_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace casefile::views {

namespace design = figures::design;

namespace {

constexpr std::size_t termsAtFirst = 6; ///< of a long sum: those that weigh most

/// Rules whose terms are the whole calculation need no line of their own.
bool isCalculated(engine::Rule rule)
{
    return rule != engine::Rule::Maximum && rule != engine::Rule::Sum && rule != engine::Rule::Copy;
}

/// True when the numbers of a term are written without rounding: else the calculation, followed by hand, is a
/// little off.
bool isShownInFull(const engine::Term& term, const engine::Provenance& numbers)
{
    const double scale = std::pow(10.0, inspectorDecimals);
    const auto isExact = [scale](double value) {
        const double scaled = value * scale;
        return !std::isfinite(value) || std::abs(scaled - std::round(scaled)) < 1e-6;
    };
    const bool isZero =
        numbers.rule == engine::Rule::SumOfProducts && term.leftValue * term.rightValue == 0.0;
    const bool areFactors = isExact(term.leftValue) && (!term.right || isExact(term.rightValue));
    return isZero || (areFactors && isExact(termResult(numbers, term)));
}

/// The terms that are shown: all of them, or those that weigh most.
std::vector<std::size_t> shownTerms(const engine::Provenance& numbers, bool all)
{
    std::vector<std::size_t> shown(numbers.terms.size());
    std::iota(shown.begin(), shown.end(), 0u);
    if (all || shown.size() <= termsAtFirst + 1)
        return shown;
    std::ranges::stable_sort(shown, std::greater(), [&](std::size_t term) {
        return std::abs(termResult(numbers, numbers.terms[term]));
    });
    shown.resize(termsAtFirst);
    return shown;
}

} // namespace

ProvenanceFrame::ProvenanceFrame(QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_back(new QPushButton(this))
    , m_name(new QLabel(this))
    , m_remark(new QLabel(this))
    , m_rule(new QLabel(this))
    , m_equality(new QLabel(this))
    , m_terms(new QVBoxLayout)
    , m_more(new QPushButton(this))
{
    setLook(m_title, "strong");
    setLook(m_back, "link");
    setLook(m_name, "strong");
    setLook(m_remark, "note");
    setLook(m_rule, "muted");
    setLook(m_equality, "note");
    setLook(m_more, "link");
    for (QLabel* label : {m_title, m_remark, m_rule, m_equality, m_name})
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
    column->addWidget(m_remark);
    column->addWidget(m_rule);
    column->addLayout(m_terms);
    column->addWidget(m_more);
    column->addWidget(m_equality);
    connect(m_back, &QPushButton::clicked, this, &ProvenanceFrame::back);
    // Not a key event: buttons keep arrows for themselves.
    new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Left), this, this, &ProvenanceFrame::back,
                  Qt::WidgetWithChildrenShortcut);
    connect(m_more, &QPushButton::clicked, this, [this] {
        m_showAll = true;
        rebuild();
    });
}

void ProvenanceFrame::back()
{
    if (isBelow())
        moveTo([this] { goUp(); });
}

/// The button that was pressed may be gone on the next level.
void ProvenanceFrame::moveTo(const std::function<void()>& change)
{
    const bool hadFocus = isAncestorOf(focusWidget()) && window()->focusWidget() == focusWidget();
    change();
    m_showAll = false;
    rebuild();
    if (hadFocus)
        takeFocus();
}

void ProvenanceFrame::takeFocus()
{
    if (!m_rows.isEmpty())
        m_rows.first()->setFocus(Qt::TabFocusReason);
    else if (!m_back->isHidden())
        m_back->setFocus(Qt::TabFocusReason);
    for (QWidget* above = parentWidget(); above; above = above->parentWidget())
        if (auto* scroll = qobject_cast<QScrollArea*>(above))
            scroll->ensureWidgetVisible(this);
}

std::optional<ProvenanceFrame::TermPlace> ProvenanceFrame::focusedTerm() const
{
    for (qsizetype row = 0; row < m_rows.size(); ++row)
        if (const auto side = m_rows[row]->focusedSide())
            return TermPlace{m_shown[std::size_t(row)], *side};
    return std::nullopt;
}

/// Keeps as many rows as there are terms: those of the last question are filled anew.
void ProvenanceFrame::keepRows(std::size_t count)
{
    while (std::size_t(m_rows.size()) > count) {
        TermRow* row = m_rows.takeLast();
        row->hide();
        row->deleteLater();
    }
    while (std::size_t(m_rows.size()) < count) {
        const auto place = std::size_t(m_rows.size());
        m_rows.append(new TermRow(this));
        m_terms->addWidget(m_rows.last());
        connect(m_rows.last(), &TermRow::chosen, this, [this, place](TermRow::Side side) {
            moveTo([&] { goDown({m_shown[place], side}); });
        });
    }
}

void ProvenanceFrame::fillRow(TermRow& row, const Level& level, std::size_t term)
{
    const auto number = [&](TermRow::Side side, double value) {
        const QString name = level.nameOf({term, side});
        const QString words = tr("%1  %2", "name of a number, the number")
                                  .arg(name, playback::formatCell(value, inspectorDecimals));
        return TermRow::Number{buttonWords(words), tr("Where does %1 come from?").arg(name)};
    };
    const engine::Term& values = level.numbers.terms[term];
    std::optional<TermRow::Number> right;
    if (values.right)
        right = number(TermRow::Side::Right, values.rightValue);
    QString result;
    if (isCalculated(level.numbers.rule))
        result =
            (isShownInFull(values, level.numbers) ? tr("%1 = %2", "calculation, result")
                                                  : tr("%1 ≈ %2", "calculation with rounded numbers, result"))
                .arg(termText(level.numbers, values),
                     playback::formatCell(termResult(level.numbers, values), inspectorDecimals));
    row.fill(number(TermRow::Side::Left, values.leftValue), right, result);
}

void ProvenanceFrame::fillTerms(const Level& level)
{
    m_shown = shownTerms(level.numbers, m_showAll);
    keepRows(m_shown.size());
    for (std::size_t row = 0; row < m_shown.size(); ++row)
        fillRow(*m_rows[qsizetype(row)], level, m_shown[row]);
    const int all = int(level.numbers.terms.size());
    m_more->setText(tr("Show all %n term(s)", nullptr, all));
    m_more->setVisible(int(m_shown.size()) < all);
}

void ProvenanceFrame::rebuild()
{
    const std::optional<Level> now = level();
    m_title->setText(tr("Where does this number come from?"));
    m_back->setText(tr("← Back"));
    m_back->setToolTip(tr("To the number that this one is a term of (Alt+Left)"));
    m_back->setVisible(isBelow());
    m_name->setText(now ? now->name : invitation());
    m_remark->setText(now ? now->remark : QString());
    m_remark->setVisible(!m_remark->text().isEmpty());
    m_rule->setText(now ? ruleSentence(now->numbers) : QString());
    m_equality->setText(now ? equalityText(now->numbers) : QString());
    m_equality->setVisible(!m_equality->text().isEmpty());
    fillTerms(now.value_or(Level()));
}

void ProvenanceFrame::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    QFrame::changeEvent(event);
}

} // namespace casefile::views
