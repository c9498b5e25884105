#include "app/views/hanging_layout.h"

#include <QFontMetricsF>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::views {

namespace {

constexpr int hangingCells = 2;  ///< what goes on below stands so much further in
constexpr int deepestCells = 12; ///< code that begins further in is moved to the left
constexpr double narrowestRoom = 60.0;
constexpr double unlimited = 1e6;

int indentationOf(const QString& text)
{
    const auto first = std::ranges::find_if_not(text, [](QChar sign) { return sign.isSpace(); });
    return int(first - text.begin());
}

/// How many signs of a text, from one on, stand in a line of so many: broken behind a space or a bracket,
/// where there is one, for line-breaking rules of prose would part "++" and "::".
int columnsOf(const QString& text, int from, int most)
{
    const int rest = int(text.size()) - from;
    if (rest <= most || most < 1)
        return std::max(rest, 1);
    const qsizetype first = from + indentationOf(text.sliced(from));
    for (const QLatin1StringView remark : {"// "_L1, "# "_L1}) // begins a line rather than being parted
        if (const qsizetype begin = text.indexOf(remark, first); begin > first && begin <= from + most)
            return int(begin) - from;
    const qsizetype space = text.lastIndexOf(u' ', from + most);
    if (space > first)
        return int(space) + 1 - from;
    const qsizetype bracket = text.lastIndexOf(u'(', from + most - 1);
    return bracket > first ? int(bracket) + 1 - from : most;
}

} // namespace

void HangingLayout::setRoom(double width)
{
    if (width == m_room)
        return;
    m_room = width;
    forget(document()->firstBlock(), document()->lastBlock());
}

QRectF HangingLayout::blockBoundingRect(const QTextBlock& block) const
{
    if (block.isValid() && block.layout()->lineCount() == 0)
        lay(block);
    return QPlainTextDocumentLayout::blockBoundingRect(block);
}

/// The base lays out a single changed line by itself, without hanging it.
void HangingLayout::documentChanged(int from, int removed, int added)
{
    QPlainTextDocumentLayout::documentChanged(from, removed, added);
    const QTextBlock last = document()->findBlock(from + std::max(added, 0));
    forget(document()->findBlock(from), last.isValid() ? last : document()->lastBlock());
}

void HangingLayout::forget(QTextBlock first, const QTextBlock& last)
{
    for (QTextBlock block = first; block.isValid() && block.blockNumber() <= last.blockNumber();
         block = block.next())
        block.clearLayout();
    emit update();
}

void HangingLayout::complete()
{
    bool isNew = false;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.layout()->lineCount() > 0)
            continue;
        lay(block);
        isNew = true;
    }
    if (isNew)
        emit documentSizeChanged(documentSize());
}

void HangingLayout::lay(QTextBlock block) const
{
    const double margin = document()->documentMargin();
    const double room = m_room > 0.0 ? std::max(m_room - 2 * margin, narrowestRoom) : unlimited;
    const double cell = QFontMetricsF(document()->defaultFont()).horizontalAdvance(u' ');
    const int indentation = indentationOf(block.text());
    const double beyond = std::max(indentation - deepestCells, 0) * cell;
    const double hanging = std::min((std::min(indentation, deepestCells) + hangingCells) * cell, room / 2);
    QTextOption option = document()->defaultTextOption();
    option.setWrapMode(QTextOption::WrapAnywhere); // at the sign that is chosen here
    QTextLayout& layout = *block.layout();
    layout.setTextOption(option);
    layout.beginLayout();
    double height = 0.0;
    double left = -beyond;
    int from = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLeadingIncluded(true);
        line.setNumColumns(columnsOf(block.text(), from, int((room - left) / cell)), room - left);
        from = line.textStart() + line.textLength();
        line.setPosition({margin + left, height});
        height += line.height() + std::min(std::ceil(line.leading()), 0.0);
        left = hanging;
    }
    layout.endLayout();
    block.setLineCount(block.isVisible() ? layout.lineCount() : 0);
}

} // namespace casefile::views
