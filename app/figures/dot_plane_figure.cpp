#include "app/figures/dot_plane_figure.h"

#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/plane.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr double shadowOpacity = 0.45;
constexpr double dropOpacity = 0.6; ///< of the line that casts the shadow
constexpr double reach = 3.0;       ///< of both axes: the range of the knobs
constexpr double grabRadius = 14.0;
constexpr double mostReadoutShare = 0.5; ///< of the width
constexpr double gap = 16.0;             ///< between the plane and its numbers

QString pointText(const engine::PlaneVector& vector)
{
    return u"(%1, %2)"_s.arg(playback::formatSetting(vector.across), playback::formatSetting(vector.up));
}

/// One arrow: what it is called, drawn as and turned by.
struct Arrow
{
    engine::PlaneVector vector;
    QString name;
    QString letter;
    double length = 0.0;
    Role role = Role::Query;
    QString across; ///< knobs
    QString up;
};

class DotPlaneLayout
{
public:
    explicit DotPlaneLayout(const Frame& frame)
        : m_frame(reserveLegend(m_scene = explained(frame), frame))
        , m_query{{frame.knob(u"query-across"_s), frame.knob(u"query-up"_s)},
                  QCoreApplication::translate("figures", "query"),
                  u"q"_s,
                  0.0,
                  Role::Query,
                  u"query-across"_s,
                  u"query-up"_s}
        , m_key{{frame.knob(u"key-across"_s), frame.knob(u"key-up"_s)},
                QCoreApplication::translate("figures", "key"),
                u"k"_s,
                0.0,
                Role::Key,
                u"key-across"_s,
                u"key-up"_s}
        , m_result(engine::productInPlane(m_query.vector, m_key.vector))
    {
        m_query.length = m_result.queryLength;
        m_key.length = m_result.keyLength;
        const QSizeF room = m_frame.size;
        m_textSize = textPixels(m_frame, design::textBody);
        const double wanted = widestOf(readoutLines(), m_textSize) + gap;
        const double most = room.width() * mostReadoutShare;
        m_textSize *= std::min(1.0, most / wanted); // sentences shrink before they are cut
        m_tickSize = textPixels(m_frame, design::textSmall);
        const double below = 1.5 * textHeight(m_tickSize) + 2.0, aside = textWidth(u"−3"_s, m_tickSize) + 8.0;
        const double side =
            std::min(room.width() - std::min(wanted, most) - gap - aside, room.height() - below - 4.0);
        m_plot = QRectF(aside, (room.height() - side - below) / 2, side, side);
        const double left = m_plot.right() + gap;
        m_readouts = QRectF(left, 0, room.width() - left, room.height());
    }

    Scene make()
    {
        addGrid();
        addShadow();
        addArrow(m_query, 0);
        addArrow(m_key, 1);
        addReadouts();
        m_scene.summary =
            QCoreApplication::translate("figures",
                                        "Query %1, key %2: the dot product is %3, the angle %4 degrees.")
                .arg(pointText(m_query.vector), pointText(m_key.vector),
                     playback::formatCell(m_result.product), playback::formatCell(m_result.angle, 0));
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        return explainedBy(
            frame, {{Sample::LineThick,
                     {Role::Query},
                     QCoreApplication::translate("figures", "query; drag its tip or use its sliders")},
                    {Sample::LineThick,
                     {Role::Key},
                     QCoreApplication::translate("figures", "key; drag its tip or use its sliders")},
                    {Sample::LineThick,
                     {Role::Accent, 0.0, shadowOpacity},
                     QCoreApplication::translate("figures", "shadow of the key on the query")},
                    {Sample::LineThin,
                     {Role::Muted, 0.0, dropOpacity},
                     QCoreApplication::translate("figures", "straight down from the tip of the key")}});
    }

    QPointF at(const engine::PlaneVector& vector) const
    {
        const double unit = m_plot.width() / (2.0 * reach);
        return m_plot.center() + QPointF(vector.across * unit, -vector.up * unit);
    }

    void addGrid()
    {
        m_scene.marks.append(RectMark{.rect = m_plot, .fill = {}, .stroke = Ink{Role::Line}, .meaning = {}});
        for (int line = -int(reach); line <= int(reach); ++line) {
            const Ink ink{line == 0 ? Role::Muted : Role::Line};
            const double place = line;
            m_scene.marks.append(
                LineMark{.from = at({place, -reach}), .to = at({place, reach}), .ink = ink, .meaning = {}});
            m_scene.marks.append(
                LineMark{.from = at({-reach, place}), .to = at({reach, place}), .ink = ink, .meaning = {}});
        }
        addNumbers();
    }

    /// At the left and lower edges of the plane, and the names of both directions at the ends of its axes.
    void addNumbers()
    {
        const double line = textHeight(m_tickSize), wide = m_plot.left() - 4.0;
        for (int place = -int(reach); place <= int(reach); ++place) {
            const QString label = playback::formatSetting(place);
            const double x = std::max(0.0, at({double(place), 0.0}).x() - wide / 2);
            const double y = std::max(0.0, at({0.0, double(place)}).y() - line / 2);
            m_scene.marks.append(textLine(label, x, m_plot.bottom() + line / 2 + 1.0, wide, m_tickSize,
                                          {Role::Muted}, TextAlign::Centre));
            m_scene.marks.append(
                textLine(label, 0.0, y, m_plot.left() - 4.0, m_tickSize, {Role::Muted}, TextAlign::Right));
        }
        m_scene.marks.append(textLine(QCoreApplication::translate("figures", "across"), m_plot.center().x(),
                                      m_plot.center().y() + 2.0, m_plot.width() / 2 - 4.0, m_tickSize,
                                      {Role::Muted}, TextAlign::Right));
        m_scene.marks.append(textLine(QCoreApplication::translate("figures", "up"), m_plot.left(),
                                      m_plot.top() + 2.0, m_plot.width() / 2 - 4.0, m_tickSize, {Role::Muted},
                                      TextAlign::Right));
    }

    /// The part of the key that counts for this query, and the line that drops it there.
    void addShadow()
    {
        Meaning meaning;
        meaning.description = QCoreApplication::translate(
            "figures",
            "shadow of the key on the query: its length times the length of the query is the product");
        m_scene.marks.append(LineMark{.from = at(m_key.vector),
                                      .to = at(m_result.shadow),
                                      .ink = {Role::Muted, 0, dropOpacity},
                                      .meaning = meaning});
        m_scene.marks.append(LineMark{.from = at({}),
                                      .to = at(m_result.shadow),
                                      .width = 11.0,
                                      .ink = {Role::Accent, 0, shadowOpacity},
                                      .meaning = meaning});
    }

    void addArrow(const Arrow& arrow, int place)
    {
        const QPointF tip = at(arrow.vector);
        SceneItem item;
        item.rect = QRectF(tip.x() - grabRadius, tip.y() - grabRadius, 2 * grabRadius, 2 * grabRadius)
                        .intersected(QRectF(QPointF(0, 0), m_frame.size));
        item.name = arrow.name;
        item.value = QCoreApplication::translate("figures", "%1, length %2")
                         .arg(pointText(arrow.vector), playback::formatCell(arrow.length));
        item.meaning.description =
            QCoreApplication::translate("figures", "%1, %2", "name, value").arg(item.name, item.value);
        item.gridRow = 0;
        item.gridColumn = place;
        m_scene.marks.append(LineMark{.from = at({}),
                                      .to = tip,
                                      .width = 3.0,
                                      .arrow = true,
                                      .ink = {arrow.role},
                                      .meaning = item.meaning});
        m_scene.marks.append(CircleMark{
            .centre = tip, .radius = 6.0, .fill = Ink{arrow.role}, .stroke = {}, .meaning = item.meaning});
        m_scene.items.append(item);
        m_scene.handles.append({item.rect, m_plot, arrow.across, arrow.up});
    }

    void addReadouts()
    {
        const double line = m_textSize * design::lineHeight;
        const QStringList lines = readoutLines();
        double top = std::max(2.0, (m_frame.size.height() - line * double(lines.size())) / 2);
        for (qsizetype i = 0; i < lines.size(); ++i, top += line) {
            TextMark text = textLine(lines.at(i), m_readouts.left(), top, m_readouts.width(), m_textSize,
                                     {i < 2 ? (i == 0 ? Role::Query : Role::Key) : Role::Ink});
            text.bold = i == lines.size() - 1;
            m_scene.marks.append(text);
        }
    }

    QStringList readoutLines() const
    {
        const auto number = [](double value) { return playback::formatCell(value); };
        return {
            QCoreApplication::translate("figures", "q = %1, length %2")
                .arg(pointText(m_query.vector), number(m_query.length)),
            QCoreApplication::translate("figures", "k = %1, length %2")
                .arg(pointText(m_key.vector), number(m_key.length)),
            m_result.cosine ? QCoreApplication::translate("figures", "angle %1°, cosine %2")
                                  .arg(playback::formatCell(m_result.angle, 0), number(*m_result.cosine))
                            : QCoreApplication::translate("figures", "no angle: a vector without length"),
            m_result.cosine ? QCoreApplication::translate("figures", "length × length × cosine = %1")
                                  .arg(number(m_query.length * m_key.length * *m_result.cosine))
                            : QString(),
            u"q · k = %1 × %2 + %3 × %4 = %5"_s.arg(factor(m_query.vector.across),
                                                    factor(m_key.vector.across), factor(m_query.vector.up),
                                                    factor(m_key.vector.up), number(m_result.product)),
        };
    }

    static QString factor(double value)
    {
        const QString text = playback::formatSetting(value);
        return value < 0.0 ? u"(%1)"_s.arg(text) : text;
    }

    Scene m_scene;
    Frame m_frame;
    Arrow m_query;
    Arrow m_key;
    engine::PlaneProduct m_result;
    QRectF m_plot;
    QRectF m_readouts;
    double m_textSize = 0.0;
    double m_tickSize = 0.0; ///< of the numbers beside the plane
};

} // namespace

Scene DotPlaneFigure::layout(const Frame& frame) const
{
    return DotPlaneLayout(frame).make();
}

} // namespace casefile::figures
