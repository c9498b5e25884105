#include "app/figures/code_walk_figure.h"

#include "app/figures/code_walk_panels.h"
#include "app/figures/code_walk_plan.h"
#include "app/figures/code_walk_values.h"
#include "app/figures/head_panels.h"
#include "app/figures/layout_tools.h"
#include "app/figures/palette.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;
using content::Loop;
using content::WalkTensor;
using playback::WalkSpan;
namespace {
constexpr double headBar = 3.0;        ///< pixels over the columns of a head
constexpr double smallestNumber = 8.5; ///< pixels

class CodeWalkLayout
{
public:
    explicit CodeWalkLayout(const Frame& frame)
        : m_values(frame)
        , m_frame(reserveLegend(m_scene = explained(frame), frame))
        , m_size(std::min(textPixels(frame, 12.0), m_frame.size.height() / 16.0))
    {}

    Scene make()
    {
        m_panels = walkPanels(m_values, m_frame);
        const double top = textHeight(m_size) + 6.0;
        const QRectF room(4.0, top, m_frame.size.width() - 8.0, m_frame.size.height() - top - 4.0);
        std::vector<WalkPanelNeed> needs;
        for (const WalkPanel& panel : m_panels)
            needs.push_back({panel.rows(), panel.columns(), textWidth(panel.title, m_size) + 2.0,
                             std::min(1.0, double(mostWalkColumns) / panel.columns())});
        const double bars = m_values.clock().walk().has(Loop::Head) ? headBar + 1.0 : 0.0; // below titles
        m_places = planWalkPanels(needs, room, textHeight(m_size) + 2.0 + bars);
        for (WalkPanelPlace& place : m_places)
            place.title.setHeight(place.title.height() - bars);
        for (std::size_t i = 0; i < m_panels.size(); ++i)
            addPanel(i);
        const QString said = made();
        m_scene.marks.append(textLine(said, 4.0, 1.0, m_frame.size.width() - 8.0, m_size, {Role::Accent}));
        m_scene.summary = QCoreApplication::translate("figures", "Moment %1 of %2. %3")
                              .arg(m_values.number() + 1)
                              .arg(m_values.clock().count())
                              .arg(said);
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        const auto words = [](const char* text) { return QCoreApplication::translate("figures", text); };
        Scene scene = explainedBy(
            frame,
            {{Sample::Frame, {Role::Accent}, words(QT_TRANSLATE_NOOP("figures", "this line makes it"))},
             {Sample::Frame, {Role::Ink}, words(QT_TRANSLATE_NOOP("figures", "this line reads it"))},
             {Sample::Ramp,
              {Role::Diverging, 1.0},
              words(QT_TRANSLATE_NOOP("figures",
                                      "negative to positive, each matrix to its own largest number"))},
             {Sample::Ramp,
              {Role::Sequential, 1.0},
              words(QT_TRANSLATE_NOOP("figures", "weight from 0 to 1"))},
             {Sample::Frame, {Role::Line}, words(QT_TRANSLATE_NOOP("figures", "not made yet"))}});
        if (frame.walk->has(Loop::Head))
            scene.legend.append(
                {Sample::None,
                 {},
                 words(QT_TRANSLATE_NOOP("figures",
                                         "over joined heads: the colour of the head that wrote a column"))});
        if (frame.trace->settings.mask.rule != "none")
            scene.legend.append(
                {Sample::Hatch, {Role::Hidden}, words(QT_TRANSLATE_NOOP("figures", "minus infinity"))});
        return scene;
    }

    const content::WalkLine& line() const { return m_values.clock().walk().lines.at(m_values.moment().line); }

    /// Pixels at which every number fits its cell; 0: none does.
    double numberSize(const QSizeF& cell) const
    {
        for (double size = std::min(m_size, cell.height() * 0.8); size >= smallestNumber; size -= 0.5)
            if (textWidth(u"−10.00"_s, size) + 2.0 <= cell.width())
                return size;
        return 0.0;
    }

    QString rowName(const WalkTensor& tensor, int row) const
    {
        const engine::AttentionTrace& trace = m_values.clock().trace();
        if (tensor.rows == Loop::Key)
            return playback::keyTokenName(trace, row);
        return tensor.rows == Loop::Query ? playback::tokenName(trace, row) : QString::number(row + 1);
    }

    QString columnTitle(const WalkTensor& tensor, int column) const
    {
        const engine::AttentionTrace& trace = m_values.clock().trace();
        if (tensor.columns == Loop::Key)
            return playback::keyTokenName(trace, column);
        return QString::number(column + 1);
    }

    SceneItem itemOf(std::size_t index, int row, int column, const CodeWalkValues::Cell& cell) const
    {
        const WalkTensor& tensor = *m_panels[index].tensor;
        SceneItem item;
        item.rect = placeOf(index, row, column);
        item.name =
            QCoreApplication::translate("figures", "%1, %2", "matrix, cell")
                .arg(walkTensorTitle(tensor), cellName(rowName(tensor, row), columnTitle(tensor, column)));
        item.value = m_values.isCovered() && !cell.value ? unansweredText()
                     : cell.value                        ? playback::formatCell(*cell.value, 4)
                     : cell.inWork ? QCoreApplication::translate("figures", "at work on it")
                                   : QCoreApplication::translate("figures", "not made yet");
        item.meaning.description = item.name + u": "_s + item.value;
        item.meaning.moment = cell.moment;
        if (cell.value)
            item.meaning.cell = m_values.cellRef(tensor, row, column);
        if (tensor.rows == Loop::Query)
            item.meaning.query = row;
        if (tensor.rows == Loop::Key)
            item.meaning.key = row;
        if (tensor.columns == Loop::Key)
            item.meaning.key = column;
        item.gridRow = m_places[index].line * mostWalkRows + row - m_panels[index].shown.firstRow;
        item.gridColumn = int(index) * mostJoinedColumns + column - m_panels[index].shown.firstColumn;
        return item;
    }

    QRectF placeOf(std::size_t index, int row, int column) const
    {
        const WalkSpan& shown = m_panels[index].shown;
        return m_places[index].cellRect(row - shown.firstRow, column - shown.firstColumn);
    }

    void addCell(std::size_t index, int row, int column)
    {
        const WalkPanel& panel = m_panels[index];
        const CodeWalkValues::Cell cell = m_values.at(*panel.tensor, row, column);
        const SceneItem item = itemOf(index, row, column, cell);
        RectMark mark;
        mark.rect = item.rect.adjusted(0.5, 0.5, -0.5, -0.5);
        mark.stroke = Ink{Role::Line};
        mark.meaning = item.meaning;
        const bool isWeight = panel.tensor->tensor == engine::TensorId::Weights;
        const Role ramp = isWeight ? Role::Sequential : Role::Diverging;
        if (cell.value && std::isfinite(*cell.value))
            mark.fill = Ink{ramp, isWeight ? *cell.value : *cell.value / panel.largest};
        mark.hatched = cell.value && std::isinf(*cell.value);
        m_scene.marks.append(mark);
        if (cell.value || cell.inWork)
            addNumber(index, item, cell.inWork ? u"…"_s : playback::formatCell(*cell.value),
                      mark.fill ? inkOn(ramp, mark.fill->level) : Ink{Role::Ink});
        m_scene.items.append(item);
    }

    /// In its cell if it fits; the only number of a panel stands behind its cell, under the title.
    void addNumber(std::size_t index, const SceneItem& item, const QString& words, const Ink& ink)
    {
        const WalkPanel& panel = m_panels[index];
        const double size = numberSize(m_places[index].cell);
        const bool isAlone = panel.rows() == 1 && panel.columns() == 1;
        if (size == 0.0 && !isAlone)
            return;
        TextMark number = textMark(item.rect, words, size, Role::Ink);
        number.ink = ink;
        if (size == 0.0) {
            const double left = item.rect.right() + 4.0, room = m_places[index].title.right() - left;
            const double line = std::max(textHeight(m_size), item.rect.height());
            if (textWidth(words, m_size) > room || item.rect.top() + line > m_frame.size.height())
                return;
            number = textMark({left, item.rect.top(), room, line}, words, m_size, Role::Ink, TextAlign::Left);
        }
        number.meaning = item.meaning;
        m_scene.marks.append(number);
    }

    void addPanel(std::size_t index)
    {
        const WalkPanel& panel = m_panels[index];
        for (int row = panel.shown.firstRow; row < panel.shown.lastRow; ++row)
            for (int column = panel.shown.firstColumn; column < panel.shown.lastColumn; ++column)
                addCell(index, row, column);
        const bool isMade = !m_values.isCovered() && line().makes == panel.tensor->name;
        const bool isRead = !m_values.isCovered() && line().reads.contains(panel.tensor->name);
        m_scene.marks.append(textMark(m_places[index].title, panel.title, m_size,
                                      isMade ? Role::Accent : Role::Muted, TextAlign::Left));
        if (isMade || isRead)
            addFrame(index, isMade);
        if (panel.tensor->tensor == engine::TensorId::Concat && showsJoinedHeads(m_values, *panel.tensor))
            addHeadBars(index);
    }

    /// Whose columns these are: the colour of each head over its block.
    void addHeadBars(std::size_t index)
    {
        const WalkSpan& shown = m_panels[index].shown;
        const int width = int(m_values.clock().trace().weights().dV());
        for (int from = shown.firstColumn, to = from; from < shown.lastColumn; from = to) {
            to = std::min(shown.lastColumn, (from / width + 1) * width);
            const QRectF block =
                placeOf(index, shown.firstRow, from).united(placeOf(index, shown.firstRow, to - 1));
            RectMark bar;
            bar.rect = QRectF(block.left() + 1.0, block.top() - headBar, block.width() - 2.0, headBar - 1.0);
            bar.fill = Ink{headRole(from / width)};
            bar.meaning.description = headNumber(from / width);
            m_scene.marks.append(bar);
        }
    }

    /// Round what the present line touches, as far as it is shown.
    void addFrame(std::size_t index, bool isMade)
    {
        const WalkPanel& panel = m_panels[index];
        const WalkSpan span = m_values.clock().spanOf(*panel.tensor, m_values.moment());
        const int top = std::max(span.firstRow, panel.shown.firstRow);
        const int bottom = std::min(span.lastRow, panel.shown.lastRow);
        const int left = std::max(span.firstColumn, panel.shown.firstColumn);
        const int right = std::min(span.lastColumn, panel.shown.lastColumn);
        if (top >= bottom || left >= right)
            return;
        RectMark frame;
        frame.rect = placeOf(index, top, left).united(placeOf(index, bottom - 1, right - 1));
        frame.stroke = Ink{isMade ? Role::Accent : Role::Ink};
        frame.strokeWidth = isMade ? 2.5 : 1.5;
        m_scene.marks.append(frame);
    }

    /// What the present line has made, in words: one number, a row, or a whole matrix.
    QString made() const
    {
        if (m_values.isCovered())
            return unansweredText();
        const WalkTensor* tensor = content::walkTensorNamed(line().makes);
        if (!tensor)
            return QCoreApplication::translate("figures", "This line makes no number of the picture.");
        const QString title = walkTensorTitle(*tensor);
        const WalkSpan span = m_values.clock().spanOf(*tensor, m_values.moment());
        if (span.lastRow - span.firstRow > 1)
            return QCoreApplication::translate("figures", "%1: all rows").arg(title);
        const QString row = rowName(*tensor, span.firstRow);
        if (span.lastColumn - span.firstColumn > 1)
            return QCoreApplication::translate("figures", "%1: row “%2”").arg(title, row);
        const CodeWalkValues::Cell cell = m_values.at(*tensor, span.firstRow, span.firstColumn);
        const QString value = cell.value ? playback::formatCell(*cell.value, 4) : u"…"_s;
        return tensor->columns == Loop::Key
                   ? QCoreApplication::translate("figures", "%1: row “%2”, column “%3” = %4")
                         .arg(title, row, columnTitle(*tensor, span.firstColumn), value)
                   : QCoreApplication::translate("figures", "%1: row “%2” = %3").arg(title, row, value);
    }

    CodeWalkValues m_values;
    Scene m_scene;
    Frame m_frame;
    double m_size = 12.0;
    std::vector<WalkPanel> m_panels;
    std::vector<WalkPanelPlace> m_places;
};

} // namespace

Scene CodeWalkFigure::layout(const Frame& frame) const
{
    if (frame.walk && !frame.walk->lines.isEmpty())
        return sceneOf<CodeWalkLayout>(frame);
    Scene scene;
    scene.size = frame.size;
    return wordsInstead(scene, frame,
                        QCoreApplication::translate("figures", "No code is stepped through here."));
}

} // namespace casefile::figures
