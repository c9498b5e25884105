// What interview questions name of other files.
#include "app/content/interview/interview_question.h"

using namespace Qt::StringLiterals;

namespace casefile::content {

/// The chapter must be there, and its step.
static void checkRepairOf(const InterviewQuestion& question, const InterviewFile& file,
                          const ReferenceTargets& targets, Faults& faults)
{
    QStringList chapters;
    QStringList steps;
    for (const Chapter& chapter : targets.chapters) {
        chapters.append(chapter.id);
        for (const Step& step : chapter.steps) {
            if (chapter.id == question.repairChapter)
                steps.append(step.id);
        }
    }
    const QString path = u"questions[%1].repair.%2"_s.arg(question.position);
    if (!chapters.contains(question.repairChapter))
        faults.append({file.file, path.arg(u"chapter"_s),
                       unknownName(question.repairChapter, u"a chapter"_s, chapters)});
    else if (!steps.contains(question.repairStep))
        faults.append(
            {file.file, path.arg(u"step"_s),
             unknownName(question.repairStep, u"a step of \"%1\""_s.arg(question.repairChapter), steps)});
}

void checkReferences(const InterviewFile& file, const ReferenceTargets& targets, Faults& faults)
{
    if (!file.chapter.isEmpty() && !targets.courseIds.contains(file.chapter))
        faults.append(
            {file.file, u"chapter"_s, unknownName(file.chapter, u"a chapter"_s, targets.courseIds)});
    for (const InterviewQuestion& question : file.questions)
        checkRepairOf(question, file, targets, faults);
}

} // namespace casefile::content
