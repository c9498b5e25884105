#pragma once

#include "app/learner/own/own_questions.h"
#include "app/learner/store.h"

#include <QJsonArray>

namespace casefile::tests {

using namespace Qt::StringLiterals;

inline const QDateTime ownNow = QDateTime::fromMSecsSinceEpoch(1'790'000'000'000, Qt::UTC);

/// A question that asks for a word; n tells it from others.
inline QJsonObject ownObject(int n, const QString& more = {})
{
    const QString prompt = u"Which word is number %1?%2"_s.arg(n).arg(more);
    const QString word = u"word%1"_s.arg(n);
    return {{u"type"_s, u"text"_s},
            {u"prompt"_s, QJsonObject{{u"en"_s, prompt}}},
            {u"accepted"_s, QJsonObject{{u"en"_s, QJsonArray{word}}}}};
}

inline learner::OwnQuestion ownQuestion(int n, const QString& more = {})
{
    learner::OwnQuestion question;
    question.id = u"own-q%1"_s.arg(n);
    question.chapter = u"qkv"_s;
    question.question = ownObject(n, more);
    return question;
}

/// Questions from … to (without it), as an import adds them.
inline learner::ImportPlan ownImport(int from, int to)
{
    learner::ImportPlan plan;
    for (int n = from; n < to; ++n)
        plan.added.append(ownQuestion(n));
    return plan;
}

} // namespace casefile::tests
