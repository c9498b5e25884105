#include "app/views/prose_view.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QPalette>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace casefile::views {

using namespace Qt::StringLiterals;
using figures::Role;
namespace design = figures::design;

namespace {

constexpr int listIndent = 24; ///< pixels; Qt's own 40 take a tenth of the column

constexpr QChar belowMark(0xE000); ///< of a private area: what follows stands lower

/// "d_k", "head_i" of the authors, with a mark in place of the sign. Code stays, and so do the words of the
/// learner, whose signs are escaped.
QString withMarks(const QString& markdown)
{
    static const QRegularExpression symbol(
        u"`[^`]*`|\\]\\([^)]*\\)|(?<![\\p{L}\\d_\\\\])(head|[A-Za-zα-ω])_([A-Za-z\\d]+)(?![\\w(])"_s);
    QString marked;
    qsizetype done = 0;
    for (const QRegularExpressionMatch& match : symbol.globalMatch(markdown)) {
        if (match.capturedStart(1) < 0)
            continue;
        marked += QStringView(markdown).sliced(done, match.capturedEnd(1) - done);
        marked += belowMark;
        done = match.capturedStart(2);
    }
    marked += QStringView(markdown).sliced(done);
    return marked;
}

/// From behind, for what stands before keeps its place.
void setSubscripts(const QTextBlock& block, QTextCursor& cursor)
{
    const QString text = block.text();
    for (qsizetype mark = text.lastIndexOf(belowMark); mark >= 0;
         mark = mark > 0 ? text.lastIndexOf(belowMark, mark - 1) : -1) {
        qsizetype end = mark + 1;
        while (end < text.size() && text[end].unicode() < 0x80 && text[end].isLetterOrNumber())
            ++end;
        cursor.setPosition(block.position() + int(mark) + 1);
        cursor.setPosition(block.position() + int(end), QTextCursor::KeepAnchor);
        QTextCharFormat shape = cursor.charFormat();
        shape.setVerticalAlignment(QTextCharFormat::AlignSubScript);
        cursor.setCharFormat(shape);
        cursor.setPosition(block.position() + int(mark));
        cursor.deleteChar();
    }
}

} // namespace

ProseView::ProseView(const Appearance& appearance, QWidget* parent)
    : QTextBrowser(parent)
    , m_appearance(appearance)
    , m_textSize(design::textBody)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    document()->setDocumentMargin(0);
    document()->setIndentWidth(listIndent);
    connect(&appearance, &Appearance::changed, this, &ProseView::render);
}

void ProseView::setMarkdownText(const QString& markdown)
{
    if (markdown == m_markdown)
        return;
    m_markdown = markdown;
    render();
}

void ProseView::setTextSize(double designSize)
{
    if (designSize == m_textSize)
        return;
    m_textSize = designSize;
    render();
}

/// Parses, then repairs what the Markdown importer leaves raw: line height, code fonts, link colours.
void ProseView::render()
{
    QPalette colors = palette();
    colors.setColor(QPalette::Text, m_appearance.color(Role::Ink));
    colors.setColor(QPalette::Link, m_appearance.color(Role::Accent));
    setPalette(colors);
    document()->setDefaultFont(m_appearance.font(m_textSize));
    setMarkdown(withMarks(m_markdown));
    const QFont mono = m_appearance.monoFont(design::textNote);
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        cursor.setPosition(block.position());
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(design::lineHeight * 100 * 0.9, QTextBlockFormat::ProportionalHeight);
        format.setBottomMargin(m_appearance.pixels(design::space2));
        format.setTopMargin(0);
        cursor.setBlockFormat(format);
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            QTextCharFormat shape = part.fragment().charFormat();
            const bool code = shape.fontFixedPitch();
            if (!code && !shape.isAnchor())
                continue;
            if (code)
                shape.setFont(mono);
            if (shape.isAnchor())
                shape.setForeground(m_appearance.color(Role::Accent));
            if (shape.anchorHref().startsWith("https:"_L1)) // leads out of the program
                shape.setToolTip(shape.anchorHref());
            cursor.setPosition(part.fragment().position());
            cursor.setPosition(part.fragment().position() + part.fragment().length(),
                               QTextCursor::KeepAnchor);
            cursor.setCharFormat(shape);
        }
    }
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        setSubscripts(block, cursor);
    cursor.endEditBlock();
    styleTables();
    fitHeight();
}

/// One thin line between cells; the importer gives every cell a box of its own.
void ProseView::styleTables()
{
    for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1.0);
        format.setBorderBrush(m_appearance.color(Role::Line));
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setCellSpacing(0.0);
        format.setCellPadding(m_appearance.pixels(design::space1));
        table->setFormat(format);
    }
}

void ProseView::fitHeight()
{
    document()->setTextWidth(viewport()->width());
    const int frame = std::max(0, height() - viewport()->height()); // room for the ring of the keyboard
    const int height = int(std::ceil(document()->size().height())) + 2 + frame;
    if (height != minimumHeight()) {
        setFixedHeight(height);
        updateGeometry();
    }
}

QSize ProseView::sizeHint() const
{
    return {280, minimumHeight()};
}

QSize ProseView::minimumSizeHint() const
{
    return {120, minimumHeight()};
}

void ProseView::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fitHeight();
}

void ProseView::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // the page scrolls
}

} // namespace casefile::views
