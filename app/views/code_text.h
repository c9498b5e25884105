#pragma once

#include "app/views/code_highlighter.h"

#include <QPlainTextEdit>

namespace casefile::content {
struct CodeRegion;
}

namespace casefile::views {

class Appearance;

/// A source file, read-only, with line numbers; one region of it is lit and in view.
class CodeText : public QPlainTextEdit
{
    Q_OBJECT

public:
    CodeText(CodeHighlighter::Language language, const Appearance& appearance, QWidget* parent = nullptr);

    void setRegion(const content::CodeRegion& region);
    bool isEmpty() const { return document()->isEmpty(); }
    QSize sizeHint() const override { return {300, minimumHeight()}; } ///< the panel fixes the height
    int firstLitLine() const { return m_first; }                       ///< counted from 0; -1: none

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class Gutter;
    int gutterWidth() const;
    void restyle();
    void light();
    void paintGutter(QPainter& painter, const QRect& rect);

    const Appearance& m_appearance;
    CodeHighlighter* m_highlighter;
    QWidget* m_gutter;
    QStringList m_lines;
    int m_first = -1;
    int m_last = -1;
};

} // namespace casefile::views
