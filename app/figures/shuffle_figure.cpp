#include "app/figures/shuffle_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/named_rows.h"
#include "app/figures/number_table.h"
#include "app/figures/plot_tools.h"
#include "app/figures/text_columns.h"
#include "app/figures/token_grid.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostTokens = 14;
constexpr double headText = 12.0; ///< pixels at 100 %
constexpr double gapShare = 0.06; ///< of the room of a row: between the two strips

Scene explained(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    Scene scene = explainedBy(
        frame,
        {{Sample::Ramp,
          {Role::Diverging, 1.0},
          QCoreApplication::translate("figures",
                                      "output of the token; left in the typed order, right after shuffling")},
         {Sample::Word,
          {Role::Accent},
          frame.knob(u"with-positions"_s) != 0.0
              ? QCoreApplication::translate("figures", "largest |difference| of the two, with positions")
              : QCoreApplication::translate("figures",
                                            "largest |difference| of the two, without positions")}});
    addCutNote(scene, frame, mostTokens);
    return scene;
}

std::vector<double> meanRow(const engine::Matrix& matrix)
{
    std::vector<double> mean(matrix.columns(), 0.0);
    for (std::size_t row = 0; row < matrix.rows(); ++row)
        for (std::size_t column = 0; column < matrix.columns(); ++column)
            mean[column] += matrix(row, column) / double(matrix.rows());
    return mean;
}

QList<NamedRow> rowsOf(const engine::Shuffle& shuffle, const QStringList& words)
{
    QList<NamedRow> rows;
    for (std::size_t row = 0; row < shuffle.order.size(); ++row)
        rows.append({QCoreApplication::translate("figures", "%1: “%2” (was %3)", "place, token, place before")
                         .arg(row + 1)
                         .arg(words.value(qsizetype(shuffle.order[row])))
                         .arg(shuffle.order[row] + 1),
                     compactNumber(shuffle.rowDifference[row])});
    rows.append({QCoreApplication::translate("figures", "mean of all outputs"),
                 compactNumber(shuffle.pooledDifference)});
    rows.append({QCoreApplication::translate("figures", "largest difference"),
                 compactNumber(shuffle.largestDifference),
                 {Role::Accent}});
    return rows;
}

/// Over the two strips of a row, and over the numbers at its end.
void addHeadings(Scene& scene, const Frame& inner, const QRectF& room)
{
    const double size = textPixels(inner, headText), half = room.width() / 2.0;
    const auto add = [&](double left, double width, const QString& words, TextAlign align) {
        scene.marks.append(textMark(QRectF(left, 0.0, width, textHeight(size)), words,
                                    fittingSize(words, width - 2.0, size), Role::Muted, align));
    };
    add(room.left(), half, QCoreApplication::translate("figures", "as typed"), TextAlign::Left);
    add(room.left() + half * (1.0 + gapShare), half * (1.0 - gapShare),
        QCoreApplication::translate("figures", "shuffled"), TextAlign::Left);
    add(room.right(), inner.size.width() - room.right() - 4.0,
        QCoreApplication::translate("figures", "|difference|"), TextAlign::Right);
}

} // namespace

const engine::Shuffle& ShuffleFigure::shuffle(const Frame& frame) const
{
    const int seed = int(frame.knob(u"shuffle-draw"_s));
    const bool positions = frame.knob(u"with-positions"_s) != 0.0;
    if (m_trace != frame.trace || m_seed != seed || m_positions != positions) {
        m_shuffle = engine::shuffleTokens(*frame.trace, mostTokens, std::uint64_t(seed), positions);
        m_trace = frame.trace;
        m_seed = seed;
        m_positions = positions;
    }
    return m_shuffle;
}

Scene ShuffleFigure::layout(const Frame& frame) const
{
    Scene scene = explained(frame);
    if (!isDrawable(frame))
        return scene;
    if (!frame.revealed)
        return wordsInstead(scene, frame, unansweredText());
    const engine::Shuffle& experiment = shuffle(frame);
    const engine::Matrix &before = experiment.original->output, &after = experiment.shuffled->output;
    const Frame inner = reserveLegend(scene, frame);
    const double head = textHeight(textPixels(inner, headText));
    const NamedRows table(inner, QRectF(QPointF(0, 0), inner.size).adjusted(0, head, 0, 0),
                          rowsOf(experiment, firstTokens(frame, mostTokens)));
    const double scale = std::max(largestSize(before.values()), largestSize(after.values()));
    addHeadings(scene, inner, table.room(0));
    const int tokens = int(experiment.order.size());
    const auto addPair = [&](int row, std::span<const double> left, std::span<const double> right) {
        const QRectF room = table.room(row);
        const double width = room.width() * (1.0 - gapShare) / 2.0;
        addNumberStrip(scene, QRectF(room.left(), room.top(), width, room.height()), left, scale);
        if (staggered(frame.progress, row, table.count()) >= 0.5)
            addNumberStrip(scene, QRectF(room.right() - width, room.top(), width, room.height()), right,
                           scale);
    };
    for (int row = 0; row < tokens; ++row)
        addPair(row, before.row(experiment.order[std::size_t(row)]), after.row(std::size_t(row)));
    addPair(tokens, meanRow(before), meanRow(after));
    table.addTo(scene, table.count());
    scene.summary = QCoreApplication::translate(
                        "figures", "Tokens shuffled: the outputs of the same token differ by at most %1.")
                        .arg(compactNumber(experiment.largestDifference));
    return scene;
}

} // namespace casefile::figures
