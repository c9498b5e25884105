#pragma once

#include "app/views/block_question.h"

#include <QFrame>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

class TermRow;

/// "Where does this number come from?" for pictures of untrained blocks: through norms, residuals, attention
/// and feed-forward down to the input and the weights. Hidden while the step shows no block.
class BlockProvenance : public QFrame
{
    Q_OBJECT

public:
    explicit BlockProvenance(const playback::LessonSession& session, QWidget* parent = nullptr);

    bool isAsked() const; ///< the large picture of the step shows a block
    std::optional<engine::LedgerCell> cell() const;
    void openTerm(int term, bool right); ///< one level deeper
    void back();

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow(); ///< another trace, focus or knob: asks anew
    void rebuild();
    void fillTerms();
    void keepRows(std::size_t count);

    const playback::LessonSession& m_session;
    std::optional<BlockQuestion> m_question;
    QString m_figure;                        ///< that the question is about
    figures::Frame m_asked;                  ///< what the question was made from
    std::vector<engine::LedgerCell> m_path;  ///< from the question's cell down to the one shown
    std::vector<engine::LedgerTerm> m_terms; ///< of the rows on screen
    QLabel* m_title;
    QPushButton* m_back;
    QLabel* m_name;
    QLabel* m_rule;
    QVBoxLayout* m_rowsLayout;
    QList<TermRow*> m_rows;
    QLabel* m_equality;
};

} // namespace casefile::views
