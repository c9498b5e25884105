#include "app/figures/shapes_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/tensor_symbol.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace casefile::figures {

using namespace Qt::StringLiterals;
using engine::TensorId;

namespace {

constexpr int mostSheets = 4; ///< of a batch that are drawn behind one another
constexpr double sheetOffset = 2.5;

/// One axis of a tensor: its letter in the paper and its length now.
struct Axis
{
    QString letter;
    std::size_t length = 0;
};

/// One row of the table.
struct TensorShape
{
    TensorId tensor = TensorId::X;
    std::vector<Axis> axes;
    std::size_t parameters = 0; ///< 0: it is computed, not learned
    Role role = Role::Ink;
    QString note{}; ///< in place of a count
};

class ShapesLayout
{
public:
    explicit ShapesLayout(const Frame& frame)
        : m_frame(reserveLegend(m_scene = explained(frame), frame))
        , m_rows(rowsOf(frame))
    {
        m_lineHeight = (m_frame.size.height() - 2.0) / double(m_rows.size() + 2);
        m_pixels = std::min(textPixels(m_frame, 13.0), m_lineHeight / 1.45);
    }

    Scene make()
    {
        addHeader();
        std::size_t parameters = 0;
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            addRow(int(row));
            parameters += m_rows[row].parameters;
        }
        const QString total =
            QCoreApplication::translate("figures", "%1 parameters, whatever n and batch are").arg(parameters);
        TextMark sum = cellText(total, 0.0, 1.0, int(m_rows.size()) + 1, Role::Accent, TextAlign::Right);
        sum.bold = true;
        m_scene.marks.append(sum);
        m_scene.summary = total;
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        Scene scene = explainedBy(
            frame,
            {{Sample::Frame,
              {Role::Muted},
              QCoreApplication::translate("figures", "computed: one sheet for each text of the batch")},
             {Sample::Swatch,
              {Role::Accent, 0.0, 0.35},
              QCoreApplication::translate("figures", "learned: one sheet, for every text and token")}});
        if (!frame.trace->memory.empty())
            scene.legend.append(
                {Sample::Word,
                 {Role::Accent},
                 QCoreApplication::translate("figures", "kept: M stays, so this is made once")});
        return scene;
    }

    static std::vector<TensorShape> rowsOf(const Frame& frame)
    {
        const engine::AttentionTrace& trace = *frame.trace;
        const engine::AttentionWeights& weights = trace.weights();
        const bool isCross = !trace.memory.empty();
        const Axis batch{u"batch"_s, std::size_t(frame.knob(u"batch"_s))};
        const Axis n{u"n"_s, trace.queries()};
        const Axis m{isCross ? u"m"_s : u"n"_s, trace.keys()};
        const Axis model{u"d_model"_s, weights.dModel()};
        const Axis h{u"h"_s, weights.heads};
        const Axis dK{u"d_k"_s, weights.dK()};
        const Axis dV{u"d_v"_s, weights.dV()};
        const Axis allK{u"h·d_k"_s, weights.heads * weights.dK()};
        const Axis allV{u"h·d_v"_s, weights.heads * weights.dV()};
        std::vector<TensorShape> rows{{TensorId::X, {batch, n, model}}};
        if (isCross)
            rows.push_back({TensorId::Memory, {batch, m, model}});
        const auto learned = [&](TensorId tensor, const Axis& from, const Axis& to, Role role) {
            rows.push_back({tensor, {from, to}, from.length * to.length, role});
        };
        learned(TensorId::Wq, model, allK, Role::Query);
        learned(TensorId::Wk, model, allK, Role::Key);
        learned(TensorId::Wv, model, allV, Role::Value);
        const QString fresh = isCross ? QCoreApplication::translate("figures", "new") : QString();
        const QString kept = isCross ? QCoreApplication::translate("figures", "kept") : QString();
        rows.push_back({TensorId::Query, {batch, h, n, dK}, 0, Role::Query, fresh});
        rows.push_back({TensorId::Key, {batch, h, m, dK}, 0, Role::Key, kept});
        rows.push_back({TensorId::Value, {batch, h, m, dV}, 0, Role::Value, kept});
        rows.push_back({TensorId::Scores, {batch, h, n, m}});
        rows.push_back({TensorId::Weights, {batch, h, n, m}});
        rows.push_back({TensorId::Context, {batch, h, n, dV}, 0, Role::Value});
        rows.push_back({TensorId::Concat, {batch, n, allV}, 0, Role::Value});
        if (!weights.wo.empty())
            learned(TensorId::Wo, allV, model, Role::Ink);
        rows.push_back({TensorId::Output, {batch, n, weights.wo.empty() ? allV : model}});
        return rows;
    }

    QRectF lineRect(int line) const
    {
        return {8.0, 1.0 + line * m_lineHeight, m_frame.size.width() - 16.0, m_lineHeight};
    }

    /// A text in a share of the width of a line.
    TextMark cellText(const QString& text, double from, double to, int line, Role role,
                      TextAlign align = TextAlign::Left) const
    {
        const QRectF rect = lineRect(line);
        return textMark(QRectF(rect.left() + from * rect.width(), rect.top(),
                               (to - from) * rect.width() - 4.0, rect.height()),
                        text, m_pixels, role, align);
    }

    void addHeader()
    {
        const auto words = [](const char* text) { return QCoreApplication::translate("figures", text); };
        m_scene.marks.append(
            cellText(words(QT_TRANSLATE_NOOP("figures", "tensor")), sheetShare, letterShare, 0, Role::Muted));
        m_scene.marks.append(
            cellText(words(QT_TRANSLATE_NOOP("figures", "axes")), letterShare, axesShare, 0, Role::Muted));
        m_scene.marks.append(
            cellText(words(QT_TRANSLATE_NOOP("figures", "now")), axesShare, numbersShare, 0, Role::Muted));
        m_scene.marks.append(cellText(words(QT_TRANSLATE_NOOP("figures", "parameters")), numbersShare, 1.0, 0,
                                      Role::Muted, TextAlign::Right));
    }

    void addRow(int row)
    {
        const TensorShape& shape = m_rows[std::size_t(row)];
        QStringList letters;
        QStringList numbers;
        for (const Axis& axis : shape.axes) {
            letters.append(axis.letter);
            numbers.append(QString::number(axis.length));
        }
        const QString axes = u"[%1]"_s.arg(letters.join(u", "_s));
        const QString now = u"[%1]"_s.arg(numbers.join(u", "_s));
        m_scene.marks.append(
            cellText(tensorSymbol(shape.tensor), sheetShare, letterShare, row + 1, shape.role));
        m_scene.marks.append(cellText(axes, letterShare, axesShare, row + 1, Role::Ink));
        m_scene.marks.append(cellText(now, axesShare, numbersShare, row + 1, Role::Ink));
        if (shape.parameters > 0)
            m_scene.marks.append(cellText(QString::number(shape.parameters), numbersShare, 1.0, row + 1,
                                          Role::Ink, TextAlign::Right));
        addNote(shape, row + 1);
        SceneItem item;
        item.rect = lineRect(row + 1);
        item.name = tensorSymbol(shape.tensor);
        item.value = shape.parameters > 0 ? QCoreApplication::translate("figures", "%1 = %2, %3 parameters")
                                                .arg(axes, now)
                                                .arg(shape.parameters)
                     : shape.note.isEmpty() ? u"%1 = %2"_s.arg(axes, now)
                                            : u"%1 = %2, %3"_s.arg(axes, now, shape.note);
        item.meaning.description =
            QCoreApplication::translate("figures", "%1: %2", "name, value").arg(item.name, item.value);
        item.gridRow = row;
        item.gridColumn = 0;
        addSheets(shape, row + 1, item.meaning);
        m_scene.items.append(item);
    }

    /// Whether it is made once or at each step.
    void addNote(const TensorShape& shape, int line)
    {
        if (shape.note.isEmpty())
            return;
        const bool isNew = shape.tensor == TensorId::Query;
        TextMark note = cellText(shape.note, numbersShare, 1.0, line, isNew ? Role::Muted : Role::Accent,
                                 TextAlign::Right);
        note.bold = !isNew;
        m_scene.marks.append(note);
    }

    /// The last two axes as a rectangle, to one scale for all; a batch is sheets behind one another.
    void addSheets(const TensorShape& shape, int line, const Meaning& meaning)
    {
        const bool isLearned = shape.parameters > 0;
        const int sheets = isLearned ? 1 : int(std::min<std::size_t>(shape.axes.front().length, mostSheets));
        const QRectF room = lineRect(line);
        const double most = double(longestSide());
        const double width = room.width() * sheetShare - mostSheets * sheetOffset - 6.0;
        const double high = room.height() - mostSheets * sheetOffset;
        const auto side = [&](std::size_t length, double whole) {
            return std::max(2.0, whole * double(length) / most);
        };
        const QSizeF size(side(shape.axes.back().length, width),
                          side(shape.axes[shape.axes.size() - 2].length, high));
        for (int sheet = sheets - 1; sheet >= 0; --sheet) {
            const QPointF corner(room.left() + sheet * sheetOffset,
                                 room.top() +
                                     (room.height() - size.height() - (sheets - 1) * sheetOffset) / 2 +
                                     (sheets - 1 - sheet) * sheetOffset);
            m_scene.marks.append(RectMark{.rect = QRectF(corner, size),
                                          .fill = isLearned ? Ink{Role::Accent, 0.0, 0.35} : Ink{Role::Paper},
                                          .stroke = Ink{isLearned ? Role::Accent : Role::Muted},
                                          .meaning = meaning});
        }
    }

    std::size_t longestSide() const
    {
        std::size_t longest = 1;
        for (const TensorShape& shape : m_rows) {
            for (std::size_t axis = shape.axes.size() - 2; axis < shape.axes.size(); ++axis)
                longest = std::max(longest, shape.axes[axis].length);
        }
        return longest;
    }

    static constexpr double sheetShare = 0.14; ///< right edges of the columns, as shares of the width
    static constexpr double letterShare = 0.27;
    static constexpr double axesShare = 0.56;
    static constexpr double numbersShare = 0.82;

    Scene m_scene;
    Frame m_frame;
    std::vector<TensorShape> m_rows;
    double m_lineHeight = 20.0;
    double m_pixels = 13.0;
};

} // namespace

Scene ShapesFigure::layout(const Frame& frame) const
{
    return sceneOf<ShapesLayout>(frame);
}

} // namespace casefile::figures
