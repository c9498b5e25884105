#pragma once

#include "app/content/interview/interview_question.h"

namespace casefile::tests {

using namespace Qt::StringLiterals;

/// With points a, b and c, and a follow-up on c.
inline content::InterviewQuestion someQuestion(const QString& id, const QString& chapter,
                                               const QString& level)
{
    content::InterviewQuestion question;
    question.id = id;
    question.chapter = chapter;
    question.level = level;
    question.kind = u"concept"_s;
    question.question = {{u"zh"_s, u"为什么 "_s + id}, {u"en"_s, u"Why "_s + id}};
    for (const QString& point : {u"a"_s, u"b"_s, u"c"_s})
        question.points.append({point, {{u"en"_s, u"point "_s + point}}});
    question.repairChapter = chapter;
    question.repairStep = u"step-of-"_s + chapter;
    question.followUps = {{{u"c"_s}, {{u"en"_s, u"And c?"_s}}, {}}};
    return question;
}

inline QList<content::InterviewQuestion> someQuestions()
{
    return {someQuestion(u"I-1"_s, u"overview"_s, u"junior"_s),
            someQuestion(u"I-2"_s, u"overview"_s, u"mid"_s), someQuestion(u"I-3"_s, u"qkv"_s, u"junior"_s),
            someQuestion(u"I-4"_s, u"qkv"_s, u"staff"_s)};
}

} // namespace casefile::tests
