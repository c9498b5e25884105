#include "app/views/questions/mask_view.h"

#include "app/content/questions/mask.h"
#include "app/playback/prose_fields.h"
#include "app/playback/quiz_session.h"
#include "app/views/appearance.h"
#include "app/views/questions/mask_grid.h"

#include <QLabel>

namespace casefile::views {

using namespace Qt::StringLiterals;

MaskView::MaskView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent)
    : JudgedView(session, appearance, parent)
    , m_legend(new QLabel(this))
    , m_grid(new MaskGrid(appearance, this))
{
    setLook(m_legend, "muted");
    m_legend->setWordWrap(true);
    addPart(m_legend);
    addPart(m_grid);
    connect(m_grid, &MaskGrid::painted, this, [this] { m_session.choose({{}, {}, -1, -1, m_grid->rows()}); });
}

/// After a wrong answer only its own cells: what is too much or too little is said by the words.
QStringList MaskView::wrongCells(const QStringList& rows, const QStringList& right) const
{
    if (isOpen() || isSolved() || rows.size() != right.size())
        return {};
    QStringList wrong;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        QString cells;
        for (qsizetype column = 0; column < rows[row].size(); ++column)
            cells += rows[row].mid(column, 1) != right[row].mid(column, 1) ? u'1' : u'0';
        wrong.append(cells);
    }
    return wrong;
}

void MaskView::follow()
{
    const playback::QuizItem* item = m_session.item();
    const auto* task = item ? std::get_if<content::MaskTask>(&item->question.task) : nullptr;
    m_grid->setVisible(task && m_session.trace());
    if (!task || !m_session.trace())
        return;
    const engine::AttentionTrace& trace = *m_session.trace();
    QStringList queries;
    QStringList keys;
    for (int i = 0; i < int(trace.queries()); ++i)
        queries.append(playback::tokenName(trace, i));
    for (int i = 0; i < int(trace.keys()); ++i)
        keys.append(playback::keyTokenName(trace, i));
    const QStringList right = content::rightRows(*task, trace);
    const QStringList rows = given().parts;
    m_grid->setWords(queries, keys);
    m_grid->setOpen(isOpen());
    m_grid->setRows(isSolved() ? right : rows);
    m_grid->setWrong(wrongCells(rows, right));
    m_legend->setText(tr("Rows ask, columns are asked. Ticked: may be looked at. Empty: hidden."));
    m_grid->setAccessibleName(
        tr("Mask to paint: rows ask, columns are asked. %1", "question").arg(spokenPrompt()));
    say(isSolved() ? tr("%1 This is the mask.", "verdict").arg(verdictWords()).trimmed() : verdictWords());
}

void MaskView::takeFocus()
{
    m_grid->setFocus(Qt::OtherFocusReason);
}

QString MaskView::keys() const
{
    return tr("Arrows to a cell · Space hide or show · Ctrl+1–3 how sure · Return check, next · Ctrl+Z undo "
              "· H hint · "
              "Esc leave");
}

} // namespace casefile::views
