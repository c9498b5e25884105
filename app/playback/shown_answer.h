#pragma once

#include <QList>
#include <QString>

namespace casefile::playback {

/// An option as it is shown.
struct ShownOption
{
    QString id;
    QString text;
    QString feedback; ///< of this option, filled in; show it after the verdict only
    bool right = false;
    bool isChosen = false;
};

/// Words of a list by their id.
struct ShownChoice
{
    QString id;
    QString text;
};

/// A left side or a gap, and what was put to it.
struct ShownPart
{
    enum class Mark { None, Right, Wrong };

    QString label;
    QList<ShownChoice> choices; ///< to choose from; empty: words are typed
    QString given;              ///< id of a choice, or the words
    Mark mark = Mark::None;     ///< after the verdict
    QString feedback;           ///< likewise
    QString solution;           ///< the right words, once they may be seen
};

/// An item of an order, or a point of a rubric.
struct ShownItem
{
    QString id;
    QString text;
    bool isMarked = false; ///< an item: after the verdict, it must be moved; a point: it was ticked
};

} // namespace casefile::playback
