#pragma once

#include <QTextBrowser>

namespace casefile::views {

class Appearance;

/// Markdown at body size and a reader's line height, as tall as its words: the page scrolls, not the prose.
/// Links are reported, never followed.
class ProseView : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ProseView(const Appearance& appearance, QWidget* parent = nullptr);

    void setMarkdownText(const QString& markdown);
    void setTextSize(double designSize); ///< body size unless said
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void render();
    void styleTables();
    void fitHeight();

    const Appearance& m_appearance;
    QString m_markdown;
    double m_textSize;
};

} // namespace casefile::views
