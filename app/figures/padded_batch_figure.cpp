#include "app/figures/padded_batch_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "app/figures/weight_map.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/padded_batch.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr int mostTokens = 64; ///< of the learner's sentence: more cells would be too small to look at

/// Names of one sentence's rows, padding included.
QStringList namesOf(const QStringList& words, std::size_t length)
{
    QStringList names = words;
    while (names.size() < qsizetype(length))
        //: a row that is no token, only there to make sentences equally long
        names.append(QCoreApplication::translate("figures", "pad"));
    return names;
}

WeightMap mapOf(const engine::PaddedBatch& batch, std::size_t which, const QStringList& words,
                std::size_t head)
{
    const engine::AttentionTrace& trace = *batch.traces[which];
    WeightMap map;
    map.title = QCoreApplication::translate("figures", "sentence %1 of the batch: %2 tokens, %3 rows")
                    .arg(which + 1)
                    .arg(batch.lengths[which])
                    .arg(batch.length);
    map.weights = trace.heads[head].weights;
    map.hidden.assign(batch.length, std::vector<bool>(batch.length));
    for (std::size_t i = 0; i < batch.length; ++i)
        for (std::size_t j = 0; j < batch.length; ++j)
            map.hidden[i][j] = isHiddenKey(trace, int(i), int(j));
    map.queries = map.keys = namesOf(words, batch.length);
    return map;
}

QString shapesText(const engine::PaddedBatch& batch)
{
    const engine::AttentionTrace& trace = *batch.traces.front();
    return QCoreApplication::translate("figures",
                                       "X [batch, n, d_model] = [2, %1, %2]; scores and weights [batch, "
                                       "heads, n, n] = [2, %3, %1, %1]")
        .arg(batch.length)
        .arg(trace.weights().dModel())
        .arg(trace.headCount());
}

QString leakText(const engine::PaddedBatch& batch)
{
    return batch.leaked > 0.0
               ? QCoreApplication::translate("figures", "a real token gives padding up to %1 of its weight")
                     .arg(playback::formatCell(batch.leaked))
               : QCoreApplication::translate("figures", "no real token gives padding any weight");
}

Scene explained(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    return explainedBy(
        frame, {{Sample::Ramp,
                 {Role::Sequential, 1.0},
                 QCoreApplication::translate("figures", "weight from 0 to 1 in head %1")
                     .arg(isDrawable(frame) ? shownHead(frame) + 1 : 1)},
                {Sample::Swatch,
                 {Role::Hidden},
                 QCoreApplication::translate("figures", "column of padding, hidden: exactly 0")},
                {Sample::None,
                 {},
                 QCoreApplication::translate("figures", "rows of padding are computed and thrown away")},
                {Sample::None,
                 {},
                 QCoreApplication::translate("figures", "rows ask (queries), columns are asked (keys)")}});
}

} // namespace

Scene PaddedBatchFigure::layout(const Frame& frame) const
{
    if (!isDrawable(frame) || !frame.revealed)
        return wordsInstead(explained(frame), frame, unansweredText());
    if (frame.trace->tokens.empty() || !frame.trace->memory.empty())
        return wordsInstead(explained(frame), frame,
                            QCoreApplication::translate("figures", "needs a sentence"));
    //: the second sentence of a batch, of known words
    const QString other = QCoreApplication::translate("figures", "Cats run");
    const engine::PaddedBatch batch = engine::padTogether(*frame.trace, other.toStdString(),
                                                          frame.knob(u"hide-padding"_s) > 0.5, mostTokens);
    const auto head = std::size_t(shownHead(frame));
    QStringList words;
    for (const engine::Token& token : batch.otherTokens)
        words.append(QString::fromStdString(token.text));
    Scene scene = explained(frame);
    addCutNote(scene, frame, mostTokens);
    const QSizeF room = reserveLegend(scene, frame).size;
    const double size = textPixels(frame, 13.0), line = size * 1.7;
    const QRectF wide(8.0, 4.0, room.width() - 16.0, line);
    scene.marks.append(textMark(wide, shapesText(batch), size, Role::Ink, TextAlign::Left));
    const QRectF half(8.0, line + 8.0, room.width() / 2 - 14.0, room.height() - 2 * line - 14.0);
    addWeightMap(scene, half, mapOf(batch, 0, firstTokens(frame, mostTokens), head), size, 0);
    addWeightMap(scene, half.translated(room.width() / 2, 0.0), mapOf(batch, 1, words, head), size, 1);
    scene.marks.append(textMark(wide.translated(0.0, room.height() - line - 4.0), leakText(batch), size,
                                batch.leaked > 0.0 ? Role::Wrong : Role::Ink, TextAlign::Left));
    scene.summary = QCoreApplication::translate("figures", "%1; %2.").arg(shapesText(batch), leakText(batch));
    return scene;
}

} // namespace casefile::figures
