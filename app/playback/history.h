#pragma once

#include "app/playback/choices.h"

#include <QList>
#include <QString>

#include <optional>

namespace casefile::playback {

/// One change by the learner: of the sentence, of the choices (of one step, or of free play), or of what is
/// frozen.
struct Edit
{
    enum class What { Typing, Sentence, Temperature, Knob, Weight, Memory, Other };
    enum class Part { Sentence, Step, FreePlay, Frozen };

    What what = What::Other;
    Part part = Part::Step;
    QString step; ///< in which it was made
    std::optional<OwnSentence> sentenceBefore;
    std::optional<OwnSentence> sentenceAfter;
    QString textBefore; ///< as shown, for Part::Sentence
    QString textAfter;
    QString knob; ///< that was turned, for What::Knob; the entry that was set, for What::Weight
    Choices choicesBefore;
    Choices choicesAfter;
    QString frozenBefore; ///< for Part::Frozen
    QString frozenAfter;
};

/// The undo and redo stacks. Typing at one place and dragging the temperature, a knob or an entry of a matrix
/// are one edit, however many events they make.
class History
{
public:
    static constexpr int depth = 200;

    /// Returns true when the edit was joined to the last one.
    bool record(const Edit& edit);
    std::optional<Edit> undo(); ///< the edit to take back; none if there is none
    std::optional<Edit> redo();
    bool canUndo() const { return !m_done.isEmpty(); }
    bool canRedo() const { return !m_undone.isEmpty(); }

    void closeEdit() { m_mayJoin = false; } ///< the next edit will not be joined to the last
    void forgetStepChoices();               ///< they end when the step is left
    void clear();

private:
    QList<Edit> m_done;
    QList<Edit> m_undone;
    bool m_mayJoin = false;
};

} // namespace casefile::playback
