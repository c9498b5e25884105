#pragma once

#include "app/figures/figure.h"
#include "app/figures/fonts.h"
#include "app/figures/registry.h"
#include "app/figures/stacked_text.h"
#include "engine/attention/attend.h"

#include <QStringList>
#include <QTest>

#include <algorithm>

namespace casefile::figures::checks {

using namespace Qt::StringLiterals;

/// A sentence of `count` tokens, all of them English words.
inline QString sentenceOf(int count)
{
    const QString words =
        u"the old dog saw the small cat in the garden and it ran home because it was afraid of the big "
        "bad dog that lived next door to the cat and the bird they saw"_s;
    return words.split(u' ').mid(0, count).join(u' ');
}

inline engine::TracePtr traceOf(int count, const char* maskRule = "none",
                                const std::string& model = "hand-set")
{
    engine::AttentionSettings settings;
    settings.mask.rule = maskRule;
    return engine::attendSentence(sentenceOf(count).toStdString(), engine::modelNamed(model, 1), settings);
}

inline Frame frameOf(engine::TracePtr trace, QSizeF size = {700, 380}, double textScale = 1.0)
{
    Frame frame;
    frame.focus = {static_cast<int>(trace->queries()) - 1, 0};
    frame.trace = std::move(trace);
    frame.head = 1;
    frame.size = size;
    frame.textScale = textScale;
    return frame;
}

/// Where the glyphs of a text mark stand: its line within the rectangle, turned with it.
inline QRectF inked(const TextMark& mark)
{
    if (mark.stacked) {
        const double height = std::min(uprightExtent(mark.text, mark.pixelSize), mark.rect.height());
        return {mark.rect.center().x() - mark.pixelSize / 2, mark.rect.top(), mark.pixelSize, height};
    }
    const double width = std::min(textWidth(mark.text, mark.pixelSize, mark.bold), mark.rect.width());
    const QSizeF extent(width, mark.pixelSize);
    QRectF line(QPointF(), extent);
    line.moveCenter(mark.rect.center());
    if (mark.align == TextAlign::Left)
        line.moveLeft(mark.rect.left());
    if (mark.align == TextAlign::Right)
        line.moveRight(mark.rect.right());
    if (mark.rotation == 0.0)
        return line;
    // -90 degrees about the centre of the rectangle: right becomes up.
    const QPointF centre = mark.rect.center();
    const auto turned = [&](QPointF p) {
        return QPointF(centre.x() + (p.y() - centre.y()), centre.y() - (p.x() - centre.x()));
    };
    return QRectF(turned(line.topLeft()), turned(line.bottomRight())).normalized();
}

/// The first text that leaves the scene or covers another, in words; empty when all is well.
inline QString textFault(const Scene& scene)
{
    const QRectF whole = QRectF(QPointF(), scene.size).adjusted(-0.5, -0.5, 0.5, 0.5);
    QList<std::pair<QRectF, QString>> placed;
    for (const Mark& mark : scene.marks) {
        const auto* text = std::get_if<TextMark>(&mark);
        if (!text)
            continue;
        const QRectF rect = inked(*text);
        if (!whole.contains(rect))
            return u"\"%1\" leaves the picture: %2,%3 %4x%5"_s.arg(text->text)
                .arg(rect.x())
                .arg(rect.y())
                .arg(rect.width())
                .arg(rect.height());
        for (const auto& [other, words] : placed) {
            if (other.intersects(rect.adjusted(0.5, 0.5, -0.5, -0.5)))
                return u"\"%1\" covers \"%2\" at %3,%4"_s.arg(text->text, words).arg(rect.x()).arg(rect.y());
        }
        placed.append({rect, text->text});
    }
    return {};
}

/// Every frame of a figure over sizes, text sizes, sentence lengths, masks and moments: the first fault, in
/// words.
inline QString textFaultAnywhere(const Figure& figure)
{
    for (const int count : {1, 2, 5, 12, 32}) {
        for (const char* mask : {"none", "causal"}) {
            const engine::TracePtr trace = traceOf(count, mask);
            for (const QSizeF size : {QSizeF(400, 300), QSizeF(480, 320), QSizeF(700, 380), QSizeF(1000, 600),
                                      QSizeF(1600, 900)}) {
                for (const double scale : {0.8, 1.0, 2.0}) {
                    for (const double progress : {0.3, 1.0}) {
                        Frame frame = frameOf(trace, size, scale);
                        frame.progress = progress;
                        const QString fault = textFault(figure.layout(frame));
                        if (!fault.isEmpty())
                            return u"n %1, %2x%3, text %4, mask %5, progress %6: %7"_s.arg(count)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(scale)
                                .arg(QLatin1String(mask))
                                .arg(progress)
                                .arg(fault);
                    }
                }
            }
        }
    }
    return {};
}

/// True when a moment looks the same whether it was sought, played to, or come back to.
inline bool isFunctionOfTheMoment(const Figure& figure, Frame frame)
{
    frame.progress = 0.4;
    const QString sought = dump(figure.layout(frame));
    for (int step = 0; step <= 4; ++step) {
        frame.progress = step / 10.0;
        if (step == 4 && dump(figure.layout(frame)) != sought)
            return false;
        static_cast<void>(figure.layout(frame));
    }
    frame.progress = 1.0;
    const bool moves = dump(figure.layout(frame)) != sought;
    frame.progress = 0.4;
    return moves && dump(figure.layout(frame)) == sought;
}

/// All text of a scene that a learner could see, hear or hover.
inline QStringList wordsOf(const Scene& scene)
{
    QStringList words{scene.summary};
    for (const Mark& mark : scene.marks) {
        if (const auto* text = std::get_if<TextMark>(&mark))
            words << text->text;
        std::visit(
            [&](const auto& any) {
                if constexpr (requires { any.meaning; })
                    words << any.meaning.description;
            },
            mark);
    }
    for (const SceneItem& each : scene.items) {
        const SceneItem item = spoken(scene, each);
        words << item.name << item.value << item.meaning.description;
    }
    return words;
}

/// The cells of a tensor that marks or items of a scene point to.
inline QList<engine::CellRef> cellsOf(const Scene& scene, engine::TensorId tensor)
{
    QList<engine::CellRef> cells;
    const auto add = [&](const Meaning& meaning) {
        if (meaning.cell && meaning.cell->tensor == tensor)
            cells << *meaning.cell;
    };
    for (const Mark& mark : scene.marks) {
        std::visit(
            [&](const auto& any) {
                if constexpr (requires { any.meaning; })
                    add(any.meaning);
            },
            mark);
    }
    for (const SceneItem& item : scene.items)
        add(spoken(scene, item).meaning);
    return cells;
}

/// The text marks that stand for a cell of this tensor.
inline QList<TextMark> numbersOf(const Scene& scene, engine::TensorId tensor)
{
    QList<TextMark> numbers;
    for (const Mark& mark : scene.marks) {
        const auto* text = std::get_if<TextMark>(&mark);
        if (text && text->meaning.cell && text->meaning.cell->tensor == tensor)
            numbers << *text;
    }
    return numbers;
}

/// True when every item lies within the picture, and has a name and a value.
inline bool itemsAreSpoken(const Scene& scene)
{
    const QRectF whole = QRectF(QPointF(), scene.size).adjusted(-1, -1, 1, 1);
    return !scene.items.isEmpty() && !scene.summary.isEmpty() && !scene.legend.isEmpty() &&
           std::ranges::all_of(scene.items, [&](const SceneItem& each) {
               const SceneItem item = spoken(scene, each);
               return whole.contains(item.rect) && !item.name.isEmpty() && !item.value.isEmpty();
           });
}

} // namespace casefile::figures::checks
