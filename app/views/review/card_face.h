#pragma once

#include "app/content/library.h"
#include "app/views/review/flash_card.h"

#include <QWidget>

class QKeyEvent;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace casefile::learner {
class ReviewRound;
}
namespace casefile::playback {
class QuizSession;
}

namespace casefile::views {

class Appearance;
class CertaintyBar;
class ProseView;
class QuestionView;

/// The card that is up: a question with the place of its answer, or a belief to judge; once it is revealed,
/// what is right and why, and the way to the step that explains it.
class CardFace : public QWidget
{
    Q_OBJECT

public:
    CardFace(const content::Library& library, const learner::ReviewRound& round,
             playback::QuizSession& session, const Appearance& appearance, QWidget* parent = nullptr);

    void follow();
    bool takeFocus();                 ///< where an answer is given; false: there is none to give
    void askCertainty();              ///< the keyboard goes where it is said
    bool handleKey(QKeyEvent* event); ///< a key that no widget took; true when it was used
    bool isQuestion() const; ///< of the quizzes or a template; else it is a belief, with nothing to fill in
    bool isOpen() const;     ///< a question whose answer is still to be given
    bool lacksCertainty() const;
    QString spokenPrompt() const;  ///< for who hears only what has the keyboard
    QString spokenVerdict() const; ///< empty before

signals:
    void certaintyChosen();
    void repairChosen();

private:
    void followCard();
    void followQuestion();
    void followAnswer();
    QString kind() const;
    QString verdict() const;

    const content::Library& m_library;
    const learner::ReviewRound& m_round;
    playback::QuizSession& m_session;
    const Appearance& m_appearance;
    QLabel* m_kind;
    ProseView* m_prompt;
    CertaintyBar* m_certainty;
    QVBoxLayout* m_place; ///< of the question's own widget
    QuestionView* m_question = nullptr;
    QString m_item;                   ///< that m_flash was looked up for
    std::optional<FlashCard> m_flash; ///< of the card that is up, when it is not a question to fill in
    qint64 m_card = 0;                ///< that m_question was made for
    quint64 m_seed = 0;               ///< and its variant
    QLabel* m_verdict;
    ProseView* m_answer;
    QPushButton* m_repair;
};

} // namespace casefile::views
