#include "app/figures/reading_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/named_rows.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/reading.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostWords = 16;
constexpr double stripShare = 0.46; ///< of the room of a row: the state; a bar each has the rest
constexpr double barShare = 0.25;
constexpr double attentionBy = 0.15; ///< of the step: attention is done, the reader is still reading

class ReadingLayout
{
public:
    explicit ReadingLayout(const Frame& frame)
        : m_words(firstTokens(frame, mostWords))
        , m_read(std::min(qsizetype(frame.knob(u"words-read"_s)), m_words.size()))
        , m_reading(engine::readWordByWord(frame.trace->x, std::size_t(m_read),
                                           std::uint64_t(frame.knob(u"reader-draw"_s))))
        , m_whole(frame)
        , m_frame(reserveLegend(m_scene = explained(frame), frame))
    {}

    Scene make()
    {
        if (!m_frame.revealed)
            return wordsInstead(explained(m_whole), m_whole, unansweredText());
        const double head = textHeight(textPixels(m_frame, 12.0));
        const NamedRows table(m_frame, QRectF(QPointF(0, 0), m_frame.size).adjusted(0, head, 0, 0), rows());
        addHeadings(partsOf(table.room(0)), head);
        for (int row = 0; row < table.count(); ++row)
            addDrawings(row, table.room(row));
        table.addTo(m_scene, table.count());
        m_scene.summary =
            QCoreApplication::translate(
                "figures", "The recurrent cell needs %1 steps for %1 words, attention one. Of “%2” "
                           "%3 is left in the last state; “%4” gives it a weight of %5.")
                .arg(m_read)
                .arg(m_words.first(), share(0), asker(), weight(0));
        return m_scene;
    }

private:
    QString asker() const { return m_words.at(m_read - 1); }
    QString share(int word) const
    {
        return word < m_read ? playback::formatCell(m_reading.share[std::size_t(word)]) : u"–"_s;
    }
    double weightOf(int word) const
    {
        const engine::Matrix& weights = m_frame.trace->heads[std::size_t(shownHead(m_frame))].weights;
        return std::size_t(word) < weights.columns() ? weights(std::size_t(m_read) - 1, std::size_t(word))
                                                     : 0.0;
    }
    QString weight(int word) const { return playback::formatCell(weightOf(word)); }

    Scene explained(const Frame& frame) const
    {
        using Sample = LegendEntry::Sample;
        Scene scene = explainedBy(
            frame,
            {{Sample::Ramp,
              {Role::Diverging, 1.0},
              QCoreApplication::translate("figures", "state after the word, −1 … 1 (untrained cell, seed %1)")
                  .arg(int(frame.knob(u"reader-draw"_s)))},
             {Sample::Swatch,
              {Role::Accent},
              QCoreApplication::translate("figures", "share of the word in the change of the last state")},
             {Sample::Swatch,
              {Role::Query},
              QCoreApplication::translate("figures", "weight that “%1” gives it, all in one step")
                  .arg(asker())}});
        addCutNote(scene, frame, mostWords);
        return scene;
    }

    QList<NamedRow> rows() const
    {
        QList<NamedRow> rows;
        for (int word = 0; word < m_words.size(); ++word)
            rows.append({word < m_read ? QCoreApplication::translate("figures", "step %1: %2", "number, word")
                                             .arg(word + 1)
                                             .arg(m_words.at(word))
                                       : m_words.at(word),
                         QCoreApplication::translate("figures", "share %1 · weight %2")
                             .arg(share(word), weight(word)),
                         {word == m_read - 1 ? Role::Query : Role::Ink}});
        return rows;
    }

    /// What stands in the room of a row.
    struct RowParts
    {
        QRectF strip; ///< the state
        QRectF share;
        QRectF weight;
    };

    static RowParts partsOf(const QRectF& room)
    {
        const double gap = room.width() * (1.0 - stripShare - 2.0 * barShare);
        const QRectF strip(room.left(), room.top(), room.width() * stripShare, room.height());
        const QRectF share(strip.right() + gap / 2.0, room.top(), room.width() * barShare, room.height());
        return {strip, share, share.translated(share.width() + gap / 2.0, 0.0)};
    }

    void addHeadings(const RowParts& parts, double line)
    {
        const auto add = [&](const QRectF& part, const QString& words) {
            m_scene.marks.append(textMark(QRectF(part.left(), 0.0, part.width(), line), words,
                                          textPixels(m_frame, 12.0), Role::Muted, TextAlign::Left));
        };
        add(parts.strip, QCoreApplication::translate("figures", "%1 numbers", "of a state")
                             .arg(m_reading.cell.states.columns()));
        add(parts.share, QCoreApplication::translate("figures", "share"));
        add(parts.weight, QCoreApplication::translate("figures", "weight"));
    }

    /// The state appears when its word is read; the bars of attention all together.
    void addDrawings(int word, const QRectF& room)
    {
        const double read = staggered(m_frame.progress, word, int(m_read), 1.0 / double(m_read));
        const RowParts parts = partsOf(room);
        if (word < m_read && read > 0.0) {
            addNumberStrip(m_scene, parts.strip, m_reading.cell.states.row(std::size_t(word)), 1.0);
            addShareBar(m_scene, parts.share, m_reading.share[std::size_t(word)] * read, {Role::Accent}, {});
        }
        addShareBar(m_scene, parts.weight, weightOf(word) * between(m_frame.progress, 0.0, attentionBy),
                    {Role::Query}, {});
    }

    QStringList m_words;
    qsizetype m_read;
    engine::Reading m_reading;
    const Frame& m_whole; ///< with its legend
    Scene m_scene;
    Frame m_frame;
};

} // namespace

Scene ReadingFigure::layout(const Frame& frame) const
{
    return sceneOf<ReadingLayout>(frame);
}

} // namespace casefile::figures
