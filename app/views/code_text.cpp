#include "app/views/code_text.h"

#include "app/content/code_region.h"
#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/hanging_layout.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>
#include <cmath>

namespace casefile::views {

using figures::Role;
namespace design = figures::design;

/// The strip of line numbers.
class CodeText::Gutter : public QWidget
{
public:
    explicit Gutter(CodeText* text)
        : QWidget(text)
        , m_text(text)
    {}

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QPainter painter(this);
        m_text->paintGutter(painter, event->rect());
    }

private:
    CodeText* m_text;
};

/// The document of a view, that lays its lines out with a hanging indent.
static HangingLayout* hangingDocument(QPlainTextEdit* view)
{
    auto* document = new QTextDocument(view);
    auto* layout = new HangingLayout(document);
    document->setDocumentLayout(layout);
    view->setDocument(document);
    return layout;
}

CodeText::CodeText(CodeHighlighter::Language language, const Appearance& appearance, QWidget* parent)
    : QPlainTextEdit(parent)
    , m_appearance(appearance)
    , m_layout(hangingDocument(this))
    , m_highlighter(new CodeHighlighter(appearance, document()))
    , m_gutter(new Gutter(this))
{
    setLook(this, "code");
    m_highlighter->setLanguage(language);
    setReadOnly(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setFocusPolicy(Qt::TabFocus);
    viewport()->setAutoFillBackground(false);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int scrolled) {
        scrolled ? m_gutter->scroll(0, scrolled)
                 : m_gutter->update(0, rect.y(), m_gutter->width(), rect.height());
    });
    connect(&appearance, &Appearance::changed, this, &CodeText::restyle);
    restyle();
}

int CodeText::gutterWidth() const
{
    const int digits = int(QString::number(std::max(blockCount(), 10)).size());
    return QFontMetrics(m_appearance.monoFont(design::textSmall)).horizontalAdvance(u'9') * digits +
           design::space3;
}

void CodeText::restyle()
{
    document()->setDefaultFont(
        m_appearance.monoFont(design::textSmall)); // the style sheet sets the same for the widget
    setViewportMargins(gutterWidth(), 0, 0, 0);
    fitHeight();
    light();
    m_gutter->update();
}

void CodeText::setVisibleLines(int least, int most)
{
    m_leastLines = least;
    m_mostLines = most;
    fitHeight();
}

/// Whole lines only: the frame comes on top. What is not on screen has no size yet.
void CodeText::fitHeight()
{
    constexpr int linesAround = 2;
    const int lines = std::clamp(litHeight() + linesAround, m_leastLines, m_mostLines);
    const double line = QFontMetricsF(document()->defaultFont()).lineSpacing();
    const int around = isVisible() ? height() - viewport()->height() : 2 * frameWidth();
    const int wanted = int(std::ceil(line * lines)) + around;
    if (wanted == minimumHeight())
        return;
    setFixedHeight(wanted);
    updateGeometry();
}

void CodeText::setRegion(const content::CodeRegion& region)
{
    m_keepsView = false;
    show(region);
}

void CodeText::setPlace(const content::CodeRegion& region)
{
    m_keepsView = true;
    show(region);
}

void CodeText::show(const content::CodeRegion& region)
{
    if (region.lines != m_lines) {
        m_lines = region.lines;
        setPlainText(m_lines.join(u'\n'));
        setViewportMargins(gutterWidth(), 0, 0, 0);
    }
    m_first = region.firstLine;
    m_last = region.lastLine;
    light();
}

void CodeText::light()
{
    m_layout->complete();
    fitHeight();
    scrollToLight();
    viewport()->update();
    m_gutter->update();
}

bool CodeText::isLit(const QTextBlock& block) const
{
    return m_first >= 0 && block.blockNumber() >= m_first && block.blockNumber() <= m_last;
}

int CodeText::litTop() const
{
    return std::max(document()->findBlockByNumber(m_first).firstLineNumber(), 0);
}

int CodeText::litHeight() const
{
    int lines = 0;
    for (QTextBlock block = document()->findBlockByNumber(m_first); isLit(block); block = block.next())
        lines += block.lineCount();
    return lines;
}

/// What is lit is in view as a whole if there is room for it, with some of what came before.
void CodeText::scrollToLight()
{
    constexpr int linesAbove = 1;
    constexpr int linesAboveOnWalk = 3; ///< what came before is worth seeing
    const int first = litTop();
    const int height = litHeight();
    const int top = verticalScrollBar()->value();
    const int shown = viewport()->height() / std::max(1, fontMetrics().lineSpacing());
    if (m_keepsView && first > top && first + height < top + shown)
        return;
    const int above = std::clamp(shown - height, 0, m_keepsView ? linesAboveOnWalk : linesAbove);
    verticalScrollBar()->setValue(std::max(first - above, 0));
}

QString CodeText::litText() const
{
    return m_first < 0 ? QString() : m_lines.mid(m_first, m_last - m_first + 1).join(u' ').simplified();
}

bool CodeText::wantsKey(int key) const
{
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
        return m_isWalkable;
    default:
        return false;
    }
}

bool CodeText::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->modifiers() == Qt::NoModifier &&
        wantsKey(static_cast<QKeyEvent*>(event)->key())) {
        event->accept();
        return true;
    }
    return QPlainTextEdit::event(event);
}

void CodeText::keyPressEvent(QKeyEvent* event)
{
    if (wantsKey(event->key()) && event->modifiers() == Qt::NoModifier)
        emit walkKeyPressed(event->key());
    else
        QPlainTextEdit::keyPressEvent(event);
}

void CodeText::mouseReleaseEvent(QMouseEvent* event)
{
    QPlainTextEdit::mouseReleaseEvent(event);
    if (m_isWalkable && event->button() == Qt::LeftButton && !textCursor().hasSelection())
        emit lineChosen(cursorForPosition(event->position().toPoint()).blockNumber());
}

void CodeText::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF rect = blockBoundingGeometry(block).translated(contentOffset());
        if (rect.top() > event->rect().bottom())
            break;
        if (isLit(block))
            painter.fillRect(QRectF(0, rect.top(), viewport()->width(), rect.height()),
                             m_appearance.color(Role::Lit));
    }
    painter.end();
    QPlainTextEdit::paintEvent(event);
}

void CodeText::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    m_layout->setRoom(viewport()->width());
    const QRect text = viewport()->geometry(); // within the ring of the keyboard
    m_gutter->setGeometry(text.left() - gutterWidth(), text.top(), gutterWidth(), text.height());
    light();
}

/// The number stands beside the beginning of its line.
void CodeText::paintGutter(QPainter& painter, const QRect& rect)
{
    painter.setFont(m_appearance.monoFont(design::textSmall));
    QTextBlock block = firstVisibleBlock();
    double top = blockBoundingGeometry(block).translated(contentOffset()).top();
    for (; block.isValid() && top <= rect.bottom(); block = block.next()) {
        const double height = blockBoundingRect(block).height();
        const bool lit = isLit(block);
        if (lit)
            painter.fillRect(QRectF(0, top, 3, height), m_appearance.color(Role::Accent));
        painter.setPen(m_appearance.color(lit ? Role::Accent : Role::Muted));
        const double line = block.layout()->lineAt(0).height();
        painter.drawText(QRectF(0, top, m_gutter->width() - design::space2, line),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(block.blockNumber() + 1));
        top += height;
    }
}

} // namespace casefile::views
