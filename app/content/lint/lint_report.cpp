// The linter on the command line.
#include "app/content/json_path.h"
#include "app/content/lint/question_lint.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

QStringList quizFilesAt(const QString& place)
{
    const QFileInfo info(place);
    if (info.isFile())
        return {place};
    const QDir folder(place);
    const QDir quizzes(folder.exists(u"quizzes"_s) ? folder.filePath(u"quizzes"_s) : place);
    QStringList files;
    for (const QString& name : quizzes.entryList({u"*.json"_s}, QDir::Files, QDir::Name))
        files.append(quizzes.filePath(name));
    return files;
}

QString sentence(const LintNote& note)
{
    switch (note.kind) {
    case LintKind::Missing:
        return u"is empty"_s;
    case LintKind::TooFew:
        return u"must have at least %1 entries"_s.arg(note.detail);
    case LintKind::NoneRight:
        return u"none is right"_s;
    case LintKind::SeveralRight:
        return u"%1 are right, but one must be"_s.arg(note.detail);
    case LintKind::AllRight:
        return u"all are right"_s;
    case LintKind::DuplicateId:
        return u"\"%1\" is there twice"_s.arg(note.detail);
    case LintKind::UnknownName:
        return u"there is no \"%1\""_s.arg(note.detail);
    case LintKind::LongestIsRight:
        return u"the right option is clearly the longest"_s;
    case LintKind::EqualOptions:
        return u"reads as option %1"_s.arg(note.detail);
    case LintKind::NearlyEqualOptions:
        return u"reads nearly as option %1"_s.arg(note.detail);
    case LintKind::NoFeedback:
        return u"says nothing"_s;
    case LintKind::NoTranslation:
        return u"is not there in this language"_s;
    case LintKind::NoMisconception:
        return u"names no misconception"_s;
    case LintKind::UnknownMisconception:
        return u"there is no misconception \"%1\""_s.arg(note.detail);
    case LintKind::NoHint:
        return u"there is no hint"_s;
    case LintKind::NoRepair:
        return u"names no step to go back to"_s;
    case LintKind::UnknownStep:
        return u"there is no step \"%1\""_s.arg(note.detail);
    case LintKind::AllOfTheAbove:
        return u"speaks of other options, which are shuffled"_s;
    case LintKind::ToleranceTooWide:
        return u"%1 lets wrong numbers pass"_s.arg(note.detail);
    case LintKind::ToleranceTooNarrow:
        return u"%1 is less than what is shown"_s.arg(note.detail);
    case LintKind::LongPrompt:
        return u"is long: %1 characters"_s.arg(note.detail);
    case LintKind::UnmarkedNegation:
        return u"a \"not\" that is not set in bold is easily overlooked"_s;
    }
    return {};
}

} // namespace

QString toString(const LintNote& note)
{
    return sentence(note);
}

Faults lintFolders(const QStringList& places, const KnownNames& names)
{
    const LintTargets targets = lintTargetsOf(embeddedLibrary(names));
    Faults notes;
    for (const QString& place : places) {
        for (const QString& path : quizFilesAt(QDir::cleanPath(place))) {
            QFile file(path);
            if (!file.open(QIODevice::ReadOnly)) {
                notes.append({path, u"file"_s, file.errorString()});
                continue;
            }
            const QJsonArray questions =
                QJsonDocument::fromJson(file.readAll()).object().value("questions"_L1).toArray();
            for (int i = 0; i < int(questions.size()); ++i) {
                for (const LintNote& note : lintQuestion(questions.at(i).toObject(), targets))
                    notes.append({path, pathOf(pathOf(u"questions"_s, i), note.place()), toString(note)});
            }
        }
    }
    return notes;
}

} // namespace casefile::content
