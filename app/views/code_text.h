#pragma once

#include "app/views/code_highlighter.h"

#include <QPlainTextEdit>

class QPainter;

namespace casefile::content {
struct CodeRegion;
}

namespace casefile::views {

class Appearance;
class HangingLayout;

/// A source file, read-only, with line numbers; one region of it is lit and in view. Long lines go on below.
class CodeText : public QPlainTextEdit
{
    Q_OBJECT

public:
    CodeText(CodeHighlighter::Language language, const Appearance& appearance, QWidget* parent = nullptr);

    void setRegion(const content::CodeRegion& region);
    /// One place of a walk: the view moves only when the place is not in it.
    void setPlace(const content::CodeRegion& region);
    void setWalkable(bool on) { m_isWalkable = on; } ///< arrows and clicks step through the code
    bool wantsKey(int key) const;                    ///< true for the keys of a walk, while it is on
    bool isEmpty() const { return document()->isEmpty(); }
    /// As tall as the lit lines, and some around them, but not less or more than so many whole lines.
    void setVisibleLines(int least, int most);
    QSize sizeHint() const override { return {300, minimumHeight()}; } ///< it is as tall as its lines
    int firstLitLine() const { return m_first; }                       ///< counted from 0; -1: none
    QString litText() const;                                           ///< without indentation

signals:
    void walkKeyPressed(int key);
    void lineChosen(int line); ///< a click; counted from 0

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    class Gutter;
    int gutterWidth() const;
    void restyle();
    void fitHeight();
    void show(const content::CodeRegion& region);
    void light();
    void scrollToLight();
    bool isLit(const QTextBlock& block) const;
    int litTop() const;    ///< line on screen, of all, where the light begins
    int litHeight() const; ///< lines on screen
    void paintGutter(QPainter& painter, const QRect& rect);

    const Appearance& m_appearance;
    HangingLayout* m_layout;
    CodeHighlighter* m_highlighter;
    QWidget* m_gutter;
    QStringList m_lines;
    int m_leastLines = 1;
    int m_mostLines = 1;
    int m_first = -1;
    int m_last = -1;
    bool m_isWalkable = false;
    bool m_keepsView = false;
};

} // namespace casefile::views
