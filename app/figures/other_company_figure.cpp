#include "app/figures/other_company_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/number_table.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostTokens = 16;
constexpr double gap = 6.0;

Scene explained(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    Scene scene = explainedBy(
        frame,
        {{Sample::Frame, {Role::Query}, QCoreApplication::translate("figures", "asks, in both sentences")},
         {Sample::Frame, {Role::Key}, QCoreApplication::translate("figures", "is asked, in both sentences")},
         {Sample::None,
          {},
          QCoreApplication::translate("figures",
                                      "other words, drawn with seed %1; layer 2 is the same layer again")
              .arg(int(frame.knob(u"company-draw"_s)))}});
    addCutNote(scene, frame, mostTokens);
    return scene;
}

QString textOf(const engine::Token& token)
{
    return QString::fromStdString(token.text);
}

/// The numbers of one layer, here and there.
class PairNumbers
{
public:
    PairNumbers(const engine::AttentionTrace& here, const engine::AttentionTrace& there, int head,
                std::size_t query, std::size_t key)
        : m_here(here)
        , m_there(there)
        , m_head(std::size_t(head))
        , m_query(query)
        , m_key(key)
    {}

    NumberRow row(const QString& name, engine::TensorId tensor) const
    {
        const std::size_t column = tensor == engine::TensorId::RowSum ? 0 : m_key;
        const engine::CellRef cell{tensor, m_head, m_query, column};
        const double here = m_here.at(cell), there = m_there.at(cell);
        const bool stays = here == there || std::abs(here - there) < 1e-12;
        const QString change = stays ? QCoreApplication::translate("figures", "same")
                                     : (there > here ? u"+"_s : QString()) + compactNumber(there - here);
        return {{name, compactNumber(here), compactNumber(there), change},
                stays ? Role::Ink : Role::Accent,
                false,
                QCoreApplication::translate("figures", "%1: here %2, there %3, difference %4")
                    .arg(name, compactNumber(here), compactNumber(there), change)};
    }

private:
    const engine::AttentionTrace& m_here;
    const engine::AttentionTrace& m_there;
    std::size_t m_head, m_query, m_key;
};

void addSentence(Scene& scene, const Frame& frame, const QRectF& area, const engine::Tokens& tokens,
                 std::size_t query, std::size_t key, double opacity)
{
    QStringList texts;
    for (const engine::Token& token : tokens)
        texts.append(textOf(token));
    const ChipRow row = placeChips(texts, area, textPixels(frame, 14.0));
    for (int i = 0; i < texts.size(); ++i) {
        ChipLook look{{}, opacity, false};
        if (std::size_t(i) == key)
            look.frame = Ink{Role::Key};
        if (std::size_t(i) == query)
            look.frame = Ink{Role::Query};
        Meaning meaning;
        meaning.description = texts.at(i);
        addChip(scene, row, i, texts.at(i), look, meaning);
    }
}

} // namespace

const engine::OtherCompany& OtherCompanyFigure::company(const Asked& asked) const
{
    if (!(m_asked == asked)) {
        m_company = engine::inOtherCompany(*asked.trace, mostTokens, asked.query, asked.key,
                                           std::uint64_t(asked.seed));
        m_asked = asked;
    }
    return m_company;
}

Scene OtherCompanyFigure::layout(const Frame& frame) const
{
    using engine::TensorId;
    Scene scene = explained(frame);
    if (!isDrawable(frame) || frame.trace->tokens.empty())
        return scene;
    const std::size_t last = std::min(frame.trace->tokens.size(), std::size_t(mostTokens)) - 1;
    const std::size_t query = std::min(std::size_t(std::max(0, focusedQuery(frame))), last);
    const std::size_t key = std::min(std::size_t(std::max(0, focusedKey(frame))), last);
    const engine::OtherCompany& both = company({frame.trace, query, key, int(frame.knob(u"company-draw"_s))});
    const Frame inner = reserveLegend(scene, frame);
    const double size = textPixels(frame, 14.0);

    engine::Tokens own(frame.trace->tokens.begin(), frame.trace->tokens.begin() + std::ptrdiff_t(last + 1));
    const double chips = std::min(inner.size.height() * 0.18, size * 2.6);
    const QRectF first(gap, gap, inner.size.width() - 2 * gap, chips);
    const auto words = [](const char* text) { return QCoreApplication::translate("figures", text); };
    const QStringList places{words(QT_TRANSLATE_NOOP("figures", "here")),
                             words(QT_TRANSLATE_NOOP("figures", "there"))};
    const double label = widestOf(places, size) + gap;
    addSentence(scene, frame, first.adjusted(label, 0, 0, 0), own, query, key, 1.0);
    addSentence(scene, frame, first.adjusted(label, chips + gap, 0, chips + gap), both.tokens, query, key,
                between(frame.progress, 0.1, 0.8));
    for (int place = 0; place < places.size(); ++place)
        scene.marks.append(textMark(QRectF(gap, gap + place * (chips + gap), label - gap / 2, chips),
                                    places[place], size, Role::Muted, TextAlign::Left));

    scene.summary = unansweredText();
    if (!frame.revealed) {
        const double below = 2 * (chips + gap) + gap;
        scene.marks.append(
            textMark(QRectF(gap, below, inner.size.width() - 2 * gap, inner.size.height() - below),
                     unansweredText(), size, Role::Muted));
        return scene;
    }
    const PairNumbers one(*both.here, *both.there, shownHead(frame), query, key);
    const PairNumbers two(*both.hereNext, *both.thereNext, shownHead(frame), query, key);
    const std::vector<NumberRow> rows{
        {{QCoreApplication::translate("figures", "“%1” asks “%2”").arg(textOf(own[query]), textOf(own[key])),
          places[0], places[1], words(QT_TRANSLATE_NOOP("figures", "difference"))},
         Role::Muted,
         true,
         {}},
        one.row(words(QT_TRANSLATE_NOOP("figures", "layer 1: score")), TensorId::Scores),
        one.row(words(QT_TRANSLATE_NOOP("figures", "layer 1: scaled score")), TensorId::Scaled),
        one.row(words(QT_TRANSLATE_NOOP("figures", "layer 1: sum of the row")), TensorId::RowSum),
        one.row(words(QT_TRANSLATE_NOOP("figures", "layer 1: weight")), TensorId::Weights),
        two.row(words(QT_TRANSLATE_NOOP("figures", "layer 2: score")), TensorId::Scores),
        two.row(words(QT_TRANSLATE_NOOP("figures", "layer 2: weight")), TensorId::Weights),
    };
    const double top = 2 * (chips + gap) + 2 * gap;
    const double room = inner.size.height() - top - gap;
    const double height = std::min(room, tableHeight(rows.size(), size));
    addNumberTable(scene, QRectF(gap, top + (room - height) / 2, inner.size.width() - 2 * gap, height), rows,
                   size);
    scene.summary = QCoreApplication::translate("figures", "The same pair in two sentences: %1; %2.")
                        .arg(rows[1].spoken, rows[4].spoken);
    return scene;
}

} // namespace casefile::figures
