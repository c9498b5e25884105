#include "app/figures/picture_benchmark.h"

#include "app/figures/registry.h"
#include "app/figures/scene_painter.h"
#include "engine/attention/attend.h"
#include "engine/models/gaussian.h"

#include <QElapsedTimer>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <string>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr QSize pictureSize(900, 520);
constexpr std::size_t heads = 8;
constexpr std::size_t headWidth = 8;
constexpr int lessonTokens = 32;
constexpr int longTokens = 512;
constexpr double nanosecondsInMillisecond = 1e6;

/// The untrained model with twice its heads.
engine::Model eightHeads()
{
    engine::Model model = engine::modelNamed("untrained", 1);
    engine::Gaussian gaussian(1);
    const std::size_t dModel = model.weights->dModel(), columns = heads * headWidth;
    auto weights = std::make_shared<engine::AttentionWeights>();
    for (engine::Matrix* matrix : {&weights->wq, &weights->wk, &weights->wv})
        *matrix = engine::gaussianMatrix(dModel, columns, 1.0 / std::sqrt(double(dModel)), gaussian);
    weights->wo = engine::gaussianMatrix(columns, dModel, 1.0 / std::sqrt(double(columns)), gaussian);
    weights->heads = heads;
    model.weights = weights;
    return model;
}

std::string words(int tokens)
{
    const char* const some[] = {"the ", "cat ", "saw ", "the ", "dog ", "and ", "it ", "ran ", "home "};
    std::string sentence;
    for (int token = 0; token < tokens; ++token)
        sentence += some[std::size_t(token) % std::size(some)];
    return sentence;
}

Frame frameOf(int tokens, const engine::Model& model)
{
    Frame frame;
    frame.trace = engine::attendSentence(words(tokens), model);
    frame.previous = engine::attendSentence(words(tokens - 1), model);
    frame.focus = {tokens - 1, 0};
    frame.size = pictureSize;
    return frame;
}

double pictureTime(const Figure& figure, const Frame& frame, QImage& target, const Palette& palette)
{
    QElapsedTimer timer;
    timer.start();
    const Scene scene = figure.layout(frame);
    target.fill(palette.color(Role::Panel));
    QPainter painter(&target);
    paint(painter, scene, palette);
    painter.end();
    return double(timer.nsecsElapsed()) / nanosecondsInMillisecond;
}

} // namespace

QList<NamedTimes> knobTimes(int moves)
{
    const Palette palette;
    QImage target(pictureSize, QImage::Format_ARGB32_Premultiplied);
    const engine::Model model = eightHeads();
    const Frame rest = frameOf(lessonTokens, model);
    QList<NamedTimes> all;
    for (const FigureRow& row : figureTable()) {
        const auto figure = makeFigure(row.id);
        pictureTime(*figure, rest, target, palette); // fonts and the first experiment
        for (const QString& id : row.knobs) {
            const content::Knob* knob = content::knobNamed(id);
            NamedTimes times{row.id + u'/' + id, {}};
            for (int move = 0; knob && move < moves; ++move) {
                Frame frame = rest;
                const double value = knob->least + (knob->most - knob->least) * move / std::max(1, moves - 1);
                frame.knobs.insert(id, content::rounded(*knob, value));
                times.milliseconds.push_back(pictureTime(*figure, frame, target, palette));
            }
            all.append(times);
        }
    }
    return all;
}

QList<NamedTimes> longPictureTimes(int repeats)
{
    const Palette palette;
    QImage target(pictureSize, QImage::Format_ARGB32_Premultiplied);
    const engine::Model model = eightHeads();
    Frame frame = frameOf(longTokens, model);
    QList<NamedTimes> all;
    for (const FigureRow& row : figureTable()) {
        const auto figure = makeFigure(row.id);
        NamedTimes times{row.id, {}};
        for (int repeat = 0; repeat < repeats; ++repeat) {
            frame.focus = {longTokens / 2 + repeat, longTokens / 3};
            times.milliseconds.push_back(pictureTime(*figure, frame, target, palette));
        }
        all.append(times);
    }
    return all;
}

std::vector<double> longTraceTimes(int repeats)
{
    const engine::Model model = eightHeads();
    const std::string sentence = words(longTokens);
    std::vector<double> times;
    for (int repeat = 0; repeat < repeats; ++repeat) {
        QElapsedTimer timer;
        timer.start();
        const engine::TracePtr trace = engine::attendSentence(sentence, model);
        times.push_back(double(timer.nsecsElapsed()) / nanosecondsInMillisecond);
    }
    return times;
}

} // namespace casefile::figures
