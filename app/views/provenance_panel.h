#pragma once

#include "app/playback/code_stepper.h"
#include "app/views/provenance_frame.h"

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

/// "Where does this number come from?" of the trace: the chosen cell, else that of the walk, else the one in
/// focus.
class ProvenancePanel : public ProvenanceFrame
{
    Q_OBJECT

public:
    explicit ProvenancePanel(const playback::LessonSession& session, QWidget* parent = nullptr);

    void show(const engine::CellRef& cell);     ///< a new question: forgets the way here
    void openTerm(const engine::CellRef& cell); ///< one level deeper
    /// On a walk through code: the number that its present line is about; none: there is no walk.
    void setWalked(const std::optional<playback::WalkedCell>& walked);
    bool isAsked() const; ///< a cell was chosen, or the figures of the step show numbers of the trace
    std::optional<engine::CellRef>
    cell() const; ///< the chosen one, else the focused cell of the present stage

protected:
    std::optional<Level> level() const override;
    QString invitation() const override;
    bool isBelow() const override { return m_path.size() > 1; }
    void goDown(const TermPlace& place) override;
    void goUp() override { m_path.pop_back(); }
    void keyPressEvent(QKeyEvent* event) override; ///< Ctrl+C: the number in full

private:
    /// What the rows on screen answer.
    struct Question
    {
        engine::TracePtr trace;
        std::optional<engine::CellRef> cell;
        bool isRevealed = false;
        bool isAltered = false; ///< a picture of the step draws another model
        bool grows = false;     ///< on a walk: the card tells what it ends as
        bool operator==(const Question&) const = default;
    };

    Question question() const;
    void follow();
    void forget();
    void descend(const engine::CellRef& cell);
    std::optional<engine::CellRef> termCell(const TermPlace& place) const;

    const playback::LessonSession& m_session;
    std::vector<engine::CellRef> m_path; ///< from the chosen cell down to the one shown
    std::optional<playback::WalkedCell> m_walked;
    Question m_shown; ///< when the session last changed
};

} // namespace casefile::views
