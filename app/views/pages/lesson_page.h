#pragma once

#include <QWidget>

class QKeyEvent;
class QPushButton;
class QScrollArea;

namespace casefile::content {
struct Library;
}
namespace casefile::playback {
class CodeStepper;
class LessonSession;
} // namespace casefile::playback

namespace casefile::views {

class Appearance;
class BlockProvenance;
class ChapterEnd;
class CodePanel;
class DenseNetworkCard;
class FigureCard;
class FigureDeck;
class FormulaPanel;
class LessonColumns;
class Outline;
class PredictionCard;
class ProvenanceFrame;
class ProseView;
class ProvenancePanel;
class StepCaption;
class StepHeading;
class TransportBar;
class WalkPanel;
class WordsPanel;

/// One chapter: outline, pictures, words; time at the bottom. Everything on it reads one session.
class LessonPage : public QWidget
{
    Q_OBJECT

public:
    LessonPage(const content::Library& library, playback::LessonSession& session,
               const Appearance& appearance, QWidget* parent = nullptr);

    Outline* outline() const { return m_outline; }
    WordsPanel* words() const { return m_words; }
    ProvenancePanel* provenance() const { return m_provenance; }
    BlockProvenance* blockProvenance() const { return m_blockProvenance; }
    FigureCard* mainFigure() const;
    LessonColumns* columns() const { return m_columns; }
    WalkPanel* walk() const { return m_walk; }
    bool handleKey(QKeyEvent* event); ///< Space, arrows, Home, End, digits, Escape
    void showDenseNetwork(bool on);
    void offerQuiz(bool on); ///< a way back to the quiz that sent the learner here

signals:
    void stepChosen(const QString& chapterId, const QString& stepId);
    void quizChosen(const QString& chapterId);
    void quizReturnChosen();
    void headWalked(int head);         ///< that a walk through code is at; -1: there is none
    void linkChosen(const QUrl& link); ///< a casefile: link in the prose

protected:
    void changeEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    bool isOpening() const;
    QWidget* buildCentre();
    QWidget* buildWords();
    void followStep();
    void followFocus();
    void followFigures();
    void followFrozen();
    void followWalk();
    void followDepth();
    void followProvenance();
    void act(const QUrl& link);
    bool escape();
    ProvenanceFrame* whereFrom() const;

    const content::Library& m_library;
    playback::LessonSession& m_session;
    const Appearance& m_appearance;
    Outline* m_outline;
    LessonColumns* m_columns;
    QScrollArea* m_pictures = nullptr; ///< the column in the middle
    QScrollArea* m_reading = nullptr;  ///< the column of words
    StepHeading* m_heading;
    PredictionCard* m_prediction;
    FigureDeck* m_figures;
    StepCaption* m_caption;
    playback::CodeStepper* m_stepper;
    WalkPanel* m_walk;
    DenseNetworkCard* m_denseCard;
    QWidget* m_ofStep = nullptr;    ///< all that the column of words has of the step
    ProseView* m_ofDense = nullptr; ///< in its place, while the dense network is shown
    WordsPanel* m_words;
    FormulaPanel* m_formula;
    CodePanel* m_code;
    ProvenancePanel* m_provenance;
    BlockProvenance* m_blockProvenance; ///< in its place, where the picture shows a block
    ChapterEnd* m_end;
    TransportBar* m_transport;
};

} // namespace casefile::views
