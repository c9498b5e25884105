#include "app/figures/plot_tools.h"

#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/legend.h"
#include "app/playback/model_names.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

namespace {

constexpr double smallestFactor = 0.7; ///< below this, text is no longer legible
constexpr double legendShare = 0.24;   ///< of the height, at most

QString numbered(std::size_t index)
{
    return QStringLiteral("%1").arg(index + 1);
}

/// The row of `weights` that alone feeds column `column`, or -1 when none or several do.
int onlySource(const engine::Matrix& weights, std::size_t column)
{
    int found = -1;
    for (std::size_t row = 0; row < weights.rows(); ++row) {
        if (weights(row, column) == 0.0)
            continue;
        if (found >= 0)
            return -1;
        found = static_cast<int>(row);
    }
    return found;
}

/// A column of Q, K or V that one named dimension alone feeds bears the name of that dimension.
QString projectedName(const engine::AttentionTrace& trace, engine::TensorId weights, std::size_t head,
                      std::size_t column, QChar letter)
{
    const int source = onlySource(trace.tensor(weights, head), column);
    return source >= 0 ? playback::dimensionName(trace.model, static_cast<std::size_t>(source))
                       : QStringLiteral("%1%2").arg(letter).arg(column + 1);
}

} // namespace

TypeScale typeScale(const QSizeF& size, double textScale, QSizeF comfortable)
{
    const double room = std::min(size.width() / comfortable.width(), size.height() / comfortable.height());
    const double factor = std::max(std::min(textScale, room), smallestFactor);
    return {factor, design::textSmall * factor, design::textNote * factor, design::textBody * factor};
}

double widestOf(const QStringList& texts, double pixelSize)
{
    double widest = 0.0;
    for (const QString& text : texts)
        widest = std::max(widest, textWidth(text, pixelSize, true));
    return widest;
}

TextMark textMark(const QRectF& rect, const QString& text, double pixelSize, Role role, TextAlign align)
{
    TextMark mark;
    mark.rect = rect;
    mark.text = text;
    mark.pixelSize = pixelSize;
    mark.align = align;
    mark.ink = {role};
    return mark;
}

QSizeF reserveLegend(Scene& scene, QSizeF size, double textScale)
{
    const double pixels = typeScale(size, textScale, QSizeF(460.0, 300.0)).small;
    const QRectF room(design::space3, 0.0, size.width() - 2.0 * design::space3,
                      size.height() - design::space2);
    const LegendPlace legend = placeLegend(scene, room, pixels, legendShare);
    addLegend(scene, legend);
    return {size.width(), legend.area.top()};
}

Frame reserveLegend(Scene& scene, const Frame& frame)
{
    Frame above = frame;
    above.size = reserveLegend(scene, frame.size, frame.textScale);
    return above;
}

Scene explainedBy(const Frame& frame, const QList<LegendEntry>& legend)
{
    Scene scene;
    scene.size = frame.size;
    scene.legend = legend;
    return scene;
}

Scene wordsInstead(Scene scene, const Frame& frame, const QString& words)
{
    const QSizeF room = reserveLegend(scene, frame).size;
    scene.summary = words;
    scene.marks.append(textMark(QRectF(QPointF(), room), words, textPixels(frame, 14.0), Role::Muted));
    return scene;
}

bool isDrawable(const Frame& frame)
{
    return frame.trace && frame.trace->queries() > 0 && frame.trace->keys() > 0 &&
           frame.trace->headCount() > 0 && frame.size.width() > 0 && frame.size.height() > 0;
}

int focusedQuery(const Frame& frame)
{
    const int last = static_cast<int>(frame.trace->queries()) - 1;
    return frame.focus.query < 0 ? last : std::min(frame.focus.query, last);
}

int focusedKey(const Frame& frame)
{
    return frame.focus.key < 0 ? -1 : std::min(frame.focus.key, static_cast<int>(frame.trace->keys()) - 1);
}

QString keyName(const engine::AttentionTrace& trace, std::size_t index)
{
    if (trace.memory.empty())
        return tokenText(trace, int(index));
    return index < trace.memoryTokens.size() ? playback::keyTokenName(trace, int(index)) : numbered(index);
}

QString columnName(const engine::AttentionTrace& trace, engine::TensorId tensor, std::size_t head,
                   std::size_t column)
{
    using enum engine::TensorId;
    switch (tensor) {
    case Embedding:
    case Position:
    case X:
    case Memory:
    case Output:
        return playback::dimensionName(trace.model, column);
    case Wq:
    case Query:
        return projectedName(trace, Wq, head, column, u'q');
    case Wk:
    case Key:
        return projectedName(trace, Wk, head, column, u'k');
    case Wv:
    case Value:
    case Context:
        return projectedName(trace, Wv, head, column, u'v');
    case Wo:
        return playback::dimensionName(trace.model, column);
    case Concat: {
        const std::size_t perHead = std::max<std::size_t>(trace.weights().dV(), 1);
        //: column of the concatenated heads: head number, dimension name
        return QCoreApplication::translate("figures", "head %1 %2")
            .arg(column / perHead + 1)
            .arg(columnName(trace, Context, column / perHead, column % perHead));
    }
    case Scores:
    case Scaled:
    case Masked:
    case Shifted:
    case Exponential:
    case Weights:
        return keyName(trace, column);
    case RowMaximum:
    case RowSum:
        break;
    }
    return numbered(column);
}

QString hiddenReason(const engine::AttentionTrace& trace, std::size_t query, std::size_t key)
{
    if (trace.settings.mask.rule == "causal")
        return QCoreApplication::translate("figures", "hidden: token %1 is after token %2")
            .arg(key + 1)
            .arg(query + 1);
    return QCoreApplication::translate("figures", "hidden: the mask keeps token %2 from looking at token %1")
        .arg(key + 1)
        .arg(query + 1);
}

QString rowName(const engine::AttentionTrace& trace, engine::TensorId tensor, std::size_t row)
{
    switch (tensor) {
    case engine::TensorId::Wq:
    case engine::TensorId::Wk:
    case engine::TensorId::Wv:
        return playback::dimensionName(trace.model, row);
    case engine::TensorId::Wo:
        return columnName(trace, engine::TensorId::Concat, 0, row);
    case engine::TensorId::Memory:
    case engine::TensorId::Key:
    case engine::TensorId::Value:
        return playback::keyTokenName(trace, int(row));
    default:
        return playback::tokenName(trace, int(row));
    }
}

QString unansweredText()
{
    return QCoreApplication::translate("figures", "hidden until you answer");
}

QString cellName(const QString& row, const QString& column)
{
    return QCoreApplication::translate("figures", "row “%1”, column “%2”").arg(row, column);
}

} // namespace casefile::figures
