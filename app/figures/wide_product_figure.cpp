#include "app/figures/wide_product_figure.h"

#include "app/figures/column_labels.h"
#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/palette.h"
#include "app/figures/plot_tools.h"
#include "app/figures/tensor_symbol.h"
#include "app/figures/text_columns.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

using engine::TensorId;

constexpr double leftShare = 0.4;   ///< of the width: names of the rows and X
constexpr double labelShare = 0.14; ///< of the width, at most
constexpr double weightShare = 0.4; ///< of the height of all maps: W_Q; Q and its strips share the rest
constexpr double cutBy = 0.5;       ///< of the step: the product stands, and is cut
constexpr double stripInset = 5.0;  ///< pixels by which a strip is narrower than its part of the product
constexpr int titles = 4;           ///< lines of text

/// A map of one tensor, each to its own largest number.
MapMark mapOf(const engine::AttentionTrace& trace, TensorId tensor, std::size_t head, const QRectF& rect)
{
    const engine::Matrix values = trace.tensor(tensor, head);
    double most = 0.0;
    for (const double value : values.values())
        most = std::max(most, std::abs(value));
    auto levels = std::make_shared<std::vector<float>>();
    for (const double value : values.values())
        levels->push_back(most > 0.0 ? float(value / most) : 0.0f);
    MapMark map;
    map.rect = rect;
    map.tensor = tensor;
    map.head = int(head);
    map.ramp = Role::Diverging;
    map.low = -1.0;
    map.rows = int(values.rows());
    map.columns = int(values.columns());
    map.levels = levels;
    return map;
}

class WideProductLayout
{
public:
    explicit WideProductLayout(const Frame& frame)
        : m_frame(reserveLegend(m_scene = explained(frame), frame))
        , m_trace(*frame.trace)
        , m_heads(frame.trace->headCount())
        , m_size(textPixels(m_frame, design::textNote))
    {
        const QRectF room = QRectF(QPointF(), m_frame.size).adjusted(8.0, 2.0, -8.0, -2.0);
        const double line = textHeight(m_size);
        const double maps = std::max(1.0, room.height() - titles * line - 3.0 * design::space1);
        const double low = maps * (1.0 - weightShare) / 2.0;
        const double split = room.left() + room.width() * leftShare;
        m_weights = QRectF(split, room.top() + line, room.right() - split, maps * weightShare);
        m_result = QRectF(split, m_weights.bottom() + design::space1, m_weights.width(), low);
        m_strips = m_result.translated(0.0, low + line + design::space1);
        m_label = std::min(room.width() * labelShare, widestOf(queryTexts(m_trace), m_size) + 6.0);
        m_input = QRectF(room.left() + m_label, m_result.top(),
                         split - room.left() - m_label - design::space3, low);
    }

    Scene make()
    {
        addMap(TensorId::X, 0, m_input, {1, 0});
        addRowLabels(m_scene, queryTexts(m_trace),
                     QRectF(m_input.left() - m_label, m_input.top(), m_label - 6.0, m_input.height()), m_size,
                     -1, Role::Query);
        for (std::size_t head = 0; head < m_heads; ++head) {
            addMap(TensorId::Wq, head, partOf(m_weights, head), {0, int(head) + 1});
            if (isCut() || m_frame.progress > 0.0)
                addMap(TensorId::Query, head, partOf(m_result, head), {1, int(head) + 1});
            if (isCut())
                addStrip(head);
        }
        addTitles();
        m_scene.summary = QCoreApplication::translate(
                              "figures", "One product makes %1 columns; each of %2 heads gets %3 of them.")
                              .arg(m_heads * m_trace.weights().dK())
                              .arg(m_heads)
                              .arg(m_trace.weights().dK());
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        return explainedBy(
            frame, {{Sample::Ramp,
                     {Role::Diverging, 1.0},
                     QCoreApplication::translate("figures", "numbers; each block to its own largest")},
                    {Sample::Frame,
                     {headRole(isDrawable(frame) ? shownHead(frame) : 0)},
                     QCoreApplication::translate("figures", "a colour for each head")},
                    {Sample::None,
                     {},
                     QCoreApplication::translate("figures", "every head reads all columns of X")}});
    }

    bool isCut() const { return m_frame.progress >= cutBy; }

    /// The columns of a head within a matrix of all heads.
    QRectF partOf(const QRectF& whole, std::size_t head) const
    {
        const double width = whole.width() / double(m_heads);
        return {whole.left() + width * double(head), whole.top(), width, whole.height()};
    }

    QString title(TensorId tensor, std::size_t rows, std::size_t columns) const
    {
        return u"%1  %2 × %3"_s.arg(tensorSymbol(tensor)).arg(rows).arg(columns);
    }

    void addMap(TensorId tensor, std::size_t head, const QRectF& rect, const std::pair<int, int>& place)
    {
        const bool isShared = tensor == TensorId::X;
        const engine::Shape shape = m_trace.shape(tensor);
        SceneItem item;
        item.rect = rect;
        item.name = isShared ? tensorSymbol(tensor)
                             : QCoreApplication::translate("figures", "%1 of head %2")
                                   .arg(tensorSymbol(tensor))
                                   .arg(head + 1);
        item.value = u"%1 × %2"_s.arg(shape.rows).arg(shape.columns);
        item.meaning.head = isShared ? -1 : int(head);
        item.meaning.description =
            QCoreApplication::translate("figures", "%1: %2").arg(item.name, item.value);
        item.gridRow = place.first;
        item.gridColumn = place.second;
        m_scene.marks.append(mapOf(m_trace, tensor, head, rect));
        const bool isShown = !isShared && int(head) == shownHead(m_frame);
        m_scene.marks.append(RectMark{.rect = rect.adjusted(1, 1, -1, -1),
                                      .fill = {},
                                      .stroke = Ink{isShared ? Role::Muted : headRole(int(head))},
                                      .strokeWidth = isShown ? 3.0 : 1.5,
                                      .meaning = item.meaning});
        m_scene.items.append(item);
    }

    /// The part of the product that a head takes with it, drawn apart, with its name below.
    void addStrip(std::size_t head)
    {
        const double apart = between(m_frame.progress, cutBy, 1.0);
        const QRectF part = partOf(m_strips, head).adjusted(stripInset * apart, 0, -stripInset * apart, 0);
        addMap(TensorId::Query, head, part, {2, int(head) + 1});
        TextMark name =
            textLine(QCoreApplication::translate("figures", "head %1").arg(head + 1), part.left(),
                     part.bottom() + 1.0, part.width(), m_size, {headRole(int(head))}, TextAlign::Centre);
        name.bold = int(head) == shownHead(m_frame);
        m_scene.marks.append(name);
    }

    void addTitles()
    {
        const double line = textHeight(m_size);
        const std::size_t n = m_trace.queries(), width = m_trace.x.columns();
        const std::size_t all = m_heads * m_trace.weights().dK();
        const auto add = [&](const QString& words, double left, double top, double wide, Role role) {
            m_scene.marks.append(textLine(words, left, top, wide, fittingSize(words, wide, m_size), {role},
                                          TextAlign::Centre));
        };
        add(title(TensorId::Wq, width, all), m_weights.left(), m_weights.top() - line, m_weights.width(),
            Role::Query);
        add(title(TensorId::X, n, width), m_input.left(), m_input.bottom() + 1.0, m_input.width(),
            Role::Muted);
        add(QCoreApplication::translate("figures", "%1: one product, then cut")
                .arg(title(TensorId::Query, n, all)),
            m_result.left(), m_result.bottom() + 1.0, m_result.width(), Role::Query);
    }

    Scene m_scene;
    Frame m_frame;
    const engine::AttentionTrace& m_trace;
    std::size_t m_heads;
    double m_size = 13.0;
    double m_label = 0.0;
    QRectF m_input;   ///< X
    QRectF m_weights; ///< W_Q of all heads
    QRectF m_result;  ///< Q of all heads
    QRectF m_strips;  ///< likewise, cut
};

} // namespace

Scene WideProductFigure::layout(const Frame& frame) const
{
    return sceneOf<WideProductLayout>(frame);
}

} // namespace casefile::figures
