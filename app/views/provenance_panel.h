#pragma once

#include "app/views/term_row.h"
#include "engine/attention/provenance.h"

#include <QFrame>

#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

/// "Where does this number come from?": the terms of a cell, each of which opens the next level down; Back
/// leads up.
class ProvenancePanel : public QFrame
{
    Q_OBJECT

public:
    explicit ProvenancePanel(const playback::LessonSession& session, QWidget* parent = nullptr);

    void show(const engine::CellRef& cell);     ///< a new question: forgets the way here
    void openTerm(const engine::CellRef& cell); ///< one level deeper
    void back();
    void takeFocus();     ///< to the first term, which Return or Space opens
    bool isAsked() const; ///< a cell was chosen, or the figures of the step show numbers of the trace
    std::optional<engine::CellRef>
    cell() const; ///< the chosen one, else the focused cell of the present stage

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; ///< Ctrl+C: the number in full

private:
    /// What the rows on screen answer.
    struct Question
    {
        engine::TracePtr trace;
        std::optional<engine::CellRef> cell;
        bool isRevealed = false;
        bool operator==(const Question&) const = default;
    };

    Question question() const;
    void follow();
    void forget();
    void rebuild();
    void addTerms(const engine::AttentionTrace& trace, const engine::CellRef& cell);
    void keepRows(std::size_t count);
    void goTo(const std::function<void()>& change);
    void fillRow(TermRow& row, const engine::AttentionTrace& trace, const engine::Provenance& provenance,
                 const engine::Term& term);
    TermRow::Number number(const QString& name, double value, const engine::CellRef& cell) const;

    const playback::LessonSession& m_session;
    std::vector<engine::CellRef> m_path; ///< from the chosen cell down to the one shown
    bool m_showAll = false;
    Question m_shown;
    QLabel* m_title;
    QPushButton* m_back;
    QLabel* m_name;
    QLabel* m_rule;
    QLabel* m_equality;
    QVBoxLayout* m_terms;
    QList<TermRow*> m_rows; ///< in m_terms
    QPushButton* m_more;
};

} // namespace casefile::views
