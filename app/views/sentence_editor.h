#pragma once

#include <QWidget>

class QFrame;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedLayout;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

class Appearance;
class TokenStrip;

/// The sentence of the session: chips that become a line of text when clicked, live as it is typed, with
/// examples; when a sentence cannot be computed, the reason stands below it and the text is kept.
class SentenceEditor : public QWidget
{
    Q_OBJECT

public:
    SentenceEditor(playback::LessonSession& session, const Appearance& appearance, QWidget* parent = nullptr);

    void setLabelled(bool on); ///< the word "Sentence" before it, where there is room
    int leastWidth() const;    ///< in which a word or two of the sentence are to be read
    void edit();               ///< shows the line of text and puts the caret into it
    bool isEditing() const;
    QLineEdit* line() const { return m_line; }
    QString message() const; ///< what stands below: the problem, or what the marks mean; empty: nothing

signals:
    void messageChanged(const QString& message, bool isProblem);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildExamples();
    void finish();
    void follow();
    void retranslate();

    playback::LessonSession& m_session;
    const Appearance& m_appearance;
    QFrame* m_frame;
    QLabel* m_label;
    QStackedLayout* m_stack;
    TokenStrip* m_strip;
    QLineEdit* m_line;
    QPushButton* m_back; ///< to the sentence of the learner, while an example stands in its place
    QPushButton* m_examples;
};

} // namespace casefile::views
