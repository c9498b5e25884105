#pragma once

#include "app/content/question.h"
#include "app/playback/quiz_session.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace casefile::views {

class Appearance;
class ProseView;
class QuestionView;

/// The question as a learner meets it: it can be answered, with verdict, feedback and hints, and begun anew.
/// Nothing of it is logged.
class QuestionPreview : public QWidget
{
    Q_OBJECT

public:
    QuestionPreview(const Appearance& appearance, const QString& ownSentence, const QString& language,
                    QWidget* parent);

    void setQuestion(const content::Question& question, const QString& chapter);
    void setProblem(const QString& words); ///< why there is nothing to see
    playback::QuizSession& session() { return m_session; }

private:
    void begin();
    void follow();
    void goOn();

    const Appearance& m_appearance;
    QString m_ownSentence;
    playback::QuizSession m_session;
    content::Quiz m_quiz;
    QLabel* m_title;
    QComboBox* m_language;
    QLabel* m_problem;
    ProseView* m_prompt;
    QVBoxLayout* m_place;
    QuestionView* m_view = nullptr;
    ProseView* m_hints;
    ProseView* m_feedback;
    QWidget* m_actions;
    QPushButton* m_check;
    QPushButton* m_hint;
    QPushButton* m_solution;
    QPushButton* m_reset;
};

} // namespace casefile::views
