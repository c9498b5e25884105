#include "app/figures/head_shapes_figure.h"

#include "app/figures/design.h"
#include "app/figures/head_panels.h"
#include "app/figures/layout_tools.h"
#include "app/figures/palette.h"
#include "app/figures/tensor_symbol.h"
#include "app/figures/text_columns.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

using engine::TensorId;

constexpr double labelShare = 0.3;  ///< of the width, at most
constexpr double widestCell = 18.0; ///< pixels at 100 % text size
constexpr int noHead = -1;

/// One tensor, or the part of it that belongs to a head.
struct Block
{
    QString name;
    TensorId tensor;
    int head = noHead; ///< whose colour frames it
};

/// A line of the way: blocks beside each other, those of one group without a gap.
struct Line
{
    QString label;
    std::vector<std::vector<Block>> groups;
    bool isAnswer = false; ///< depends on the weights
};

QString shapeText(std::initializer_list<std::size_t> sizes)
{
    QStringList words;
    for (const std::size_t size : sizes)
        words.append(QString::number(size));
    return u"[%1]"_s.arg(words.join(u", "_s));
}

std::vector<Block> blocksOfHeads(const engine::AttentionTrace& trace, TensorId tensor, const QString& name)
{
    std::vector<Block> blocks;
    for (int head = 0; head < int(trace.headCount()); ++head)
        blocks.push_back(
            {QCoreApplication::translate("figures", "%1 of head %2").arg(name).arg(head + 1), tensor, head});
    return blocks;
}

/// The same blocks, each a group of its own.
std::vector<std::vector<Block>> apart(const std::vector<Block>& blocks)
{
    std::vector<std::vector<Block>> groups;
    for (const Block& block : blocks)
        groups.push_back({block});
    return groups;
}

std::vector<Line> linesOf(const engine::AttentionTrace& trace)
{
    const std::size_t n = trace.queries();
    const std::size_t heads = trace.headCount();
    const std::size_t width = trace.x.columns();
    const std::size_t dV = trace.weights().dV();
    const auto words = [](const char* text) { return QCoreApplication::translate("figures", text); };
    std::vector<Line> lines(6);
    lines[0] = {words(QT_TRANSLATE_NOOP("figures", "X %1")).arg(shapeText({n, width})),
                {{{u"X"_s, TensorId::X}}}};
    lines[1] = {words(QT_TRANSLATE_NOOP("figures", "Q, K, V %1, cut by head"))
                    .arg(shapeText({n, heads * trace.weights().dK()})),
                {blocksOfHeads(trace, TensorId::Query, u"Q"_s), blocksOfHeads(trace, TensorId::Key, u"K"_s),
                 blocksOfHeads(trace, TensorId::Value, u"V"_s)}};
    lines[2] = {
        words(QT_TRANSLATE_NOOP("figures", "weights %1")).arg(shapeText({heads, n, trace.keys()})),
        apart(blocksOfHeads(trace, TensorId::Weights, words(QT_TRANSLATE_NOOP("figures", "weights")))), true};
    lines[3] = {
        words(QT_TRANSLATE_NOOP("figures", "weights × V %1")).arg(shapeText({heads, n, dV})),
        apart(blocksOfHeads(trace, TensorId::Context, words(QT_TRANSLATE_NOOP("figures", "context")))), true};
    lines[4] = {words(QT_TRANSLATE_NOOP("figures", "joined %1")).arg(shapeText({n, heads * dV})),
                {blocksOfHeads(trace, TensorId::Context, words(QT_TRANSLATE_NOOP("figures", "part")))},
                true};
    lines[5] = {words(QT_TRANSLATE_NOOP("figures", "× W_O %1")).arg(shapeText({n, trace.output.columns()})),
                {{{words(QT_TRANSLATE_NOOP("figures", "output")), TensorId::Output}}},
                true};
    return lines;
}

class HeadShapesLayout
{
public:
    explicit HeadShapesLayout(const Frame& frame)
        : m_lines(linesOf(*frame.trace))
    {
        using Sample = LegendEntry::Sample;
        m_scene.size = frame.size;
        m_scene.legend = {
            {Sample::Ramp,
             {Role::Diverging, 1.0},
             QCoreApplication::translate("figures", "numbers; each block to its own largest")},
            {Sample::Ramp,
             {Role::Sequential, 1.0},
             QCoreApplication::translate("figures", "weight from 0 to 1")},
            {Sample::Frame, {headRole(0)}, QCoreApplication::translate("figures", "a colour for each head")},
            modelEntry(*frame.trace)};
        m_frame = reserveLegend(m_scene, frame);
        m_area = QRectF(QPointF(), m_frame.size).adjusted(design::space2, 2.0, -design::space2, -2.0);
        m_type = typeScale(m_frame.size, m_frame.textScale, QSizeF(420.0, 300.0));
        QStringList labels;
        for (const Line& line : m_lines)
            labels.append(line.label);
        m_label = std::min(m_area.width() * labelShare, widestOf(labels, m_type.note) + design::space3);
        m_pitch = m_area.height() / double(m_lines.size());
        m_cell = std::min(widestCell * m_type.factor, roomForCells());
    }

    Scene make()
    {
        for (int line = 0; line < int(m_lines.size()); ++line)
            addLine(line);
        m_scene.summary =
            QCoreApplication::translate("figures", "From X through %1 heads to the output: %2 and %3.")
                .arg(QString::number(m_frame.trace->headCount()), m_lines.front().label,
                     m_lines.back().label);
        return m_scene;
    }

private:
    std::size_t columnsOf(const Block& block) const { return m_frame.trace->shape(block.tensor).columns; }

    /// The width of a cell at which the widest line of numbers fits; maps of weights shrink by themselves.
    double roomForCells() const
    {
        double smallest = widestCell * m_type.factor;
        for (const Line& line : m_lines) {
            double cells = 0.0;
            for (const std::vector<Block>& group : line.groups)
                for (const Block& block : group)
                    cells += block.tensor == TensorId::Weights ? 0.0 : double(columnsOf(block));
            const double room = m_area.width() - m_label - double(line.groups.size()) * design::space3;
            if (cells > 0.0)
                smallest = std::min(smallest, room / cells);
        }
        return smallest;
    }

    double widthOf(const Block& block, const Line& line) const
    {
        if (block.tensor != TensorId::Weights)
            return m_cell * double(columnsOf(block));
        const double room = m_area.width() - m_label - double(line.groups.size()) * design::space3;
        return std::min(room / double(line.groups.size()), (m_pitch - design::space2) * 1.6);
    }

    void addLine(int index)
    {
        const Line& line = m_lines[std::size_t(index)];
        const double top = m_area.top() + index * m_pitch;
        const QRectF words(m_area.left(), top, m_label - design::space3, m_pitch);
        TextMark label = textMark(words, line.label, fittingSize(line.label, words.width(), m_type.note),
                                  Role::Ink, TextAlign::Left);
        label.meaning.description = line.label;
        m_scene.marks.append(label);
        double left = m_area.left() + m_label;
        int place = 0;
        for (const std::vector<Block>& group : line.groups) {
            addLetter(group.front().tensor, QRectF(left - design::space3, top, design::space3, m_pitch));
            for (const Block& block : group) {
                const QRectF rect(left, top + design::space1, widthOf(block, line), m_pitch - design::space2);
                addBlock(block, rect, {index, place++}, line.isAnswer);
                left += rect.width();
            }
            left += design::space3;
        }
    }

    /// Q, K or V beside the strip that it is.
    void addLetter(TensorId tensor, const QRectF& rect)
    {
        const Role role = tensor == TensorId::Query ? Role::Query
                          : tensor == TensorId::Key ? Role::Key
                                                    : Role::Value;
        if (tensor != TensorId::Query && tensor != TensorId::Key && tensor != TensorId::Value)
            return;
        const QString letter = tensorSymbol(tensor);
        TextMark mark = textMark(rect, letter, fittingSize(letter, rect.width() - 2.0, m_type.note), role);
        mark.meaning.description = letter;
        m_scene.marks.append(mark);
    }

    bool isShown(int line, bool isAnswer) const
    {
        return (m_frame.revealed || !isAnswer) && m_frame.progress * double(m_lines.size()) >= double(line);
    }

    void addBlock(const Block& block, const QRectF& rect, const std::pair<int, int>& place, bool isAnswer)
    {
        const std::size_t head = block.head == noHead ? 0 : std::size_t(block.head);
        SceneItem item;
        item.rect = rect;
        item.name = block.name;
        const engine::Shape shape = m_frame.trace->shape(block.tensor);
        item.value = shapeText({shape.rows, shape.columns});
        item.meaning.description =
            QCoreApplication::translate("figures", "%1: %2").arg(item.name, item.value);
        item.meaning.head = block.head == noHead ? -1 : block.head;
        item.gridRow = place.first;
        item.gridColumn = place.second;
        if (isShown(place.first, isAnswer))
            m_scene.marks.append(mapOf(block.tensor, head, rect));
        const Role role = block.head == noHead ? Role::Muted : headRole(block.head);
        m_scene.marks.append(RectMark{.rect = rect.adjusted(1, 1, -1, -1),
                                      .fill = {},
                                      .stroke = Ink{role},
                                      .strokeWidth = 2.0,
                                      .meaning = item.meaning});
        m_scene.items.append(item);
    }

    MapMark mapOf(TensorId tensor, std::size_t head, const QRectF& rect) const
    {
        const engine::Matrix values = m_frame.trace->tensor(tensor, head);
        const bool areWeights = tensor == TensorId::Weights;
        double most = areWeights ? 1.0 : 0.0;
        for (const double value : values.values())
            most = std::max(most, std::abs(value));
        auto levels = std::make_shared<std::vector<float>>();
        levels->reserve(values.values().size());
        for (const double value : values.values())
            levels->push_back(most > 0.0 ? float(value / most) : 0.0f);
        MapMark map;
        map.rect = rect;
        map.tensor = tensor;
        map.head = int(head);
        map.ramp = areWeights ? Role::Sequential : Role::Diverging;
        map.low = areWeights ? 0.0 : -1.0;
        map.rows = int(values.rows());
        map.columns = int(values.columns());
        map.levels = levels;
        return map;
    }

    Scene m_scene;
    std::vector<Line> m_lines;
    Frame m_frame;
    QRectF m_area;
    TypeScale m_type;
    double m_label = 0.0;
    double m_pitch = 0.0;
    double m_cell = 0.0;
};

} // namespace

Scene HeadShapesFigure::layout(const Frame& frame) const
{
    return sceneOf<HeadShapesLayout>(frame);
}

} // namespace casefile::figures
