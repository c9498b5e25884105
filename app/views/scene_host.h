#pragma once

#include "app/figures/scene.h"

#include <QWidget>

namespace casefile::views {

class SceneInteraction;

/// A widget that shows a scene: what a screen reader, the legend and the page ask it, whether it is a figure
/// or a chart.
class SceneHost
{
public:
    virtual ~SceneHost() = default;
    virtual const figures::Scene& scene() const = 0; ///< of the present frame, laid out if need be
    virtual QRectF widgetRect(const figures::SceneItem& item) const = 0; ///< in the coordinates of widget()
    virtual int walkedItem() const = 0;
    virtual QWidget* widget() = 0;
    virtual SceneInteraction& interaction() = 0;
};

} // namespace casefile::views
