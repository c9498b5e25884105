#pragma once

#include "app/content/library.h"

#include <QString>
#include <QWidget>

#include <utility>

class QButtonGroup;
class QKeyEvent;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace casefile::playback {
class QuizSession;
}

namespace casefile::views {

class Appearance;
class DiagnosisCard;
class ProseView;
class QuestionView;
class QuizSummary;

/// One run through a quiz: question and certainty at the left, what a wrong answer says and the step that
/// repairs it at the right, the summary at the end.
class QuizPage : public QWidget
{
    Q_OBJECT

public:
    QuizPage(const content::Library& library, playback::QuizSession& session, const Appearance& appearance,
             QWidget* parent = nullptr);

    bool
    handleKey(QKeyEvent* event); ///< digits, Ctrl+digits, Space, Return, H, R, N, Ctrl+Z, Backspace, Escape
    void takeFocus();            ///< into the question; after the verdict to the button that goes on

signals:
    void repairChosen(const QString& questionId); ///< go to the step that repairs this one
    void startedAgain();                          ///< all questions anew
    void variantWanted();                         ///< the present drawn question with other numbers
    void closed();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildQuestion();
    QWidget* buildCertainty();
    QWidget* buildActions();
    void follow();
    void followTitle(); ///< names the chapter
    void followQuestion();
    void followCertainty();
    void followActions();
    void followFocus();
    void followTabOrder();         ///< certainty, question, buttons: as they stand on the page
    QString spokenVerdict() const; ///< for who does not see it; empty before
    bool isOpen() const;           ///< the present question still takes an answer
    bool lacksCertainty() const;   ///< it has an answer, and waits for how sure the learner is
    bool chooseCertainty();        ///< Return on one of its buttons; false: none has the keyboard
    void retranslate();
    void goOn(); ///< what Space does: check, or the next question
    void repair();
    QString circumstances() const;
    QString computedFrom() const;

    const content::Library& m_library;
    playback::QuizSession& m_session;
    const Appearance& m_appearance;
    QStackedWidget* m_stack;
    QLabel* m_title;
    QLabel* m_count;
    QProgressBar* m_progress;
    QPushButton* m_anew;
    QPushButton* m_close;
    ProseView* m_prompt;
    QLabel* m_circumstances;
    QLabel* m_certaintyLabel;
    QButtonGroup* m_certainty;
    QVBoxLayout* m_place; ///< of the question's own widget
    QuestionView* m_question = nullptr;
    QString m_questionId;
    std::pair<int, bool> m_stand{-1, false}; ///< question and whether it was open, when the focus was placed
    ProseView* m_hints;
    ProseView* m_feedback;
    QPushButton* m_previous;
    QPushButton* m_hint;
    QPushButton* m_giveUp;
    QPushButton* m_again;
    QPushButton* m_variant; ///< the same question with other numbers
    QPushButton* m_go;
    QLabel* m_keys;
    QLabel* m_missing; ///< what keeps the answer from being checked
    DiagnosisCard* m_diagnosis;
    QuizSummary* m_summary;
};

} // namespace casefile::views
