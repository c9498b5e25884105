#pragma once

#include "app/content/question.h"

#include <QWidget>

class QKeyEvent;

namespace casefile::playback {
class QuizSession;
}

namespace casefile::views {

class Appearance;

/// Where the answer to the present question is given; everything else about it is the quiz page's.
class QuestionView : public QWidget
{
    Q_OBJECT

public:
    QuestionView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent);

    virtual void follow() = 0;    ///< shows the present question and its verdict
    virtual void takeFocus() = 0; ///< where the keyboard goes when the question is shown
    virtual bool handleKey(QKeyEvent*) { return false; } ///< a key that no widget took; true when it was used
    virtual QString keys() const = 0;                    ///< what the keyboard does, in one line
    virtual bool answersForItself() const { return false; } ///< shows what is said about the answer

protected:
    bool isOpen() const;          ///< an answer may still be given
    bool isSolved() const;        ///< the right answer may be seen
    QString verdictWords() const; ///< "Right.", "Partly right: 67 %.", "Not right."; empty before a verdict
    QString spokenPrompt() const; ///< the question without markup, for who hears only what has the keyboard

    playback::QuizSession& m_session;
    const Appearance& m_appearance;
};

/// The widget for a kind of question. A kind without one does not compile.
QuestionView* makeQuestionView(const content::Task& task, playback::QuizSession& session,
                               const Appearance& appearance, QWidget* parent);

} // namespace casefile::views
