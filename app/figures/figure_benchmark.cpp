#include "app/figures/figure_benchmark.h"

#include "app/figures/map_image.h"
#include "app/figures/registry.h"
#include "app/figures/scene_painter.h"
#include "engine/attention/attend.h"

#include <QElapsedTimer>
#include <QPainter>

#include <string>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr QSize pictureSize(1280, 800);
constexpr int mapCells = 512;
constexpr int mapPixels = 560; ///< height of a heat map in a window of usual size

double milliseconds(const QElapsedTimer& timer)
{
    return double(timer.nsecsElapsed()) / 1e6;
}

engine::TracePtr traceOf(const std::string& sentence)
{
    return engine::attendSentence(sentence, engine::modelNamed("hand-set"));
}

MapMark mapOf(const engine::Matrix& weights)
{
    MapMark map;
    map.rows = int(weights.rows());
    map.columns = int(weights.columns());
    map.levels = std::make_shared<const std::vector<float>>(weights.values().begin(), weights.values().end());
    return map;
}

} // namespace

std::vector<double> arcFrameTimes(int frames, double devicePixelRatio)
{
    Frame frame;
    frame.trace = traceOf("the cat saw the dog and it ran to the red house");
    frame.allHeads = true;
    frame.size = pictureSize;
    const auto figure = makeFigure(u"links"_s);
    const Palette palette;
    QImage target((frame.size * devicePixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    target.setDevicePixelRatio(devicePixelRatio);

    std::vector<double> times;
    for (int index = 0; index < frames; ++index) {
        QElapsedTimer timer;
        timer.start();
        frame.progress = double(index + 1) / frames;
        const Scene scene = figure->layout(frame);
        target.fill(palette.color(Role::Panel));
        QPainter painter(&target);
        paint(painter, scene, palette);
        painter.end();
        times.push_back(milliseconds(timer));
    }
    return times;
}

std::vector<double> heatMapTimes(int repeats)
{
    std::string sentence;
    for (int word = 0; word < mapCells; ++word)
        sentence += "cat ";
    const engine::TracePtr trace = traceOf(sentence);
    const Palette palette;

    std::vector<double> times;
    for (int repeat = 0; repeat < repeats; ++repeat) {
        QElapsedTimer timer;
        timer.start();
        const QImage cells =
            mapImage(mapOf(trace->heads.front().weights), palette, QSize(mapPixels, mapPixels));
        QImage picture(mapPixels, mapPixels, QImage::Format_RGB32);
        QPainter painter(&picture);
        painter.drawImage(QRect(0, 0, mapPixels, mapPixels), cells);
        painter.end();
        times.push_back(milliseconds(timer));
    }
    return times;
}

} // namespace casefile::figures
