#pragma once

#include "app/learner/classroom/class_place.h"

#include <QJsonArray>
#include <QList>
#include <QMetaType>

namespace casefile::learner {

class Store;

/// What goes to the class at once, and up to where it comes from. Each row has a uid that stays the same
/// however often it is sent.
struct OutboxBatch
{
    QJsonArray answers; ///< neither what was typed nor the learner's sentence
    QJsonArray cards;   ///< how cards stand that have changed
    qint64 lastAnswer = 0;
    QList<qint64> changes; ///< numbers of the changes of cards

    bool isEmpty() const { return answers.isEmpty() && cards.isEmpty(); }
};

/// What the class has not had yet: a position in the log of answers, and the cards that have changed since
/// they were sent. It is in the store, so that it survives whatever happens; the store outlives it.
class Outbox
{
public:
    explicit Outbox(Store& store);

    bool isJoined() const;
    ClassPlace place() const;
    /// From now on everything is for this class, also what was answered before. False if it was not kept.
    bool join(const ClassPlace& place);
    bool leave(); ///< nothing of the learner's own is lost

    OutboxBatch take(int most) const;
    bool confirm(const OutboxBatch& sent); ///< it has arrived
    int waiting() const;                   ///< rows

private:
    Store& m_store;
};

} // namespace casefile::learner

Q_DECLARE_METATYPE(casefile::learner::OutboxBatch)
