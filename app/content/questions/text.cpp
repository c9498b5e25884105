#include "app/content/questions/text.h"

#include "app/content/grading/short_text.h"
#include "app/content/questions/task_reader.h"

using namespace Qt::StringLiterals;

namespace casefile::content {

QStringList textKeys()
{
    return {u"accepted"_s, u"mistaken"_s, u"feedback"_s, u"misconception"_s};
}

TextTask readText(const JsonReader& question)
{
    TextTask task;
    readFeedback(question, task);
    task.accepted = readSpellings(question.member(u"accepted"_s));
    for (const JsonReader& place : question.member(u"mistaken"_s, Need::Optional).asArray()) {
        if (!place.expectObject({u"words"_s, u"misconception"_s, u"feedback"_s}))
            continue;
        MistakenWords mistaken;
        mistaken.spellings = readSpellings(place.member(u"words"_s));
        mistaken.misconception = place.member(u"misconception"_s, Need::Optional).asId().value_or(QString());
        mistaken.feedback = place.member(u"feedback"_s).asLocalized();
        for (const QString& spelling : everySpelling(mistaken.spellings)) {
            if (gradeText(spelling, everySpelling(task.accepted)) == TextVerdict::Right)
                place.fault(u"\"%1\" is accepted as right"_s.arg(spelling));
        }
        task.mistaken.append(mistaken);
    }
    return task;
}

Verdict grade(const TextTask& task, const Question&, const Answer& answer, const engine::AttentionTrace&)
{
    Verdict verdict;
    verdict.expectedWords = firstSpelling(task.accepted);
    const TextVerdict given = gradeText(answer.typed, everySpelling(task.accepted));
    verdict.unreadable = given == TextVerdict::Blank;
    verdict.right = given == TextVerdict::Right || given == TextVerdict::RightButAccents;
    if (verdict.right) {
        verdict.feedback = task.feedbackRight;
        return verdict;
    }
    verdict.feedback = task.feedbackWrong;
    for (const MistakenWords& mistaken : task.mistaken) {
        if (gradeText(answer.typed, everySpelling(mistaken.spellings)) != TextVerdict::Right)
            continue;
        verdict.misconception = mistaken.misconception;
        verdict.feedback = mistaken.feedback;
        break;
    }
    return verdict;
}

} // namespace casefile::content
