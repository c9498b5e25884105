#pragma once

#include "app/content/chapter.h"
#include "app/content/state.h"
#include "app/playback/choices.h"
#include "app/playback/cost_meter.h"
#include "app/playback/cursor.h"
#include "app/playback/history.h"
#include "app/playback/player.h"
#include "app/playback/prediction.h"
#include "app/playback/trace_source.h"
#include "engine/attention/trace.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace casefile::playback {

/// What a chapter page shows right now: chapter, cursor, state and the one trace that all views read.
/// Views take it const; the transport bar and the controls call its slots.
///
/// The state is made anew whenever a step is entered: the author's settings of the steps up to this one, then
/// what is the learner's. A sentence and a depth of the learner's own stay through all steps; other settings
/// changed in a free-play step come back in free-play steps; those changed in an ordinary step end when it is
/// left.
class LessonSession : public QObject
{
    Q_OBJECT

public:
    explicit LessonSession(QObject* parent = nullptr);

    void open(const content::Chapter& chapter, const QString& language);
    /// A state without a sentence is a link that names only what differs from the defaults; one with a
    /// sentence is complete.
    void openState(const content::Chapter& chapter, const content::State& state, const QString& language);

    /// The open chapter was read again: what is the learner's and the moment stay, the rest is the author's
    /// new one. A step that is gone leaves the learner at its place in the list; undo begins anew.
    void reload(const content::Chapter& chapter);

    const content::Chapter& chapter() const { return m_chapter; }
    const content::Step& step() const;
    Cursor cursor() const { return m_player.cursor(); }
    QString language() const { return m_language; }
    Player& player() { return m_player; }
    const Player& player() const { return m_player; }
    CostMeter& costMeter() { return m_costMeter; }
    const CostMeter& costMeter() const { return m_costMeter; }

    /// What is shown; its focus is the pinned or the authored one.
    const content::State& state() const { return m_state; }
    /// What would be shown without anything of the learner's: the base of deep links.
    const content::State& lessonState() const { return m_authored; }

    /// What the learner set in the free play of this chapter, kept while other steps are shown.
    struct FreePlay
    {
        content::State authored;
        content::State state;
    };
    std::optional<FreePlay> freePlay() const; ///< none when nothing was set there
    void restoreFreePlay(const content::State& state);

    struct Bookmark; ///< all that is the learner's, with place, predictions and history
    Bookmark bookmark() const;
    void goBackTo(const Bookmark& bookmark); ///< in the present language

    /// Null until the first sentence could be computed. Stays while there is a problem or a computation.
    engine::TracePtr trace() const { return m_source.trace(); }
    /// The sentence before the last edit under the present settings; may be null.
    engine::TracePtr previousTrace() const { return m_previous; }
    bool isComputing() const { return m_source.isComputing(); }
    /// Why the typed sentence has no trace, in one translated sentence; empty if it has one.
    QString problem() const;
    /// Kept even when it cannot be computed.
    QString typedSentence() const { return m_state.sentence; }
    bool hasOwnSentence() const { return m_own.has_value(); }
    /// What the learner typed and does not see, because a place was opened with its own example; or empty.
    QString sentenceAside() const { return m_own || m_aside == m_state.sentence ? QString() : m_aside; }
    QString learnersSentence() const; ///< typed, on screen or set aside; or empty
    void setSentenceAside(const QString& sentence);

    content::Focus focus() const; ///< resolved: indices within the trace, or -1
    bool isPinned() const { return m_pinned.has_value(); }

    /// The state that was set aside to be compared with; it stays while steps and chapters are left.
    bool isFrozen() const { return !m_frozen.isEmpty(); }
    content::State frozenState() const;   ///< as it was; a default one when nothing is frozen
    engine::TracePtr frozenTrace() const; ///< null while it is not computed, or cannot be
    bool isComputingFrozen() const;
    bool isComparing() const { return m_isComparing; } ///< the difference is among the pictures

    bool canUndo() const { return m_history.canUndo(); }
    bool canRedo() const { return m_history.canRedo(); }

    /// The option taken, if any; none while sentence or settings are not those that it was taken for.
    std::optional<int> prediction(const QString& stepId) const;
    /// The present step's question, about the step's own focus; no options when there is none.
    Prediction openPrediction() const;
    /// False while the present step asks for a prediction that was not made.
    bool isRevealed() const;

public slots:
    void setLanguage(const QString& language); ///< an example sentence follows; a typed one stays
    void setSentence(const QString& sentence);
    void useLessonSentence(); ///< back to the sentence that the step has
    void takeSentenceBack();  ///< the one that is set aside; ignored when none is
    void setModel(const QString& name, quint64 seed);
    void setHead(int head);    ///< that one alone
    void setAllHeads(bool on); ///< drawn together; the words keep to the head that was shown
    void setMask(const casefile::engine::Mask& mask);
    void setScale(bool on);
    void setTemperature(double temperature); ///< ignored unless > 0
    void setPosition(casefile::engine::PositionScheme position);
    void setKnob(const QString& id, double value);                ///< ignored unless there is such a knob
    void setKnobs(const casefile::content::KnobValues& together); ///< one gesture: a point that is dragged
    /// One entry of a weight matrix; the model's own value takes the edit back.
    void setWeight(const casefile::engine::CellRef& cell, double value);
    void putBackWeights();                 ///< every entry, as the model has it
    void setMemory(const QString& memory); ///< the text that is asked; empty: the sentence itself
    void setDepth(casefile::content::Depth depth);
    void hover(int query, int key); ///< preview; ignored while pinned; -1, -1 ends it
    void pin(int query, int key);
    void unpin();
    void predict(int option);   ///< -1: show the answer without a prediction
    void freeze();              ///< the present state, in place of an earlier one
    void release();             ///< nothing is frozen any more
    void setComparing(bool on); ///< ignored unless something is frozen
    void undo();                ///< of state changes by the learner
    void redo();

signals:
    void traceChanged();
    void stateChanged();
    void focusChanged();
    void stepChanged();
    void cursorChanged();
    void problemChanged();
    void computingChanged();
    void predictionChanged();
    void historyChanged();
    void comparingChanged();

private:
    /// Everything that has a signal, to find out what an action changed.
    struct Shown
    {
        int step = -1;
        engine::TracePtr trace;
        engine::TracePtr previous;
        content::State state;
        content::Focus focus;
        bool isPinned = false;
        TraceProblem problem;
        bool isComputing = false;
        bool isRevealed = true;
        std::optional<int> prediction;
        bool canUndo = false;
        bool canRedo = false;
        engine::TracePtr frozen;
        bool isComparing = false;
    };
    struct Taken
    {
        int option = -1;
        content::State state; ///< for which it was taken
    };

    Shown shown() const;
    void publish(); ///< emits what differs from the last time
    void start(const content::Chapter& chapter, int step, const QString& language);
    void place(double progress);
    void onCursor();
    void enterStep(int step);
    void refresh(); ///< state and trace from what the author and the learner want
    void dropStaleFocus();
    void updatePrevious(const engine::TracePtr& before);
    QString lessonSentenceBefore() const;
    content::State questionState() const;
    Choices& choices() { return step().freePlay ? m_freePlay : m_stepChoices; }
    void change(Edit::What what, const std::function<void(content::State&)>& make, const QString& knob = {});
    void replaceSentence(Edit::What what, const std::optional<OwnSentence>& sentence);
    void restore(const Edit& edit, const std::optional<OwnSentence>& sentence, const Choices& choices,
                 const QString& frozen);
    void setFrozen(const QString& frozen);
    void followFrozen();

    content::Chapter m_chapter;
    QString m_language;
    int m_step = 0;
    content::State m_authored; ///< of the present step, in the present language
    content::State m_state;
    std::optional<OwnSentence> m_own;
    QString m_aside; ///< typed by the learner, before a place with its own example was opened
    Choices m_stepChoices;
    Choices m_freePlay;
    content::Depth m_depth = content::Depth::Story;
    std::optional<content::Focus> m_pinned;
    std::optional<content::Focus> m_hovered;
    QHash<QString, Taken> m_taken;
    QSet<QString> m_revealed;
    History m_history;
    QString m_previousSentence;
    engine::TracePtr m_previous;
    Shown m_shown; ///< what was published last
    bool m_isPlacing = false;
    Player m_player;
    TraceSource m_source;
    QString m_frozen;                            ///< deep link of the frozen state; empty: none
    std::unique_ptr<TraceSource> m_frozenSource; ///< there while something is frozen
    bool m_isComparing = false;
    CostMeter m_costMeter;
};

/// A lesson that is left for a visit elsewhere, as it was.
struct LessonSession::Bookmark
{
    content::Chapter chapter;
    Cursor cursor;
    std::optional<OwnSentence> own;
    Choices stepChoices;
    Choices freePlay;
    content::Depth depth = content::Depth::Story;
    std::optional<content::Focus> pinned;
    QHash<QString, Taken> taken;
    QSet<QString> revealed;
    History history;
    QString previousSentence;
};

} // namespace casefile::playback
