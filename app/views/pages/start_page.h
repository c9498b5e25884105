#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace casefile::content {
struct Library;
}
namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

class Appearance;
class DoorCard;
class FigureCard;
class SentenceEditor;

/// What the start page knows of the learner: for each door the one next thing.
struct StartSummary
{
    QString chapter; ///< to go on with
    QString step;    ///< empty: nothing was begun
    int stepsSeen = 0;
    int quizQuestions = 0;
    int quizAnswered = 0; ///< of those questions, at least once
    int cards = 0;        ///< that are reviewed
    int due = 0;          ///< of those, for today
};

/// The first page: a door for each thing that has something behind it, and a sentence to play with at once.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    StartPage(const content::Library& library, playback::LessonSession& session, const Appearance& appearance,
              QWidget* parent = nullptr);

    void setSummary(const StartSummary& summary);
    SentenceEditor* editor() const { return m_editor; }
    DoorCard* learn() const { return m_learn; }
    DoorCard* practise() const { return m_practise; }
    DoorCard* review() const { return m_review; }
    DoorCard* interview() const { return m_interview; }

signals:
    void learnChosen();
    void practiseChosen();
    void reviewChosen();
    void interviewChosen();
    void playChosen(); ///< on with the typed sentence

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* buildPlay();
    void retranslate();
    QString source() const; ///< whose picture it is: head and model

    const content::Library& m_library;
    playback::LessonSession& m_session;
    const Appearance& m_appearance;
    StartSummary m_summary;
    QLabel* m_title;
    QLabel* m_lead;
    DoorCard* m_learn;
    DoorCard* m_practise;
    DoorCard* m_review;
    DoorCard* m_interview;
    QLabel* m_playTitle;
    QLabel* m_playWords;
    QPushButton* m_playOn;
    QLabel* m_message;
    SentenceEditor* m_editor;
    FigureCard* m_figure;
    QLabel* m_source;
};

} // namespace casefile::views
