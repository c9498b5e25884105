#include "app/views/hanging_layout.h"

#include <QFontMetricsF>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace casefile::views {

namespace {

constexpr int hangingCells = 4;  ///< what goes on below stands so much further in
constexpr int deepestCells = 12; ///< code that begins further in is moved to the left
constexpr double leastRoom = 60.0;

int indentationOf(const QString& text)
{
    const auto first = std::ranges::find_if_not(text, [](QChar sign) { return sign.isSpace(); });
    return int(first - text.begin());
}

} // namespace

void HangingLayout::setRoom(double width)
{
    if (width == m_room)
        return;
    m_room = width;
    layAgain(document()->firstBlock(), document()->lastBlock());
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
    layAgain(document()->findBlock(from), last.isValid() ? last : document()->lastBlock());
}

void HangingLayout::layAgain(QTextBlock first, const QTextBlock& last)
{
    for (QTextBlock block = first; block.isValid() && block.blockNumber() <= last.blockNumber();
         block = block.next()) {
        block.clearLayout();
        lay(block);
    }
    emit documentSizeChanged(documentSize());
    emit update();
}

void HangingLayout::lay(QTextBlock block) const
{
    const double margin = document()->documentMargin();
    const double room = std::max(m_room - 2 * margin, leastRoom);
    const double cell = QFontMetricsF(document()->defaultFont()).horizontalAdvance(u' ');
    const int indentation = indentationOf(block.text());
    const double beyond = std::max(indentation - deepestCells, 0) * cell;
    const double hanging = std::min((std::min(indentation, deepestCells) + hangingCells) * cell, room / 2);
    QTextOption option = document()->defaultTextOption();
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextLayout& layout = *block.layout();
    layout.setTextOption(option);
    layout.beginLayout();
    double height = 0.0;
    double left = -beyond;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLeadingIncluded(true);
        line.setLineWidth(room - left);
        line.setPosition({margin + left, height});
        height += line.height() + std::min(std::ceil(line.leading()), 0.0);
        left = hanging;
    }
    layout.endLayout();
    block.setLineCount(block.isVisible() ? layout.lineCount() : 0);
}

} // namespace casefile::views
