#pragma once

#include <QPlainTextDocumentLayout>

class QTextBlock;

namespace casefile::views {

/// Lays out lines of code: what is too long for the room goes on below, further in than its line begins. Only
/// what is seen changes: the text, its lines and what is copied stay those of the file.
class HangingLayout : public QPlainTextDocumentLayout
{
    Q_OBJECT

public:
    using QPlainTextDocumentLayout::QPlainTextDocumentLayout;

    void setRoom(double width); ///< of the view, in pixels
    void complete();            ///< lays out what was not yet: only then lines know where on screen they are
    QRectF blockBoundingRect(const QTextBlock& block) const override;

protected:
    void documentChanged(int from, int removed, int added) override;

private:
    void lay(QTextBlock block) const;
    void forget(QTextBlock first, const QTextBlock& last);

    double m_room = 0.0; ///< 0: not known yet
};

} // namespace casefile::views
