#pragma once

#include "app/content/library.h"

#include <QTimer>
#include <QWidget>

class QKeyEvent;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace casefile::learner {
class MockInterview;
enum class MockPhase;
} // namespace casefile::learner

namespace casefile::views {

class AnswerBox;
class Appearance;
class Comparison;

/// A mock interview under way: the clock, the question, the answer, and what comes next.
class MockRoom : public QWidget
{
    Q_OBJECT

public:
    MockRoom(const content::Library& library, learner::MockInterview& mock, const Appearance& appearance,
             QWidget* parent = nullptr);

    void setLanguage(const QString& language); ///< of the program
    void follow();
    void takeFocus();
    bool handleKey(QKeyEvent* event); ///< Return: what comes next; P, S, digits
    void undo();                      ///< of a tick
    void redo();
    Comparison* comparison() const { return m_comparison; }
    AnswerBox* answer() const { return m_answer; }
    QPushButton* go() const { return m_go; }

signals:
    void left();
    void marksChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* buildClock();
    QWidget* buildActions();
    void followClock();
    void followQuestion();
    void followActions();
    void followMarks();
    void proceed();
    void otherWay();
    QString goWords() const;
    QString hint() const;

    const content::Library& m_library;
    learner::MockInterview& m_mock;
    const Appearance& m_appearance;
    QString m_language;
    QString m_shown; ///< the question that the parts were made for
    bool m_wasPaused = false;
    learner::MockPhase m_stand; ///< when the focus was placed
    QTimer m_tick;
    QLabel* m_count;
    QLabel* m_clock;
    QProgressBar* m_progress;
    QLabel* m_timeUp;
    QScrollArea* m_area;
    QLabel* m_place;
    QLabel* m_question;
    QLabel* m_hint;
    QLabel* m_followUp;
    QLabel* m_followUpAnswer;
    AnswerBox* m_answer;
    Comparison* m_comparison;
    QLabel* m_keys;
    QPushButton* m_end;
    QPushButton* m_pause;
    QPushButton* m_skip;
    QPushButton* m_other; ///< the second of two ways on
    QPushButton* m_go;
};

} // namespace casefile::views
