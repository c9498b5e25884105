#pragma once

#include <QWidget>

class QAbstractButton;
class QLabel;

namespace casefile::views {

/// A box to tick, or one of several to choose, with words that wrap beside it.
class MarkRow : public QWidget
{
    Q_OBJECT

public:
    enum class Kind { Tick, Choice };

    explicit MarkRow(Kind kind, QWidget* parent = nullptr);

    void setWords(const QString& words, const QString& note = {}); ///< a note stands below, muted
    void setMarked(bool on);
    bool isMarked() const;
    QAbstractButton* box() const { return m_box; }

signals:
    void marked(bool on); ///< by the learner

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    QAbstractButton* m_box;
    QLabel* m_words;
    QLabel* m_note;
};

} // namespace casefile::views
