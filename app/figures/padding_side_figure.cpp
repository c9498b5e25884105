#include "app/figures/padding_side_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "engine/measure/padding_side.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;
using engine::PaddedPlace;
using engine::PaddingSide;

namespace {

constexpr int longest = 5;  ///< tokens of the longer text
constexpr int shortBy = 2;  ///< tokens that the other has less
constexpr double air = 4.0; ///< pixels around a place

class PaddingSideLayout
{
public:
    explicit PaddingSideLayout(const Frame& frame)
        : m_frame(reserveLegend(m_scene = explained(frame), frame))
        , m_tokens(firstTokens(frame, longest))
        , m_side(PaddingSide(int(frame.knob(u"padding-side"_s))))
        , m_restart(frame.knob(u"restart-positions"_s) != 0.0)
        , m_size(textPixels(m_frame, 15.0))
    {}

    Scene make()
    {
        const int width = int(m_tokens.size());
        const QStringList names{QCoreApplication::translate("figures", "short text"),
                                QCoreApplication::translate("figures", "long text")};
        const double labels = std::min(widestOf(names, m_size) + 10.0, m_frame.size.width() * 0.28);
        const double head = m_size * 1.9, height = (m_frame.size.height() - head) / 2;
        const double column = (m_frame.size.width() - labels - 8.0) / width;
        for (int text = 0; text < 2; ++text) {
            const int length = text == 0 ? std::max(1, width - shortBy) : width;
            const QRectF room(4.0, head + height * text, m_frame.size.width() - 8.0, height);
            m_scene.marks.append(textMark({room.left(), room.top(), labels - 6.0, height * 0.62},
                                          names.at(text), m_size, Role::Muted, TextAlign::Left));
            const auto places =
                engine::paddedPlaces(std::size_t(length), std::size_t(width), m_side, m_restart);
            for (int place = 0; place < width; ++place)
                addPlace(places[std::size_t(place)],
                         QRectF(room.left() + labels + column * place, room.top(), column, height), text,
                         place);
            if (text == 0)
                m_scene.summary = lastText(places.back());
        }
        m_scene.marks.append(
            textLine(m_scene.summary, 4.0, 0.0, m_frame.size.width() - 8.0, m_size, {Role::Ink}));
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        return explainedBy(
            frame, {{Sample::Frame,
                     {Role::Accent},
                     QCoreApplication::translate("figures", "last place: the next word is read off here")},
                    {Sample::Hatch,
                     {Role::Hidden},
                     QCoreApplication::translate("figures", "padding, hidden by the mask")},
                    {Sample::Swatch,
                     {Role::Chip},
                     QCoreApplication::translate("figures", "a token; below it the position it is given")}});
    }

    QString textOf(const PaddedPlace& place) const
    {
        return place.isPadding ? u"[PAD]"_s : m_tokens.at(int(place.token));
    }

    QString lastText(const PaddedPlace& last) const
    {
        return last.isPadding
                   ? QCoreApplication::translate("figures", "The short text would go on behind [PAD].")
                   : QCoreApplication::translate("figures",
                                                 "The short text goes on behind “%1”, position %2.")
                         .arg(textOf(last))
                         .arg(last.position);
    }

    void addPlace(const PaddedPlace& place, const QRectF& room, int text, int column)
    {
        const bool isLast = column + 1 == int(m_tokens.size());
        SceneItem item;
        item.rect = room.adjusted(air / 2, air / 2, -air / 2, -air / 2);
        item.name = QCoreApplication::translate("figures", "text %1, place %2").arg(text + 1).arg(column + 1);
        item.value =
            QCoreApplication::translate("figures", "%1, position %2").arg(textOf(place)).arg(place.position);
        item.gridRow = text;
        item.gridColumn = column;
        item.meaning.description =
            QCoreApplication::translate("figures", "%1, %2", "name, value").arg(item.name, item.value);
        QRectF chip = item.rect;
        chip.setHeight(room.height() * 0.62 - air);
        m_scene.marks.append(RectMark{.rect = chip,
                                      .fill = Ink{place.isPadding ? Role::Hidden : Role::Chip},
                                      .stroke = Ink{isLast ? Role::Accent : Role::Line},
                                      .strokeWidth = isLast ? 3.0 : 1.0,
                                      .radius = 4.0,
                                      .hatched = place.isPadding,
                                      .meaning = item.meaning});
        m_scene.marks.append(textMark(chip.adjusted(3, 0, -3, 0), textOf(place), m_size,
                                      place.isPadding ? Role::Muted : Role::Ink));
        const QRectF below(chip.left(), chip.bottom() + 2.0, chip.width(), textHeight(m_size));
        m_scene.marks.append(textMark(below, QString::number(place.position), m_size, Role::Value));
        m_scene.items.append(item);
    }

    Scene m_scene;
    Frame m_frame;
    QStringList m_tokens;
    PaddingSide m_side;
    bool m_restart;
    double m_size;
};

} // namespace

Scene PaddingSideFigure::layout(const Frame& frame) const
{
    return sceneOf<PaddingSideLayout>(frame);
}

} // namespace casefile::figures
