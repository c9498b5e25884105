#pragma once

#include "app/figures/figure.h"
#include "engine/measure/stack.h"

#include <optional>
#include <span>
#include <vector>

namespace casefile::figures {

/// The most tokens of a sentence that go through the blocks of a picture: its first ones.
inline constexpr std::size_t blockTokens = 64;

/// The input of the blocks: the first tokens of the sentence, with their positions.
engine::Matrix blockInput(const engine::AttentionTrace& trace);
/// Which of these tokens a picture follows: the one in focus.
std::size_t blockToken(const Frame& frame);
/// Stack settings that the knobs of a picture ask for: place and kind of norm, activation, width, seed; the
/// mask is causal where the learner's is. One block.
engine::StackSettings blockSettings(const Frame& frame);
/// "untrained blocks, drawn with seed 7"
QString untrainedText(const Frame& frame);

/// Untrained blocks over the sentence of a frame. Keeps its last answer, since a layout asks for it sixty
/// times a second, and goes on from it when more blocks are wanted. A view of what is kept.
class BlockRun
{
public:
    std::span<const engine::EncoderBlockTrace> of(const engine::Matrix& x, engine::StackSettings settings);

private:
    engine::Matrix m_x;
    std::optional<engine::StackSettings> m_settings; ///< with as many blocks as are kept
    std::vector<engine::EncoderBlockTrace> m_traces;
};

} // namespace casefile::figures
