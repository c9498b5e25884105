#include "app/figures/masked_count_figure.h"

#include "app/figures/lab_plan.h"
#include "app/figures/layout_tools.h"
#include "app/figures/number_table.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/masked_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;
using engine::MaskedWord;

namespace {

constexpr std::size_t lengths[] = {128, 256, 512};

Ink inkOf(MaskedWord word)
{
    switch (word) {
    case MaskedWord::Hidden:
        return {Role::Head1};
    case MaskedWord::Swapped:
        return {Role::Head2};
    case MaskedWord::Unchanged:
        return {Role::Head0};
    case MaskedWord::Left:
        break;
    }
    return openCell; // seen in both themes
}

/// What becomes of a token, in the words of the legend.
QString fateText(MaskedWord word)
{
    switch (word) {
    case MaskedWord::Hidden:
        return QCoreApplication::translate("figures", "chosen, shown as [MASK]");
    case MaskedWord::Swapped:
        return QCoreApplication::translate("figures", "chosen, another word shown");
    case MaskedWord::Unchanged:
        return QCoreApplication::translate("figures", "chosen, left as it was");
    case MaskedWord::Left:
        break;
    }
    return QCoreApplication::translate("figures", "not chosen");
}

class MaskedCountLayout
{
public:
    explicit MaskedCountLayout(const Frame& frame)
        : m_frame(reserveLegend(m_scene = explained(frame), frame))
        , m_plan(planLab(m_frame.size))
        , m_length(lengths[std::size_t(frame.knob(u"masked-length"_s))])
        , m_rate(frame.knob(u"masked-share"_s) / 100.0)
        , m_seed(std::uint64_t(frame.knob(u"masked-draw"_s)))
        , m_words(engine::drawMaskedWords(m_length, m_rate, m_seed))
    {}

    Scene make()
    {
        addTokens();
        addTable();
        m_scene.summary = QCoreApplication::translate(
                              "figures", "%1 tokens, drawn with seed %2: %3 chosen, %4 shown as [MASK]")
                              .arg(m_length)
                              .arg(m_seed)
                              .arg(m_length - drawn(MaskedWord::Left))
                              .arg(drawn(MaskedWord::Hidden));
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        Scene scene;
        scene.size = frame.size;
        for (const MaskedWord word :
             {MaskedWord::Hidden, MaskedWord::Swapped, MaskedWord::Unchanged, MaskedWord::Left})
            scene.legend.append({LegendEntry::Sample::Swatch, inkOf(word), fateText(word)});
        return scene;
    }

    std::size_t drawn(MaskedWord word) const { return std::size_t(std::ranges::count(m_words, word)); }

    /// A square for each token, in reading order.
    void addTokens()
    {
        const QRectF& room = m_plan.plot;
        const int across =
            std::max(1, int(std::ceil(std::sqrt(double(m_length) * room.width() / room.height()))));
        const int down = (int(m_length) + across - 1) / across;
        const double pitch = std::min(room.width() / across, room.height() / down);
        const double top = room.top() + (room.height() - pitch * down) / 2;
        const int shown = int(std::ceil(m_frame.progress * double(m_length)));
        for (int token = 0; token < shown; ++token) {
            const MaskedWord word = m_words[std::size_t(token)];
            Meaning meaning;
            meaning.description = fateText(word);
            m_scene.marks.append(
                RectMark{.rect = QRectF(room.left() + pitch * (token % across),
                                        top + pitch * (token / across), pitch - 1.5, pitch - 1.5),
                         .fill = inkOf(word),
                         .stroke = {},
                         .radius = 1.5,
                         .meaning = meaning});
        }
    }

    NumberRow row(const QString& name, double average, std::size_t count) const
    {
        NumberRow row;
        row.cells = {name, playback::formatCell(average, 1), QString::number(count)};
        row.spoken = QCoreApplication::translate("figures", "%1 on average, %2 in this draw")
                         .arg(row.cells.at(1), row.cells.at(2));
        return row;
    }

    void addTable()
    {
        const engine::MaskedShares average = engine::expectedMaskedWords(double(m_length), m_rate);
        NumberRow head;
        head.cells = {QCoreApplication::translate("figures", "of %1 tokens").arg(m_length),
                      QCoreApplication::translate("figures", "on average"),
                      QCoreApplication::translate("figures", "drawn")};
        head.role = Role::Muted;
        const std::vector<NumberRow> rows{
            head,
            row(QCoreApplication::translate("figures", "chosen"), average.chosen,
                m_length - drawn(MaskedWord::Left)),
            row(u"[MASK]"_s, average.hidden, drawn(MaskedWord::Hidden)),
            row(QCoreApplication::translate("figures", "another word"), average.swapped,
                drawn(MaskedWord::Swapped)),
            row(QCoreApplication::translate("figures", "unchanged"), average.unchanged,
                drawn(MaskedWord::Unchanged)),
        };
        const double size = textPixels(m_frame, 14.0);
        const QRectF& room = m_plan.readouts;
        const double height = std::min(room.height(), tableHeight(rows.size(), size));
        addNumberTable(m_scene,
                       QRectF(room.left(), room.top() + (room.height() - height) / 2, room.width(), height),
                       rows, size);
    }

    Scene m_scene;
    Frame m_frame;
    LabPlan m_plan;
    std::size_t m_length;
    double m_rate;
    std::uint64_t m_seed;
    std::vector<MaskedWord> m_words;
};

} // namespace

Scene MaskedCountFigure::layout(const Frame& frame) const
{
    return MaskedCountLayout(frame).make();
}

} // namespace casefile::figures
