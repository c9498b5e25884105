#include "app/figures/blend_lines.h"

#include "app/figures/layout_tools.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

namespace casefile::figures {

using engine::TensorId;

namespace {

Meaning valueMeaning(const BlendPicture& picture, int key, int dimension)
{
    const engine::CellRef cell{TensorId::Value, picture.head, std::size_t(key), std::size_t(dimension)};
    Meaning meaning;
    meaning.cell = cell;
    meaning.key = key;
    //: value row of a token, dimension, number
    meaning.description =
        QCoreApplication::translate("figures", "value of “%1”, %2: %3")
            .arg(keyName(*picture.frame.trace, std::size_t(key)), picture.dimensions[dimension],
                 playback::formatCell(picture.frame.trace->at(cell)));
    return meaning;
}

Meaning weightMeaning(const BlendPicture& picture, int key)
{
    const engine::AttentionTrace& trace = *picture.frame.trace;
    Meaning meaning;
    meaning.query = picture.query;
    meaning.key = key;
    const QString name = cellName(tokenText(trace, picture.query), keyName(trace, std::size_t(key)));
    meaning.description = name;
    if (!picture.frame.revealed)
        return meaning;
    meaning.cell =
        engine::CellRef{TensorId::Weights, picture.head, std::size_t(picture.query), std::size_t(key)};
    meaning.description = QCoreApplication::translate("figures", "%1: %2")
                              .arg(name, weightText(trace, int(picture.head), picture.query, key));
    return meaning;
}

/// "× 0.63" on a bar as long as the weight.
void addWeight(Scene& scene, const BlendPicture& picture, const QRectF& rect, double weight, double grown,
               const Meaning& meaning)
{
    const QRectF strip = stripIn(rect);
    if (picture.frame.revealed && weight * grown > 0.0) {
        RectMark bar;
        bar.rect = QRectF(strip.left(), strip.top(), strip.width() * weight * grown, strip.height());
        bar.fill = faded(weightInk, 0.3);
        bar.meaning = meaning;
        scene.marks.append(bar);
    }
    if (picture.frame.revealed && grown <= 0.0)
        return;
    TextMark number =
        textMark(strip,
                 picture.frame.revealed ? QStringLiteral("× %1").arg(playback::formatCell(weight))
                                        : QStringLiteral("× ?"),
                 picture.plan.type.note, picture.frame.revealed ? Role::Ink : Role::Muted);
    number.meaning = meaning;
    scene.marks.append(number);
}

void addItem(Scene& scene, const QRectF& rect, const QString& name, const QString& value,
             const Meaning& meaning, std::size_t row, int column)
{
    scene.items.append({rect, name, value, meaning, static_cast<int>(row), column});
}

/// The dimensions of a value that are not zero, in words.
QString valueText(const BlendPicture& picture, int key)
{
    QStringList parts;
    for (int dimension = 0; dimension < picture.width(); ++dimension) {
        if (picture.value(key, dimension) != 0.0)
            parts << QCoreApplication::translate("figures", "%1 %2")
                         .arg(picture.dimensions[dimension],
                              playback::formatCell(picture.value(key, dimension)));
    }
    return parts.join(QCoreApplication::translate("figures", ", "));
}

} // namespace

void addKeyLine(Scene& scene, const BlendPicture& picture, std::size_t index)
{
    const BlendPlan& plan = picture.plan;
    const engine::AttentionTrace& trace = *picture.frame.trace;
    const int key = plan.keys[index];
    const double grown = added(picture, index);
    const bool lit = key == focusedKey(picture.frame);
    const QString token = keyName(trace, std::size_t(key));
    TextMark label = textMark(plan.inLine(plan.labels, index), token, plan.type.body,
                              lit ? Role::Key : Role::Ink, TextAlign::Right);
    label.bold = lit;
    label.meaning.key = key;
    label.meaning.description = token;
    scene.marks.append(label);
    const QString valueName = QCoreApplication::translate("figures", "value of “%1”").arg(token);
    const QRectF values = stripIn(plan.inLine(plan.values, index));
    const QRectF weighted = stripIn(plan.inLine(plan.weighted, index));
    addStripFrame(scene, values, Role::Value, valueName);
    addStripFrame(scene, weighted, Role::Line,
                  QCoreApplication::translate("figures", "weight times value of “%1”").arg(token));
    const double visible = appeared(picture);
    const double pixels = numberSize(picture, weighted.height());
    for (int dimension = 0; dimension < picture.width(); ++dimension) {
        const Meaning meaning = valueMeaning(picture, key, dimension);
        const double value = picture.value(key, dimension);
        const QRectF own = stripCell(values, picture.width(), dimension);
        addStripCell(scene, picture, own, value, visible, meaning);
        if (visible >= 1.0)
            addNumber(scene, own, value, pixels, meaning);
        const QRectF cell = stripCell(weighted, picture.width(), dimension);
        if (grown <= 0.0)
            continue;
        Meaning product;
        product.query = picture.query;
        product.key = key;
        const double part = picture.weight(key) * value;
        product.description = QCoreApplication::translate("figures", "%1 × %2 = %3")
                                  .arg(playback::formatCell(picture.weight(key)), playback::formatCell(value),
                                       playback::formatCell(part));
        addStripCell(scene, picture, cell, part, grown, product);
        if (grown >= 1.0)
            addNumber(scene, cell, part, pixels, product);
    }
    const Meaning weight = weightMeaning(picture, key);
    addWeight(scene, picture, plan.inLine(plan.weights, index), picture.weight(key), grown, weight);
    Meaning valueMeans;
    valueMeans.key = key;
    valueMeans.description = valueName;
    addItem(scene, values, valueName, valueText(picture, key), valueMeans, index, 0);
    addItem(scene, plan.inLine(plan.weights, index), cellName(tokenText(trace, picture.query), token),
            picture.frame.revealed ? weightText(trace, int(picture.head), picture.query, key)
                                   : unansweredText(),
            weight, index, 1);
}

void addOthersLine(Scene& scene, const BlendPicture& picture)
{
    const BlendPlan& plan = picture.plan;
    if (plan.others.empty())
        return;
    const std::size_t index = plan.keys.size();
    const double grown = added(picture, index);
    const QString name =
        QCoreApplication::translate("figures", "%n other key(s)", nullptr, int(plan.others.size()));
    Meaning meaning;
    meaning.description = name;
    QRectF label = plan.inLine(plan.labels, index);
    label.setRight(plan.values.right());
    TextMark text = textMark(label, name, plan.type.note, Role::Muted, TextAlign::Left);
    text.meaning = meaning;
    scene.marks.append(text);
    double weight = 0.0;
    for (const int key : plan.others)
        weight += picture.weight(key);
    addWeight(scene, picture, plan.inLine(plan.weights, index), weight, grown, meaning);
    const QRectF strip = stripIn(plan.inLine(plan.weighted, index));
    addStripFrame(scene, strip, Role::Line, name);
    for (int dimension = 0; dimension < picture.width(); ++dimension) {
        double part = 0.0;
        for (const int key : plan.others)
            part += picture.weight(key) * picture.value(key, dimension);
        const QRectF cell = stripCell(strip, picture.width(), dimension);
        addStripCell(scene, picture, cell, part, grown, meaning);
        if (grown >= 1.0)
            addNumber(scene, cell, part, numberSize(picture, strip.height()), meaning);
    }
    addItem(
        scene, plan.inLine(plan.weights, index), name,
        picture.frame.revealed
            ? QCoreApplication::translate("figures", "weights together %1").arg(playback::formatCell(weight))
            : unansweredText(),
        meaning, index, 1);
}

} // namespace casefile::figures
