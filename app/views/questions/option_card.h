#pragma once

#include <QAbstractButton>
#include <QString>

class QPainter;

namespace casefile::views {

class Appearance;

/// One option as a card: number, words, and after the verdict what there is to say about it. Words wrap.
class OptionCard : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Verdict { None, Right, Wrong, Other };

    OptionCard(int number, const Appearance& appearance, QWidget* parent);

    void setWords(const QString& text);
    void setKind(bool isOfSeveral, bool isCode); ///< of several: Space turns it on and off; code: fixed width
    bool isOfSeveral() const { return m_isOfSeveral; }
    /// `feedback` stands below the words; right and wrong also get a frame, an icon and a word.
    void setVerdict(Verdict verdict, const QString& feedback);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QRectF wordsRect(double width) const;
    double markWidth() const;
    double heightOf(const QString& text, const QFont& font, double width) const;
    QString verdictWord() const;
    QFont wordsFont() const;
    void paintBadge(QPainter& painter) const;

    const Appearance& m_appearance;
    int m_number;
    QString m_feedback;
    Verdict m_verdict = Verdict::None;
    bool m_isOfSeveral = false;
    bool m_isCode = false;
};

} // namespace casefile::views
