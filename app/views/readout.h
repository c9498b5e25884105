#pragma once

#include "app/figures/scene.h"

class QPainter;

namespace casefile::views {

class Appearance;

/// Where a box of that size explains an item: above it, else below, else beside it, within `bounds`; over it
/// only where there is room nowhere else.
QRectF readoutPlace(const QRectF& item, const QSizeF& box, const QRectF& bounds);

/// The box that paintReadout draws; empty when there is nothing to say.
QRectF readoutRect(const figures::SceneItem& item, const QRectF& bounds, const Appearance& appearance);

/// Draws what an item says (name, value, description, and for a number the way to its origin) in a box beside
/// it, inside `bounds`: tooltips are windows, and Wayland misplaces them.
void paintReadout(QPainter& painter, const figures::SceneItem& item, const QRectF& bounds,
                  const Appearance& appearance);

/// A mark in the corner of a picture that is still the one before, while a long text is computed.
void paintComputing(QPainter& painter, const QRectF& bounds, const Appearance& appearance);

/// The ring round what the keyboard is on.
void paintFocusRing(QPainter& painter, const QRectF& rect, const Appearance& appearance);

/// The ring round an item; a link or line is drawn along instead.
void paintFocusRing(QPainter& painter, const figures::Scene& scene, int item, const Appearance& appearance);

} // namespace casefile::views
