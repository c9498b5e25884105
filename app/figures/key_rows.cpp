#include "app/figures/key_rows.h"

#include "app/figures/layout_tools.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace casefile::figures {

QRectF KeyRows::row(int index) const
{
    return {area.left(), area.top() + index * height, area.width(), height};
}

QRectF KeyRows::leftRow() const
{
    return row(int(keys.size()));
}

KeyRows placeKeyRows(std::span<const double> strength, const QRectF& area, double least, double most)
{
    const int count = int(strength.size());
    const int room = std::max(1, int(area.height() / least));
    KeyRows rows;
    if (count <= room) {
        rows.keys.resize(strength.size());
        std::iota(rows.keys.begin(), rows.keys.end(), 0);
    } else {
        const std::vector<int> order = byWeight(strength);
        rows.keys.assign(order.begin(), order.begin() + std::max(1, room - 1));
        std::ranges::sort(rows.keys);
        rows.left = count - int(rows.keys.size());
    }
    const int lines = int(rows.keys.size()) + (rows.left > 0 && room > 1 ? 1 : 0);
    rows.height = std::min(area.height() / std::max(1, lines), most);
    rows.area = QRectF(area.left(), area.top(), area.width(), rows.height * lines);
    return rows;
}

void addLeftOut(Scene& scene, const KeyRows& rows, double pixelSize)
{
    if (rows.left == 0 || rows.leftRow().bottom() > rows.area.bottom() + 0.01)
        return;
    const QRectF row = rows.leftRow();
    TextMark mark =
        textLine(QCoreApplication::translate("figures", "… and %n more key(s)", nullptr, rows.left),
                 row.left(), row.top(), row.width(), pixelSize, Ink{Role::Muted});
    mark.rect.setHeight(row.height());
    scene.marks.append(mark);
}

} // namespace casefile::figures
