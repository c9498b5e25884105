#pragma once

#include "app/content/code_walk.h"
#include "app/content/state.h"
#include "app/figures/scene.h"
#include "engine/attention/trace.h"

#include <QString>

#include <memory>

namespace casefile::engine {
struct CostTiming;
}

namespace casefile::figures {

/// The part of a large map that is shown: so many rows and columns from these on.
struct MapWindow
{
    int row = 0;
    int column = 0;
    int side = 0; ///< 0: the whole map

    bool operator==(const MapWindow&) const = default;
};

/// Everything that a frame depends on. The same frame value gives the same scene, headless or not.
struct Frame
{
    engine::TracePtr trace;    ///< never null
    engine::TracePtr previous; ///< before the last edit; may be null
    engine::TracePtr frozen;   ///< of the frozen state; may be null
    int head = 0;
    bool allHeads = false; ///< overlay all heads
    double progress = 1.0; ///< of the present step, 0 … 1
    content::Focus focus;  ///< resolved indices or -1
    content::KnobValues knobs;
    std::shared_ptr<const engine::CostTiming> timing; ///< of this computer, at the knobs' width; may be null
    MapWindow window;                                 ///< of a heat map that is looked at closely
    std::shared_ptr<const content::CodeWalk> walk;    ///< of the present step; null: none
    bool pinned = false;
    bool revealed = true;     ///< false: a prediction is still open, the answer must not show
    bool numbersShown = true; ///< false: a map has shades only, because a question asks to read them
    QSizeF size;
    double textScale = 1.0; ///< 0.8 … 2
    QString language = QStringLiteral("zh");

    double knob(const QString& id) const { return content::knobValue(knobs, id); }
};

/// A picture of one idea: places marks, draws nothing.
class Figure
{
public:
    virtual ~Figure() = default;
    virtual Scene layout(const Frame& frame) const = 0;
};

} // namespace casefile::figures
