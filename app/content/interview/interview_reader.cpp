// Reads the interview questions of a chapter.
#include "app/content/interview/interview_question.h"
#include "app/content/json_reader.h"

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

QList<Localized> readTexts(const JsonReader& list)
{
    QList<Localized> texts;
    for (const JsonReader& place : list.asArray())
        texts.append(place.asLocalized());
    return texts;
}

void expectAny(const JsonReader& list, const QString& what)
{
    if (list.value().isArray() && list.asArray().isEmpty())
        list.fault(u"must have at least one %1"_s.arg(what));
}

QStringList readPoints(const JsonReader& list, InterviewQuestion& question)
{
    QStringList ids;
    for (const JsonReader& place : list.asArray()) {
        if (!place.expectObject({u"id"_s, u"text"_s}))
            continue;
        const JsonReader idPlace = place.member(u"id"_s);
        const QString id = idPlace.asId().value_or(QString());
        if (!id.isEmpty())
            expectNew(id, idPlace, ids);
        question.points.append({id, place.member(u"text"_s).asLocalized()});
    }
    expectAny(list, u"point"_s);
    return ids;
}

void readFollowUps(const JsonReader& list, const QStringList& points, InterviewQuestion& question)
{
    for (const JsonReader& place : list.asArray()) {
        if (!place.expectObject({u"after"_s, u"question"_s, u"answer"_s}))
            continue;
        FollowUp followUp;
        const JsonReader after = place.member(u"after"_s);
        for (const JsonReader& point : after.asArray())
            followUp.after.append(point.asName(points, u"a point of this question"_s).value_or(QString()));
        expectAny(after, u"point"_s);
        followUp.question = place.member(u"question"_s).asLocalized();
        followUp.answer = place.member(u"answer"_s, Need::Optional).asLocalized();
        question.followUps.append(followUp);
    }
    expectAny(list, u"follow-up"_s);
}

void readRubric(const JsonReader& list, InterviewQuestion& question)
{
    question.rubric = readTexts(list);
    if (list.value().isArray() && question.rubric.size() != InterviewQuestion::levels)
        list.fault(
            u"must have %1 levels, but has %2"_s.arg(InterviewQuestion::levels).arg(question.rubric.size()));
}

void readInterviewRepair(const JsonReader& place, InterviewQuestion& question)
{
    if (!place.expectObject({u"chapter"_s, u"step"_s}))
        return;
    question.repairChapter = place.member(u"chapter"_s).asId().value_or(QString());
    question.repairStep = place.member(u"step"_s).asId().value_or(QString());
}

InterviewQuestion readInterviewQuestion(const JsonReader& place, QStringList& seen)
{
    InterviewQuestion question;
    if (!place.expectObject({u"id"_s, u"version"_s, u"level"_s, u"kind"_s, u"question"_s, u"points"_s,
                             u"rubric"_s, u"weak"_s, u"followUps"_s, u"repair"_s, u"sources"_s}))
        return question;
    const JsonReader idPlace = place.member(u"id"_s);
    question.id = idPlace.asId().value_or(QString());
    if (!question.id.isEmpty())
        expectNew(question.id, idPlace, seen);
    question.version = place.member(u"version"_s).asInteger(1).value_or(1);
    question.level = place.member(u"level"_s).asName(interviewLevels(), u"a level"_s).value_or(QString());
    question.kind = place.member(u"kind"_s).asName(interviewKinds(), u"a kind"_s).value_or(QString());
    question.question = place.member(u"question"_s).asLocalized();
    const QStringList points = readPoints(place.member(u"points"_s), question);
    readRubric(place.member(u"rubric"_s), question);
    const JsonReader weak = place.member(u"weak"_s);
    question.weak = readTexts(weak);
    expectAny(weak, u"weak answer"_s);
    readFollowUps(place.member(u"followUps"_s), points, question);
    readInterviewRepair(place.member(u"repair"_s), question);
    for (const JsonReader& source : place.member(u"sources"_s, Need::Optional).asArray())
        question.sources.append(source.asString().value_or(QString()));
    return question;
}

} // namespace

QStringList interviewLevels()
{
    return {u"junior"_s, u"mid"_s, u"senior"_s, u"staff"_s};
}

QStringList interviewKinds()
{
    return {u"concept"_s,      u"derivation"_s, u"numeric"_s,      u"complexity"_s,
            u"code-reading"_s, u"debugging"_s,  u"system-design"_s};
}

InterviewFile readInterview(const QString& file, Faults& faults)
{
    InterviewFile read;
    read.file = file;
    const JsonReader top = JsonReader::fromFile(file, faults);
    if (!top.expectObject({u"version"_s, u"chapter"_s, u"questions"_s}))
        return read;
    top.expectVersion(1);
    read.chapter = top.member(u"chapter"_s).asId().value_or(QString());
    QStringList seen;
    const QList<JsonReader> places = top.member(u"questions"_s).asArray();
    for (int i = 0; i < int(places.size()); ++i) {
        const qsizetype faultsBefore = faults.size();
        InterviewQuestion question = readInterviewQuestion(places[i], seen);
        question.position = i;
        question.chapter = read.chapter;
        if (faults.size() == faultsBefore)
            read.questions.append(question);
    }
    return read;
}

QStringList interviewFiles(const QString& quizzesRoot)
{
    const QDir folder(u"%1/interview"_s.arg(quizzesRoot));
    QStringList files;
    for (const QString& name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name))
        files.append(folder.filePath(name));
    return files;
}

QList<InterviewQuestion> interviewQuestions(const Library& library)
{
    QList<InterviewQuestion> questions;
    Faults faults;
    for (const QString& file : interviewFiles(library.quizzesRoot))
        questions += readInterview(file, faults).questions;
    const auto place = [&](const InterviewQuestion& question) {
        return std::ranges::find(library.course, question.chapter, &CourseEntry::id) - library.course.begin();
    };
    std::ranges::stable_sort(questions, {}, place);
    return questions;
}

} // namespace casefile::content
