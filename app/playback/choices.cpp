#include "app/playback/choices.h"

#include <algorithm>

namespace casefile::playback {

namespace {

template <typename T>
void set(T& target, const std::optional<T>& value)
{
    if (value)
        target = *value;
}

template <typename T>
std::optional<T> changed(const T& authored, const T& wanted)
{
    return authored == wanted ? std::nullopt : std::optional<T>(wanted);
}

} // namespace

void apply(const Choices& choices, content::State& state)
{
    set(state.model, choices.model);
    set(state.seed, choices.seed);
    set(state.head, choices.head);
    set(state.allHeads, choices.allHeads);
    set(state.mask, choices.mask);
    set(state.scale, choices.scale);
    set(state.temperature, choices.temperature);
    set(state.position, choices.position);
    set(state.knobs, choices.knobs);
    set(state.edits, choices.edits);
    set(state.memory, choices.memory);
}

Choices difference(const content::State& authored, const content::State& wanted)
{
    return {
        .model = changed(authored.model, wanted.model),
        .seed = changed(authored.seed, wanted.seed),
        .head = changed(authored.head, wanted.head),
        .allHeads = changed(authored.allHeads, wanted.allHeads),
        .mask = changed(authored.mask, wanted.mask),
        .scale = changed(authored.scale, wanted.scale),
        .temperature = changed(authored.temperature, wanted.temperature),
        .position = changed(authored.position, wanted.position),
        .knobs = changed(authored.knobs, wanted.knobs),
        .edits = changed(authored.edits, wanted.edits),
        .memory = changed(authored.memory, wanted.memory),
    };
}

content::State authoredState(const content::Chapter& chapter, int step, const QString& language)
{
    content::State state;
    state.chapter = chapter.id;
    if (!chapter.examples.isEmpty())
        state.sentence = chapter.example(chapter.examples.first().id, language);
    const int last = std::min(step, int(chapter.steps.size()) - 1);
    for (int i = 0; i <= last; ++i) {
        const content::Step& entered = chapter.steps[i];
        content::applySettings(entered.state, state);
        if (entered.state.sentence)
            state.sentence = chapter.example(*entered.state.sentence, language);
        if (entered.state.memory)
            state.memory = chapter.example(*entered.state.memory, language);
        state.step = entered.id;
    }
    return state;
}

OwnSentence ownSentence(const content::Chapter& chapter, const QString& text, const QString& language)
{
    for (const content::Example& example : chapter.examples) {
        if (chapter.example(example.id, language) == text)
            return {.example = example.id, .typed = {}};
    }
    return {.example = {}, .typed = text};
}

QString textOf(const OwnSentence& sentence, const content::Chapter& chapter, const QString& language)
{
    return sentence.example.isEmpty() ? sentence.typed : chapter.example(sentence.example, language);
}

} // namespace casefile::playback
