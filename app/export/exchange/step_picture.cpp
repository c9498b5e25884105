#include "app/export/exchange/step_picture.h"

#include "app/export/exchange/words_in.h"
#include "app/figures/palette.h"
#include "app/figures/registry.h"
#include "app/figures/scene_painter.h"
#include "app/playback/choices.h"
#include "app/playback/model_choice.h"
#include "app/playback/prose_fields.h"
#include "app/playback/trace_request.h"
#include "engine/input_error.h"

#include <QBuffer>
#include <QCoreApplication>

#include <algorithm>

namespace casefile::exports {

using namespace Qt::StringLiterals;

namespace {

constexpr QSizeF stepSize(880, 560);
constexpr QSizeF mapSize(640, 520);

engine::TracePtr traceIn(const content::State& state)
{
    try {
        return playback::computeTrace({1, state.sentence, playback::makeModel(playback::modelChoice(state)),
                                       content::settingsOf(state), state.memory})
            .trace;
    } catch (const engine::InputError&) {
        return nullptr;
    }
}

/// What a lesson shows of this state at the end of its step.
figures::Frame frameIn(const content::State& state, const engine::TracePtr& trace, QSizeF size,
                       const QString& language)
{
    const auto within = [](int index, std::size_t count) {
        return index < 0 ? -1 : std::min(index, int(count) - 1);
    };
    figures::Frame frame;
    frame.trace = trace;
    frame.head = std::clamp(state.head, 0, std::max(0, int(trace->headCount()) - 1));
    frame.allHeads = state.allHeads;
    frame.focus = {within(state.focus.query, trace->queries()), within(state.focus.key, trace->keys())};
    frame.knobs = state.knobs;
    frame.size = size;
    frame.language = language;
    return frame;
}

QByteArray pngOf(const QString& figure, const figures::Frame& frame)
{
    const auto made = figures::makeFigure(figure);
    if (!made)
        return {};
    const WordsIn words(frame.language);
    figures::Scene scene = made->layout(frame);
    scene.size = frame.size;
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    constexpr double pixelRatio = 1.5;
    const QImage image = figures::render(scene, figures::Palette(figures::Theme::Light), pixelRatio);
    return image.save(&buffer, "PNG") ? png : QByteArray();
}

} // namespace

QByteArray stepPicture(const content::Chapter& chapter, const QString& step, const QString& language)
{
    const int index = chapter.indexOf(step);
    if (index < 0 || chapter.steps[index].figures.isEmpty())
        return {};
    const content::State state = playback::authoredState(chapter, index, language);
    const engine::TracePtr trace = traceIn(state);
    if (!trace)
        return {};
    figures::Frame frame = frameIn(state, trace, stepSize, language);
    frame.walk = chapter.steps[index].walk;
    return pngOf(chapter.steps[index].figures.first(), frame);
}

CellPicture cellPicture(const content::Question& question, const content::Chapter& chapter,
                        const QString& language)
{
    content::State state = content::stateOf(question, language);
    if (state.sentence.isEmpty())
        state.sentence = playback::authoredState(chapter, 0, language).sentence;
    const engine::TracePtr trace = traceIn(state);
    if (!trace)
        return {};
    const content::Verdict verdict = content::grade(question, {}, *trace);
    figures::Frame frame = frameIn(state, trace, mapSize, language);
    frame.focus = {};
    frame.numbersShown = false;
    CellPicture picture;
    picture.asked = pngOf(u"heat-map"_s, frame);
    frame.numbersShown = true;
    frame.focus = {verdict.expectedRow, verdict.expectedColumn};
    picture.answered = pngOf(u"heat-map"_s, frame);
    picture.cell =
        QCoreApplication::translate("cards", "row %1 (%2), column %3 (%4)")
            .arg(QString::number(verdict.expectedRow + 1), playback::tokenName(*trace, verdict.expectedRow),
                 QString::number(verdict.expectedColumn + 1),
                 playback::keyTokenName(*trace, verdict.expectedColumn));
    return picture;
}

} // namespace casefile::exports
