#pragma once

#include "app/content/references.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace casefile::content {

/// Something that a good answer says; the model answer is its points in their order.
struct InterviewPoint
{
    QString id; ///< within its question, for ever: ticks are logged under it
    Localized text;
};

/// What an interviewer asks next, when one of these points was missed.
struct FollowUp
{
    QStringList after; ///< ids of points
    Localized question;
    Localized answer; ///< in short; empty: left to the learner
};

/// A question that is answered freely, aloud or typed, and graded by whoever answered it.
struct InterviewQuestion
{
    static constexpr int levels = 4; ///< of the rubric

    QString id; ///< "I-OV-01", for ever
    int version = 1;
    QString chapter;
    QString level; ///< of interviewLevels()
    QString kind;  ///< of interviewKinds()
    Localized question;
    QList<InterviewPoint> points;
    QList<Localized> rubric; ///< what earns 1, 2, 3, 4: each asks for what the ones before it ask for, too
    QList<Localized> weak;   ///< answers that make an interviewer frown
    QList<FollowUp> followUps;
    QString repairChapter;
    QString repairStep;
    QStringList sources; ///< "Vaswani 2017 §3.2.1"
    int position = 0;    ///< place in the list of the file, for messages
};

/// The interview questions of a chapter.
struct InterviewFile
{
    QString file;
    QString chapter;
    QList<InterviewQuestion> questions;
};

QStringList interviewLevels(); ///< "junior", "mid", "senior", "staff"
QStringList interviewKinds();  ///< "concept", "derivation", "numeric", …

/// Reads quizzes/interview/<chapter>.json; collects all faults. Only questions without one are kept.
InterviewFile readInterview(const QString& file, Faults& faults);

/// The files below a folder of quizzes: interview/*.json, in the order of their names.
QStringList interviewFiles(const QString& quizzesRoot);

/// All of them, chapters in the order of the course; what cannot be read is left out.
QList<InterviewQuestion> interviewQuestions(const Library& library);

/// Chapter and repair step of every question.
void checkReferences(const InterviewFile& file, const ReferenceTargets& targets, Faults& faults);

} // namespace casefile::content
