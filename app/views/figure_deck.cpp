#include "app/views/figure_deck.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/figure_card.h"

#include <QGridLayout>

#include <algorithm>

namespace casefile::views {

namespace design = figures::design;

namespace {

constexpr int mostFigures = 4;
constexpr int mainHeight = 240; ///< with less room the pictures scroll, with more they share it in this ratio
constexpr int companionHeight = 200;
constexpr int playHeight = 340; ///< of each picture of a free play, which scrolls: all of them are to be read

} // namespace

FigureDeck::FigureDeck(playback::LessonSession& session, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_appearance(appearance)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(design::space2);
}

FigureCard* FigureDeck::card(int index)
{
    while (m_cards.size() <= index) {
        auto* made = new FigureCard(m_session, m_appearance, this);
        connect(made, &FigureCard::cellChosen, this, &FigureDeck::cellChosen);
        connect(made, &FigureCard::momentChosen, this, &FigureDeck::momentChosen);
        m_cards.append(made);
    }
    return m_cards.at(index);
}

void FigureDeck::setFigures(const QStringList& ids)
{
    const int count = std::min(int(ids.size()), mostFigures);
    const bool isPlay = m_session.step().freePlay;
    const int columns = isPlay ? 1 : std::max(count - 1, 1);
    for (int i = 0; i < count; ++i) {
        FigureCard* shown = card(i);
        shown->setFigure(ids.at(i));
        shown->setMinimumHeight(qRound(m_appearance.pixels(i == 0 ? mainHeight : companionHeight)));
        shown->setPictureHeight(isPlay ? qRound(m_appearance.pixels(playHeight)) : 0);
        m_grid->removeWidget(shown);
        if (i == 0)
            m_grid->addWidget(shown, 0, 0, 1, columns);
        else
            m_grid->addWidget(shown, isPlay ? i : 1, isPlay ? 0 : i - 1);
        shown->show();
    }
    for (int i = count; i < m_cards.size(); ++i)
        m_cards.at(i)->hide();
    share(isPlay ? count : std::min(count, 2), columns);
}

/// Room beyond the least heights; in a free play each picture gets as much as any other.
void FigureDeck::share(int rows, int columns)
{
    const bool isPlay = m_session.step().freePlay;
    for (int row = 0; row < mostFigures; ++row)
        m_grid->setRowStretch(row, row >= rows ? 0 : row == 0 || isPlay ? mainHeight : companionHeight);
    for (int column = 0; column < mostFigures; ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
}

} // namespace casefile::views
