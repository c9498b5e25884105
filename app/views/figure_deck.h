#pragma once

#include "engine/attention/trace.h"

#include <QList>
#include <QWidget>

class QGridLayout;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

class Appearance;
class FigureCard;

/// The pictures of a step: the first large, its companions side by side below it; in a free play one below
/// the other, each large enough to be read. Cards are kept from step to step.
class FigureDeck : public QWidget
{
    Q_OBJECT

public:
    FigureDeck(playback::LessonSession& session, const Appearance& appearance, QWidget* parent = nullptr);

    void setFigures(const QStringList& ids);
    FigureCard* mainFigure() const { return m_cards.value(0); } ///< nullptr before the first step

signals:
    void cellChosen(const casefile::engine::CellRef& cell);
    void momentChosen(qint64 moment); ///< of the walk through code

private:
    FigureCard* card(int index);
    void share(int rows, int columns);

    playback::LessonSession& m_session;
    const Appearance& m_appearance;
    QGridLayout* m_grid;
    QList<FigureCard*> m_cards;
};

} // namespace casefile::views
