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

namespace casefile::views {

/// "Where does this number come from?": the number, its rule, its terms (each opens the next level down, Back
/// leads up), and whether they make it. Which numbers these are is the business of the panels made from it.
class ProvenanceFrame : public QFrame
{
    Q_OBJECT

public:
    explicit ProvenanceFrame(QWidget* parent = nullptr);

    void back();      ///< one level up
    void takeFocus(); ///< to the first term, which Return or Space opens

protected:
    /// A number among the terms of the level shown.
    struct TermPlace
    {
        std::size_t term = 0;
        TermRow::Side side = TermRow::Side::Left;
    };

    /// What the frame shows of one number; the cells of `numbers` are not looked at.
    struct Level
    {
        QString name;   ///< of the number, with its value
        QString remark; ///< whose number it is, where that could be mistaken; else empty
        engine::Provenance numbers;
        std::function<QString(const TermPlace&)> nameOf;
    };

    virtual std::optional<Level> level() const = 0; ///< none: no number is asked about
    virtual QString invitation() const = 0;         ///< said instead
    virtual bool isBelow() const = 0;               ///< there is a level above
    virtual void goDown(const TermPlace& place) = 0;
    virtual void goUp() = 0;

    void rebuild();
    void moveTo(const std::function<void()>& change); ///< another level; the keyboard stays in the frame
    std::optional<TermPlace> focusedTerm() const;
    void changeEvent(QEvent* event) override;

private:
    void fillTerms(const Level& level);
    void fillRow(TermRow& row, const Level& level, std::size_t term);
    void keepRows(std::size_t count);

    bool m_showAll = false;
    QLabel* m_title;
    QPushButton* m_back;
    QLabel* m_name;
    QLabel* m_remark;
    QLabel* m_rule;
    QLabel* m_equality;
    QVBoxLayout* m_terms;
    QList<TermRow*> m_rows;           ///< in m_terms
    std::vector<std::size_t> m_shown; ///< which term each row has
    QPushButton* m_more;
};

} // namespace casefile::views
