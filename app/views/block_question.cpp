#include "app/views/block_question.h"

#include "app/figures/block_run.h"
#include "engine/block/ledgers.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::views {

namespace {

/// Which tensor of the ledger a picture is about; none: it shows no single number.
struct Shown
{
    QLatin1StringView figure;
    const char* tensor;
};

constexpr std::array shownTable{
    Shown{"block-path"_L1, "output"},
    Shown{"residual-stream"_L1, "output"},
    Shown{"norm"_L1, "attention-norm.output"},
    Shown{"neurons"_L1, "feed-forward.hidden"},
    Shown{"block-dropout"_L1, "attention.output"},
    Shown{"collapse"_L1, nullptr},
    Shown{"block-parameters"_L1, nullptr},
    Shown{"changed-rows"_L1, nullptr},
};

std::size_t largestColumn(const engine::Matrix& matrix, std::size_t row)
{
    const auto cells = matrix.row(row);
    const auto largest = std::ranges::max_element(cells, {}, [](double value) { return std::abs(value); });
    return std::size_t(largest - cells.begin());
}

engine::Matrix inputOf(const QString& figure, const figures::Frame& frame)
{
    engine::Matrix x = figures::blockInput(*frame.trace);
    if (figure == "norm"_L1)
        for (double& value : x.values())
            value *= frame.knob(u"norm-gain"_s);
    return x;
}

} // namespace

bool showsBlock(const QString& figure)
{
    return std::ranges::find(shownTable, figure, &Shown::figure) != shownTable.end();
}

std::optional<BlockQuestion> blockQuestion(const QString& figure, const figures::Frame& frame)
{
    const auto shown = std::ranges::find(shownTable, figure, &Shown::figure);
    if (shown == shownTable.end() || !shown->tensor || !frame.trace)
        return {};
    engine::StackSettings settings = figures::blockSettings(frame);
    if (figure == "residual-stream"_L1)
        settings.blocks = std::size_t(frame.knob(u"blocks"_s));
    const auto traces = engine::runStack(inputOf(figure, frame), settings);
    BlockQuestion question{engine::ledgerOf(traces.back()), {shown->tensor, 0, 0, 0}, settings.blocks};
    question.cell.row = figures::blockToken(frame);
    const engine::Matrix& tensor = question.ledger.entry(shown->tensor).parts.front();
    question.cell.column = largestColumn(tensor, question.cell.row);
    return question;
}

} // namespace casefile::views
