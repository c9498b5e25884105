#pragma once

#include "app/content/answer_record.h"
#include "app/learner/schedule/study_day.h"

#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QMetaType>

namespace casefile::learner {

struct ClassMember
{
    QString login;
    QString shown;

    bool operator==(const ClassMember&) const = default;
};

/// How a card of a learner stands.
struct ClassCard
{
    QString chapter;
    int phase = 0; ///< as learner::Phase
    double stability = 0.0;
    StudyDay dueDay = 0;
    qint64 changedUtcMs = 0;

    bool operator==(const ClassCard&) const = default;
};

/// All that an instructor may read of a class.
struct ClassRows
{
    QString name;
    QDateTime read;              ///< when; what is due is due then
    quint64 upTo = 0;            ///< transactions of the server that are in it: all before this one
    QList<ClassMember> learners; ///< by the name that is shown
    QMap<QString, QList<content::AnswerRecord>> answers; ///< by login; oldest first
    QMap<QString, QMap<QString, ClassCard>> cards;       ///< by login and item

    bool operator==(const ClassRows&) const = default;
};

/// As a file of samples keeps them; and back, empty if it is none.
QJsonObject toJson(const ClassRows& rows);
ClassRows classRows(const QJsonObject& json);

} // namespace casefile::learner

Q_DECLARE_METATYPE(casefile::learner::ClassRows)
