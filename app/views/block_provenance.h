#pragma once

#include "app/views/block_question.h"
#include "app/views/provenance_frame.h"

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

/// "Where does this number come from?" for pictures of untrained blocks: through norms, residuals, attention
/// and feed-forward down to the input and the weights. Hidden while the step shows no block.
class BlockProvenance : public ProvenanceFrame
{
    Q_OBJECT

public:
    explicit BlockProvenance(const playback::LessonSession& session, QWidget* parent = nullptr);

    bool isAsked() const; ///< the large picture of the step shows a block
    std::optional<engine::LedgerCell> cell() const;

protected:
    std::optional<Level> level() const override;
    QString invitation() const override;
    bool isBelow() const override { return m_path.size() > 1; }
    void goDown(const TermPlace& place) override;
    void goUp() override { m_path.pop_back(); }

private:
    void follow(); ///< another trace, focus or knob: asks anew

    const playback::LessonSession& m_session;
    std::optional<BlockQuestion> m_question;
    QString m_figure;                       ///< that the question is about
    figures::Frame m_asked;                 ///< what the question was made from
    std::vector<engine::LedgerCell> m_path; ///< from the question's cell down to the one shown
};

} // namespace casefile::views
