#include "app/figures/leak_figure.h"

#include "app/figures/bar_table.h"
#include "app/figures/layout_tools.h"
#include "app/figures/number_table.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "engine/measure/leak.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostTokens = 12;

/// The token that is set to zero, and how far every row moves without and with a causal mask.
struct LeakTest
{
    int changed = 0;
    std::vector<double> open;
    std::vector<double> causal;
};

LeakTest testOf(const Frame& frame, int tokens)
{
    LeakTest test;
    test.changed = std::min(int(frame.knob(u"token-out"_s)), tokens) - 1;
    const auto changed = std::size_t(test.changed), rows = std::size_t(tokens);
    test.open = engine::outputShift(*frame.trace, changed, {}, rows);
    test.causal = engine::outputShift(*frame.trace, changed, {"causal", 0, {}, {}}, rows);
    return test;
}

BarTable tableOf(const LeakTest& test, const QStringList& tokens)
{
    BarTable table;
    table.rows = tokens;
    table.columns = {QCoreApplication::translate("figures", "no mask"),
                     QCoreApplication::translate("figures", "causal mask")};
    table.highlighted = test.changed;
    const double most = std::max(1e-12, std::ranges::max(test.open));
    for (int row = 0; row < tokens.size(); ++row) {
        const auto cell = [&](double moved) {
            const bool leaks = row < test.changed && moved > 0.0;
            return BarCell{compactNumber(moved), moved / most, leaks ? Role::Wrong : Role::Accent};
        };
        table.cells.push_back({cell(test.open[std::size_t(row)]), cell(test.causal[std::size_t(row)])});
    }
    return table;
}

QList<LegendEntry> legendOf()
{
    using Sample = LegendEntry::Sample;
    return {{Sample::Swatch,
             {Role::Accent},
             QCoreApplication::translate("figures", "how far the output of the row moves")},
            {Sample::Swatch,
             {Role::Wrong},
             QCoreApplication::translate("figures",
                                         "moves, and stands before the token that is set to zero: a leak")}};
}

} // namespace

Scene LeakFigure::layout(const Frame& frame) const
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    if (!frame.trace->memory.empty()) {
        scene.summary = QCoreApplication::translate("figures", "needs one text: self-attention");
        scene.marks.append(
            textMark(QRectF(QPointF(), frame.size), scene.summary, textPixels(frame, 14.0), Role::Muted));
        return scene;
    }
    scene.legend = legendOf();
    addCutNote(scene, frame, mostTokens);
    const Frame inner = reserveLegend(scene, frame);
    const QStringList tokens = firstTokens(frame, mostTokens);
    const LeakTest test = testOf(frame, int(tokens.size()));
    const double size = textPixels(inner, 14.0), line = size * 1.7;
    const auto changed = std::size_t(test.changed);
    const int open = int(engine::leakingRows(test.open, changed));
    const int causal = int(engine::leakingRows(test.causal, changed));
    scene.summary =
        frame.revealed
            ? QCoreApplication::translate(
                  "figures", "“%1” is set to zero. Rows before it that move: %2 without, %3 with the mask")
                  .arg(tokens.at(test.changed))
                  .arg(open)
                  .arg(causal)
            : unansweredText();
    scene.marks.append(textLine(scene.summary, 4.0, 0.0, inner.size.width() - 8.0, size, {}));
    addBarTable(scene, inner, QRectF(6.0, line, inner.size.width() - 12.0, inner.size.height() - line - 2.0),
                tableOf(test, tokens));
    return scene;
}

} // namespace casefile::figures
