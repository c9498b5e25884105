#pragma once

#include "app/figures/map_panels.h"

namespace casefile::figures {

// ---- what the pictures of several heads have in common

/// "2 verb with its nouns": the number of a head and what it was built for, if for anything.
QString headTitle(const engine::AttentionTrace& trace, int head);

/// "head 2"
QString headNumber(int head);

/// One map for each head: its weights.
std::vector<MapPanel> weightPanels(const Frame& frame);

/// Rows of an output that its maps show, at most: more are narrow bands without words.
constexpr int mostOutputRows = 64;

/// A map of [n, d_model] numbers, columns named as those of a tensor of the trace, of at most mostOutputRows
/// tokens; the scale is that of all of them.
MapPanels outputPanels(const Frame& frame, std::vector<MapPanel> panels,
                       engine::TensorId columns = engine::TensorId::Output);

/// Explains the frame about the row of the query, where there is one.
void addFocusEntry(QList<LegendEntry>& legend, const Frame& frame);

/// "largest difference: 2.2e-16" in two figures; "0" is exactly zero.
QString differenceText(double difference);

/// "12.3 %"
QString percentText(double share);

/// The head of a knob that counts from 1, within the heads of the trace.
int knobHead(const Frame& frame, const QString& knob);

/// One line at the foot of `area`; returns what is left above it.
QRectF addFootLine(Scene& scene, const Frame& frame, const QRectF& area, const QString& text);

/// Says whose weights these are: "hand-set", "untrained".
LegendEntry modelEntry(const engine::AttentionTrace& trace);

} // namespace casefile::figures
