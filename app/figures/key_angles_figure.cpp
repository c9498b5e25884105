#include "app/figures/key_angles_figure.h"

#include "app/figures/bar_rows.h"
#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/key_angles.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr std::size_t mostAngles = 20;   ///< that have bars and arrows
constexpr double anglePlaneShare = 0.46; ///< of the width
constexpr double originRadius = 3.5;
constexpr double keyShadowWidth = 9.0;
constexpr double shadowOpacity = 0.45;

class KeyAnglesLayout
{
public:
    explicit KeyAnglesLayout(const Frame& frame)
        : m_frame(reserveLegend(m_scene = explained(frame), frame))
        , m_angles(engine::keyAngles(*frame.trace, std::size_t(shownHead(frame)),
                                     std::size_t(focusedQuery(frame))))
        , m_names(keyTexts(*frame.trace))
        , m_size(textPixels(m_frame, design::textNote))
    {
        m_angles.keys.resize(std::min(m_angles.keys.size(), mostAngles));
        m_names = m_names.first(qsizetype(m_angles.keys.size()));
        m_key = focusedKey(frame) < int(m_angles.keys.size()) ? focusedKey(frame) : -1;
        planPlane();
    }

    Scene make()
    {
        addGround();
        for (std::size_t key = 0; key < m_angles.keys.size(); ++key)
            if (int(key) != m_key)
                addKey(key);
        if (m_key >= 0)
            addShadow();
        if (m_key >= 0)
            addKey(std::size_t(m_key));
        addQuery();
        addProducts();
        m_scene.summary = equation().join(QStringLiteral(" = "));
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        Scene scene = explainedBy(
            frame,
            {{Sample::LineThick,
              {Role::Query},
              QCoreApplication::translate("figures", "the query, laid across, to a scale of its own")},
             {Sample::LineThick,
              {Role::Key},
              QCoreApplication::translate("figures", "a key: at its angle to the query, keys to one scale")},
             {Sample::LineThick,
              {Role::Accent, 0.0, shadowOpacity},
              QCoreApplication::translate("figures", "shadow of the key: times |q|, it is the score")}});
        if (frame.trace->memory.empty())
            addCutNote(scene, frame, int(mostAngles));
        return scene;
    }

    /// Half a disc that holds the longest key; its flat side is the line of the query.
    void planPlane()
    {
        double longest = 0.0;
        for (const engine::KeyAngle& key : m_angles.keys)
            longest = std::max(longest, key.length);
        m_longest = longest > 0.0 ? longest : 1.0;
        const double line = textHeight(m_size);
        const double width = m_frame.size.width() * anglePlaneShare - 2.0 * design::space2;
        const double room = m_frame.size.height() - 4.0 * line - 2.0 * design::space2;
        m_radius = std::max(20.0, std::min(width / 2.0, room));
        const double top = design::space2 + line + std::max(0.0, (room - m_radius) / 2.0);
        m_origin = {design::space2 + width / 2.0, top + m_radius};
        m_bars = QRectF(m_frame.size.width() * anglePlaneShare, design::space2,
                        m_frame.size.width() * (1.0 - anglePlaneShare) - design::space2,
                        m_frame.size.height() - 2.0 * design::space2);
    }

    /// The tip of an arrow of this length at this cosine to the query.
    QPointF tip(double length, double cosine) const
    {
        const double pixels = m_radius * length / m_longest;
        return m_origin + QPointF(pixels * cosine, -pixels * std::sqrt(1.0 - cosine * cosine));
    }

    QString asking() const { return tokenText(*m_frame.trace, focusedQuery(m_frame)); }

    QString words(const engine::KeyAngle& key, const QString& name) const
    {
        return key.cosine ? QCoreApplication::translate("figures", "key “%1”: length %2, cosine %3, score %4")
                                .arg(name, playback::formatCell(key.length),
                                     playback::formatCell(*key.cosine), playback::formatCell(key.score))
                          : QCoreApplication::translate("figures", "key “%1”: no direction, score %2")
                                .arg(name, playback::formatCell(key.score));
    }

    /// Whom the query asks, and the equation with its numbers; the length of the query without a key in
    /// focus.
    QStringList equation() const
    {
        const QString length = playback::formatCell(m_angles.queryLength);
        if (m_key < 0 || !m_angles.keys[std::size_t(m_key)].cosine)
            return {QCoreApplication::translate("figures", "query “%1”: length %2").arg(asking(), length)};
        const engine::KeyAngle& key = m_angles.keys[std::size_t(m_key)];
        return {QCoreApplication::translate("figures", "“%1” asks “%2”: |q| × |k| × cos θ")
                    .arg(asking(), m_names[m_key]),
                QStringLiteral("%1 × %2 × %3 = %4")
                    .arg(length, playback::formatCell(key.length), playback::formatCell(*key.cosine),
                         playback::formatCell(key.score))};
    }

    void addGround()
    {
        const Ink ink{Role::Line};
        m_scene.marks.append(LineMark{.from = m_origin - QPointF(m_radius, 0.0),
                                      .to = m_origin + QPointF(m_radius, 0.0),
                                      .ink = ink,
                                      .meaning = {}});
        m_scene.marks.append(
            LineMark{.from = m_origin, .to = m_origin - QPointF(0.0, m_radius), .ink = ink, .meaning = {}});
        const double line = textHeight(m_size), foot = m_origin.y() + design::space1;
        const auto note = [&](double centre, const QString& text) {
            const double width = textWidth(text, m_size) + 2.0;
            const double left =
                std::clamp(centre - width / 2.0, 0.0, std::max(0.0, m_bars.left() - design::space4 - width));
            m_scene.marks.append(textMark(QRectF(left, foot, width, line), text, m_size, Role::Muted));
        };
        note(m_origin.x() - m_radius, QStringLiteral("cos −1"));
        note(m_origin.x(), QStringLiteral("0"));
        note(m_origin.x() + m_radius, QStringLiteral("cos 1"));
        double top = foot + line;
        for (const QString& words : equation()) {
            m_scene.marks.append(textLine(words, design::space2, top, m_bars.left() - 2.0 * design::space2,
                                          m_size, {Role::Ink}));
            top += line;
        }
    }

    void addArrow(QPointF end, double width, const Ink& ink, const Meaning& meaning)
    {
        m_scene.marks.append(LineMark{
            .from = m_origin, .to = end, .width = width, .arrow = true, .ink = ink, .meaning = meaning});
    }

    void addKey(std::size_t index)
    {
        const engine::KeyAngle& key = m_angles.keys[index];
        if (!key.cosine)
            return;
        const bool isFocused = int(index) == m_key;
        Meaning meaning;
        meaning.key = int(index);
        meaning.description = words(key, m_names[qsizetype(index)]);
        const double opacity = isFocused || m_key < 0 ? 1.0 : 0.4;
        addArrow(tip(key.length, *key.cosine), isFocused ? 3.0 : 1.5, {Role::Key, 0.0, opacity}, meaning);
    }

    void addQuery()
    {
        if (m_angles.queryLength == 0.0)
            return;
        Meaning meaning;
        meaning.query = focusedQuery(m_frame);
        meaning.description = QCoreApplication::translate("figures", "query “%1”: length %2")
                                  .arg(asking(), playback::formatCell(m_angles.queryLength));
        addArrow(m_origin + QPointF(m_radius, 0.0), 3.0, {Role::Query}, meaning);
        m_scene.marks.append(CircleMark{.centre = m_origin,
                                        .radius = originRadius,
                                        .fill = Ink{Role::Query},
                                        .stroke = {},
                                        .meaning = meaning});
    }

    /// The part of the key in focus that counts for this query.
    void addShadow()
    {
        const engine::KeyAngle& key = m_angles.keys[std::size_t(m_key)];
        if (!key.cosine)
            return;
        const QPointF end = tip(key.length, *key.cosine), foot(end.x(), m_origin.y());
        Meaning meaning;
        meaning.key = m_key;
        meaning.description = QCoreApplication::translate(
            "figures",
            "shadow of the key on the query: its length times the length of the query is the product");
        m_scene.marks.append(
            LineMark{.from = end, .to = foot, .ink = {Role::Muted, 0.0, 0.6}, .meaning = meaning});
        m_scene.marks.append(LineMark{.from = m_origin,
                                      .to = foot,
                                      .width = keyShadowWidth,
                                      .ink = {Role::Accent, 0.0, shadowOpacity},
                                      .meaning = meaning});
    }

    /// A row of bars of one number of every key.
    NamedBars bars(const QString& name, const QString& spoken, double engine::KeyAngle::*number,
                   Role role) const
    {
        NamedBars row{name, {}, spoken, {}, {}, 0.0, 0.0};
        for (std::size_t key = 0; key < m_angles.keys.size(); ++key) {
            row.values.push_back(m_angles.keys[key].*number);
            row.inks.push_back({role, 0.0, m_key < 0 || int(key) == m_key ? 1.0 : 0.55});
        }
        row.low = std::min(0.0, std::ranges::min(row.values));
        row.high = std::max(0.0, std::ranges::max(row.values));
        return row;
    }

    /// Length, cosine and score of every key, below each other.
    void addProducts()
    {
        NamedBars cosines{QStringLiteral("cos θ"),
                          {},
                          QCoreApplication::translate("figures", "cosine %1"),
                          {},
                          {},
                          0.0,
                          1.0};
        for (std::size_t key = 0; key < m_angles.keys.size(); ++key) {
            cosines.values.push_back(m_angles.keys[key].cosine.value_or(0.0));
            cosines.inks.push_back({Role::Muted, 0.0, m_key < 0 || int(key) == m_key ? 1.0 : 0.55});
        }
        cosines.low = std::min(0.0, std::ranges::min(cosines.values));
        addBarRows(m_scene, m_bars,
                   {bars(QStringLiteral("|k|"), QCoreApplication::translate("figures", "length %1"),
                         &engine::KeyAngle::length, Role::Key),
                    cosines,
                    bars(QStringLiteral("q · k"), QCoreApplication::translate("figures", "score %1"),
                         &engine::KeyAngle::score, Role::Accent)},
                   m_names, m_key, m_size);
    }

    Scene m_scene;
    Frame m_frame;
    engine::KeyAngles m_angles;
    QStringList m_names;
    int m_key = -1;
    double m_size = 13.0;
    double m_longest = 1.0; ///< key, in the numbers of the trace
    double m_radius = 1.0;  ///< pixels of it
    QPointF m_origin;
    QRectF m_bars;
};

} // namespace

Scene KeyAnglesFigure::layout(const Frame& frame) const
{
    if (isDrawable(frame) && !frame.revealed)
        return wordsInstead(explainedBy(frame, {}), frame, unansweredText());
    return sceneOf<KeyAnglesLayout>(frame);
}

} // namespace casefile::figures
