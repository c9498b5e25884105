#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace casefile::playback {
class CodeStepper;
class LessonSession;
} // namespace casefile::playback

namespace casefile::views {

class Appearance;
class CodePanel;

/// The code laboratory: the code of the present moment, what its line does, its loop indices and shapes, and
/// buttons and keys that step. It only shows: the stepper moves the lesson's cursor, and everything follows
/// that.
class WalkPanel : public QFrame
{
    Q_OBJECT

public:
    WalkPanel(playback::CodeStepper& stepper, const playback::LessonSession& session,
              const Appearance& appearance, QWidget* parent = nullptr);

    CodePanel* code() const { return m_code; }
    QString indices() const;
    QString shapes() const;
    QString explanation() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    QToolButton* addButton(const QString& sign, void (playback::CodeStepper::*action)());
    void follow();
    void pressed(int key);
    void choose(int line, bool isEngine);
    void retranslate();

    playback::CodeStepper& m_stepper;
    const playback::LessonSession& m_session;
    QToolButton* m_first;
    QToolButton* m_lineBack;
    QToolButton* m_stepBack;
    QToolButton* m_stepForward;
    QToolButton* m_lineForward;
    QLabel* m_indices;
    CodePanel* m_code;
    QLabel* m_says;
    QLabel* m_shapes;
};

} // namespace casefile::views
