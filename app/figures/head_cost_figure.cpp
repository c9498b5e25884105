#include "app/figures/head_cost_figure.h"

#include "app/figures/bar_table.h"
#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/size_words.h"
#include "engine/measure/attention_cost.h"
#include "engine/measure/head_reading.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr std::uint64_t bytesOfNumber = 2; ///< 16-bit floating point

/// What is compared: one head, the heads of the knob, and these with shared keys and values.
struct Plan
{
    std::vector<engine::AttentionSizes> sizes;
    QStringList names;
};

Plan planOf(const Frame& frame)
{
    const auto tokens = std::uint64_t(frame.knob(u"cost-tokens"_s));
    const auto width = std::uint64_t(frame.knob(u"cost-width"_s));
    const std::uint64_t heads = std::uint64_t(1) << int(frame.knob(u"cost-heads"_s));
    const std::uint64_t keyHeads = keyHeadsOf(frame.knob(u"head-sharing"_s), heads);
    Plan plan;
    plan.sizes = {engine::evenSizes(tokens, width, 1, 1), engine::evenSizes(tokens, width, heads, heads)};
    plan.names = {QCoreApplication::translate("figures", "one head"),
                  QCoreApplication::translate("figures", "%n head(s)", nullptr, int(heads))};
    if (keyHeads < heads) {
        plan.sizes.push_back(engine::evenSizes(tokens, width, heads, keyHeads));
        plan.names.append(
            QCoreApplication::translate("figures", "%n set(s) of keys and values", nullptr, int(keyHeads)));
    }
    return plan;
}

QStringList byteCounts(std::span<const std::uint64_t> counts)
{
    QStringList words;
    for (const std::uint64_t each : counts)
        words.append(byteCount(each));
    return words;
}

/// One row: a count of each plan, bars relative to the largest.
void addRow(BarTable& table, const QString& name, const std::vector<std::uint64_t>& counts,
            const QStringList& words)
{
    const double most = std::max(1.0, double(*std::ranges::max_element(counts)));
    table.rows.append(name);
    std::vector<BarCell> cells;
    for (std::size_t column = 0; column < counts.size(); ++column)
        cells.push_back({words.at(qsizetype(column)), double(counts[column]) / most, Role::Accent,
                         fullCount(counts[column])});
    table.cells.push_back(std::move(cells));
}

BarTable tableOf(const Plan& plan)
{
    BarTable table;
    table.columns = plan.names;
    const auto counts = [&plan](auto count) {
        std::vector<std::uint64_t> result;
        for (const engine::AttentionSizes& sizes : plan.sizes)
            result.push_back(count(sizes, engine::costOf(sizes)));
        return result;
    };
    using engine::AttentionCost;
    using engine::AttentionSizes;
    const auto add = [&](const QString& name, auto count) {
        const std::vector<std::uint64_t> row = counts(count);
        addRow(table, name, row, comparedCounts(row));
    };
    add(QCoreApplication::translate("figures", "width of a head"),
        [](const AttentionSizes& sizes, const AttentionCost&) { return sizes.dK; });
    add(QCoreApplication::translate("figures", "parameters"),
        [](const AttentionSizes&, const AttentionCost& cost) { return cost.parameters; });
    add(QCoreApplication::translate("figures", "multiply-adds: projections"),
        [](const AttentionSizes&, const AttentionCost& cost) { return cost.projections; });
    add(QCoreApplication::translate("figures", "multiply-adds: scores and contexts"),
        [](const AttentionSizes&, const AttentionCost& cost) { return cost.scores + cost.contexts; });
    add(QCoreApplication::translate("figures", "one head: Q, K, then Q Kᵀ"),
        [](const AttentionSizes& sizes, const AttentionCost&) {
            return engine::scoringCost(sizes.tokens, sizes.dModel, sizes.dK).apart;
        });
    add(QCoreApplication::translate("figures", "one head: W_Q W_Kᵀ first"),
        [](const AttentionSizes& sizes, const AttentionCost&) {
            return engine::scoringCost(sizes.tokens, sizes.dModel, sizes.dK).merged;
        });
    add(QCoreApplication::translate("figures", "cells, each an exponential"),
        [](const AttentionSizes&, const AttentionCost& cost) { return cost.cells; });
    const std::vector<std::uint64_t> cache = counts([](const AttentionSizes&, const AttentionCost& cost) {
        return cost.keyValueNumbers * bytesOfNumber;
    });
    addRow(table, QCoreApplication::translate("figures", "key-value cache"), cache, byteCounts(cache));
    return table;
}

} // namespace

Scene HeadCostFigure::layout(const Frame& frame) const
{
    using Sample = LegendEntry::Sample;
    Scene scene = explainedBy(
        frame,
        {{Sample::Swatch,
          {Role::Accent},
          QCoreApplication::translate("figures",
                                      "counted for one layer, not timed; each row to its own largest")},
         {Sample::None, {}, QCoreApplication::translate("figures", "cache: 16-bit numbers of all tokens")}});
    const QSizeF room = reserveLegend(scene, frame).size;
    const Plan plan = planOf(frame);
    Frame shown = frame; // sizes are no answer to a question about weights
    shown.revealed = true;
    addBarTable(scene, shown, QRectF(QPointF(), room).adjusted(design::space3, 2.0, -design::space2, -2.0),
                tableOf(plan));
    const engine::AttentionCost one = engine::costOf(plan.sizes[0]);
    const engine::AttentionCost many = engine::costOf(plan.sizes[1]);
    scene.summary = QCoreApplication::translate(
                        "figures", "One head: %1 cells. %2: %3 cells, and the same multiply-adds.")
                        .arg(fullCount(one.cells), plan.names[1], fullCount(many.cells));
    return scene;
}

} // namespace casefile::figures
