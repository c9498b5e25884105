#include "app/figures/decode_cost_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/named_rows.h"
#include "app/figures/plot_tools.h"
#include "app/figures/size_words.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/decode_cost.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

/// In the order of the choice "model-size". Parameters without embeddings: of GPT-2 (Radford et al. 2019) 12
/// L d².
struct Sizes
{
    double parameters;
    double layers;
    double dModel;
};
constexpr Sizes models[] = {{85e6, 12, 768}, {7e9, 32, 4096}, {70e9, 80, 8192}};

} // namespace

Scene DecodeCostFigure::layout(const Frame& frame) const
{
    using Sample = LegendEntry::Sample;
    const auto said = [](const char* text) { return QCoreApplication::translate("figures", text); };
    Scene scene = explainedBy(
        frame, {{Sample::Swatch,
                 {Role::Head2},
                 said(QT_TRANSLATE_NOOP("figures", "2N: every weight once; N without embeddings"))},
                {Sample::Swatch,
                 {Role::Head1},
                 said(QT_TRANSLATE_NOOP("figures", "4Lnd: scores with cached keys, blend of values"))}});
    const Frame inner = reserveLegend(scene, frame);
    const Sizes& model = models[std::size_t(frame.knob(u"model-size"_s))];
    const double chosen = frame.knob(u"tokens-in-sight"_s);
    QList<double> lengths{512, 2048, 8192, 32768, 131072};
    if (!lengths.contains(chosen))
        lengths.append(chosen);
    std::ranges::sort(lengths);
    const double most =
        engine::decodeCost(model.parameters, model.layers, model.dModel, lengths.last()).total();
    QList<NamedRow> rows{{said(QT_TRANSLATE_NOOP("figures", "tokens in sight")),
                          said(QT_TRANSLATE_NOOP("figures", "operations, of them attention"))}};
    for (const double tokens : lengths) {
        const engine::DecodeCost cost =
            engine::decodeCost(model.parameters, model.layers, model.dModel, tokens);
        rows.append({fullCount(std::uint64_t(tokens)),
                     QCoreApplication::translate("figures", "%1, %2 %", "operations, share of attention")
                         .arg(shortCount(std::uint64_t(cost.total())))
                         .arg(playback::formatCell(100.0 * cost.attentionShare(), 1)),
                     {tokens == chosen ? Role::Accent : Role::Ink}});
    }
    const NamedRows table(inner, QRectF(QPointF(), inner.size), rows);
    for (int row = 1; row < table.count(); ++row) { // below the heading
        const engine::DecodeCost cost =
            engine::decodeCost(model.parameters, model.layers, model.dModel, lengths.at(row - 1));
        const double shown = frame.progress / most;
        const QRectF room = table.room(row);
        addShareBar(scene, room, cost.total() * shown, {Role::Head1}, {});
        addShareBar(scene, room, cost.weights * shown, {Role::Head2}, {});
    }
    table.addTo(scene, table.count());
    const engine::DecodeCost cost = engine::decodeCost(model.parameters, model.layers, model.dModel, chosen);
    scene.summary =
        QCoreApplication::translate(
            "figures", "One token with %1 tokens in sight: %2 operations, %3 % of them attention.")
            .arg(fullCount(std::uint64_t(chosen)), shortCount(std::uint64_t(cost.total())),
                 playback::formatCell(100.0 * cost.attentionShare(), 1));
    return scene;
}

} // namespace casefile::figures
