#include "app/playback/model_choice.h"

using namespace Qt::StringLiterals;

namespace casefile::playback {

ModelChoice modelChoice(const content::State& state)
{
    const auto width = [&](const QString& knob) {
        return std::size_t(content::knobValue(state.knobs, knob));
    };
    return {state.model, state.seed, {width(u"key-width"_s), width(u"value-width"_s)}, state.edits};
}

engine::Model makeModel(const ModelChoice& choice)
{
    const engine::Model model = engine::modelNamed(choice.name.toStdString(), choice.seed);
    const bool isResized = model.origin == engine::Origin::Untrained && choice.widths != engine::HeadWidths{};
    return engine::edited(isResized ? engine::untrainedModel(choice.seed, choice.widths) : model,
                          choice.edits);
}

} // namespace casefile::playback
