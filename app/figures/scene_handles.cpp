#include "app/figures/scene.h"

#include <algorithm>

namespace casefile::figures {

namespace {

/// Adds the value of a knob that stands at `share` of its range.
void insertAt(content::KnobValues& values, const QString& id, double share)
{
    if (const content::Knob* knob = content::knobNamed(id))
        values.insert(id, content::rounded(*knob, knob->least + share * (knob->most - knob->least)));
}

} // namespace

content::KnobValues SceneHandle::valuesAt(QPointF point) const
{
    content::KnobValues values;
    if (area.width() > 0)
        insertAt(values, across, std::clamp((point.x() - area.left()) / area.width(), 0.0, 1.0));
    if (area.height() > 0)
        insertAt(values, up, std::clamp((area.bottom() - point.y()) / area.height(), 0.0, 1.0));
    return values;
}

const SceneHandle* handleAt(const Scene& scene, QPointF point)
{
    const auto handle =
        std::find_if(scene.handles.crbegin(), scene.handles.crend(),
                     [point](const SceneHandle& candidate) { return candidate.grab.contains(point); });
    return handle == scene.handles.crend() ? nullptr : &*handle;
}

} // namespace casefile::figures
