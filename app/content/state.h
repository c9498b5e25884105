#pragma once

#include "app/content/fault.h"
#include "engine/attention/trace.h"
#include "engine/models/model.h"

#include <QJsonObject>
#include <QString>
#include <QUrl>

namespace casefile::content {

/// How deep the words beside the figure go.
enum class Depth { Story, Numbers, Formula, Code };
QString depthName(Depth depth); ///< "story", …

/// The token that asks and the token that is asked. An index past the sentence means its last token.
struct Focus
{
    int query = -1; ///< -1: none
    int key = -1;
    bool operator==(const Focus&) const = default;
};

/// Where the program is: deep links, the answer log, freezing, walkthroughs and headless pictures all use this one value.
struct State
{
    QString chapter = QStringLiteral("overview");
    QString step; ///< empty: the first
    QString sentence;
    QString model = QStringLiteral("hand-set");
    quint64 seed = 0;
    int head = 0;
    engine::Mask mask;
    bool scale = true;
    double temperature = 1.0;
    engine::PositionScheme position = engine::PositionScheme::Sinusoidal;
    Focus focus;
    Depth depth = Depth::Story;

    bool operator==(const State&) const = default;
};

QJsonObject toJson(const State& state);
/// Missing keys keep their defaults; unknown keys and wrong types are faults.
State stateFromJson(const QJsonObject& object, const QString& file, Faults& faults);

/// casefile:lesson/overview/<step id>, with the state that differs from the step's own as a query.
QUrl deepLink(const State& state);
State stateFromLink(const QUrl& link, Faults& faults);

engine::AttentionSettings settingsOf(const State& state);

} // namespace casefile::content
