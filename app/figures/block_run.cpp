#include "app/figures/block_run.h"

#include "app/figures/plot_tools.h"
#include "engine/matrix/vectors.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace casefile::figures {

using namespace Qt::StringLiterals;

engine::Matrix blockInput(const engine::AttentionTrace& trace)
{
    return engine::firstRows(trace.x, blockTokens);
}

std::size_t blockToken(const Frame& frame)
{
    const std::size_t last = std::min(frame.trace->x.rows(), blockTokens) - 1;
    return std::min(std::size_t(std::max(0, focusedQuery(frame))), last);
}

engine::StackSettings blockSettings(const Frame& frame)
{
    engine::StackSettings settings;
    const std::size_t heads = frame.trace->headCount();
    settings.sizes.dModel = frame.trace->x.columns();
    settings.sizes.heads = settings.sizes.dModel % heads == 0 ? heads : 1;
    settings.sizes.factor = std::size_t(frame.knob(u"feed-forward-factor"_s));
    settings.place =
        frame.knob(u"norm-place"_s) == 0.0 ? engine::NormPlace::Before : engine::NormPlace::After;
    settings.norm =
        frame.knob(u"norm-kind"_s) == 0.0 ? engine::NormKind::Layer : engine::NormKind::RootMeanSquare;
    settings.activation =
        frame.knob(u"activation"_s) == 0.0 ? engine::Activation::Gelu : engine::Activation::Relu;
    settings.seed = std::uint64_t(frame.knob(u"block-draw"_s));
    if (frame.trace->settings.mask.rule == "causal")
        settings.mask.rule = "causal";
    return settings;
}

QString untrainedText(const Frame& frame)
{
    return QCoreApplication::translate("figures", "untrained blocks, drawn with seed %1")
        .arg(int(frame.knob(u"block-draw"_s)));
}

std::span<const engine::EncoderBlockTrace> BlockRun::of(const engine::Matrix& x,
                                                        engine::StackSettings settings)
{
    const std::size_t wanted = settings.blocks;
    settings.blocks = m_traces.size();
    const bool isOther = !m_settings || *m_settings != settings || m_x != x;
    if (isOther || wanted > m_traces.size()) {
        settings.blocks = wanted;
        m_traces = engine::runStack(x, settings, isOther ? decltype(m_traces)() : std::move(m_traces));
        m_settings = settings;
        m_x = x;
    }
    return std::span(m_traces).first(wanted);
}

} // namespace casefile::figures
